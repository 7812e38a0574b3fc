import { describe, expect, it } from 'vitest'
import { readmeRenderer } from '../../../src/site/readme/readme.ts'
import { readmePlace } from '../../support/site/readme-place.ts'

const render = readmeRenderer((text) => [{ text }])
const html = (text: string, place = {}) => render(new TextEncoder().encode(text), readmePlace(place)).html

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
      keeping(new TextEncoder().encode(text), readmePlace({ directory, commit: commit.repeat(40) }))
    }
  expect(rendered).toHaveLength(directories.length)
})
