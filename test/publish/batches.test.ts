import { describe, expect, it } from 'vitest'
import { PublishRun, refusedBy } from '../support/publish/publish-run.ts'

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
    const whole = new PublishRun({ tags: TAGS })
    const other = await whole.publish(ALL)
    expect(run.texts()).toEqual(whole.texts())
    expect(new Set(report.index.changed)).toEqual(new Set(other.index.changed))
    expect(stores(run)).toEqual(stores(whole))
    expect(report.results).toEqual(other.results)
  })

  it('keeps the zips of one batch alone on disk', async () => {
    const run = new PublishRun({ tags: TAGS })
    await run.publish({ ...ALL, limits: { ...ANY, bytes: 100 } })
    expect([run.mostZips, run.zips.size]).toEqual([3, 0])
    expect(run.packed).toHaveLength(5)
  })

  it('packs once, and keeps the zip of a run of one version for who called', async () => {
    const run = new PublishRun({ tags: TAGS })
    await run.publish({ tags: ['v1.1.0'] })
    expect([run.packed.length, run.zips.size]).toEqual([1, 1])
  })

  it('writes nothing where the last tag is refused', async () => {
    const run = new PublishRun({ tags: TAGS, unpackable: 'commit 5' })
    const { error } = await refusedBy(run, { ...ALL, strict: true, limits: { ...ANY, bytes: 1 } })
    expect(error?.code).toBe('SECRET_IN_PACKAGE')
  })

  it('publishes the others, and reports the refusal once', async () => {
    const run = new PublishRun({ tags: TAGS, unpackable: 'commit 3' })
    const { results } = await run.publish({ ...ALL, limits: { ...ANY, bytes: 50 } })
    expect(results.map(({ status }) => status).sort()).toEqual([...Array(4).fill('published'), 'refused'])
  })

  it('is finished by the next run where it was stopped between two commits', async () => {
    const stopped = new PublishRun({
      tags: TAGS,
      meanwhile: async (attempt) => {
        if (attempt === 2) throw new Error('stopped')
      },
    })
    const limits = { ...ANY, bytes: 41 }
    await expect(stopped.publish({ ...ALL, limits })).rejects.toThrow('stopped')
    const next = new PublishRun({ tags: TAGS, index: stopped.index })
    const { results } = await next.publish({ ...ALL, limits })
    expect(results.map(({ status }) => status).sort()).toEqual([...Array(4).fill('published'), 'unchanged'])
  })

  it('writes nothing on a dry run, and keeps no more on disk', async () => {
    const run = new PublishRun({ tags: TAGS })
    const { results } = await run.publish({ ...ALL, dryRun: true, limits: { ...ANY, bytes: 50 } })
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('planned'))
    expect([commits(run), run.mostZips]).toEqual([0, 2])
  })
})
