import { describe, expect, it } from 'vitest'
import { refusalFrom } from '../refusal.ts'
import { emptyIndex, PublishRun, publishedIndex, refusedBy } from '../support/publish/publish-run.ts'
import { aRegistry, bytesOf, commitOf, digestOf } from '../support/publish/samples.ts'

const VPC = 'v1/modules/acme/vpc/aws'
const MODULE = `${VPC}/module.json`

describe('a published version', () => {
  it('is not published with other bytes: both digests are said', async () => {
    const publishRun = new PublishRun({ index: await publishedIndex(), tags: { '1.0.0': 'second' } })
    const { error } = await refusedBy(publishRun, { tags: ['1.0.0'] })
    expect(error?.code).toBe('VERSION_EXISTS')
    for (const commit of ['first', 'second'])
      expect(error?.message).toContain(digestOf(`${commitOf(commit)} `))
  })

  it('is not published from a moved tag: both commits are said', async () => {
    const publishRun = new PublishRun({ index: await publishedIndex(), tags: { 'v1.0.0': 'second' } })
    const { error } = await refusedBy(publishRun)
    expect(error?.code).toBe('TAG_MOVED')
    for (const commit of ['first', 'second']) expect(error?.message).toContain(commitOf(commit))
    expect(error?.hint).toContain(`git tag -f v1.0.0 ${commitOf('first')}`)
    expect(publishRun.packed).toEqual([])
  })

  it('is not published from another directory of its commit', async () => {
    const publishRun = new PublishRun({ index: await publishedIndex() })
    const { error } = await refusedBy(publishRun, { flags: { 'module-path': 'modules/vpc' } })
    expect(error?.code).toBe('VERSION_EXISTS')
    expect(error?.message).toContain('directory "modules/vpc"')
  })

  it('cannot be stored with other bytes than it was published with', async () => {
    const index = await publishedIndex()
    const path = `${VPC}/1.0.0/release.json`
    const release = new PublishRun({ index }).json(path)
    const other = { ...release, package: { ...release.package, digest: digestOf('other') } }
    index.write(new Map([[path, bytesOf(JSON.stringify(other))]]))
    const { error } = await refusedBy(new PublishRun({ index }), { flags: { package: ['git'] } })
    expect(error?.code).toBe('VERSION_EXISTS')
  })

  it('is said to exist before it is said whose it is', async () => {
    const publisher = { host: 'git.evil.test', repository: 'evil/vpc' }
    const tags = { 'v1.0.0': 'second', 'v1.1.0': 'third', '1.0.0': 'second' }
    const run = async (tag: string) =>
      (await refusedBy(new PublishRun({ index: await publishedIndex(), tags, publisher }), { tags: [tag] }))
        .error
    // A tag of the same name in another repository has not moved.
    for (const tag of ['v1.0.0', '1.0.0']) expect((await run(tag))?.code).toBe('VERSION_EXISTS')
    expect((await run('v1.1.0'))?.code).toBe('NOT_OWNER')
  })
})

describe('the number of a version', () => {
  it('is not used again after the version was removed, and the reason is said', async () => {
    const index = await publishedIndex()
    const { versions, ...module } = new PublishRun({ index }).json(MODULE)
    const [{ version, commit, digest }] = versions
    const removed = [{ version, commit, digest, reason: 'a key was in it', date: '2025-06-01T00:00:00Z' }]
    index.write(new Map([[MODULE, bytesOf(JSON.stringify({ ...module, versions: [], removed }))]]))
    const { error } = await refusedBy(new PublishRun({ index, tags: { 'v1.0.0': 'second' } }))
    expect(error).toMatchObject({
      code: 'VERSION_EXISTS',
      message: expect.stringContaining(`removed on 2025-06-01T00:00:00Z: "a key was in it"`),
      hint: 'the number of a removed version is never used again: tag this commit with a new version',
    })
  })

  it('is not used again while its directory is there, but by the same release', async () => {
    const index = await publishedIndex()
    const module = new PublishRun({ index }).json(MODULE)
    index.write(new Map([[MODULE, bytesOf(JSON.stringify({ ...module, versions: [] }))]]))
    const { error } = await refusedBy(new PublishRun({ index, tags: { 'v1.0.0': 'second' } }))
    expect(error?.code).toBe('VERSION_EXISTS')
    expect((await new PublishRun({ index }).publish()).results).toMatchObject([{ status: 'published' }])
  })
})

describe('an address', () => {
  const other = { host: 'git.acme.test', repository: 'acme/renamed', repositoryId: 1, ownerId: 2 }

  it('stays with the repository that was renamed, and says its new name and the one before', async () => {
    const index = await publishedIndex()
    const publishRun = new PublishRun({ index, tags: { 'v1.1.0': 'next' }, publisher: other })
    expect((await publishRun.publish({ tags: ['v1.1.0'] })).error).toBeUndefined()
    expect(publishRun.json(MODULE).owner).toMatchObject({
      repository: 'acme/renamed',
      formerNames: ['acme/terraform-aws-vpc'],
    })
    expect(publishRun.json(`${VPC}/1.1.0/release.json`).repository).toMatchObject({ id: 1, ownerId: 2 })
  })

  it('without an owner has none until a publisher has an origin', async () => {
    const index = await publishedIndex({ publisher: undefined })
    const tags = { 'v1.1.0': 'next', 'v1.0.0': 'first' }
    const local = new PublishRun({ index, tags, publisher: undefined })
    await local.publish({ tags: ['v1.1.0'] })
    expect(local.json(MODULE).owner).toBeNull()
    const adopting = new PublishRun({ index, tags })
    expect((await adopting.publish()).results).toMatchObject([{ status: 'unchanged' }])
    expect(adopting.json(MODULE).owner).toMatchObject({ repository: 'acme/terraform-aws-vpc' })
    const { error } = await refusedBy(new PublishRun({ index, tags, publisher: undefined }))
    expect(error?.code).toBe('NOT_OWNER')
  })

  it.each([
    ['Acme/VPC/aws', 'acme/vpc/aws'],
    ['ACME/other/aws', 'acme/other/aws'],
    ['acme/VPC/google', 'acme/vpc/google'],
  ])(
    'such as %s, a part of which differs only by case from another, is refused',
    async (module, spelling) => {
      const { error } = await refusedBy(new PublishRun({ index: await publishedIndex(), config: { module } }))
      const hint = `use the published spelling: --module ${spelling}`
      expect(error).toMatchObject({ code: 'INVALID_ADDRESS', hint })
    },
  )

  it('that differs only by case from one in the same run is refused', async () => {
    const configs = { first: { module: 'acme/vpc/aws' }, second: { module: 'acme/Vpc/aws' } }
    const publishRun = new PublishRun({ configs, tags: { 'v1.0.0': 'first', 'v1.1.0': 'second' } })
    const { results } = await refusedBy(publishRun, { tags: 'all', strict: true })
    expect(results).toMatchObject([{ status: 'refused', tag: 'v1.1.0', error: { code: 'INVALID_ADDRESS' } }])
  })
})

describe('the rules of a registry', () => {
  const withPolicy = (more: object) => {
    const index = emptyIndex()
    index.write(new Map([['registry.json', bytesOf(JSON.stringify({ ...aRegistry(), ...more }))]]))
    return index
  }

  it('keep packages at the hosts that it allows', async () => {
    const index = withPolicy({ allowedHosts: ['ghcr.io'] })
    const { error } = await refusedBy(new PublishRun({ index }), { flags: { package: ['git'] } })
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('is at the host "git.acme.test", which "allowedHosts"'),
    })
    expect((await new PublishRun({ index }).publish()).results).toMatchObject([{ status: 'published' }])
  })

  it('keep a namespace for its owners, also where a repository has no origin', async () => {
    const owners = [{ host: 'git.acme.test', ownerId: 2 }]
    const index = withPolicy({ namespaces: { acme: { owners } } })
    const other = { host: 'git.acme.test', repository: 'eve/vpc', repositoryId: 9, ownerId: 9 }
    for (const publisher of [other, undefined]) {
      const { error } = await refusedBy(new PublishRun({ index, publisher }))
      expect(error).toMatchObject({
        code: 'NOT_OWNER',
        message: expect.stringContaining('belongs to "owner 2 of git.acme.test" in registry.json'),
      })
    }
    expect((await new PublishRun({ index }).publish()).results).toMatchObject([{ status: 'published' }])
  })
})

describe('the URL of an index', () => {
  it('is needed for packages in the index, and for no others', async () => {
    const { error } = await refusedBy(new PublishRun({ index: emptyIndex(null) }))
    expect(error).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('no public URL') })
    const publishRun = new PublishRun({ index: emptyIndex(null) })
    const { results } = await publishRun.publish({ flags: { package: ['git'] } })
    expect(results).toMatchObject([{ status: 'published' }])
    expect(publishRun.journal.at(2)).toContain('the index has no public URL yet')
    expect(publishRun.journal.join()).not.toContain('REGISTRY_HOST')
  })

  it('is not replaced by the one of a publish', async () => {
    const publishRun = new PublishRun({ index: emptyIndex() })
    expect(await refusalFrom(() => publishRun.publish({ url: 'https://other.test' }))).toMatch(
      /^INVALID_INPUT: .*"https:\/\/other.test" \| leave --url out, or write --url https:\/\/modules.acme.test$/,
    )
    expect(publishRun.index.commits).toEqual([])
  })

  it('that is null is set by the first publish that names one, and by no dry run', async () => {
    const publishRun = new PublishRun({ index: emptyIndex(null) })
    const url = 'https://modules.acme.test'
    await publishRun.publish({ url, dryRun: true })
    expect(publishRun.json('registry.json').url).toBeNull()
    expect((await publishRun.publish({ url })).registryUrl).toBe(url)
    expect(publishRun.json('registry.json').url).toBe(url)
    expect(publishRun.texts()['index.html']).not.toContain('REGISTRY_HOST')
    expect(publishRun.index.commits).toHaveLength(1)
    const later = new PublishRun({ index: emptyIndex(null) })
    await later.publish({ flags: { package: ['git'] } })
    expect(await later.publish({ flags: { package: ['git'] }, url })).toMatchObject({
      results: [{ status: 'unchanged' }],
      registryUrl: url,
    })
    expect(later.json('registry.json').url).toBe(url)
  })
})
