import { beforeEach, describe, expect, it } from 'vitest'
import { formatMarkReport } from '../../src/cli/decisions.ts'
import { refuseForeignDecision } from '../../src/lifecycle/decision.ts'
import type { MarkDecision } from '../../src/lifecycle/mark.ts'
import { parseVersionRange } from '../../src/lifecycle/marks-file.ts'
import type { PackageStorage } from '../../src/lifecycle/ports.ts'
import { parseVersion } from '../../src/module/version.ts'
import { refusalFrom, refusalOf } from '../refusal.ts'
import {
  anIndex,
  type DecisionSettings,
  decideOn,
  type MarkedIndex,
  VPC,
} from '../support/lifecycle/marked-index.ts'
import { PublishRun } from '../support/publish/publish-run.ts'
import { aModule, aRegistry, aRelease } from '../support/publish/samples.ts'

const mark = { reason: 'deletes the state bucket', date: '2026-01-02T03:04:05Z' }

const decide = (decision: MarkDecision, settings: DecisionSettings = {}) =>
  decideOn(index, decision, settings)

const yank = (text: string): MarkDecision => ({ action: 'yank', versions: parseVersionRange(text), mark })
const restore = (text: string): MarkDecision => ({ action: 'restore', versions: parseVersionRange(text) })
const deprecate = (text?: string, more: object = {}): MarkDecision => ({
  action: 'deprecate',
  versions: text === undefined ? undefined : parseVersionRange(text),
  mark: { ...mark, ...more },
})
const undeprecate = (text?: string): MarkDecision => ({
  action: 'undeprecate',
  versions: text === undefined ? undefined : parseVersionRange(text),
})

let index: MarkedIndex

beforeEach(async () => {
  index = await anIndex()
})

describe('yank', () => {
  it('takes a version out of what clients can choose, and leaves its own files', async () => {
    const before = index.texts()
    const report = await decide(yank('1.1.0'))
    const about = { status: 'updated', address: 'acme/vpc/aws', versions: ['1.1.0'] }
    const latest = { before: '2.0.0', after: '2.0.0' }
    expect(report).toMatchObject({ ...about, latest, listed: ['2.0.0', '1.0.0'] })
    const [{ versions }] = index.document('versions').modules
    expect(versions).toEqual([{ version: '2.0.0' }, { version: '1.0.0' }])
    const state = { version: '1.1.0', state: 'yanked', reason: mark.reason, since: mark.date }
    expect(index.document('versions.json').versions[1]).toMatchObject(state)
    const own = (texts: Record<string, string>) =>
      Object.entries(texts).filter(([path]) => path.startsWith(`${VPC}/1.1.0/`))
    expect(own(index.texts())).toEqual(own(before))
    await index.expectRendered()
  })

  it('of the latest version needs a word, and moves the latest in all lists', async () => {
    for (const versions of ['>= 2.0.0', '>= 1.1.0'])
      expect(await refusalFrom(() => decide(yank(versions)))).toBe(
        'INVALID_INPUT: acme/vpc/aws 2.0.0 is the latest version | publish its successor first, or add --allow-latest',
      )
    const report = await decide(yank('>= 2.0.0'), { allowLatest: true })
    expect(report.latest).toEqual({ before: '2.0.0', after: '1.1.0' })
    expect(index.document('index.json').version).toBe('1.1.0')
    const { modules } = index.json('v1/modules/acme/index.json')
    expect(modules).toMatchObject([{ version: '1.1.0' }])
    await index.expectRendered()
  })

  it('of all versions leaves a module without a latest version, and restoring one brings it back', async () => {
    const before = index.texts()
    const report = await decide(yank('>= 0'), { allowLatest: true })
    expect(report).toMatchObject({ latest: { after: null }, listed: [] })
    expect(formatMarkReport(report)).toBe(
      'updated   acme/vpc/aws 2.0.0, 1.1.0, 1.0.0\nlatest    none, before it was 2.0.0\nlisted    no version\ntotal     3 versions updated',
    )
    expect(index.texts()[`${VPC}/index.json`]).toBeUndefined()
    await index.expectRendered()
    await decide(restore('>= 0'))
    expect(index.texts()).toEqual(before)
  })

  it('names the versions that it changes, not those that it is about', async () => {
    await decide(yank('1.0.0'))
    expect((await decide(yank('< 2.0.0'))).versions).toEqual(['1.1.0'])
    await decide(restore('1.1.0'))
    expect((await decide(restore('>= 0'))).versions).toEqual(['1.0.0'])
    expect((await decide(restore('< 2.0.0'))).versions).toEqual(['1.1.0', '1.0.0'])
  })

  it('twice is once: the first date stays, and what is said of it is replaced', async () => {
    await decide(yank('1.0.0'))
    expect(await decide(yank('1.0.0'))).toMatchObject({ status: 'unchanged', index: { changed: [] } })
    const later = { reason: 'worse', date: '2027-01-01T00:00:00Z', link: 'https://acme.test/1' }
    await decide({ ...yank('1.0.0'), mark: later } as MarkDecision)
    expect(index.document('module.json').yanks).toEqual([{ version: '1.0.0', ...later, date: mark.date }])
    await decide(yank('1.0.0'))
    expect(index.document('module.json').yanks).toEqual([{ version: '1.0.0', ...mark }])
  })

  it('is planned with --dry-run, and writes nothing', async () => {
    const before = index.texts()
    const report = await decide(yank('1.0.0'), { dryRun: true })
    expect(report).toMatchObject({ status: 'planned', listed: ['2.0.0', '1.1.0'] })
    expect(index.texts()).toEqual(before)
    const { changed } = (await decide(yank('1.0.0'))).index
    expect(changed).toContain(`${VPC}/versions`)
    expect(report.index.changed).toEqual(changed)
    const again = await decide(yank('1.0.0'), { dryRun: true })
    expect(again).toMatchObject({ status: 'unchanged', index: { changed: [] } })
  })

  it('is planned again when another writer wins the race', async () => {
    const open = index.open.bind(index)
    index.open = async () => {
      const snapshot = await open()
      index.open = open
      await decide(yank('1.1.0'))
      return snapshot
    }
    await decide(yank('1.0.0'))
    expect(index.document('versions').modules[0].versions).toEqual([{ version: '2.0.0' }])
    await index.expectRendered()
  })

  it('reads the files of its module and of its lists alone, and writes versions.json again where it is lost', async () => {
    index.write(new Map([[`${VPC}/versions.json`, null]]))
    index.reads.length = 0
    await decide(yank('1.0.0'))
    expect(index.reads.filter((path) => path.includes('zoo'))).toEqual([])
    expect(index.reads.length).toBeLessThan(30)
    await index.expectRendered()
  })
})

describe('deprecate', () => {
  it('marks a range, keeps it listed, and holds for versions that are published later', async () => {
    const before = index.document('versions')
    await decide(deprecate('< 2.0.0', { replacement: 'zoo/dns/google@1.0.0' }))
    expect(index.document('versions')).toEqual(before)
    const tags = { 'v1.2.0': 'later' }
    await new PublishRun({ index, tags, config: { module: 'acme/vpc/aws' } }).publish({ tags: ['v1.2.0'] })
    const older = ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({ version, state: 'deprecated' }))
    const versions = [{ version: '2.0.0', state: 'listed' }, ...older]
    expect(index.document('versions.json')).toMatchObject({ versions })
    await index.expectRendered()
  })

  it('of a whole module needs no word for the latest version', async () => {
    const versions = ['2.0.0', '1.1.0', '1.0.0']
    expect(await decide(deprecate())).toMatchObject({ status: 'updated', versions })
    expect(await decide(deprecate())).toMatchObject({ status: 'unchanged' })
    await decide(undeprecate())
    expect(index.document('module.json').deprecations).toBeUndefined()
    expect(await decide(undeprecate())).toMatchObject({ status: 'unchanged' })
  })

  it('refuses a replacement that the index does not have', async () => {
    const before = index.texts()
    for (const replacement of ['zoo/none/google', 'zoo/dns/google@9.0.0'])
      expect(await refusalFrom(() => decide(deprecate('1.0.0', { replacement })))).toBe(
        `NOT_FOUND: the replacement "${replacement}" is not in the index | name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0`,
      )
    expect(index.texts()).toEqual(before)
  })

  it.each<[string | undefined, string]>([
    [undefined, 'acme/vpc/aws'],
    [undefined, 'acme/vpc/aws@2.0.0'],
    ['1.0.0', 'ACME/vpc/aws'],
    ['1.0.0', 'acme/vpc/aws@1.0.0'],
    ['< 2.0.0', 'acme/vpc/aws@1.1.0'],
  ])('of %s refuses itself as the replacement: %s', async (versions, replacement) => {
    expect(await refusalFrom(() => decide(deprecate(versions, { replacement })))).toBe(
      `INVALID_INPUT: the replacement "${replacement}" is what the mark is about | name another module, or a version that the mark is not about: --replacement acme/vpc/aws@2.0.0`,
    )
    const other = deprecate('< 2.0.0', { replacement: 'acme/vpc/aws@2.0.0' })
    expect(await decide(other)).toMatchObject({ status: 'updated' })
  })

  it('is taken back under the same range alone, and the hint names those that there are', async () => {
    await decide(deprecate('< 2.0.0'))
    expect(await refusalFrom(() => decide(undeprecate('1.0.0')))).toBe(
      'NOT_FOUND: no deprecation is about acme/vpc/aws "1.0.0": the module has others | take back the one that you mean: module-registry undeprecate acme/vpc/aws "< 2.0.0"',
    )
    expect(await decide(undeprecate('<2.0.0'))).toMatchObject({ status: 'updated' })
  })
})

describe('a mark', () => {
  it.each<[string, MarkDecision]>([
    ['Yank acme/vpc/aws 1.0.0\n\ndeletes the state bucket', yank('1.0.0')],
    ['Deprecate acme/vpc/aws < 2.0.0\n\ndeletes the state bucket', deprecate('<2.0.0')],
    ['Deprecate acme/vpc/aws\n\ndeletes the state bucket', deprecate()],
    ['Restore acme/vpc/aws 1.1.0', restore('1.1.0')],
    ['Undeprecate acme/vpc/aws > 1.5', undeprecate('>1.5')],
  ])('is the commit %j', async (message, decision) => {
    await decide(yank('1.1.0'))
    await decide(deprecate('> 1.5'), { allowLatest: true })
    const report = await decide(decision)
    const { message: said, files } = index.commits.at(-1) ?? {}
    expect(said).toBe(message)
    expect(report.index).toEqual({ commit: (await index.open()).commit, changed: [...(files?.keys() ?? [])] })
  })

  it('lets the names that follow the latest version follow after the commit', async () => {
    const asked: string[] = []
    const name = { name: 'tag latest', status: 'moved', version: parseVersion('1.1.0') } as const
    const follow: PackageStorage['follow'] = async (module, marked, dryRun) => {
      asked.push(`${module.yanks.length} ${marked} ${dryRun} ${index.commits.length}`)
      return [name]
    }
    const commits = index.commits.length
    const options = { allowLatest: true, storage: { follow } }
    expect((await decide(yank('2.0.0'), { ...options, dryRun: true })).names).toEqual([name])
    expect((await decide(yank('2.0.0'), options)).names).toEqual([name])
    await decide(restore('2.0.0'), options)
    const [planned, written] = [`1 2.0.0 true ${commits}`, `1 2.0.0 false ${commits + 1}`]
    expect(asked).toEqual([planned, written, `0 2.0.0 false ${commits + 2}`])
    for (const decision of [deprecate(), undeprecate()])
      expect((await decide(decision, options)).names).toEqual([])
    expect(asked).toHaveLength(3)
  })

  it('of the latest version is made with a word, and taken back without one', async () => {
    expect(await refusalFrom(() => decide(deprecate('2.0.0')))).toContain(
      'INVALID_INPUT: acme/vpc/aws 2.0.0 is the latest version',
    )
    await decide(deprecate('2.0.0'), { allowLatest: true })
    expect(await decide(undeprecate('2.0.0'))).toMatchObject({ status: 'updated', versions: ['2.0.0'] })
    await decide(yank('>= 0'), { allowLatest: true })
    expect(await decide(yank('2.0.0'))).toMatchObject({ status: 'unchanged' })
  })

  const actor = { repository: { host: 'git.acme.test', repository: 'zoo/other' }, index: undefined }
  const owner = '"git.acme.test/acme/terraform-aws-vpc"'
  const unpublished = (text: string, meant = '') =>
    `NOT_FOUND: acme/vpc/aws has no published version "${text}"${meant} | it has 2.0.0, 1.1.0, 1.0.0`
  const unknown = (module: string, meant = '; did you mean acme/vpc/aws?') =>
    `NOT_FOUND: the index has no module ${module}${meant} | name one of its modules: module-registry status --index … lists them`

  it.each<[string, DecisionSettings, string]>([
    ['1.0.0', { actor }, expect.stringContaining(`NOT_OWNER: "acme/vpc/aws" belongs to ${owner}`)],
    ['9.9.9', {}, unpublished('9.9.9')],
    ['2.0.1', {}, unpublished('2.0.1', '; did you mean 2.0.0?')],
    ['> 3', {}, unpublished('> 3')],
    ['1.0.0', { module: 'acme/vcp/aws' }, unknown('acme/vcp/aws')],
    ['1.0.0', { module: 'Acme/VPC/aws' }, unknown('Acme/VPC/aws')],
    ['1.0.0', { module: 'acme/vpc/azurerm' }, unknown('acme/vpc/azurerm')],
    ['1.0.0', { module: 'acme/none/aws' }, unknown('acme/none/aws', '')],
  ])('of %s with %j is refused', async (text, settings, refusal) => {
    for (const decision of [yank(text), restore(text)])
      expect(await refusalFrom(() => decide(decision, settings))).toEqual(refusal)
  })
})

it('a mark of a module that nobody owns is made by who may use its namespace', () => {
  const owner = { host: 'github.com', repository: 'acme/terraform-aws-vpc', repositoryId: 1, ownerId: 2 }
  const other = { host: 'github.com', repository: 'zoo/terraform-aws-dns', repositoryId: 8, ownerId: 9 }
  const decideAs = (repository: typeof owner | undefined, registry: object = {}) =>
    refuseForeignDecision(
      { registry: { ...aRegistry(), ...registry }, module: aModule([aRelease()], { owner: null }) },
      { repository, index: { host: 'github.com', repository: 'acme/registry' } },
    )
  expect(() => decideAs(other)).not.toThrow()
  const namespaces = { acme: { owners: [{ host: 'github.com', ownerId: 2 }] } }
  expect(refusalOf(() => decideAs(other, { namespaces }))).toBe(
    'NOT_OWNER: "acme/vpc/aws" belongs to nobody yet; this is "github.com/zoo/terraform-aws-dns", which may not decide about it | run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": "github.com/zoo/terraform-aws-dns"} to the owners of "marks" in registry.json',
  )
  expect(() => decideAs(owner, { namespaces })).not.toThrow()
  const marks = { owners: [{ repositories: 'github.com/acme/*' }] }
  expect(refusalOf(() => decideAs(undefined, { marks }))).toBe(
    'NOT_OWNER: decisions about published versions, such as of "acme/vpc/aws", are reserved for "github.com/acme/*" in registry.json; this is a run without a repository | run it in a workflow of that repository, or name a clone of it: --repository DIR',
  )
  expect(refusalOf(() => decideAs(other, { marks }))).toContain('this is "github.com/zoo/terraform-aws-dns"')
  expect(() => decideAs(owner, { marks })).not.toThrow()
})

describe('versions of a mark', () => {
  it('are not what is neither a version nor a constraint', () =>
    expect(refusalOf(() => parseVersionRange('1.2.x'))).toBe(
      'INVALID_INPUT: "1.2.x" must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0" | name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")',
    ))

  it.each([
    ['1.2.3', '1.2.3'],
    ['<2.0.0,>=  1', '< 2.0.0, >= 1'],
    [' ~>1.0 , != 1.1.0', '~> 1.0, != 1.1.0'],
    ['1.2', '1.2'],
  ])('%j have the spelling %j', (text, spelling) => expect(parseVersionRange(text).text).toBe(spelling))
})
