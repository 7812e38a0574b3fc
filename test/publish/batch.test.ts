import { describe, expect, it, vi } from 'vitest'
import { PublishRun, published, refusedBy } from '../support/publish/publish-run.ts'

/** Five versions, each of a commit of its own; a package of the run has 41 bytes. */
const TAGS = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`v1.${number}.0`, `commit ${number}`]))
const ALL = { tags: 'all' as const }
const ANY = { bytes: 1_000_000, text: 1_000_000, versions: 100 }
const commits = ({ journal }: PublishRun) => journal.filter((line) => line === 'commit').length
const stores = ({ journal }: PublishRun) => journal.filter((line) => line.startsWith('store '))

describe('a publish of more than one commit of the index may hold', () => {
  it.each([
    [{ bytes: 82 }, 3],
    [{ versions: 2 }, 3],
    [{ bytes: 1 }, 5],
    [{ text: 1 }, 5],
    [{ bytes: 205, versions: 5 }, 1],
  ])('with the limits %j makes %i commits, and the same index', async (limits, expected) => {
    const run = new PublishRun({ tags: TAGS })
    const report = await run.publish({ ...ALL, limits: { ...ANY, ...limits } })
    expect(commits(run)).toBe(expected)
    expect(report.results.map(({ status }) => status)).toEqual(Array(5).fill('published'))
    const { publishRun: whole, report: other } = await published({ tags: TAGS }, ALL)
    expect(run.index.texts()).toEqual(whole.index.texts())
    expect(new Set(report.index.changed)).toEqual(new Set(other.index.changed))
    expect(stores(run)).toEqual(stores(whole))
    expect(report.results).toEqual(other.results)
  })

  it('packs once, and keeps the zips of one batch alone on disk, or that of one version for who called', async () => {
    const { publishRun: run } = await published({ tags: TAGS }, { ...ALL, limits: { ...ANY, bytes: 100 } })
    expect([run.packed.length, run.mostZips, run.zips.size]).toEqual([5, 3, 0])
    const { publishRun: one } = await published({ tags: TAGS }, { tags: ['v1.1.0'] })
    expect([one.packed.length, one.zips.size]).toEqual([1, 1])
  })

  it('keeps nothing of refused versions, which no limit counts, but what another tag needs', async () => {
    const broken = Object.fromEntries(Object.values(TAGS).map((commit) => [commit, 'variable "a" {']))
    const { publishRun: run, report } = await published({ tags: TAGS, modules: broken }, ALL)
    expect(report.results.map(({ status }) => status)).toEqual(Array(5).fill('refused'))
    expect([run.mostZips, run.zips.size]).toEqual([1, 0])
    const { publishRun: first } = await published({ tags: { 'v1.1.0': 'first' } }, ALL)
    const moved = new PublishRun({ tags: { 'v1.0.0': 'second', 'v1.1.0': 'second' }, index: first.index })
    const sizes: number[] = []
    const log = moved.progress.push.bind(moved.progress)
    moved.progress.push = (line) => sizes.push(moved.zips.size) && log(line)
    await moved.publish(ALL)
    expect([sizes, moved.packed.length]).toEqual([[1, 1, 1], 1])
  })

  it('advises a constraint that leaves out refused versions, no more good ones, and says how many, pre-releases among them', async () => {
    const adviceFor = async (...good: readonly string[]) => {
      const tags = Object.fromEntries([['v0.1.0', 'bad'], ...good.map((tag) => [tag, 'good'])])
      const { publishRun: run } = await published({ tags, modules: { bad: 'variable "a" {', good: '' } }, ALL)
      return run.journal.find((line) => line.startsWith('tags      to leave'))
    }
    expect(await adviceFor('v0.2.0')).toMatch(/\nversions: ">= 0\.2\.0"$/)
    expect(await adviceFor('v0.2.0-beta.1', 'v0.2.0')).toMatch(
      /\nversions: ">= 0\.2\.0" # leaves out 1 good version, too$/,
    )
    expect(await adviceFor('v0.2.0-beta.1', 'v0.3.0-beta.1')).toContain('ignore-tags: [{ tag: "v0.1.0"')
  })

  it('reads ahead while a commit is written, and packs nothing twice', async () => {
    const run: PublishRun = new PublishRun({
      tags: TAGS,
      meanwhile: async (attempt) => {
        if (attempt === 1) await vi.waitFor(() => expect(run.packed).toHaveLength(3))
      },
    })
    await run.publish({ ...ALL, limits: { ...ANY, versions: 2 } })
    expect([run.packed.length, run.mostZips, run.zips.size]).toEqual([5, 3, 0])
  })

  it('writes nothing where the last tag is refused, or publishes the others, and reports the refusal once', async () => {
    const run = new PublishRun({ tags: TAGS, unpackable: 'commit 5' })
    const { error } = await refusedBy(run, { ...ALL, strict: true, limits: { ...ANY, bytes: 1 } })
    expect(error?.code).toBe('SECRET_IN_PACKAGE')
    const { results } = await run.publish({ ...ALL, limits: { ...ANY, bytes: 50 } })
    expect(results.map(({ status }) => status).sort()).toEqual([...Array(4).fill('published'), 'refused'])
  })

  it('is finished by the next run where it was stopped between two commits', async () => {
    const meanwhile = async (attempt: number) => {
      if (attempt === 2) throw new Error('stopped')
    }
    const stopped = new PublishRun({ tags: TAGS, meanwhile })
    const limits = { ...ANY, bytes: 41 }
    await expect(stopped.publish({ ...ALL, limits })).rejects.toThrow('stopped')
    const { results } = await new PublishRun({ tags: TAGS, index: stopped.index }).publish({ ...ALL, limits })
    expect(results.map(({ status }) => status).sort()).toEqual([...Array(4).fill('published'), 'unchanged'])
  })

  it('writes nothing on a dry run, and keeps no more on disk', async () => {
    const run = new PublishRun({ tags: TAGS })
    const { results } = await run.publish({ ...ALL, dryRun: true, limits: { ...ANY, bytes: 50 } })
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('planned'))
    expect([commits(run), run.mostZips]).toEqual([0, 2])
  })
})

const OPTIONAL = 'variable "a" {\n  default = 1\n}\n'
const TWO = `${OPTIONAL}variable "b" {\n  default = 1\n}\n`

async function publishRunWith(tags: Readonly<Record<string, string>>, config: unknown = {}) {
  const modules = { optional: OPTIONAL, required: 'variable "a" {}\n', two: TWO }
  const { publishRun: first } = await published({ tags, modules, config: {} }, { tags: ['v1.0.0'] })
  return new PublishRun({ tags, modules, config, index: first.index })
}

describe('the check of compatibility', () => {
  it('warns of a patch that is too small, names the minimum version, and refuses it only where asked', async () => {
    const publishRun = await publishRunWith({ 'v1.0.0': 'optional', 'v1.0.1': 'required' })
    const { results } = await publishRun.publish({ tags: ['v1.0.1'] })
    const changes = [{ kind: 'default-removed', severity: 'major', subject: 'var.a' }]
    const compatibility = { base: '1.0.0', required: 'major', given: 'patch', changes }
    expect(results).toMatchObject([{ status: 'published', compatibility }])
    expect(publishRun.journal).toContain(
      'acme/vpc/aws 1.0.1 is patch, but input "a": the default was removed: callers have to set the input (main.tf:1): a major change since 1.0.0; use 2.0.0 or higher',
    )
    const refused = await publishRunWith({ 'v1.0.0': 'optional', 'v1.0.1': 'required' })
    const report = await refusedBy(refused, { tags: ['v1.0.1'], flags: { compatibility: 'enforce' } })
    expect(report.error).toEqual({
      code: 'INCOMPATIBLE',
      message:
        'tag "v1.0.1": 1.0.1 is a patch version after 1.0.0, but the interface has major changes:\n  var.a: the default was removed: callers have to set the input',
      hint: 'use 2.0.0 or higher: tag this commit with it, or publish with --compatibility warn',
    })
  })

  it('compares with the highest lower version, also of the same run, whatever the order of tags', async () => {
    const tags = { 'v1.0.0': 'optional', 'v2.0.0': 'required', 'v1.1.0': 'two', 'v1.1.1': 'two' }
    const { results } = await (await publishRunWith(tags)).publish({ tags: 'all' })
    expect(results).toMatchObject([
      { status: 'unchanged' },
      { version: '1.1.0', compatibility: { base: '1.0.0', required: 'minor' } },
      { version: '1.1.1', compatibility: { base: '1.1.0', required: 'patch' } },
      { version: '2.0.0', compatibility: { base: '1.1.1', required: 'major' } },
    ])
  })

  it('never uses a refused version as a base', async () => {
    const tags = { 'v1.0.0': 'optional', 'v1.0.1': 'required', 'v1.0.2': 'optional' }
    const publishRun = await publishRunWith(tags, { compatibility: 'enforce' })
    const { results } = await publishRun.publish({ tags: 'all', keepGoing: true })
    expect(results).toMatchObject([
      { status: 'unchanged' },
      { status: 'published', version: '1.0.2', compatibility: { base: '1.0.0', changes: [] } },
      { status: 'refused', tag: 'v1.0.1', error: { code: 'INCOMPATIBLE' } },
    ])
  })

  it('accepts additions in a patch, whose tag is there and harms nobody', async () => {
    const publishRun = await publishRunWith({ 'v1.0.0': 'optional', 'v1.0.1': 'two' })
    const { results } = await publishRun.publish({ tags: ['v1.0.1'], flags: { compatibility: 'enforce' } })
    expect(results).toMatchObject([
      { status: 'published', compatibility: { required: 'minor', given: 'patch', minimumVersion: '1.1.0' } },
    ])
    expect(publishRun.journal.filter((line) => /minor change/.test(line))).toEqual([])
  })

  it('follows the severities of the config file, and those of the flags before them', async () => {
    const tags = { 'v1.0.0': 'optional', 'v1.0.1': 'required' }
    const config = { compatibility: 'enforce', severities: { 'default-removed': 'patch' } }
    const { results } = await (await publishRunWith(tags, config)).publish({ tags: ['v1.0.1'] })
    expect(results).toMatchObject([{ status: 'published', compatibility: { required: 'patch' } }])
    const flags = { severities: { 'default-removed': 'major' } } as const
    const report = await refusedBy(await publishRunWith(tags, config), { tags: ['v1.0.1'], flags })
    expect(report.error).toMatchObject({ code: 'INCOMPATIBLE' })
  })
})

it('a module that does not parse is published with a warning where only an example is broken', async () => {
  const modules = { first: { 'main.tf': OPTIONAL, 'examples/x/main.tf': '= =' } }
  const publishRun = new PublishRun({ modules })
  expect((await publishRun.publish()).results[0]?.status).toBe('published')
  expect(publishRun.journal.join()).toContain('examples/x/main.tf:1:1: an argument or a block is expected')
})
