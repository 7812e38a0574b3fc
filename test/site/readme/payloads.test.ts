import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { highlightHcl } from '../../../src/adapters/hcl/hcl-highlighter.ts'
import { readmeRenderer } from '../../../src/site/readme/readme.ts'
import { allowListed } from '../../../src/site/readme/sanitize.ts'
import { readCorpus } from '../../corpus.ts'
import { inTime } from '../../support/in-time.ts'
import { problemsOf } from '../../support/site/inert-html.ts'
import { readmePlace } from '../../support/site/readme-place.ts'

const corpus = readCorpus<{
  cases: readonly { id: string; markdown: string; why: string }[]
  generated: readonly { id: string; why: string }[]
  bytes: readonly { id: string; bytes_hex: string }[]
}>('readme-payloads')

/** The recipes of `generated`, by id. */
const GENERATED: Readonly<Record<string, string>> = {
  'size-00': '*'.repeat(100_000),
  'size-02': '!['.repeat(50_000) + ']('.repeat(50_000),
  'size-04': `${'- '.repeat(20_000)}a`,
  'size-06': `${'|a'.repeat(20_000)}\n${'|-'.repeat(20_000)}`,
  'size-08': '<div>'.repeat(100_000),
  'size-10': `${'[a]: /x\n'.repeat(50_000)}${'[a]'.repeat(50_000)}`,
}
const render = readmeRenderer(highlightHcl)
const html = (text: string | Uint8Array) =>
  render(typeof text === 'string' ? new TextEncoder().encode(text) : text, readmePlace()).html

describe('a README that attacks the page', () => {
  it.each(corpus.cases)('$id does nothing ($why)', ({ markdown }) => {
    const rendered = html(markdown)
    expect(problemsOf(rendered)).toEqual([])
    expect(allowListed(rendered)).toBe(rendered)
  })

  it.each(corpus.bytes)('$id does nothing, whatever its encoding', ({ bytes_hex }) =>
    expect(problemsOf(html(Buffer.from(bytes_hex, 'hex')))).toEqual([]),
  )

  it.each(corpus.generated)('$id ends ($why)', ({ id }) => {
    const text = GENERATED[id] ?? ''
    expect(text.length).toBeGreaterThan(1000)
    const rendered = inTime(() => html(text))
    expect(problemsOf(rendered)).toEqual([])
  })

  it('is found by the check where nothing is sanitised', () => {
    const plain = new MarkdownIt({ html: true })
    plain.validateLink = () => true
    const found = corpus.cases.filter(({ markdown }) => problemsOf(plain.render(markdown)).length > 0)
    expect(found.length).toBeGreaterThan(corpus.cases.length / 2)
  })
})
