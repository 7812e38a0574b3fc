import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generatedInput } from '../../scripts/example-registry.mjs'
import { bytesOf } from '../support/publish/samples.ts'
import { pagesOf, type SampleModule, siteIndexFiles } from '../support/site/site-index.ts'

const PAGE = 'modules/acme/vpc/aws/'
const DIRECTORY = 'v1/modules/acme/vpc/aws'
const NAME = 'variable "name" {\n  type = string\n}\n'
const RIGHT_TO_LEFT = '\u{202e}'
const ZERO_WIDTH = '\u{200b}'

function vpc(files: Record<string, string>): SampleModule {
  const versions = { '1.0.0': { 'main.tf': NAME }, '1.1.0': { 'main.tf': NAME, ...files } }
  return { address: 'acme/vpc/aws', versions }
}

/** Replaces a text in the interface of the latest version. */
function replaceInInterface(files: Map<string, Uint8Array>, text: string, other: string): void {
  const path = `${DIRECTORY}/1.1.0/interface.json`
  files.set(path, bytesOf(new TextDecoder().decode(files.get(path)).replaceAll(text, other)))
}

/** The page of the module whose latest version has these files too. */
const pageWith = async (more: Record<string, string>) =>
  (await pagesOf(await siteIndexFiles([vpc(more)]))).html(PAGE)

const OTHER: SampleModule = { address: 'acme/other/aws', versions: { '1.0.0': { 'main.tf': NAME } } }

describe('a page of a module that is not as it should be', () => {
  it('shows 5,000 inputs', async () => {
    const inputs = Array.from({ length: 5000 }, (_, at) => `variable "v${at}" {\n  type = list(string)\n}\n`)
    expect((await pageWith({ 'inputs.tf': inputs.join('') })).match(/<li id="input-/g)).toHaveLength(5001)
  })

  it('shows the descriptions of inputs that are nothing but Markdown as text', async () => {
    const descriptions = Array.from({ length: 40 }, (_, at) => `${'`a` '.repeat(1500)}${at}`)
    const inputs = descriptions.map((each, at) => `variable "v${at}" {\n  description = "${each}"\n}\n`)
    const page = await pageWith({ 'main.tf': inputs.join('') })
    for (const each of descriptions) expect(page).toContain(`<p>${each}</p>`)
  })

  it('shows what submodules say of themselves first as text where it is nothing but Markdown', async () => {
    const files = Array.from({ length: 600 }, (_, at) => [
      [`modules/m${at}/README.md`, '`a` '.repeat(95)],
      [`modules/m${at}/main.tf`, NAME],
    ])
    expect(await pageWith(Object.fromEntries(files.flat()))).toContain('<p>`a` `a` ')
  })

  it('says that it has too many inputs to list them', async () => {
    const inputs = Array.from({ length: 10_001 }, (_, at) => `variable "v${at}" {}\n`)
    const page = await pageWith({ 'main.tf': inputs.join('') })
    expect(page).not.toContain('id="input-')
    expect(page).toContain('The interface has more than 10000 entries, too many for a page.')
    expect(page).toContain('More than 10000 changes, too many for a page.')
  })

  it('is small where it has 150 inputs, without its README', async () => {
    const inputs = Array.from({ length: 145 }, (_, at) => generatedInput(at)).join('\n')
    const main = readFileSync('test/fixtures/site/vpc/main.tf', 'utf8')
    const versions = { '2.0.0': { 'main.tf': main, 'inputs.tf': inputs } }
    const { html } = await pagesOf(await siteIndexFiles([{ address: 'acme/vpc/aws', versions }]))
    const page = await html(PAGE)
    expect(page.match(/id="input-/g)).toHaveLength(150)
    expect(Buffer.byteLength(page)).toBeLessThan(60 * 1024)
  })

  it('shows markup in names and descriptions as text', async () => {
    const files = await siteIndexFiles([vpc({})])
    const attack = '<img src=x onerror=alert(1)>\\"\'</section>'
    replaceInInterface(files, '"name":"name"', `"description":"${attack}","name":"${attack}"`)
    const { html } = await pagesOf(files)
    const page = await html(PAGE)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<img src=x')
  })

  it('shows what would change the direction of text, or is invisible, as its code', async () => {
    const main = `variable "name" {\n  type        = string\n  description = "a${RIGHT_TO_LEFT}b${ZERO_WIDTH}c"\n}\n`
    const readme = `# A${RIGHT_TO_LEFT}B\n\n\`a${ZERO_WIDTH}b\`\n`
    const page = await pageWith({ 'main.tf': main, 'README.md': readme })
    expect(page).toContain('a[U+202E]b[U+200B]c')
    expect(page).toContain('A[U+202E]B')
    expect(page).not.toMatch(/[\u{202e}\u{200b}]/u)
  })

  const LONG = bytesOf(`# Long\n\n${'A line of text.\n\n'.repeat(65_536)}`)

  it.each<[file: string, bytes: Uint8Array | undefined, said: string, shows?: string]>([
    ['README.md', LONG, 'The README is longer than 512 KiB. This is its beginning.', 'id="inputs"'],
    ['README.md', Buffer.from('# Caf\xe9\n', 'latin1'), 'Some bytes of the README are no UTF-8.'],
    ['README.md', undefined, 'The index has no README of this version.'],
    ['interface.json', undefined, 'The index has no interface of this version', 'id="provenance"'],
    ['interface.json', undefined, 'Not known: the index has no interface of 1.1.0.'],
    ['release.json', undefined, 'The index has no release.json of this version'],
  ])('says what is wrong with its %s, and shows the rest', async (file, bytes, said, shows = said) => {
    const files = await siteIndexFiles([vpc({ 'README.md': '# VPC\n' })])
    files.delete(`${DIRECTORY}/1.1.0/${file}`)
    if (bytes !== undefined) files.set(`${DIRECTORY}/1.1.0/${file}`, bytes)
    const page = await (await pagesOf(files)).html(PAGE)
    for (const text of [said, shows]) expect(page).toContain(text)
  })

  it.each(['{', '{"format":1}', 'null'])('says that its interface.json is damaged: %s', async (damaged) => {
    const files = await siteIndexFiles([vpc({ 'README.md': '# VPC\n' }), OTHER])
    const path = `${DIRECTORY}/1.1.0/interface.json`
    files.set(path, bytesOf(damaged))
    const { html } = await pagesOf(files)
    expect(await html(PAGE)).toContain(`A file of the index is damaged: &quot;${path}&quot;`)
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
    expect(await html('modules/acme/')).toContain('href="vpc/aws/"')
  })

  it('has no page for a directory whose path leaves the version', async () => {
    const files = await siteIndexFiles([vpc({ 'modules/x/main.tf': NAME })])
    replaceInInterface(files, '"modules/x"', '"../../../x"')
    const { html } = await pagesOf(files)
    const page = await html(PAGE)
    expect(page).toContain('../../../x</span>')
    expect(page).not.toMatch(/href="[^"]*\/x\/"/)
  })
})
