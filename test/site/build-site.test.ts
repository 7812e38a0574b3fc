import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DirectoryIndex } from '../../src/adapters/filesystem/directory-index.ts'
import { SiteDirectory } from '../../src/adapters/filesystem/site-directory.ts'
import { refusalOf } from '../refusal.ts'
import { createSiteIndex, type SampleModule, siteIndexFiles, siteOf } from '../support/site/site-index.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const NAME = 'variable "name" {\n  type = string\n}\n'

const VPC: SampleModule = {
  address: 'acme/vpc/aws',
  versions: { '1.0.0': { 'main.tf': NAME, 'README.md': '# VPC\n' }, '1.1.0': { 'main.tf': NAME } },
}
const CALLER: SampleModule = {
  address: 'acme/app/aws',
  versions: { '1.0.0': { 'main.tf': 'module "vpc" {\n  source = "modules.acme.test/acme/vpc/aws"\n}\n' } },
}
const LABEL: SampleModule = { address: 'platform/label/null', versions: { '1.0.0': { 'main.tf': NAME } } }

/** The site of these modules, from an index in a directory or, as another clone of a repository, with commits of its own. */
async function buildIn(kind: 'directory' | 'git', output: string, modules: readonly SampleModule[]) {
  if (kind === 'git') {
    const { publish, build } = await createSiteIndex()
    await publish(modules)
    return build({ output })
  }
  const directory = await temporaryDirectory(Object.fromEntries(await siteIndexFiles(modules)))
  return siteOf(await new DirectoryIndex(directory).open(), { output })
}

/** An index of these modules, and its site. */
async function builtSite(modules: readonly SampleModule[]) {
  const site = await createSiteIndex()
  await site.publish(modules)
  await site.build()
  return site
}

it('has no page for a directory that is called as a file of the site', async () => {
  const { publish, build, files } = await createSiteIndex()
  const directories = [
    ...['modules/a', 'modules/a/inputs.schema.json', 'modules/changes'],
    ...['modules/changes/inputs.schema.json/b', 'modules/index.html', 'modules/interface.json.gz'],
    ...['modules/feed.atom', 'examples/inputs.schema.json', 'examples/badge.svg/index.html'],
  ]
  const main = Object.fromEntries(directories.map((path) => [`${path}/main.tf`, NAME]))
  await publish([{ address: 'acme/vpc/aws', versions: { '1.0.0': { 'main.tf': NAME, ...main } } }, LABEL])
  expect(await build()).toMatchObject({ status: 'built', modules: 2 })
  const pages = files().filter((path) => path.startsWith('modules/acme/vpc/aws/1.0.0/modules/'))
  expect(pages).toContain('modules/acme/vpc/aws/1.0.0/modules/a/index.html')
  expect(pages).toContain('modules/acme/vpc/aws/1.0.0/modules/changes/index.html')
})

it('has the files of the index and a page for each version, and is left alone while the index is the same', async () => {
  const { publish, build, files, read } = await createSiteIndex()
  await publish([VPC])
  expect(await build()).toMatchObject({ status: 'built', isWhole: true, modules: 1, builtModules: 1 })
  const pages = ['', '1.0.0/', '1.1.0/', 'changes/', 'versions/'].map((page) => `vpc/aws/${page}index.html`)
  const wanted = [
    ...['.well-known/terraform.json', '404.html', '_headers', 'index.html'],
    ...['index.html', 'vpc/aws/1.1.0/interface.json.gz', ...pages].map((path) => `modules/acme/${path}`),
    ...['1.1.0/download', 'versions'].map((path) => `v1/modules/acme/vpc/aws/${path}`),
  ]
  expect(files()).toEqual(expect.arrayContaining(wanted))
  expect(read('modules/acme/vpc/aws/index.html')).toContain('"~&gt; 1.1"')
  expect(await build()).toMatchObject({ status: 'unchanged', written: 0 })
})

it('lists namespaces in alphabetical order, whatever their case', async () => {
  const { read } = await builtSite(
    ['platform', 'Azure', 'acme', 'Zoo'].map((name) => ({ ...LABEL, address: `${name}/label/null` })),
  )
  for (const [page, listed] of [
    ['index.html', /<li class="field-head"><a href="[^"]+">(\w+)</g],
    ['search/index.html', /<option value="(acme|Azure|platform|Zoo)"/g],
  ] as const)
    expect(Array.from(read(page).matchAll(listed), ([, name]) => name)).toEqual([
      'acme',
      'Azure',
      'platform',
      'Zoo',
    ])
})

it('says of a deprecated module that the module is, and of a version that the version is', async () => {
  const mark = { reason: 'old', date: '2025-01-01T00:00:00Z' }
  const label = { ...LABEL, marks: { deprecations: [mark] } }
  const vpc = { ...VPC, marks: { deprecations: [{ ...mark, versions: '1.0.0' }] } }
  const { read } = await builtSite([vpc, label])
  expect(read('modules/platform/label/null/1.0.0/index.html')).toContain('This module is deprecated')
  expect(read('modules/acme/vpc/aws/1.0.0/index.html')).toContain('This version is deprecated')
})

it('shows one of the modules that were released together with the number of the others, then these', async () => {
  const { read } = await builtSite([VPC, LABEL])
  const [, first, second] = read('index.html').split('class="card"')
  expect(first).toContain(' · with 1 other module<')
  expect(second).not.toContain('other module')
})

it('says of a module that calls or reads what is beside it which client installs it from a static host', async () => {
  const files = { 'main.tf': 'module "kms" {\n  source = "../kms"\n}\n', 'modules/a/main.tf': NAME }
  const eks = { address: 'acme/eks/aws', versions: { '1.0.0': files } }
  const place = { path: 'modules/dns', packageRoot: '' }
  const dns = { address: 'acme/dns/aws', versions: { '1.0.0': { 'main.tf': NAME } }, place }
  const { read } = await builtSite([eks, dns, LABEL])
  const said = 'Terraform only from a registry that'
  for (const page of ['eks', 'dns']) expect(read(`modules/acme/${page}/aws/index.html`)).toContain(said)
  for (const page of ['acme/eks/aws/1.0.0/modules/a', 'platform/label/null'])
    expect(read(`modules/${page}/index.html`)).not.toContain(said)
})

it('gets the pages of the modules that changed, and of those that they call', async () => {
  const { publish, build, files, read, output } = await builtSite([VPC, LABEL])
  const untouched = join(output, 'modules/platform/label/null/index.html')
  writeFileSync(untouched, 'untouched')
  await publish([VPC, LABEL, CALLER])
  expect(await build()).toMatchObject({ isWhole: false, modules: 3, builtModules: 2 })
  expect(read('modules/acme/vpc/aws/index.html')).toContain('href="../../app/aws/"')
  expect(readFileSync(untouched, 'utf8')).toBe('untouched')
  expect(read('index.html')).toContain('acme/app/aws')
  await publish([VPC, LABEL])
  await build()
  expect(files().filter((path) => path.includes('app/aws'))).toEqual([])
  expect(read('modules/acme/vpc/aws/index.html')).not.toContain('app/aws')
})

it('equals a site that was built at once', async () => {
  const [slow, fast] = [await createSiteIndex(), await builtSite([CALLER, LABEL])]
  for (const modules of [[VPC], [VPC, CALLER], [VPC, CALLER, LABEL], [CALLER, LABEL]]) {
    await slow.publish(modules)
    await slow.build()
  }
  const contents = ({ files, read }: typeof fast) =>
    files().flatMap((path) => (path.startsWith('.module-registry') ? [] : [[path, read(path)]]))
  expect(contents(slow)).toEqual(contents(fast))
})

it.each(['directory', 'git'] as const)('is taken up again from a copy: %s', async (kind) => {
  const temporary = await temporaryDirectory()
  await buildIn(kind, join(temporary, 'first'), [VPC, LABEL])
  const restored = join(temporary, 'restored')
  cpSync(join(temporary, 'first'), restored, { recursive: true })
  const untouched = join(restored, 'modules/platform/label/null/index.html')
  writeFileSync(untouched, 'untouched')
  const versions = { ...VPC.versions, '1.2.0': { 'main.tf': `${NAME}output "id" {\n  value = 1\n}\n` } }
  const again = await buildIn(kind, restored, [{ ...VPC, versions }, LABEL])
  expect(again).toMatchObject({ isWhole: false, builtModules: 1 })
  expect(readFileSync(untouched, 'utf8')).toBe('untouched')
  expect(readFileSync(join(restored, 'modules/acme/vpc/aws/index.html'), 'utf8')).toContain('1.2.0')
  await buildIn(kind, restored, [LABEL])
  expect(existsSync(join(restored, 'modules/acme/vpc/aws/index.html'))).toBe(false)
  expect(existsSync(join(restored, 'v1/modules/acme/vpc/aws/versions'))).toBe(false)
})

it('is built anew for another registry.json, and after a run that was killed', async () => {
  const { publish, build, read, output } = await builtSite([VPC, LABEL])
  await publish([VPC, LABEL], { name: 'Other' })
  expect(await build()).toMatchObject({ isWhole: true, builtModules: 2 })
  expect(read('modules/platform/label/null/index.html')).toContain('Other')
  SiteDirectory.open(output).begin()
  expect(await build()).toMatchObject({ status: 'built', isWhole: true })
})

it('has the block of a directory for a module without configuration at its root', async () => {
  const versions = { '1.0.0': { 'README.md': '# IAM\n', 'modules/role/main.tf': NAME } }
  const { read } = await builtSite([{ address: 'acme/iam/aws', versions }])
  expect(read('modules/acme/iam/aws/index.html')).toContain('acme/iam/aws//modules/role')
})

it('follows no link of the directory', async () => {
  const [outside, directory] = [await temporaryDirectory(), await temporaryDirectory()]
  const file = join(outside, 'mine.txt')
  writeFileSync(file, '{}')
  for (const name of ['.module-registry-site.json', '.module-registry-site.new'])
    symlinkSync(file, join(directory, name))
  symlinkSync(outside, join(directory, 'modules'))
  const site = SiteDirectory.open(directory)
  site.begin()
  expect(refusalOf(() => site.write('modules/x/index.html', ''))).toMatch(
    /^INVALID_INPUT: .*modules" .* a link/,
  )
  expect([readdirSync(outside), readFileSync(file, 'utf8')]).toEqual([['mine.txt'], '{}'])
})

it('does not take a directory that has other files', async () => {
  const directory = await temporaryDirectory({ 'thesis.md': 'mine' })
  expect(refusalOf(() => SiteDirectory.open(directory))).toMatch(
    /^INVALID_INPUT: .*was not made by this command.*--output/,
  )
  expect(readdirSync(directory)).toEqual(['thesis.md'])
})

it.runIf(existsSync('/proc/self'))('is refused where the system makes no directory', () => {
  const site = SiteDirectory.open('/proc/absent/site')
  expect(() => site.begin()).toThrow('ENOENT')
})

it.each(['../x', '/etc/passwd', 'a/../../b', '.git/config', 'a\\b'])('writes no file %s', async (path) => {
  const site = SiteDirectory.open(join(await temporaryDirectory(), 'site'))
  site.begin()
  expect(() => site.write(path, new Uint8Array())).toThrow('is no path for a site')
})
