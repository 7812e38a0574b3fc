import { describe, expect, it } from 'vitest'
import { bytesOf } from '../support/publish/samples.ts'
import { pagesOf } from '../support/site/rendered-pages.ts'
import { type SampleModule, siteIndexFiles } from '../support/site/site-index.ts'

const PAGE = 'modules/acme/vpc/aws/'
const DIRECTORY = 'v1/modules/acme/vpc/aws'
const NAME = 'variable "name" {\n  type = string\n}\n'
const RIGHT_TO_LEFT = '\u{202e}'
const ZERO_WIDTH = '\u{200b}'

function vpc(files: Record<string, string>): SampleModule {
  return {
    address: 'acme/vpc/aws',
    versions: { '1.0.0': { 'main.tf': NAME }, '1.1.0': { 'main.tf': NAME, ...files } },
  }
}

const OTHER: SampleModule = { address: 'acme/other/aws', versions: { '1.0.0': { 'main.tf': NAME } } }

describe('a page of a module that is not as it should be', () => {
  it('shows 5,000 inputs', async () => {
    const inputs = Array.from({ length: 5000 }, (_, at) => `variable "v${at}" {\n  type = list(string)\n}\n`)
    const { html } = await pagesOf(await siteIndexFiles([vpc({ 'inputs.tf': inputs.join('') })]))
    expect((await html(PAGE)).match(/<li id="input-/g)).toHaveLength(5001)
  })

  it('shows markup in names and descriptions as text', async () => {
    const files = await siteIndexFiles([vpc({})])
    const path = `${DIRECTORY}/1.1.0/interface.json`
    const text = new TextDecoder().decode(files.get(path))
    const attack = '<img src=x onerror=alert(1)>\\"\'</section>'
    files.set(path, bytesOf(text.replace('"name":"name"', `"description":"${attack}","name":"${attack}"`)))
    const { html } = await pagesOf(files)
    const page = await html(PAGE)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<img src=x')
  })

  it('shows what would change the direction of text, or is invisible, as its code', async () => {
    const main = `variable "name" {\n  type        = string\n  description = "a${RIGHT_TO_LEFT}b${ZERO_WIDTH}c"\n}\n`
    const readme = `# A${RIGHT_TO_LEFT}B\n\n\`a${ZERO_WIDTH}b\`\n`
    const { html } = await pagesOf(await siteIndexFiles([vpc({ 'main.tf': main, 'README.md': readme })]))
    const page = await html(PAGE)
    expect(page).toContain('a[U+202E]b[U+200B]c')
    expect(page).toContain('A[U+202E]B')
    expect(page).not.toMatch(/[\u{202e}\u{200b}]/u)
  })

  const LONG = `# Long\n\n${'A line of text.\n\n'.repeat(65_536)}`
  const NO_INTERFACE = [
    'The index has no interface of this version',
    'Not known: the index has no interface of 1.1.0.',
    'id="provenance"',
  ]

  it.each<[what: string, file: string, bytes: Uint8Array | null, ...said: string[]]>([
    [
      'a README of 1 MiB',
      'README.md',
      bytesOf(LONG),
      'The README is longer than 512 KiB. This is its beginning.',
      'id="inputs"',
    ],
    [
      'a README that is no UTF-8',
      'README.md',
      Buffer.from('# Caf\xe9\n', 'latin1'),
      'Some bytes of the README are no UTF-8.',
    ],
    ['no README', 'README.md', null, 'The index has no README of this version.'],
    ['no interface', 'interface.json', null, ...NO_INTERFACE],
    ['no release.json', 'release.json', null, 'The index has no release.json of this version'],
  ])('says that it has %s, and shows the rest', async (_, file, bytes, ...said) => {
    const files = await siteIndexFiles([vpc({ 'README.md': '# VPC\n' })])
    if (bytes === null) files.delete(`${DIRECTORY}/1.1.0/${file}`)
    else files.set(`${DIRECTORY}/1.1.0/${file}`, bytes)
    const { html } = await pagesOf(files)
    const page = await html(PAGE)
    for (const text of said) expect(page).toContain(text)
  })

  it.each(['{', '{"format":1}', 'null'])('says that its interface.json is damaged: %s', async (damaged) => {
    const files = await siteIndexFiles([vpc({ 'README.md': '# VPC\n' }), OTHER])
    files.set(`${DIRECTORY}/1.1.0/interface.json`, bytesOf(damaged))
    const { html } = await pagesOf(files)
    expect(await html(PAGE)).toContain(
      'A file of the index is damaged: &quot;v1/modules/acme/vpc/aws/1.1.0/interface.json&quot;',
    )
    expect(await html(`${PAGE}1.0.0/`)).toContain('id="input-name"')
    expect(await html('modules/acme/other/aws/')).toContain('id="input-name"')
  })

  it('says that its module.json is damaged, and breaks no other page', async () => {
    const files = await siteIndexFiles([vpc({}), OTHER])
    files.set(`${DIRECTORY}/module.json`, bytesOf('{}'))
    const { page, html } = await pagesOf(files)
    expect(await html(PAGE)).toContain('A file of the index is damaged')
    expect((await page(`${PAGE}1.1.0/`)).isFound).toBe(false)
    expect(await html('modules/acme/other/aws/')).toContain('id="input-name"')
    expect(await html('')).toContain('acme/vpc/aws')
  })

  it('has no page for a directory whose path leaves the version', async () => {
    const files = await siteIndexFiles([vpc({ 'modules/x/main.tf': NAME })])
    const path = `${DIRECTORY}/1.1.0/interface.json`
    files.set(
      path,
      bytesOf(new TextDecoder().decode(files.get(path)).replaceAll('"modules/x"', '"../../../x"')),
    )
    const { html } = await pagesOf(files)
    const page = await html(PAGE)
    expect(page).toContain('../../../x</span>')
    expect(page).not.toMatch(/href="[^"]*\/x\/"/)
  })
})
