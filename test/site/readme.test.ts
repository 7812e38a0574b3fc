import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { highlightHcl } from '../../src/adapters/hcl/hcl-highlighter.ts'
import { withinTime } from '../../src/adapters/node/within-time.ts'
import { RegistryError } from '../../src/base/error.ts'
import { inlineHtml } from '../../src/site/readme/inline.ts'
import { readmeRenderer } from '../../src/site/readme/readme.ts'
import { allowListed } from '../../src/site/readme/sanitize.ts'
import { readCorpus } from '../corpus.ts'
import { inTime } from '../support/in-time.ts'
import { problemsOf } from '../support/site/inert-html.ts'
import { pagesOf, readmePlace, siteIndexFiles } from '../support/site/site-index.ts'

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
const renderer = readmeRenderer(highlightHcl)
const render = (text: string | Uint8Array, place = {}) => renderer(Buffer.from(text), readmePlace(place))
const html = (text: string | Uint8Array, place = {}) => render(text, place).html

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
    expect(problemsOf(inTime(() => html(text)))).toEqual([])
  })

  it('is found by the check where nothing is sanitised', () => {
    const plain = new MarkdownIt({ html: true })
    plain.validateLink = () => true
    const found = corpus.cases.filter(({ markdown }) => problemsOf(plain.render(markdown)).length > 0)
    expect(found.length).toBeGreaterThan(corpus.cases.length / 2)
  })
})

const footnotes = Array.from({ length: 5000 }, (_, at) => `[^${at}]`)

it.each([
  ['inline footnotes', 'x^[a]'.repeat(16_000)],
  ['footnotes', `${footnotes.map((each) => `${each}: a\n\n`).join('')}${footnotes.join(' ')}`],
  ['headings', '# a\n'.repeat(45_000)],
  ['images', '<img src=x>'.repeat(40_000)],
  ['links that do not end', '[a]('.repeat(100_000)],
  ['addresses', 'http://a.'.repeat(50_000)],
  ['front matter', `---\n${'a:\r\n'.repeat(50)}`],
])('renders %s, and ends', (_, text) => expect(inTime(() => html(text))).not.toBe(''))

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

const BASE = 'https://github.com/acme/terraform-aws-vpc'

describe('links of a README into its repository', () => {
  const text =
    '[a](docs/a.md?b=1&c#d) [m](./modules/subnets/) ![i](b/i.png) [![b](c.svg)](LICENSE) <a title="x" href="../up">up</a>'

  it('lead to the commit of each version that has the same text', () => {
    const first = html(text, { commit: '1'.repeat(40) })
    expect(first).toContain(`href="${BASE}/blob/${'1'.repeat(40)}/docs/a.md#d" rel="nofollow ugc noopener"`)
    expect(first).toContain(`href="${BASE}/blob/${'1'.repeat(40)}/LICENSE"`)
    expect(first).toContain(
      `href="https://raw.githubusercontent.com/acme/terraform-aws-vpc/${'1'.repeat(40)}/b/i.png"`,
    )
    expect(html(text, { commit: '2'.repeat(40) })).toBe(first.replaceAll('1'.repeat(40), '2'.repeat(40)))
  })

  it('lead to the page of a directory on one page, and to the commit on another', () => {
    const pageLink = (directory: string) =>
      directory === 'modules/subnets' ? './modules/subnets/' : undefined
    expect(html(text, { pageLink })).toContain('<a href="./modules/subnets/">m</a>')
    expect(html(text)).toMatch(/<a href="https:[^"]*\/modules\/subnets\/" rel="nofollow ugc noopener">m<\/a>/)
  })

  it('lead to a heading of the README on another page, or to the section that stands for it', () => {
    const ofSubnets = html('[u](modules/subnets/README.md#usage) [i](modules/subnets#Inputs)', {
      pageLink: () => './modules/subnets/',
    })
    expect(ofSubnets).toContain('<a href="./modules/subnets/#user-content-usage">u</a>')
    expect(ofSubnets).toContain('<a href="./modules/subnets/#inputs">i</a>')
  })

  it('depend on the directory of the README, its repository and the hosts of images', () => {
    expect(html(text, { directory: 'modules/vpc' })).toContain('/modules/vpc/docs/a.md#d"')
    expect(html(text, { directory: 'modules/vpc' })).toContain('/modules/up"')
    expect(html(text, { repository: 'https://gitlab.com/acme/vpc' })).toContain('gitlab.com/acme/vpc/-/blob/')
    expect(html(text, { imageHosts: ['raw.githubusercontent.com'] })).toContain('<img src="https://raw.')
  })

  it('are no links where the web pages of the repository are not known', () => {
    const unknown = html(text, { repository: 'https://git.example.com/acme/vpc' })
    expect(unknown).toContain('<a>a</a>')
    expect(unknown).toContain('<a title="x">up</a>')
    expect(unknown).toContain('<span class="md-image">i</span>')
    expect(unknown).not.toMatch(/href|src|repository\//)
  })

  it('are nothing that the text of a README looks like', () => {
    const literal = ' href="repository/0"'
    const written = html(
      `[a](b.md) ${literal} \`<a${literal}>\` <a title='<a href="repository/0"'>t</a>\n\n<a href="repository/0">r</a>`,
    )
    expect(written.match(/\/b\.md/g)).toHaveLength(1)
    expect(written).toContain(`&lt;a${literal}&gt;`)
    expect(written).toContain('title="&lt;a href=&quot;repository/0&quot;"')
    expect(written).toContain('/repository/0" rel=')
  })
})

it('leads to the sections of the page where terraform-docs wrote those of the README', () => {
  const text = '[i](#inputs) [m](#modules) [u](#Usage) [x](#gone)\n\n## Usage\n\n## Inputs\n\nNo inputs.\n'
  const page = html(text, { hasInterface: true })
  for (const link of ['#inputs">i', '#dependencies">m', '#user-content-usage">u', '#user-content-gone">x'])
    expect(page).toContain(`<a href="${link}</a>`)
  const file = html(text)
  expect(file).toContain('<a href="#user-content-inputs">i</a>')
  expect(file).toContain('<a href="#user-content-modules">m</a>')
})

it('renders the READMEs of a module with many directories once for all versions that have them', () => {
  const rendered: string[] = []
  const keeping = readmeRenderer((code) => {
    rendered.push(code)
    return [{ text: code }]
  })
  const directories = Array.from({ length: 40 }, (_, number) => `modules/${number}`)
  for (const commit of ['1', '2', '3'])
    for (const directory of directories) {
      const text = `\`\`\`hcl\nlocals { name = "${directory}" }\n\`\`\`\n`
      keeping(Buffer.from(text), readmePlace({ directory, commit: commit.repeat(40) }))
    }
  expect(rendered).toHaveLength(directories.length)
})

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
    ['an address', 'See https://a.test/a.', `See <a href="https://a.test/a" ${REL}>https://a.test/a</a>.`],
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
    expect((await pageWith(description)).split(`<p>${expected}</p>`)).toHaveLength(3)
  })

  it('and so has what the README of a submodule begins with', async () => {
    expect(await pageWith('x')).toContain(
      `<p>Makes <code>one</code> subnet, see <a href="https://x.example/d" ${REL}>the docs</a> and more.</p>`,
    )
  })
})

describe('a description that attacks the page', () => {
  it.each(corpus.cases)('$id does nothing', ({ markdown }) => {
    const html = inlineHtml(markdown)
    expect(problemsOf(html)).toEqual([])
    expect(allowListed(html).replaceAll('&quot;', '"')).toBe(html.replaceAll('&quot;', '"'))
  })

  const PARTS = ['*', '[', '![', '`', '~', '<', '[a](', '*a_', '`a`` ', 'https://a.b ']
  it.each(PARTS)('ends, with %j many times', (part) => {
    const text = part.repeat(Math.floor(8192 / part.length))
    expect(problemsOf(inTime(() => inlineHtml(text)))).toEqual([])
  })

  it('is text where it is too long', () => {
    const long = '`a` '.repeat(3000)
    expect(inlineHtml(long)).toBe(long.trim())
  })
})
