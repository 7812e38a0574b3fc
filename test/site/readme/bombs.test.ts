import { expect, it } from 'vitest'
import { highlightHcl } from '../../../src/adapters/hcl/hcl-highlighter.ts'
import { withinTime } from '../../../src/adapters/node/within-time.ts'
import { RegistryError } from '../../../src/base/error.ts'
import { readmeRenderer } from '../../../src/site/readme/readme.ts'
import { inTime } from '../../support/in-time.ts'
import { readmePlace } from '../../support/site/readme-place.ts'

const render = (text: string) => readmeRenderer(highlightHcl)(Buffer.from(text), readmePlace())
const footnotes = Array.from({ length: 5000 }, (_, at) => `[^${at}]`)

it.each([
  ['inline footnotes', 'x^[a]'.repeat(16_000)],
  ['footnotes', `${footnotes.map((each) => `${each}: a\n\n`).join('')}${footnotes.join(' ')}`],
  ['headings', '# a\n'.repeat(45_000)],
  ['images', '<img src=x>'.repeat(40_000)],
  ['links that do not end', '[a]('.repeat(100_000)],
  ['addresses', 'http://a.'.repeat(50_000)],
  ['front matter', `---\n${'a:\r\n'.repeat(50)}`],
])('renders %s, and ends', (_, text) => expect(inTime(() => render(text)).html).not.toBe(''))

it('renders the first 200 footnotes, and the others as text', () => {
  const { html } = render(Array.from({ length: 201 }, (_, at) => `x^[note ${at}]`).join(' '))
  expect(html.match(/id="[^"]*fn\d+"/g)).toHaveLength(200)
  expect(html).toContain('x^[note 200]')
})

it('shows a README that is nothing but Markdown as text', () => {
  const { html, notes } = render('*a '.repeat(120_000))
  expect(html).toMatch(/^<pre tabindex="0">\*a \*a /)
  expect(notes).toEqual(['The README has more than 100000 characters of Markdown, so this is its text.'])
})

it('shows a README that takes longer than its time as text', () => {
  const late = () => new RegistryError('LIMIT_EXCEEDED', 'late', 'make it shorter')
  const hurried = readmeRenderer(highlightHcl, (work) => withinTime(1, work, late))
  const { html, notes } = hurried(Buffer.from('x^[a] '.repeat(15_000)), readmePlace())
  expect(html).toMatch(/^<pre tabindex="0">x\^\[a\] /)
  expect(notes).toEqual(['The README takes too long to be rendered, so this is its text.'])
})
