import { describe, expect, it } from 'vitest'
import { selectionBatches } from '../../src/publish/publication-batches.ts'
import { PublishRun, refusedBy } from '../support/publish/publish-run.ts'

/** Five versions, each of a commit of its own; a package of the run has 41 bytes. */
const TAGS = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`v1.${number}.0`, `commit ${number}`]))
const ALL = { tags: 'all' as const }
const commits = ({ journal }: PublishRun) => journal.filter((line) => line === 'commit').length
const stores = ({ journal }: PublishRun) => journal.filter((line) => line.startsWith('store '))

describe('a publish of more than one commit of the index may hold', () => {
  it.each([
    [{ bytes: 100, versions: 10 }, 3],
    [{ bytes: 1_000, versions: 2 }, 3],
    [{ bytes: 1, versions: 10 }, 5],
    [{ bytes: 205, versions: 5 }, 1],
  ])('with the limits %j makes %i commits, and the same index', async (limits, expected) => {
    const run = new PublishRun({ tags: TAGS })
    const report = await run.publish({ ...ALL, limits })
    expect(commits(run)).toBe(expected)
    expect(report.results.map(({ status }) => status)).toEqual(Array(5).fill('published'))
    const whole = new PublishRun({ tags: TAGS })
    const other = await whole.publish(ALL)
    expect(run.texts()).toEqual(whole.texts())
    expect(new Set(report.index.changed)).toEqual(new Set(other.index.changed))
    expect(stores(run)).toEqual(stores(whole))
    expect(report.results).toEqual(other.results)
  })

  it('keeps the zips of one batch alone on disk', async () => {
    const run = new PublishRun({ tags: TAGS })
    await run.publish({ ...ALL, limits: { bytes: 100, versions: 10 } })
    expect([run.mostZips, run.zips.size]).toEqual([3, 0])
    expect(run.packed).toHaveLength(10)
  })

  it('packs once what one commit holds, and keeps it for who called', async () => {
    const run = new PublishRun({ tags: TAGS })
    await run.publish(ALL)
    expect([run.packed.length, run.zips.size]).toEqual([5, 5])
  })

  it('writes nothing where the last tag is refused', async () => {
    const run = new PublishRun({ tags: TAGS, unpackable: 'commit 5' })
    const { error } = await refusedBy(run, { ...ALL, limits: { bytes: 1, versions: 1 } })
    expect(error?.code).toBe('SECRET_IN_PACKAGE')
  })

  it('publishes the others with --keep-going, and reports the refusal once', async () => {
    const run = new PublishRun({ tags: TAGS, unpackable: 'commit 3' })
    const { results } = await run.publish({ ...ALL, keepGoing: true, limits: { bytes: 50, versions: 9 } })
    expect(results.map(({ status }) => status).sort()).toEqual([...Array(4).fill('published'), 'refused'])
  })

  it('is finished by the next run where it was stopped between two commits', async () => {
    const stopped = new PublishRun({
      tags: TAGS,
      meanwhile: async (attempt) => {
        if (attempt === 2) throw new Error('stopped')
      },
    })
    const limits = { bytes: 100, versions: 10 }
    await expect(stopped.publish({ ...ALL, limits })).rejects.toThrow('stopped')
    const next = new PublishRun({ tags: TAGS, index: stopped.index })
    const { results } = await next.publish({ ...ALL, limits })
    expect(results.map(({ status }) => status).sort()).toEqual([
      ...Array(3).fill('published'),
      ...Array(2).fill('unchanged'),
    ])
  })

  it('writes nothing on a dry run, and keeps no more on disk', async () => {
    const run = new PublishRun({ tags: TAGS })
    const { results } = await run.publish({ ...ALL, dryRun: true, limits: { bytes: 50, versions: 9 } })
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('planned'))
    expect([commits(run), run.mostZips]).toEqual([0, 2])
  })

  it('has no batches of nothing', () => {
    expect(selectionBatches([], { bytes: 1, versions: 1 })).toHaveLength(1)
  })
})
