import { describe, expect, it } from 'vitest'
import {
  OwnerRepositories,
  RepositoryTags,
  tagsFromRefs,
} from '../../../src/adapters/github/repository-listings.ts'
import { refusalFrom } from '../../refusal.ts'
import { git } from '../../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../../support/git/tagged-modules.ts'
import { startGitHub } from '../../support/github/github.ts'
import { type GitHubOptions, SECONDARY_LIMIT } from '../../support/github/github-state.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const TOKEN = { text: 'ghs_reader', permissions: {} }

const limitFor = (seconds: number) => ({
  status: 403,
  message: SECONDARY_LIMIT,
  headers: { 'retry-after': String(seconds) },
})

async function start(options: GitHubOptions = {}, retrySeconds = 60) {
  const github = await startGitHub({ ...options, tokens: [TOKEN] })
  const warnings: string[] = []
  const log = { info: () => {}, warn: (line: string) => void warnings.push(line), debug: () => {} }
  const client = github.client(TOKEN.text, { log, retrySeconds })
  const tags = new RepositoryTags(client)
  const owners = new OwnerRepositories(client, tags)
  return { github, tags, owners, warnings, queries: () => github.apiRequests.map((each) => each.operation) }
}

type Started = Awaited<ReturnType<typeof start>>

async function create({ github }: Started, name: string, versions: readonly string[] = []) {
  const repository = await github.create(name)
  if (versions.length > 0) await pushTags(repository.directory, versionsOf(name, versions))
  return repository
}

/** That many repositories of `acme`, without tags; their names. */
async function createMany({ github }: Pick<Started, 'github'>, count: number): Promise<string[]> {
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
    const found = await started.tags.find(['acme/many', 'acme/hundred', 'acme/deep'])
    expect(names(found)).toEqual(['acme/hundred'])
    expect(tagsFromRefs({ totalCount: 1, nodes: [{ name: 'v1', target: null }] })).toBeUndefined()
  })

  it('are there although others of the hundred are deleted, renamed or forbidden', async () => {
    const started = await start()
    for (const name of ['a', 'b', 'c', 'd']) await create(started, `acme/${name}`, ['1.0.0'])
    started.github.delete('acme/a')
    await started.github.rename('acme/b', 'acme/new')
    Object.assign(started.github.find('acme/c') ?? {}, { visibility: 'private' })
    const found = await started.tags.find(['acme/a', 'acme/b', 'acme/c', 'acme/d'])
    expect(names(found)).toEqual(['acme/d'])
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
    ['has a rate limit that the run cannot wait for', limitFor(60)],
  ])('are missing, with a warning, where GitHub %s', async (_, fault) => {
    const started = await start({ faults: () => fault }, 2)
    await create(started, 'acme/a')
    expect(names(await started.tags.find(['acme/a']))).toEqual([])
    expect(started.warnings).toEqual([
      expect.stringMatching(/^GitHub at \S+ does not list the tags of 1 repository, so git lists them: /),
    ])
  })

  it('wait for a secondary rate limit that is over soon', async () => {
    let left = 1
    const started = await start({ faults: () => (left-- > 0 ? limitFor(1) : undefined) })
    await create(started, 'acme/a', ['1.0.0'])
    expect(names(await started.tags.find(['acme/a']))).toEqual(['acme/a'])
  })
})

describe('the repositories of an owner and their tags', () => {
  it('come from one request for a hundred of them', async () => {
    const started = await start()
    await createMany(started, 101)
    await pushTags(started.github.find('acme/r100')?.directory ?? '', versionsOf('x', ['1.0.0']))
    const first = await started.owners.page('acme', 1, undefined)
    const second = await started.owners.page('acme', 2, undefined)
    expect(first).toMatchObject({ isLast: false, repositories: { length: 100 } })
    const listed = { id: expect.any(Number), ownerId: 7, name: 'acme/r100', isPrivate: false }
    expect(second).toEqual({
      etag: undefined,
      isLast: true,
      repositories: [{ ...listed, isFork: false, isArchived: false, isTemplate: false }],
    })
    const found = await started.tags.find(['acme/r0', 'acme/r100'])
    expect(found).toMatchObject(
      new Map<string, object>([
        ['acme/r0', []],
        ['acme/r100', [{ tag: 'v1.0.0' }]],
      ]),
    )
    expect(started.queries()).toEqual(['graphql:Owner', 'graphql:Owner'])
  })

  it('are the public ones of a user', async () => {
    const started = await start()
    started.github.users.add('ada')
    await create(started, 'ada/open')
    const secret = await create(started, 'ada/secret')
    secret.visibility = 'private'
    started.github.tokens[0] = { ...TOKEN, permissions: { 'ada/secret': { contents: 'read' } } }
    const page = await started.owners.page('ada', 1, undefined)
    expect(page).toMatchObject({ repositories: [{ name: 'ada/open' }] })
  })

  it('are listed otherwise where GraphQL does not tell them', async () => {
    const started = await start({
      faults: ({ operation }) => (operation === 'graphql:Owner' ? { status: 404 } : undefined),
    })
    await create(started, 'acme/a')
    expect(await started.owners.page('acme', 1, undefined)).toMatchObject({
      etag: expect.stringMatching(/^W/),
      repositories: [{ name: 'acme/a' }],
    })
    expect(started.queries()).toEqual(['graphql:Owner', 'repos/list-for-org'])
    await expect(started.owners.page('nobody', 1, undefined)).rejects.toThrow(/list the repositories/)
  })
})

/** A token that may read one private repository. */
async function startWithout(options: GitHubOptions = {}, retrySeconds = 20) {
  const { github } = await start(options)
  github.tokens[0] = { ...TOKEN, permissions: { 'acme/secret': { contents: 'read' } } }
  return { github, owners: new OwnerRepositories(github.client(TOKEN.text, { retrySeconds }), undefined) }
}

describe('the repositories of an owner without their tags', () => {
  it('are listed 100 a page, with what decides whether they are collected', async () => {
    const { github, owners } = await startWithout()
    await createMany({ github }, 101)
    for (const [at, kind] of (['fork', 'archived', 'template'] as const).entries())
      Object.assign(github.find(`acme/r${at + 1}`) ?? {}, { kind })
    const first = await owners.page('acme', 1, undefined)
    expect(first).toMatchObject({ isLast: false, repositories: { length: 100 } })
    expect(first === 'unchanged' ? [] : first.repositories.slice(0, 4)).toMatchObject([
      { name: 'acme/r0', isFork: false, isArchived: false, isTemplate: false, isPrivate: false },
      { isFork: true },
      { isArchived: true },
      { isTemplate: true },
    ])
    expect(await owners.page('acme', 2, undefined)).toMatchObject({
      isLast: true,
      repositories: [{ name: 'acme/r100' }],
    })
  })

  it('are those that the token may see, and did not change, or did', async () => {
    const { github, owners } = await startWithout()
    await github.create('acme/open')
    await github.create('acme/secret', 'private')
    await github.create('acme/hidden', 'private')
    const page = await owners.page('acme', 1, undefined)
    const seen = [
      { name: 'acme/open', isPrivate: false },
      { name: 'acme/secret', isPrivate: true },
    ]
    expect(page).toMatchObject({ etag: expect.stringMatching(/^W\//), repositories: seen })
    const etag = page === 'unchanged' ? undefined : page.etag
    expect(await owners.page('acme', 1, etag)).toBe('unchanged')
    await github.create('acme/b')
    expect(await owners.page('acme', 1, etag)).toMatchObject({ repositories: { length: 3 } })
  })

  it('may be those of a user', async () => {
    const { github, owners } = await startWithout()
    github.users.add('ada')
    await github.create('ada/terraform-aws-vpc')
    for (let times = 0; times < 2; times += 1)
      expect(await owners.page('ada', 1, undefined)).toMatchObject({ repositories: { length: 1 } })
    expect(github.apiRequests.map(({ operation }) => operation)).toEqual([
      'repos/list-for-org',
      'repos/list-for-user',
      'repos/list-for-user',
    ])
  })

  it('are requested again after a short rate limit', async () => {
    let limited = 0
    const { github, owners } = await startWithout({
      faults: ({ operation }) =>
        operation === 'repos/list-for-org' && limited++ === 0 ? limitFor(1) : undefined,
    })
    await github.create('acme/a')
    expect(await owners.page('acme', 1, undefined)).toMatchObject({ repositories: { length: 1 } })
  })

  it.each([
    ['a limit that lasts', limitFor(60), 'the rate limit of GitHub at '],
    ['a server that fails', { status: 502 }, 'responded 502'],
  ])('cannot be listed under %s', async (_, fault, message) => {
    const { github, owners } = await startWithout({ faults: () => fault }, 1)
    await github.create('acme/a')
    const text = await refusalFrom(() => owners.page('acme', 1, undefined))
    expect(text).toMatch(/^REPOSITORY_UNREACHABLE: cannot list the repositories in "acme"/)
    expect(text).toContain(message)
  })

  it('cannot be listed where there is no such owner, and are found by the names that they had', async () => {
    const { github, owners } = await startWithout()
    expect(await refusalFrom(() => owners.page('nobody', 1, undefined))).toMatch(/^PERMISSION: .*"nobody"/)
    await github.create('acme/secret', 'private')
    expect(await owners.find('acme/secret')).toMatchObject({ name: 'acme/secret', isPrivate: true })
    expect(await owners.find('acme/nothing')).toBeUndefined()
  })
})

/** What test/contract does not ask of a real one. */
describe('Gitea', () => {
  it('gives 50 repositories a page, and all are found', async () => {
    const { github, owners } = await startWithout({ isGitea: true })
    await createMany({ github }, 55)
    const pages = [await owners.page('acme', 1, undefined), await owners.page('acme', 2, undefined)]
    expect(pages).toMatchObject([
      { isLast: false, repositories: { length: 50 } },
      { isLast: true, repositories: { length: 5 } },
    ])
  })

  it.each([
    ['[],'.repeat(2_000_000), /more than 4194304 bytes/],
    [`[${'[],'.repeat(1_300_000)}[]]`, /is not one of Gitea's API: "0": /],
    [`${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`, /is more than 1000 brackets deep/],
  ])(
    'floods its answers, of which a limit is read, and no list after its first wrong element (%#)',
    async (text, problem) => {
      const fault = { status: 200, text, headers: { 'content-type': 'application/json' } }
      const { owners } = await startWithout({ isGitea: true, faults: () => fault }, 12)
      expect(await refusalFrom(() => owners.page('acme', 1, undefined))).toMatch(problem)
    },
  )
})
