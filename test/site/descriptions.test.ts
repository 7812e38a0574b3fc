import { describe, expect, it } from 'vitest'
import { inlineHtml } from '../../src/site/readme/inline.ts'
import { allowListed } from '../../src/site/readme/sanitize.ts'
import { readCorpus } from '../corpus.ts'
import { inTime } from '../support/in-time.ts'
import { problemsOf } from '../support/site/inert-html.ts'
import { pagesOf } from '../support/site/rendered-pages.ts'
import { siteIndexFiles } from '../support/site/site-index.ts'

const REL = 'rel="nofollow ugc noopener"'

/** The page of a module whose input and output have this description. */
async function pageWith(description: string) {
  const heredoc = `<<-EOT\n${description.replaceAll('${', '$${')}\nEOT`
  const main = `variable "a" {\n  type = string\n  description = ${heredoc}\n}\noutput "b" {\n  value = var.a\n  description = ${heredoc}\n}\n`
  const submodule = `# Inner\n\n![badge](https://x.example/b.svg)\n\nMakes \`one\` subnet, see [the docs](https://x.example/d) and [more](../../README.md).\n\nMore.\n`
  const files = { 'main.tf': main, 'modules/inner/main.tf': main, 'modules/inner/README.md': submodule }
  const index = await siteIndexFiles([{ address: 'acme/vpc/aws', versions: { '1.0.0': files } }])
  return (await pagesOf(index)).html('modules/acme/vpc/aws/')
}

describe('a description has the inline Markdown of READMEs:', () => {
  it.each([
    ['code', 'Is `true` where "x" < 1', 'Is <code>true</code> where "x" &lt; 1'],
    ['emphasis', '**Must** be *set*, not ~~left~~', '<strong>Must</strong> be <em>set</em>, not <s>left</s>'],
    ['a link', '[docs](https://x.example/a?b=1)', `<a href="https://x.example/a?b=1" ${REL}>docs</a>`],
    [
      'an address',
      'See https://a.example/a.',
      `See <a href="https://a.example/a" ${REL}>https://a.example/a</a>.`,
    ],
    ['the lines of a fence', 'Such as\n```hcl\n{\n  a = 1\n}\n```', 'Such as\n<code>{\n  a = 1\n}</code>'],
    ['names as they are', 'for vpc_id_list and *.example.com', 'for vpc_id_list and *.example.com'],
    ['backslashes as they are', 'matches ^a\\.b\\d+$ and `c`', 'matches ^a\\.b\\d+$ and <code>c</code>'],
    ['lists as they are', '- `a`\n- b\n# c', '- <code>a</code>\n- b\n# c'],
    ['HTML as text', '<b onclick="x()">`a`</b>', '&lt;b onclick="x()"&gt;<code>a</code>&lt;/b&gt;'],
    ['links into the repository as text', '[a](./b.md) [c](#d)', '[a](./b.md) [c](#d)'],
    ['no link that runs', '[a](javascript:alert(1))', '[a](javascript:alert(1))'],
    [
      'an image as a link',
      '![a](https://x.example/b.png)',
      `<a class="md-image" href="https://x.example/b.png" ${REL}>a</a>`,
    ],
  ])('%s', async (_, description, expected) => {
    const page = await pageWith(description)
    expect(page.split(`<p>${expected}</p>`)).toHaveLength(3)
  })

  it('and so has what the README of a submodule begins with', async () => {
    const page = await pageWith('x')
    expect(page).toContain(
      `<p>Makes <code>one</code> subnet, see <a href="https://x.example/d" ${REL}>the docs</a> and more.</p>`,
    )
  })
})

const corpus = readCorpus<{ cases: readonly { id: string; markdown: string }[] }>('readme-payloads')

describe('a description that attacks the page', () => {
  it.each(corpus.cases)('$id does nothing', ({ markdown }) => {
    const html = inlineHtml(markdown)
    expect(problemsOf(html)).toEqual([])
    expect(allowListed(html).replaceAll('&quot;', '"')).toBe(html.replaceAll('&quot;', '"'))
  })

  it.each(['*', '[', '![', '`', '~', '<', '[a](', '*a_', '`a`` ', 'https://a.b '])(
    'ends, with %j many times',
    (part) => {
      const text = part.repeat(Math.floor(8192 / part.length))
      expect(problemsOf(inTime(() => inlineHtml(text)))).toEqual([])
    },
  )

  it('is text where it is too long', () => {
    const long = '`a` '.repeat(3000)
    expect(inlineHtml(long)).toBe(long.trim())
  })
})
