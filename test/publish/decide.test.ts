import { describe, expect, it } from 'vitest'
import { refusalFrom } from '../refusal.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { emptyIndex, PublishStory, publishedIndex, refusedBy } from '../support/publish/publish-run.ts'
import { bytesOf, commitOf, digestOf } from '../support/publish/samples.ts'

const VPC = 'v1/modules/acme/vpc/aws'
const MODULE = `${VPC}/module.json`

describe('a published version', () => {
  it('is not published with other bytes: both digests are said', async () => {
    const story = new PublishStory({ index: await publishedIndex(), tags: { '1.0.0': 'second' } })
    const { error } = await refusedBy(story, { tags: ['1.0.0'] })
    expect(error?.code).toBe('VERSION_EXISTS')
    for (const commit of ['first', 'second'])
      expect(error?.message).toContain(digestOf(`${commitOf(commit)} `))
  })

  it('is not published from a moved tag: both commits are said', async () => {
    const story = new PublishStory({ index: await publishedIndex(), tags: { 'v1.0.0': 'second' } })
    const { error } = await refusedBy(story)
    expect(error?.code).toBe('TAG_MOVED')
    for (const commit of ['first', 'second']) expect(error?.message).toContain(commitOf(commit))
    expect(story.packed).toEqual([])
  })

  it('is not published from another directory of its commit', async () => {
    const story = new PublishStory({ index: await publishedIndex() })
    const { error } = await refusedBy(story, { flags: { 'module-path': 'modules/vpc' } })
    expect(error?.code).toBe('VERSION_EXISTS')
    expect(error?.message).toContain('directory "modules/vpc"')
  })

  it('gets no place with other bytes than it was published with', async () => {
    const index = await publishedIndex()
    const path = `${VPC}/1.0.0/release.json`
    const release = new PublishStory({ index }).json(path)
    const other = { ...release, package: { ...release.package, digest: digestOf('other') } }
    index.write(new Map([[path, bytesOf(JSON.stringify(other))]]))
    const { error } = await refusedBy(new PublishStory({ index }), { flags: { package: ['git'] } })
    expect(error?.code).toBe('VERSION_EXISTS')
  })

  it('is said to exist before it is said whose it is', async () => {
    const publisher = { host: 'git.evil.test', repository: 'evil/vpc' }
    const tags = { 'v1.0.0': 'second', 'v1.1.0': 'third', '1.0.0': 'second' }
    const run = async (tag: string) =>
      (await refusedBy(new PublishStory({ index: await publishedIndex(), tags, publisher }), { tags: [tag] }))
        .error
    // A tag of the same name in another repository has not moved.
    expect((await run('v1.0.0'))?.code).toBe('VERSION_EXISTS')
    expect((await run('1.0.0'))?.code).toBe('VERSION_EXISTS')
    expect((await run('v1.1.0'))?.code).toBe('NOT_OWNER')
  })
})

describe('an address', () => {
  const other = { host: 'git.acme.test', repository: 'acme/renamed', repositoryId: 1, ownerId: 2 }

  it('stays with the repository that was renamed, under the name of the first publish', async () => {
    const index = await publishedIndex()
    const story = new PublishStory({ index, tags: { 'v1.1.0': 'next' }, publisher: other })
    expect((await story.publish({ tags: ['v1.1.0'] })).error).toBeUndefined()
    expect(story.json(MODULE).owner.repository).toBe('acme/terraform-aws-vpc')
    expect(story.json(`${VPC}/1.1.0/release.json`).repository).toMatchObject({ id: 1, ownerId: 2 })
  })

  it('that nobody owns goes on without an owner, until a publisher has an origin', async () => {
    const index = await publishedIndex({ publisher: undefined })
    const tags = { 'v1.1.0': 'next', 'v1.0.0': 'first' }
    const local = new PublishStory({ index, tags, publisher: undefined })
    await local.publish({ tags: ['v1.1.0'] })
    expect(local.json(MODULE).owner).toBeNull()
    const adopting = new PublishStory({ index, tags })
    expect((await adopting.publish()).results).toMatchObject([{ status: 'unchanged' }])
    expect(adopting.json(MODULE).owner).toMatchObject({ repository: 'acme/terraform-aws-vpc' })
    const { error } = await refusedBy(new PublishStory({ index, tags, publisher: undefined }))
    expect(error?.code).toBe('NOT_OWNER')
  })

  it('that differs only by case from one in the index is refused', async () => {
    const story = new PublishStory({ index: await publishedIndex(), config: { module: 'Acme/VPC/aws' } })
    const { error } = await refusedBy(story)
    expect(error).toMatchObject({
      code: 'INVALID_ADDRESS',
      hint: 'use the published spelling: --module acme/vpc/aws',
    })
  })

  it('that differs only by case from one in the same run is refused', async () => {
    const configs = { first: { module: 'acme/vpc/aws' }, second: { module: 'acme/Vpc/aws' } }
    const story = new PublishStory({ configs, tags: { 'v1.0.0': 'first', 'v1.1.0': 'second' } })
    const { results } = await refusedBy(story, { tags: 'all' })
    expect(results).toMatchObject([{ tag: 'v1.1.0', error: { code: 'INVALID_ADDRESS' } }])
  })
})

describe('the URL of an index', () => {
  it('is needed for packages in the index, and for no others', async () => {
    const { error } = await refusedBy(new PublishStory({ index: emptyIndex(null) }))
    expect(error).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('no public URL') })
    const story = new PublishStory({ index: emptyIndex(null) })
    expect((await story.publish({ flags: { package: ['git'] } })).results).toMatchObject([
      { status: 'published' },
    ])
    expect(story.journal.at(2)).toContain('REGISTRY_HOST/acme/vpc/aws')
  })

  it.each([
    ['https://modules.acme.test', 'leave --url'],
    [null, 'set it once: module-registry init'],
  ])('that is %s is not replaced by the one of a publish', async (url, hint) => {
    const story = new PublishStory({ index: emptyIndex(url) })
    expect(await refusalFrom(() => story.publish({ url: 'https://other.test' }))).toMatch(
      new RegExp(`^INVALID_INPUT: .*"https://other.test" \\| ${hint}`),
    )
    expect(story.index.commits).toEqual([])
  })

  it('is that of an index, not of a directory with something else in it', async () => {
    const story = new PublishStory({ index: new MemoryIndex(new Map([['README.md', bytesOf('')]])) })
    expect(await refusalFrom(() => story.publish())).toMatch(
      /^INDEX_INVALID: this is no index: it has no registry.json/,
    )
  })
})
