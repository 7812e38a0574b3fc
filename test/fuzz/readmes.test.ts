// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a template of HCL
import { expect } from 'vitest'
import { highlightHcl } from '../../src/adapters/hcl/hcl-highlighter.ts'
import { readmeRenderer } from '../../src/site/readme/readme.ts'
import { readCorpus } from '../corpus.ts'
import { fuzz, mutated } from '../support/fuzz/fuzz.ts'
import { problemsOf } from '../support/site/inert-html.ts'
import { readmePlace } from '../support/site/site-index.ts'

const { cases } = readCorpus<{ cases: readonly { markdown: string }[] }>('readme-payloads')
const SAMPLES = [
  ...cases.map(({ markdown }) => markdown),
  '# A\n\n| a | b |\n|--|--|\n| 1 | 2[^1] |\n\n- [x] done\n\n> [!TIP]\n> b\n\n[^1]: Note.\n\n```hcl\na = "${b}"\n```\n',
]
const WORDS = [
  ...['<script>', '</div>', '<a href="javascript:x">', '<img src=x onerror=x>', '](', '![', '```hcl\n'],
  ...['&#x', '<!--', '-->', '<svg>', '<math>', '"\'>', '\0', '[^1]', 'id="content"', 'style=', '\u{202e}'],
]

const render = readmeRenderer(highlightHcl)

/** Bytes that are no UTF-8, too. */
fuzz('readmes', mutated(SAMPLES, WORDS), (text) => {
  const bytes = Buffer.from(text, text.length % 4 === 0 ? 'latin1' : 'utf8')
  expect(problemsOf(render(bytes, readmePlace()).html)).toEqual([])
})
