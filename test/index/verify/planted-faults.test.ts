import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { git } from '../../support/git/git-repository.ts'
import {
  commitLink,
  commitTo,
  copyOf,
  type Edit,
  edit,
  inJson,
  readBranch,
} from '../../support/index/index-edits.ts'
import { publishIndexes, VPC } from '../../support/index/published-indexes.ts'
import { named, verifyWith } from '../../support/index/verify-run.ts'
import { digestOf } from '../../support/publish/samples.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const indexes = await publishIndexes()
const DOWNLOAD = `${VPC}/1.0.0/download`
const DOWNLOADED = await readBranch(indexes.bare, DOWNLOAD)

const OTHER = `sha256:${'0'.repeat(64)}`
const MALLORY = { host: 'git.acme.test', repository: 'mallory/terraform-aws-vpc' }
const ADDRESS = 'acme/vpc/aws'
const V1 = `${ADDRESS} 1.0.0`
const MODULE = `${VPC}/module.json`
const RELEASE = `${VPC}/1.0.0/release.json`
const ZIP = `${VPC}/1.0.0/module.zip`
const README = `${VPC}/1.0.0/README.md`

/** Edits of an index, and what `verify` must find, among what follows from them. */
type Planted = [name: string, finding: string, ...edits: Edit[]]

const gone = () => null
// biome-ignore lint/suspicious/noExplicitAny: a fault may be anything
const inModule = (change: (module: any) => void): Edit => [MODULE, inJson(change)]
// biome-ignore lint/suspicious/noExplicitAny: a fault may be anything
const inRelease = (change: (release: any) => void): Edit => [RELEASE, inJson(change)]
const REASON = { reason: 'x', date: '2026-01-01T00:00:00Z' }
const marked = (list: string, mark: object) => inModule((it) => (it[list] = [{ ...REASON, ...mark }]))
const silentYank: Edit = [`${VPC}/versions`, inJson(({ modules }) => modules[0].versions.pop())]
const swappedOwner = inModule((it) => (it.owner = MALLORY))
const digests = (text: string) => text.replaceAll(/sha256:[0-9a-f]{64}/g, OTHER)
const toPk = (text: string) => text.replaceAll(/sha256:[0-9a-f]{64}/g, digestOf('PK'))
const brackets = `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},`
const checksum = (text: string) => text.replace(/checksum=sha256:.{64}/, `checksum=${OTHER}`)
const toEvil = (text: string) => text.replace('./module.zip', 'https://evil.test/module.zip')
const toFiles = inRelease(({ packages }) => (packages[0].location = 'file:///etc'))
const tombstoneOf = ({ version, digest, commit }: Record<string, string>) => [
  { version, digest, commit, ...REASON },
]
const removedButListed = inModule((it) => (it.removed = tombstoneOf(it.versions[0])))
const removedWithFiles = inModule((it) => (it.removed = tombstoneOf(it.versions.pop())))

const FAULTS: Planted[] = [
  ['a changed digest', `PACKAGE_CHANGED ${V1}`, inRelease((it) => (it.package.digest = OTHER))],
  ['a flipped byte', `PACKAGE_CHANGED ${V1}`, [ZIP, (zip) => `${zip.slice(0, 60)}#${zip.slice(61)}`]],
  ['a missing zip', `PACKAGE_MISSING ${V1}`, [ZIP, gone]],
  ['a missing release.json', `RELEASE_MISSING ${V1}`, [RELEASE, gone]],
  ['an extra version', `VERSION_UNLISTED ${ADDRESS} 9.9.9`, [`${VPC}/9.9.9/download`, () => '{}\n']],
  ['a stray file', 'FILE_UNEXPECTED', ['notes.txt', () => 'mine\n']],
  ['a file between modules', 'FILE_UNEXPECTED', ['v1/modules/acme/x.txt', () => 'x']],
  ['a foreign location', `LOCATION_FOREIGN ${V1}`, [RELEASE, toEvil]],
  ['a location that reads files of the consumer', `LOCATION_FOREIGN ${V1}`, toFiles],
  ['a location that pins other bytes', `LOCATION_MISMATCH ${V1}`, [RELEASE, checksum]],
  ['a dropped version', `VERSION_UNLISTED ${V1}`, inModule((it) => it.versions.pop())],
  ['a silent yank', `YANK_UNMARKED ${V1}`, silentYank],
  ['a swapped owner', `OWNER_MISMATCH ${ADDRESS}`, swappedOwner],
  ...[ADDRESS, `${ADDRESS}@1.0.0`].map(
    (replacement): Planted => [
      `a deprecation that advises itself, ${replacement}`,
      `MARK_INVALID ${ADDRESS}`,
      marked('deprecations', { versions: '< 1.1.0', replacement }),
    ],
  ),
  [
    'a yank that advises itself',
    `MARK_INVALID ${ADDRESS}`,
    marked('yanks', { version: '1.0.0', replacement: `${ADDRESS}@1.0.0` }),
  ],
  ['a mark of an unknown version', `MARK_INVALID ${ADDRESS}`, marked('yanks', { version: '7.0.0' })],
  ['a changed README', `README_CHANGED ${V1}`, [README, (text) => `${text}Run curl | sh\n`]],
  [
    'a changed README of a package that is elsewhere',
    'README_CHANGED acme/subnets/aws 2.0.0',
    ['v1/modules/acme/subnets/aws/2.0.0/README.md', (text) => `${text}More\n`],
  ],
  ['format 2', 'FORMAT_NEWER', ['registry.json', inJson((it) => (it.format = 2))]],
  ['a newer minimumTool', 'TOOL_TOO_OLD', ['registry.json', inJson((it) => (it.minimumTool = '99.0.0'))]],
  ['a folder that was copied halfway', `MODULE_INCOMPLETE ${ADDRESS}`, [MODULE, gone]],
  ['a module that another index had', `MODULE_UNLISTED ${ADDRESS}`, ['catalog', gone]],
  ...['module.json', '1.0.0/release.json', '1.0.0/interface.json'].map(
    (file): Planted => [
      `a ${file} of 100,000 brackets`,
      `DOCUMENT_INVALID ${file === 'module.json' ? ADDRESS : V1}`,
      [`${VPC}/${file}`, (text) => text.replace('{', brackets)],
    ],
  ),
  ['a removed version that is listed', `VERSION_REUSED ${ADDRESS}`, removedButListed],
  ['a removed version whose files are there', `VERSION_REUSED ${V1}`, removedWithFiles],
  ['a folder that is no version', `VERSION_INVALID ${ADDRESS}`, [`${VPC}/v1.0.0/x.json`, () => '{}\n']],
  ['another commit', `RELEASE_MISMATCH ${V1}`, inRelease((it) => (it.commit = 'a'.repeat(40)))],
  ['a list that nothing is left for', 'DERIVED_CHANGED', ['v1/modules/gone/index.json', () => '{}\n']],
  ['a page', 'DERIVED_CHANGED', ['index.html', () => '<script>\n']],
  ['other spaces', `NOT_CANONICAL ${ADDRESS}`, [MODULE, (text) => JSON.stringify(JSON.parse(text))]],
]

/** Makes a commit with these parents and the files of another commit the head. */
async function commitMerge(index: string, { parents, tree }: { parents: readonly string[]; tree: string }) {
  const words = ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), '-m', 'x', `${tree}^{tree}`]
  await git(index, ['update-ref', 'refs/heads/registry', await git(index, words)])
}

async function expectFound(index: string, finding: string): Promise<void> {
  const report = await verifyWith({ index })
  expect(named(report)).toContain(finding)
  expect(report.findings.find(({ code }) => finding.startsWith(code))?.fix).not.toBe('')
  expect(report.exitCode).toBe(1)
  expect(report.text).toContain(`finding   ${finding.split(' ')[0]}`)
}

describe('verify finds and names', () => {
  it.each(FAULTS)('%s', async (_, finding, ...edits) => {
    const index = await copyOf(indexes.directory)
    for (const [path, change] of edits) await edit(index, path, change)
    await expectFound(index, finding)
  })

  it.each([
    ['under another name', 'acme/network/aws', 'DOCUMENT_MISPLACED acme/network/aws'],
    ['that differs by case', 'ACME/other/aws', 'ADDRESS_CLASH acme/subnets/aws'],
  ])('a folder %s', async (_, name, finding) => {
    const index = await copyOf(indexes.directory)
    await cp(join(index, VPC), join(index, 'v1/modules', name), { recursive: true })
    await expectFound(index, finding)
  })

  it('a link in a branch, without following it', async () => {
    const index = await copyOf(indexes.bare)
    await commitLink(index, README, 120000, await git(index, ['hash-object', '-w', '--stdin'], '/etc/passwd'))
    expect(named(await verifyWith({ index }))).toContain(`FILE_UNEXPECTED ${V1}`)
  })

  it('a name that a directory has twice, and one that leads above it', async () => {
    const index = await copyOf(indexes.bare)
    const files = await git(index, ['ls-tree', 'registry'])
    const evil = await git(index, ['hash-object', '-w', '--stdin'], 'evil')
    const below = await git(index, ['mktree'], `100644 blob ${evil}\tx\n`)
    const lines = { _headers: `100644 blob ${evil}\t_headers`, '../x': `040000 tree ${below}\t..` }
    for (const [path, line] of Object.entries(lines)) {
      const tree = await git(index, ['mktree'], `${line}\n${files}\n`)
      const commit = await git(index, ['commit-tree', '-m', 'x', tree])
      await git(index, ['update-ref', 'refs/heads/registry', commit])
      const { findings } = await verifyWith({ index })
      expect(findings.map(({ message }) => message)).toContain(`"${path}" is no regular file`)
    }
  })

  it('the rewritten history of a branch, by its checkpoint, which nothing in the branch accepts', async () => {
    const index = await copyOf(indexes.bare)
    const flags = { index, history: true, checkpoint: join(await temporaryDirectory(), 'checkpoint') }
    expect(named(await verifyWith(flags))).toEqual([])
    await git(index, ['update-ref', 'refs/heads/registry', await git(index, ['rev-parse', 'registry~1'])])
    expect(named(await verifyWith(flags))).toEqual(['HISTORY_ROLLED_BACK'])
    const accepting = inJson((it) => {
      it.suppressions = [{ code: 'HISTORY_REWRITTEN', address: '', reason: 'x' }]
    })
    await commitTo(index, { 'registry.json': accepting(await readBranch(index, 'registry.json')) })
    expect(named(await verifyWith(flags))).toContain('HISTORY_REWRITTEN')
  })
})

describe('verify --history finds what a render afterwards would hide', () => {
  const INTERFACE = `${VPC}/1.0.0/interface.json`
  const HIDDEN: Planted[] = [
    ['a changed digest', `VERSION_CHANGED ${V1}`, [RELEASE, digests]],
    ['a package and the digest of its release', `VERSION_CHANGED ${V1}`, [RELEASE, toPk], [ZIP, () => 'PK']],
    ['other facts in module.json', `VERSION_CHANGED ${V1}`, [MODULE, digests]],
    ['another zip', `PACKAGE_CHANGED ${V1}`, [ZIP, () => 'PK']],
    ['a lost zip', `PACKAGE_MISSING ${V1}`, [ZIP, gone]],
    ['another README', `README_CHANGED ${V1}`, [README, () => '# x\n']],
    ['another interface', `INTERFACE_CHANGED ${V1}`, [INTERFACE, () => '{}']],
    [
      'an interface with a fact that was left out',
      `INTERFACE_CHANGED ${V1}`,
      [INTERFACE, (text) => text.replace('"name":"name"', '"name":"name","sensitive":true')],
    ],
    ['a lost version', `VERSION_DROPPED ${V1}`, inModule((it) => it.versions.pop()), [`${VPC}/1.0.0`, gone]],
    ['a dropped module', `VERSION_DROPPED ${ADDRESS} 1.1.0`, [VPC, gone]],
    ['a swapped owner', `OWNER_CHANGED ${ADDRESS}`, swappedOwner],
    ['a silent yank', `YANK_UNMARKED ${V1}`, silentYank],
  ]

  it.each(HIDDEN)('%s', async (_, finding, ...edits) => {
    const index = await copyOf(indexes.bare)
    const before = await git(index, ['rev-parse', 'registry'])
    const files: Record<string, string | null> = {}
    for (const [path, change] of edits) files[path] = change(await readBranch(index, path))
    const commit = await commitTo(index, files)
    const report = await verifyWith({ index, history: true, since: before.slice(0, 8) })
    expect(named(report)).toContain(finding)
    expect(report.checked.commits).toBe(1)
    const found = report.findings.filter(({ message }) => message.includes(commit))
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set([finding.split(' ')[0]]))
  })

  it.each([
    [ZIP, 'PK', `PACKAGE_CHANGED ${V1}`],
    [README, '# x\n', `README_CHANGED ${V1}`],
  ])('the change of %s, and nothing in the repair that puts it back', async (path, other, finding) => {
    const index = await copyOf(indexes.bare)
    const since = await git(index, ['rev-parse', 'registry'])
    const damaged = await commitTo(index, { [path]: other })
    await commitMerge(index, { parents: [damaged], tree: since })
    expect(named(await verifyWith({ index, history: true, since }))).toEqual([finding])
    expect(named(await verifyWith({ index, history: true, since: damaged }))).toEqual([])
  })

  const AWAY = '{"location":"https://evil.test/x.zip"}\n'
  const KEYS = DOWNLOADED.replace('}', ',"Location":"https://evil.test/x.zip"}')
  const TAG = '<meta name="terraform-&#103;et" content="https://evil.test/x.zip">'
  it.each<[string, string, ...Record<string, string | null>[]]>([
    ['is taken away before and after', V1, { [DOWNLOAD]: null }, { [DOWNLOAD]: AWAY }, { [DOWNLOAD]: null }],
    ['has a key in another case', V1, { [DOWNLOAD]: KEYS }],
    ['has an entity in its tag', V1, { [`${VPC}/1.0.0/source`]: TAG }],
    ['is the discovery', '', { '.well-known/terraform.json': '{"modules.v1":"https://evil.test/"}' }],
    ['is of headers', '', { _headers: '/*\n  X-Terraform-Get: https://evil.test/x.zip\n' }],
    ['is of no version', `${ADDRESS} 9.9.9`, { [`${VPC}/9.9.9/download`]: AWAY }],
  ])('a page that leads elsewhere for a while, and %s', async (_, subject, ...commits) => {
    const index = await copyOf(indexes.bare)
    const since = await git(index, ['rev-parse', 'registry'])
    for (const files of commits) await commitTo(index, files)
    await commitMerge(index, { parents: ['registry'], tree: since })
    expect(named(await verifyWith({ index, history: true, since }))).toContain(
      `LOCATION_FOREIGN ${subject}`.trim(),
    )
  })

  it('a version that was at the head, and is not in the merge that takes its place', async () => {
    const index = await copyOf(indexes.bare)
    await commitMerge(index, { parents: ['registry~1', 'registry'], tree: 'registry~1' })
    const found = named(await verifyWith({ index, history: true }))
    expect(found).toEqual(['VERSION_DROPPED acme/subnets/aws 2.0.0'])
  })

  it('nothing in a version with a tombstone, in a transfer, and in places that were added', async () => {
    const index = await copyOf(indexes.bare)
    const module = JSON.parse(await readBranch(index, MODULE))
    const [last, first] = module.versions
    const since = await git(index, ['rev-parse', 'registry'])
    last.packages.push({ kind: 'git', location: 'git::https://git.acme.test/x.git?ref=v1.1.0' })
    const after = {
      ...module,
      versions: [last],
      removed: tombstoneOf(first),
      owner: MALLORY,
      transfers: [{ from: module.owner, to: MALLORY, date: REASON.date }],
    }
    await commitTo(index, { [MODULE]: JSON.stringify(after), [`${VPC}/1.0.0`]: null })
    const { findings } = await verifyWith({ index, history: true, since })
    expect(findings.filter(({ message }) => /commit [0-9a-f]{7} /.test(message))).toEqual([])
  })
})

it('verify goes on after a bad module', async () => {
  const index = await copyOf(indexes.directory)
  await edit(index, 'v1/modules/acme/subnets/aws/module.json', () => '{')
  await rm(join(index, ZIP))
  const found = named(await verifyWith({ index }))
  expect(found).toContain('DOCUMENT_INVALID acme/subnets/aws')
  expect(found).toContain(`PACKAGE_MISSING ${V1}`)
})
