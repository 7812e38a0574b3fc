import { cp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalFrom } from '../../refusal.ts'
import { git } from '../../support/git/git-repository.ts'
import { type GitServer, startGitServer } from '../../support/git/git-server.ts'
import {
  commitTo,
  copyOf,
  edit,
  editJson,
  named,
  type PublishedIndexes,
  publishIndexes,
  VPC,
  verifyWith,
} from '../../support/index/verified-registry.ts'

let indexes: PublishedIndexes
let server: GitServer

beforeAll(async () => {
  indexes = await publishIndexes()
  server = await startGitServer({ root: dirname(indexes.bare) })
})

afterAll(() => server.close())

describe('verify', () => {
  it.each([
    ['a directory', 'directory', false],
    ['a local branch', 'bare', false],
    ['a local branch with its history', 'bare', true],
    ['a branch over http', 'http', false],
    ['a branch over http with its history', 'http', true],
    ['a file URL', 'file', true],
  ] as const)('finds nothing in %s that publish has made', async (_, kind, history) => {
    const index = {
      directory: indexes.directory,
      bare: indexes.bare,
      http: `${server.url}/index.git`,
      file: `file://${indexes.bare}`,
    }[kind]
    const report = await verifyWith({ index, history })
    expect(report.findings).toEqual([])
    expect(report).toMatchObject({ exitCode: 0, checked: { modules: 2, versions: 3 } })
    if (history) expect(report.checked.commits).toBe(4)
  })

  it('refuses what is no index, and the history of a directory', async () => {
    const empty = join(await copyOf(indexes.directory), 'catalog')
    expect(await refusalFrom(() => verifyWith({ index: empty }))).toContain('INDEX_INVALID: this is not')
    expect(await refusalFrom(() => verifyWith({ index: `${indexes.bare}#none` }))).toContain(
      'no branch "none"',
    )
    const history = () => verifyWith({ index: indexes.directory, history: true })
    expect(await refusalFrom(history)).toContain('has no history to verify')
    const since = () => verifyWith({ index: indexes.bare, history: true, since: '0123456' })
    expect(await refusalFrom(since)).toContain('--since names "0123456", which is no commit')
    const alone = () => verifyWith({ index: indexes.bare, since: '0123456' })
    expect(await refusalFrom(alone)).toContain('add --history')
  })
})

const INDEX_FAULTS: [name: string, plant: (index: string) => Promise<unknown>, finding: string][] = [
  ['format 2', (index) => editJson(index, 'registry.json', (it) => (it.format = 2)), 'FORMAT_NEWER'],
  [
    'a newer minimumTool',
    (index) => editJson(index, 'registry.json', (it) => (it.minimumTool = '99.0.0')),
    'TOOL_TOO_OLD',
  ],
  [
    'a folder that was copied halfway',
    (index) => edit(index, `${VPC}/module.json`, () => null),
    'MODULE_INCOMPLETE acme/vpc/aws',
  ],
  [
    'a folder under another name',
    (index) => cp(join(index, VPC), join(index, 'v1/modules/acme/network/aws'), { recursive: true }),
    'DOCUMENT_MISPLACED acme/network/aws',
  ],
  [
    'a module that another index had',
    (index) => edit(index, 'catalog/4c.json', () => null).catch(() => withoutCatalog(index)),
    'MODULE_UNLISTED acme/vpc/aws',
  ],
  ...['module.json', '1.0.0/release.json', '1.0.0/interface.json'].map(
    (file): (typeof INDEX_FAULTS)[number] => [
      `a ${file} of 100,000 brackets`,
      (index) =>
        edit(index, `${VPC}/${file}`, (text) =>
          text.replace('{', `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},`),
        ),
      `DOCUMENT_INVALID acme/vpc/aws${file === 'module.json' ? '' : ' 1.0.0'}`,
    ],
  ),
  [
    'an address that differs by case',
    (index) => cp(join(index, VPC), join(index, 'v1/modules/ACME/other/aws'), { recursive: true }),
    'ADDRESS_CLASH acme/subnets/aws',
  ],
  [
    'a mark of an unknown version',
    (index) =>
      editJson(index, `${VPC}/module.json`, (it) => {
        it.yanks = [{ version: '7.0.0', reason: 'x', date: '2026-01-01T00:00:00Z' }]
      }),
    'MARK_INVALID acme/vpc/aws',
  ],
  [
    'a removed version that is listed',
    (index) =>
      editJson(index, `${VPC}/module.json`, (it) => {
        const [{ version, digest, commit }] = it.versions
        it.removed = [{ version, digest, commit, reason: 'x', date: '2026-01-01T00:00:00Z' }]
      }),
    'VERSION_REUSED acme/vpc/aws',
  ],
  [
    'a removed version whose files are there',
    (index) =>
      editJson(index, `${VPC}/module.json`, (it) => {
        const { version, digest, commit } = it.versions.pop()
        it.removed = [{ version, digest, commit, reason: 'x', date: '2026-01-01T00:00:00Z' }]
      }),
    'VERSION_REUSED acme/vpc/aws 1.0.0',
  ],
  [
    'a folder that is no version',
    (index) => edit(index, `${VPC}/v1.0.0/release.json`, () => '{}\n'),
    'VERSION_INVALID acme/vpc/aws',
  ],
  [
    'a commit that module.json does not have',
    (index) => editJson(index, `${VPC}/1.0.0/release.json`, (it) => (it.commit = 'a'.repeat(40))),
    'RELEASE_MISMATCH acme/vpc/aws 1.0.0',
  ],
  [
    'a location that pins other bytes',
    (index) =>
      edit(index, `${VPC}/1.0.0/release.json`, (text) =>
        text.replace(/checksum=sha256:.{64}/, `checksum=sha256:${'0'.repeat(64)}`),
      ),
    'LOCATION_MISMATCH acme/vpc/aws 1.0.0',
  ],
  [
    'a list that nothing is left for',
    (index) => edit(index, 'v1/modules/gone/index.json', () => '{}\n'),
    'DERIVED_CHANGED',
  ],
  ['a page', (index) => edit(index, 'index.html', () => '<script>\n'), 'DERIVED_CHANGED'],
  [
    'keys in another order',
    (index) => edit(index, `${VPC}/module.json`, (text) => JSON.stringify(JSON.parse(text))),
    'NOT_CANONICAL acme/vpc/aws',
  ],
  ['a file between modules', (index) => edit(index, 'v1/modules/acme/x.txt', () => 'x'), 'FILE_UNEXPECTED'],
]

async function withoutCatalog(index: string): Promise<void> {
  await rm(join(index, 'catalog'), { recursive: true })
}

describe('verify names', () => {
  it.each(INDEX_FAULTS)('%s', async (_, plant, finding) => {
    const index = await copyOf(indexes.directory)
    await plant(index)
    const report = await verifyWith({ index })
    expect(named(report)).toContain(finding)
    const found = report.findings.find((each) => finding.startsWith(each.code))
    expect(found?.fix).not.toBe('')
    expect(report.exitCode).toBe(1)
  })

  it('a link in a branch, without following it', async () => {
    const index = await copyOf(indexes.bare)
    const target = await git(index, ['hash-object', '-w', '--stdin'], '/etc/passwd')
    const script = `commit refs/heads/registry\ncommitter A <a@b> 1 +0000\ndata 1\nx\nfrom refs/heads/registry^0\nM 120000 ${target} ${VPC}/1.0.0/README.md\n`
    await git(index, ['fast-import', '--quiet', '--force'], script)
    expect(named(await verifyWith({ index }))).toContain('FILE_UNEXPECTED acme/vpc/aws 1.0.0')
  })
})

describe('a suppression', () => {
  const suppress = (index: string, entry: object) =>
    editJson(index, 'registry.json', (registry) => (registry.suppressions = [entry]))

  async function plantedZip(): Promise<string> {
    const index = await copyOf(indexes.directory)
    await rm(join(index, `${VPC}/1.0.0/module.zip`))
    return index
  }
  const entry = { code: 'PACKAGE_MISSING', address: 'acme/vpc/aws', reason: 'known' }

  it('hides its finding, and says so', async () => {
    for (const address of ['acme/vpc/aws', 'acme/vpc/aws@1.0.0']) {
      const index = await plantedZip()
      await suppress(index, { ...entry, address })
      const { findings, suppressed } = await verifyWith({ index })
      expect(findings.map(({ code }) => code)).toEqual(['NOT_CANONICAL'])
      expect(suppressed).toMatchObject([{ code: 'PACKAGE_MISSING', version: '1.0.0', reason: 'known' }])
    }
  })

  it('counts for its own address, version and code alone', async () => {
    for (const other of [
      { address: 'acme/subnets/aws' },
      { address: 'acme/vpc/aws@1.1.0' },
      { code: 'PACKAGE_CHANGED' },
    ]) {
      const index = await plantedZip()
      await suppress(index, { ...entry, ...other })
      expect(named(await verifyWith({ index }))).toContain('PACKAGE_MISSING acme/vpc/aws 1.0.0')
    }
  })

  it('that is not valid is a finding', async () => {
    const index = await plantedZip()
    for (const wrong of [{ code: 'NO_SUCH_CODE' }, { expires: '2999-12-31' }]) {
      await suppress(index, { ...entry, ...wrong })
      expect(named(await verifyWith({ index }))).toContain('SUPPRESSION_INVALID')
    }
  })
})

describe('the checkpoint', () => {
  it('stays where it is while the history has a finding', async () => {
    const index = await copyOf(indexes.bare)
    const checkpoint = join(await copyOf(indexes.directory), 'checkpoint')
    const flags = { index, history: true, checkpoint }
    await verifyWith(flags)
    await commitTo(index, { [`${VPC}/1.0.0/module.zip`]: 'PK' })
    for (let run = 0; run < 2; run += 1) {
      const report = await verifyWith(flags)
      expect(named(report)).toContain('PACKAGE_CHANGED acme/vpc/aws 1.0.0')
      expect(report.checked.commits).toBe(1)
    }
  })

  it('of another tool is refused', async () => {
    const checkpoint = join(indexes.directory, 'index.html')
    const refusal = await refusalFrom(() => verifyWith({ index: indexes.bare, history: true, checkpoint }))
    expect(refusal).toContain('is not a checkpoint of verify')
  })
})
