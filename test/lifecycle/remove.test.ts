import { beforeEach, describe, expect, it } from 'vitest'
import { removeRefusals } from '../../src/cli/decisions.ts'
import type { Actor } from '../../src/lifecycle/decision.ts'
import { parseVersionRange } from '../../src/lifecycle/marks-file.ts'
import type { PackageDeletion, StoredPackage } from '../../src/lifecycle/ports.ts'
import { formatRemoveReport, type RemoveReport, removeVersion } from '../../src/lifecycle/remove.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { parseVersion } from '../../src/module/version.ts'
import { refusalFrom } from '../refusal.ts'
import {
  A_PERSON,
  anIndex,
  decideOn,
  MarkedIndex,
  raceBackoff,
  VPC,
} from '../support/lifecycle/marked-index.ts'
import { emptyIndex, PublishRun } from '../support/publish/publish-run.ts'
import { bytesOf } from '../support/publish/samples.ts'

const DATE = '2026-01-02T03:04:05Z'

const version = parseVersion('1.0.0')
const NAMES = [
  { name: 'tag latest', status: 'moved', version },
  { name: 'tag 1', status: 'planned', version },
  { name: 'the latest release', status: 'kept', version, reason: 'it is another', fix: 'gh release edit' },
] as const

/** What was asked of the storage outside of the index, in order. */
class Places {
  readonly calls: string[] = []
  readonly packages: StoredPackage[] = []
  readonly #answer: PackageDeletion

  constructor(answer: PackageDeletion = { status: 'deleted', notes: [] }) {
    this.#answer = answer
  }

  readonly delete = async (pkg: StoredPackage) => {
    this.calls.push(`delete ${pkg.kind}`)
    this.packages.push(pkg)
    return this.#answer
  }

  readonly follow = async (_: unknown, marked: readonly string[], dryRun: boolean) => {
    this.calls.push(`follow ${marked.join()}${dryRun ? ' dry' : ''}`)
    return [...NAMES]
  }
}

function remove(
  version: string,
  {
    module = 'acme/vpc/aws',
    storage = new Places(),
    actor = A_PERSON as Actor,
    reason = 'contains a key',
    date = DATE,
    dryRun = false,
  } = {},
): Promise<RemoveReport> {
  const about = { address: parseModuleAddress(module), version: parseVersion(version) }
  return removeVersion({ ...about, reason, date, dryRun }, { index, raceBackoff, storage, actor })
}

/** An index with packages outside of it: 1.0.0 and 1.1.0 have one zip. */
async function withPackages(): Promise<MarkedIndex> {
  const index = new MarkedIndex(emptyIndex().files)
  const config = { module: 'acme/vpc/aws', package: 'oci,index,git', 'oci-repository': 'oci.acme.test/vpc' }
  const tags = { 'v1.0.0': 'a', 'v1.1.0': 'b' }
  const { error } = await new PublishRun({ index, config, tags, packs: 'same' }).publish({ tags: 'all' })
  expect(error).toBeUndefined()
  return index
}

let index: MarkedIndex

beforeEach(async () => {
  index = await anIndex()
})

describe('remove', () => {
  it('deletes the files of the version, leaves a tombstone, and every list is as render makes it', async () => {
    const before = index.texts()
    const [, { version, commit, digest }] = index.document('module.json').versions
    expect(version).toBe('1.1.0')
    const report = await remove(version)
    const reason = 'contains a key'
    const latest = { before: '2.0.0', after: '2.0.0' }
    expect(report).toMatchObject({ status: 'removed', address: 'acme/vpc/aws', version, reason, commit })
    expect(report).toMatchObject({ latest, listed: ['2.0.0', '1.0.0'], sameBytes: [], packages: [] })
    expect(report.names).toEqual(NAMES)
    const { message, files } = index.commits.at(-1) ?? {}
    expect(message).toBe('Remove acme/vpc/aws 1.1.0\n\ncontains a key')
    expect(report.index).toEqual({ commit: (await index.open()).commit, changed: [...(files?.keys() ?? [])] })
    expect(report.index.changed.slice(-report.files.length)).toEqual(report.files)
    const own = Object.keys(before).filter((path) => path.startsWith(`${VPC}/1.1.0/`))
    expect(own.length).toBeGreaterThan(4)
    expect(report.files).toEqual(own.toSorted())
    expect(Object.keys(index.texts()).filter((path) => path.includes('/1.1.0/'))).toEqual([])
    const packages = [{ kind: 'index', location: `./module.zip?checksum=${digest}` }]
    const removed = [{ version, commit, digest, reason, date: DATE, packages }]
    expect(index.document('module.json').removed).toEqual(removed)
    const listed = { version, state: 'removed', reason }
    expect(index.document('versions.json').versions[1]).toMatchObject(listed)
    await index.expectRendered()
  })

  it('of the latest version moves the latest in all lists, and of all leaves the tombstones alone', async () => {
    const latest = []
    for (const version of ['1.0.0', '2.0.0', '1.1.0']) {
      latest.push((await remove(version)).latest.after)
      await index.expectRendered()
    }
    expect(latest).toEqual(['2.0.0', '1.1.0', null])
    expect((await remove('2.0.0')).latest).toEqual({ before: null, after: null })
    expect(await refusalFrom(() => remove('3.0.0'))).toBe(
      'NOT_FOUND: acme/vpc/aws has no published version "3.0.0" | it has none',
    )
    const versions = parseVersionRange('< 2.0.0')
    expect(await refusalFrom(() => decideOn(index, { action: 'restore', versions }))).toBe(
      'NOT_FOUND: acme/vpc/aws 1.1.0 is removed, so nothing is left to mark | name a published version: module-registry status --index … lists them',
    )
    expect(index.document('module.json').versions).toEqual([])
    expect(index.texts()[`${VPC}/index.json`]).toBeUndefined()
  })

  it('takes marks of the version with it', async () => {
    const about = { versions: parseVersionRange('1.1.0'), mark: { reason: 'bad', date: DATE } }
    for (const action of ['yank', 'deprecate'] as const) await decideOn(index, { action, ...about })
    await decideOn(index, { ...about, action: 'deprecate', versions: parseVersionRange('< 2.0.0') })
    await remove('1.1.0')
    expect(index.document('module.json')).not.toHaveProperty('yanks')
    expect(index.document('module.json').deprecations).toMatchObject([{ versions: '< 2.0.0' }])
    await index.expectRendered()
  })

  it('lets a run over all tags skip the tag with a notice, and refuses it at another commit', async () => {
    await remove('1.1.0')
    const config = { module: 'acme/vpc/aws' }
    const tags = { 'v1.1.0': 'acme/vpc/aws 1.1.0', 'v2.0.0': 'acme/vpc/aws 2.0.0' }
    const run = new PublishRun({ index, tags, config })
    expect((await run.publish({ tags: 'all' })).results).toMatchObject([{ status: 'unchanged' }])
    expect(run.journal).toContain('tags      skipped, their versions are removed: "v1.1.0"')
    const moved = new PublishRun({ index, tags: { ...tags, 'v1.1.0': 'another' }, config })
    const refused = (await moved.publish({ tags: 'all' })).results.filter(({ tag }) => tag === 'v1.1.0')
    expect(refused).toMatchObject([{ status: 'refused', error: { code: 'VERSION_EXISTS' } }])
  })

  it('twice is once: the tombstone stays, and the packages are deleted again', async () => {
    index = await withPackages()
    await remove('1.0.0')
    const after = index.texts()
    const storage = new Places({ status: 'absent', notes: ['look again'] })
    const again = await remove('1.0.0', { storage, reason: 'other', date: '2027-01-01T00:00:00Z' })
    expect(again).toMatchObject({ status: 'unchanged', reason: 'contains a key', index: { changed: [] } })
    expect(formatRemoveReport(again)).toMatch(/^absent {4}oci:\/\/.*\n {10}look again$/m)
    expect(index.texts()).toEqual(after)
    expect(storage.calls).toEqual(['follow 1.0.0', 'delete oci', 'delete git'])
  })

  it('with --dry-run writes nothing, and asks no place to delete', async () => {
    index = await withPackages()
    const before = index.texts()
    const storage = new Places()
    const report = await remove('1.1.0', { storage, dryRun: true })
    expect(report).toMatchObject({ status: 'planned', latest: { before: '1.1.0', after: '1.0.0' } })
    expect(report.packages).toMatchObject(['oci', 'git'].map((kind) => ({ kind, status: 'planned' })))
    expect(index.texts()).toEqual(before)
    expect(storage.calls).toEqual(['follow 1.1.0 dry'])
    const [oci, git] = report.packages.map(({ location }) => location)
    expect(formatRemoveReport(report).split('\n').slice(0, -1)).toEqual([
      'planned   acme/vpc/aws 1.1.0: contains a key',
      'latest    1.0.0, before it was 1.1.0',
      'listed    1.0.0',
      ...report.files.map((path) => `delete    ${path}`),
      `delete    ${oci}`,
      `delete    ${git}`,
      'moved     tag latest: now 1.0.0',
      'move      tag 1 to 1.0.0',
      'kept      the latest release: it is another',
      'by hand   gh release edit',
      'same      1.0.0: the same package, which stays',
    ])
    const { changed } = (await remove('1.1.0')).index
    expect(report.index.changed).toEqual(changed)
  })

  it('deletes after names have moved away, and says which versions have the same bytes', async () => {
    index = await withPackages()
    const storage = new Places()
    const report = await remove('1.1.0', { storage })
    expect(storage.calls).toEqual(['follow 1.1.0', 'delete oci', 'delete git'])
    const digest = index.document('module.json').removed[0].digest
    const of = { address: parseModuleAddress('acme/vpc/aws'), version: '1.1.0' }
    expect(storage.packages).toEqual([
      { ...of, kind: 'oci', location: expect.stringMatching(/^oci:/), digest, isShared: true },
      { ...of, kind: 'git', location: expect.stringMatching(/^git::/), digest, isShared: true },
    ])
    expect(report.packages).toEqual(
      storage.packages.map(({ kind, location }) => ({ kind, location, status: 'deleted', notes: [] })),
    )
    expect(report.sameBytes).toEqual(['1.0.0'])
    const last = new Places()
    await remove('1.0.0', { storage: last })
    expect(last.packages.map(({ isShared }) => isShared)).toEqual([false, false])
  })

  it('fails where a place refuses, with what a person does', async () => {
    index = await withPackages()
    const storage = new Places({ status: 'failed', reason: 'it is forbidden', fix: 'ask them' })
    const report = await remove('1.1.0', { storage })
    expect(removeRefusals(report)).toMatchObject(Array(2).fill({ code: 'STORE_REFUSED', hint: 'ask them' }))
    expect(formatRemoveReport(report)).toMatch(/^kept {6}oci:\/\/.*: it is forbidden\nby hand {3}ask them$/m)
    expect(index.document('module.json').removed).toHaveLength(1)
  })

  it('of a version whose packages an older tool did not note deletes none', async () => {
    await remove('1.0.0')
    const module = index.document('module.json')
    delete module.removed[0].packages
    index.write(new Map([[`${VPC}/module.json`, bytesOf(JSON.stringify(module))]]))
    const storage = new Places()
    expect((await remove('1.0.0', { storage })).packages).toEqual([])
    expect(storage.calls).toEqual(['follow 1.0.0'])
  })

  it('by the workflow of another repository is refused, as are a version and a module that were never published', async () => {
    const actor = { repository: { host: 'git.acme.test', repository: 'zoo/other' }, index: undefined }
    const storage = new Places()
    const unpublished = 'acme/vpc/aws has no published version "9.9.9" | it has 2.0.0, 1.1.0, 1.0.0'
    for (const [version, more, refusal] of [
      ['1.0.0', { actor }, 'NOT_OWNER: "acme/vpc/aws" belongs to'],
      ['9.9.9', {}, `NOT_FOUND: ${unpublished}`],
      ['1.0.0', { module: 'acme/none/aws' }, 'NOT_FOUND: the index has no module acme/none/aws'],
    ] as const)
      expect(await refusalFrom(() => remove(version, { storage, ...more }))).toContain(refusal)
    expect(storage.calls).toEqual([])
  })
})
