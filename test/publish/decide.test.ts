import { describe, expect, it } from 'vitest'
import type { Owner } from '../../src/index/format/documents.ts'
import type { RepositoryIdentity } from '../../src/module/git-remote.ts'
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
    const release = index.json(path)
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
    const { versions, ...module } = index.json(MODULE)
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
    const module = index.json(MODULE)
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
    const owner = { repository: 'acme/renamed', formerNames: ['acme/terraform-aws-vpc'] }
    expect(publishRun.index.json(MODULE).owner).toMatchObject(owner)
    expect(publishRun.index.json(`${VPC}/1.1.0/release.json`).repository).toMatchObject({ id: 1, ownerId: 2 })
  })

  const acme = { host: 'git.acme.test', repository: 'acme/vpc' }
  const withIds = { ...acme, repositoryId: 1, ownerId: 2 }

  /** A run for the next version of a module that has this owner; undefined for the first version of a module. */
  async function runFor(owner: Owner | null | undefined, publisher: RepositoryIdentity | undefined) {
    const index = owner === undefined ? emptyIndex() : await publishedIndex()
    if (owner !== undefined) {
      const module = index.json(MODULE)
      index.write(new Map([[MODULE, bytesOf(JSON.stringify({ ...module, owner }))]]))
    }
    return new PublishRun({ index, tags: { 'v1.1.0': 'next' }, publisher })
  }

  it.each<[whose: string, before: Owner | null | undefined, RepositoryIdentity | undefined, Owner | null]>([
    ['of the first publisher', undefined, withIds, withIds],
    ['of nobody, where the publisher has no origin', undefined, undefined, null],
    ['of nobody still', null, undefined, null],
    ['of the first with an origin, where it was of nobody', null, acme, acme],
    [
      'of the same with its new owner, after the repository moved and moved back',
      { ...withIds, repository: 'zoo/vpc', ownerId: 3, formerNames: ['acme/vpc'] },
      withIds,
      { ...withIds, formerNames: ['zoo/vpc'] },
    ],
    ['of whom it was, with the ids that the publisher is the first to know', acme, withIds, withIds],
    ['of whom it was, where nobody knows ids', acme, acme, acme],
  ])('is %s', async (_, before, publisher, after) => {
    const run = await runFor(before, publisher)
    expect((await run.publish({ tags: ['v1.1.0'] })).error).toBeUndefined()
    expect(run.index.json(MODULE).owner).toEqual(after)
  })

  it.each([
    ['another repository', { ...acme, repository: 'evil/vpc' }, '"git.acme.test/evil/vpc"'],
    ['another id under the same name', { ...withIds, repositoryId: 9 }, '"git.acme.test/acme/vpc" (id 9)'],
    ['a repository without origin', undefined, 'a repository without an origin'],
  ])('is not of %s', async (_, publisher, name) => {
    const { error } = await refusedBy(await runFor(withIds, publisher), { tags: ['v1.1.0'] })
    expect(error).toEqual({
      code: 'NOT_OWNER',
      message: `tag "v1.1.0": acme/vpc/aws belongs to "git.acme.test/acme/vpc" (id 1), which published it first; this is ${name}`,
      hint: `publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: module-registry transfer acme/vpc/aws --to ${publisher?.repository ?? 'owner/name'} --host ${publisher?.host ?? 'github.com'} --index …`,
    })
  })

  it('is not for a claim by name alone once ids are known, which says the way out', async () => {
    const owner = { ...withIds, host: 'github.com' }
    const claim = { host: 'github.com', repository: 'acme/vpc' }
    const { error } = await refusedBy(await runFor(owner, claim), { tags: ['v1.1.0'] })
    expect(error).toEqual({
      code: 'NOT_OWNER',
      message:
        'tag "v1.1.0": acme/vpc/aws belongs to "github.com/acme/vpc" (id 1); this repository has that name, and its id is not known',
      hint: 'let github.com tell the id: publish with the action, or set GITHUB_TOKEN to a token that may read the repository',
    })
  })

  it('of nobody gets its owner by a run that publishes nothing new', async () => {
    const adopting = new PublishRun({ index: await publishedIndex({ publisher: undefined }) })
    expect((await adopting.publish()).results).toMatchObject([{ status: 'unchanged' }])
    expect(adopting.index.json(MODULE).owner).toMatchObject({ repository: 'acme/terraform-aws-vpc' })
  })

  it.each([
    ['Acme/VPC/aws', 'acme/vpc/aws'],
    ['ACME/other/aws', 'acme/other/aws'],
    ['acme/VPC/google', 'acme/vpc/google'],
  ])('such as %s, a part of which differs only by case, is refused', async (module, spelling) => {
    const { error } = await refusedBy(new PublishRun({ index: await publishedIndex(), config: { module } }))
    const hint = `use the published spelling: --module ${spelling}`
    expect(error).toMatchObject({ code: 'INVALID_ADDRESS', hint })
  })

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

  it.each([
    [[], 'none'],
    [['ghcr.io', '*.dev'], '"ghcr.io", "*.dev"'],
  ])('keep packages at the hosts that it allows: %j', async (allowedHosts, names) => {
    const index = withPolicy({ allowedHosts })
    const { error } = await refusedBy(new PublishRun({ index }), { flags: { package: ['git'] } })
    const location = `git::https://git.acme.test/acme/terraform-aws-vpc?ref=${commitOf('first')}`
    expect(error).toEqual({
      code: 'INVALID_INPUT',
      message: `tag "v1.0.0": the location "${location}" is at the host "git.acme.test", which "allowedHosts" in registry.json does not name (${names})`,
      hint: 'store the package elsewhere, such as with --package index, or let an owner of the index add the host to allowedHosts',
    })
    expect((await new PublishRun({ index }).publish()).results).toMatchObject([{ status: 'published' }])
  })

  it('keep a namespace for its owners, also where a repository has no origin', async () => {
    const index = withPolicy({ namespaces: { acme: { owners: [{ host: 'git.acme.test', ownerId: 2 }] } } })
    const other = { host: 'git.acme.test', repository: 'eve/vpc', repositoryId: 9, ownerId: 9 }
    for (const publisher of [other, undefined]) {
      const { error } = await refusedBy(new PublishRun({ index, publisher }))
      const message = expect.stringContaining('belongs to "owner 2 of git.acme.test" in registry.json')
      expect(error).toMatchObject({ code: 'NOT_OWNER', message })
    }
    expect((await new PublishRun({ index }).publish()).results).toMatchObject([{ status: 'published' }])
  })
})

describe('the URL of an index', () => {
  it('that is null is set by the first publish that names one, and by no dry run', async () => {
    const publishRun = new PublishRun({ index: emptyIndex(null) })
    const url = 'https://modules.acme.test'
    await publishRun.publish({ url, dryRun: true })
    expect(publishRun.index.json('registry.json').url).toBeNull()
    expect((await publishRun.publish({ url })).registryUrl).toBe(url)
    expect(publishRun.index.json('registry.json').url).toBe(url)
    expect(publishRun.index.texts()['index.html']).not.toContain('REGISTRY_HOST')
    expect(publishRun.index.commits).toHaveLength(1)
    const later = new PublishRun({ index: emptyIndex(null) })
    await later.publish({ flags: { package: ['git'] } })
    const unchanged = { results: [{ status: 'unchanged' }], registryUrl: url }
    expect(await later.publish({ flags: { package: ['git'] }, url })).toMatchObject(unchanged)
    expect(later.index.json('registry.json').url).toBe(url)
  })
})
