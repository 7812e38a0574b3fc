import { describe, expect, it } from 'vitest'
import { OwnerRepositories, RepositoryTags } from '../../../src/adapters/github/repository-listings.ts'
import { refusalFrom } from '../../refusal.ts'
import { git } from '../../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../../support/git/tagged-modules.ts'
import { startGitHub } from '../../support/github/github.ts'
import { type GitHubOptions, SECONDARY_LIMIT } from '../../support/github/github-state.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const READ = { contents: 'read' } as const
/** It may read one private repository of each owner. */
const TOKEN = { text: 'ghs_reader', permissions: { 'acme/secret': READ, 'ada/secret': READ } }

function limitOf(seconds: number) {
  return { status: 403, message: SECONDARY_LIMIT, headers: { 'retry-after': String(seconds) } }
}

async function start(options: GitHubOptions = {}, retrySeconds = 60) {
  const github = await startGitHub({ ...options, tokens: [TOKEN] })
  const warnings: string[] = []
  const log = { info: () => {}, warn: (line: string) => void warnings.push(line), debug: () => {} }
  const client = github.client(TOKEN.text, { log, retrySeconds })
  const tags = new RepositoryTags(client)
  const alone = new OwnerRepositories(client, undefined)
  const owners = { together: new OwnerRepositories(client, tags), alone }
  return { github, tags, owners, warnings, queries: () => github.apiRequests.map((each) => each.operation) }
}

type Started = Awaited<ReturnType<typeof start>>

async function create({ github }: Started, name: string, versions: readonly string[] = []) {
  const repository = await github.create(name)
  if (versions.length > 0) await pushTags(repository.directory, versionsOf(name, versions))
  return repository
}

/** That many repositories of `acme`, without tags; their names. */
async function createMany({ github }: Started, count: number): Promise<string[]> {
  const wanted = Array.from({ length: count }, (_, number) => `acme/r${number}`)
  for (const name of wanted) await github.create(name)
  return wanted
}

const names = (found: ReadonlyMap<string, readonly unknown[]>) => [...found.keys()]

describe('the tags of many repositories', () => {
  it('come from one request for a hundred of them, annotated tags as their commits, as Git lists them', async () => {
    const started = await start()
    const wanted = await createMany(started, 101)
    const { directory } = await create(started, 'acme/r0', ['1.0.0', '1.1.0'])
    await git(directory, ['tag', '-m', 'x', 'vpc/v2.0.0', 'v1.0.0'])
    await git(directory, ['tag', '-m', 'x', 'twice', 'vpc/v2.0.0'])
    const found = await started.tags.find(wanted)
    expect(names(found)).toEqual(wanted)
    const commit = await git(directory, ['rev-parse', 'v1.0.0'])
    const other = await git(directory, ['rev-parse', 'v1.1.0'])
    expect(found.get('acme/r0')).toEqual([
      { tag: 'twice', commit },
      { tag: 'v1.0.0', commit },
      { tag: 'v1.1.0', commit: other },
      { tag: 'vpc/v2.0.0', commit },
    ])
    expect(found.get('acme/r1')).toEqual([])
    expect(started.queries()).toEqual(['graphql:Tags', 'graphql:Tags'])
  })

  it('are missing where there are more than a hundred, or tags nest too deep', async () => {
    const started = await start()
    const versions = Array.from({ length: 101 }, (_, number) => `1.${number}.0`)
    await create(started, 'acme/many', versions)
    await create(started, 'acme/hundred', versions.slice(1))
    const { directory } = await create(started, 'acme/deep', ['1.0.0'])
    for (const [at, name] of ['a', 'b', 'c'].entries())
      await git(directory, ['tag', '-m', 'x', name, ['v1.0.0', 'a', 'b'][at] ?? ''])
    started.tags.remember('acme/lost', { totalCount: 1, nodes: [{ name: 'v1', target: null }] })
    const found = await started.tags.find(['acme/many', 'acme/hundred', 'acme/deep', 'acme/lost'])
    expect(names(found)).toEqual(['acme/hundred'])
  })

  it('are there although others of the hundred are deleted, renamed or forbidden', async () => {
    const started = await start()
    for (const name of ['a', 'b', 'c', 'd']) await create(started, `acme/${name}`, ['1.0.0'])
    started.github.delete('acme/a')
    await started.github.rename('acme/b', 'acme/new')
    Object.assign(started.github.find('acme/c') ?? {}, { visibility: 'private' })
    expect(names(await started.tags.find(['acme/a', 'acme/b', 'acme/c', 'acme/d']))).toEqual(['acme/d'])
    expect(started.warnings).toEqual([])
  })

  it('are asked for in halves where GitHub runs out of time', async () => {
    const sizes: number[] = []
    const started = await start({
      faults: ({ operation }) =>
        operation === 'graphql:Tags' && sizes.push(0) <= 2 ? { status: 502 } : undefined,
    })
    const wanted = await createMany(started, 30)
    expect(names(await started.tags.find(wanted))).toEqual(wanted)
    expect(started.queries()).toHaveLength(4)
  })

  it.each([
    ['does not answer', { status: 502 }],
    ['has a rate limit that the run cannot wait for', limitOf(60)],
  ])('are missing, with a warning, where GitHub %s', async (_, fault) => {
    const started = await start({ faults: () => fault }, 2)
    await create(started, 'acme/a')
    expect(names(await started.tags.find(['acme/a']))).toEqual([])
    expect(started.warnings).toEqual([
      expect.stringMatching(/^GitHub at \S+ does not list the tags of 1 repository, so git lists them: /),
    ])
  })

  it('wait for a secondary rate limit that is over soon, as a listing does', async () => {
    const limited = new Set<string>()
    const isFirst = (operation: string) => limited.size < limited.add(operation).size
    const started = await start({
      faults: ({ operation }) => (isFirst(operation) ? limitOf(1) : undefined),
    })
    await create(started, 'acme/a', ['1.0.0'])
    expect(names(await started.tags.find(['acme/a']))).toEqual(['acme/a'])
    const { repositories } = await started.owners.alone.page('acme', 1)
    expect(repositories).toMatchObject([{ name: 'acme/a' }])
    expect([...limited]).toEqual(expect.arrayContaining(['graphql:Tags', 'repos/list-for-org']))
  })
})

describe('the repositories of an owner', () => {
  it.each(['together', 'alone'] as const)(
    'are listed 100 a page, with what decides whether they are collected: with their tags or without, %s',
    async (way) => {
      const started = await start()
      const owners = started.owners[way]
      await createMany(started, 101)
      for (const [at, kind] of (['fork', 'archived', 'template'] as const).entries())
        Object.assign(started.github.find(`acme/r${at + 1}`) ?? {}, { kind })
      await pushTags(started.github.find('acme/r100')?.directory ?? '', versionsOf('x', ['1.0.0']))
      const first = await owners.page('acme', 1)
      const second = await owners.page('acme', 2)
      expect([first.isLast, first.repositories.length, second.isLast]).toEqual([false, 100, true])
      const plain = { isPrivate: false, isFork: false, isArchived: false, isTemplate: false }
      const listed = { id: expect.any(Number), ownerId: 7, ...plain }
      expect(first.repositories.slice(0, 4)).toEqual([
        { ...listed, name: 'acme/r0' },
        { ...listed, name: 'acme/r1', isFork: true },
        { ...listed, name: 'acme/r2', isArchived: true },
        { ...listed, name: 'acme/r3', isTemplate: true },
      ])
      expect(second.repositories).toEqual([{ ...listed, name: 'acme/r100' }])
      if (way === 'alone') return
      expect(await started.tags.find(['acme/r0', 'acme/r100'])).toMatchObject(
        new Map<string, object>(Object.entries({ 'acme/r0': [], 'acme/r100': [{ tag: 'v1.0.0' }] })),
      )
      expect(started.queries()).toEqual(['graphql:Owner', 'graphql:Owner'])
    },
  )

  it('are the public ones of a user', async () => {
    const started = await start()
    started.github.users.add('ada')
    await create(started, 'ada/open')
    const open = { repositories: [{ name: 'ada/open' }] }
    const { together, alone } = started.owners
    for (let times = 0; times < 2; times += 1) expect(await alone.page('ada', 1)).toMatchObject(open)
    expect(started.queries()).toEqual(['repos/list-for-org', 'repos/list-for-user', 'repos/list-for-user'])
    await started.github.create('ada/secret', 'private')
    expect(await together.page('ada', 1)).toMatchObject(open)
  })

  it('are listed otherwise where GraphQL does not tell them', async () => {
    const started = await start({
      faults: ({ operation }) => (operation === 'graphql:Owner' ? { status: 404 } : undefined),
    })
    await create(started, 'acme/a')
    const { together } = started.owners
    expect(await together.page('acme', 1)).toMatchObject({
      repositories: [{ name: 'acme/a' }],
    })
    expect(started.queries()).toEqual(['graphql:Owner', 'repos/list-for-org'])
    await expect(together.page('nobody', 1)).rejects.toThrow(/list the repositories/)
  })

  it('are those that the token may see', async () => {
    const { github, owners } = await start()
    for (const name of ['open', 'secret', 'hidden'])
      await github.create(`acme/${name}`, name === 'open' ? 'public' : 'private')
    const { repositories } = await owners.alone.page('acme', 1)
    const seen = repositories.map(({ name, isPrivate }) => `${name} ${isPrivate ? 'private' : 'public'}`)
    expect(seen).toEqual(['acme/open public', 'acme/secret private'])
  })

  it.each([
    ['a limit that lasts', limitOf(60), 'the rate limit of GitHub at '],
    ['a server that fails', { status: 502 }, 'responded 502'],
  ])('cannot be listed under %s', async (_, fault, message) => {
    const { github, owners } = await start({ faults: () => fault }, 1)
    await github.create('acme/a')
    const text = await refusalFrom(() => owners.alone.page('acme', 1))
    expect(text).toMatch(/^REPOSITORY_UNREACHABLE: cannot list the repositories in "acme"/)
    expect(text).toContain(message)
  })

  it('cannot be listed where there is no such owner, and are found by the names that they had', async () => {
    const { github, owners } = await start()
    expect(await refusalFrom(() => owners.alone.page('nobody', 1))).toMatch(/^PERMISSION: .*"nobody"/)
    await github.create('acme/secret', 'private')
    expect(await owners.alone.find('acme/secret')).toMatchObject({ name: 'acme/secret', isPrivate: true })
    expect(await owners.alone.find('acme/nothing')).toBeUndefined()
  })
})

/** What test/contract does not ask of a real one. */
describe('Gitea', () => {
  it('gives 50 repositories a page, and all are found', async () => {
    const started = await start({ isGitea: true })
    const { alone } = started.owners
    await createMany(started, 55)
    expect([await alone.page('acme', 1), await alone.page('acme', 2)]).toMatchObject([
      { isLast: false, repositories: { length: 50 } },
      { isLast: true, repositories: { length: 5 } },
    ])
  })

  it.each([
    ['[],'.repeat(2_000_000), /more than 4194304 bytes/],
    [`[${'[],'.repeat(1_300_000)}[]]`, /is not one of Gitea's API: "0": /],
    [`${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`, /is more than 1000 brackets deep/],
  ])('floods answers, which are read to a limit, or the first wrong element (%#)', async (text, problem) => {
    const fault = { status: 200, text, headers: { 'content-type': 'application/json' } }
    const { owners } = await start({ isGitea: true, faults: () => fault }, 12)
    expect(await refusalFrom(() => owners.alone.page('acme', 1))).toMatch(problem)
  })
})
