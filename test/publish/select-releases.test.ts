import { describe, expect, it } from 'vitest'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { PublishStory, refusedBy } from '../support/publish/publish-run.ts'
import { commitOf } from '../support/publish/samples.ts'

describe('the tags of a run', () => {
  it('that are no versions are skipped with a notice when all are asked for', async () => {
    const story = new PublishStory({ tags: { latest: 'x', 'v1.0.0': 'first', 'nightly-2025': 'y' } })
    const report = await story.publish({ tags: 'all' })
    expect(report.results).toMatchObject([{ status: 'published', version: '1.0.0' }])
    expect(story.journal[0]).toBe('tags      skipped, not versions: "latest", "nightly-2025"')
  })

  it('are refused by name: a bad one, and one that does not exist', async () => {
    expect(
      (await refusedBy(new PublishStory({ tags: { latest: 'x' } }), { tags: ['latest'] })).error?.code,
    ).toBe('INVALID_TAG')
    const { error } = await refusedBy(new PublishStory(), { tags: ['v9.9.9'] })
    expect(error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'tag "v9.9.9" does not exist in the repository',
    })
    expect((await refusedBy(new PublishStory(), { tags: ['not-there'] })).error?.code).toBe('INVALID_TAG')
  })

  const three = { tags: { 'v1.0.0': 'first', 'v1.1.0': 'secret', 'v1.2.0': 'third' }, unpackable: 'secret' }

  it('are one decision: one bad of three and nothing is written, every refusal is told', async () => {
    const report = await refusedBy(new PublishStory(three), { tags: ['v1.0.0', 'v1.1.0', 'v1.2', 'v1.2.0'] })
    expect(report.results).toMatchObject([
      { status: 'refused', tag: 'v1.2', error: { code: 'INVALID_TAG' } },
      { status: 'refused', tag: 'v1.1.0', error: { code: 'SECRET_IN_PACKAGE' } },
    ])
    expect(report.error).toEqual(
      report.results[0] && 'error' in report.results[0] ? report.results[0].error : 'none',
    )
  })

  it('are published as far as they are good when the run shall keep going', async () => {
    const story = new PublishStory(three)
    const report = await story.publish({ tags: 'all', keepGoing: true })
    expect(report.results.map(({ status }) => status)).toEqual(['published', 'published', 'refused'])
    expect(report.error).toBeUndefined()
    expect(story.index.commits).toHaveLength(1)
    const nothing = new PublishStory({ ...three, index: new MemoryIndex() })
    expect((await nothing.publish({ tags: ['v1.1.0'], keepGoing: true })).index.changed).toEqual([])
    expect(nothing.index.commits).toEqual([])
  })

  it('that spell one version of one commit twice are one release', async () => {
    const story = new PublishStory({ tags: { 'v1.0.0': 'first', '1.0.0': 'first' } })
    expect((await story.publish({ tags: 'all' })).results).toMatchObject([
      { status: 'published', tag: '1.0.0' },
    ])
    expect((await story.publish({ tags: ['v1.0.0', 'v1.0.0'] })).results).toMatchObject([
      { status: 'unchanged' },
    ])
  })

  it('that spell one version of two commits are both refused', async () => {
    const story = new PublishStory({ tags: { '1.0.0': 'first', 'v1.0.0': 'second' } })
    const report = await refusedBy(story, { tags: 'all' })
    expect(report.results).toMatchObject([
      { tag: '1.0.0', error: { code: 'INVALID_TAG' } },
      { tag: 'v1.0.0', error: { code: 'INVALID_TAG' } },
    ])
    for (const commit of ['first', 'second']) expect(report.error?.message).toContain(commitOf(commit))
  })
})
