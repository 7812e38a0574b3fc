import { expect, it } from 'vitest'
import { ApiIndex } from '../../../src/adapters/github/api-index.ts'
import { openAttestor } from '../../../src/adapters/github/attestor.ts'
import { followLatestRelease } from '../../../src/adapters/github/published-assets.ts'
import {
  BranchPullRequests,
  mergedPullRequests,
  putComment,
} from '../../../src/adapters/github/pull-requests.ts'
import { releaseStore } from '../../../src/adapters/github/releases.ts'
import { openRepository, requestDeployment } from '../../../src/adapters/github/repository.ts'
import { OwnerRepositories, RepositoryTags } from '../../../src/adapters/github/repository-listings.ts'
import { inParallel } from '../../../src/base/in-parallel.ts'
import { refusalFrom } from '../../refusal.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { createBareRepository, git } from '../../support/git/git-repository.ts'
import { type FakeGitHub, startGitHub } from '../../support/github/github.ts'
import { operationIds } from '../../support/github/github-description.ts'
import { GRAPHQL_OPERATIONS } from '../../support/github/github-graphql.ts'
import type { ApiFault, FakeRelease, FakeRepository } from '../../support/github/github-state.ts'
import { historyOf } from '../../support/index/index-target.ts'
import { aModule, aPackage, aRelease, aZip, bytesOf, digestOf } from '../../support/publish/samples.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { publishClaims, startSigstore } from '../../support/sigstore/sigstore.ts'

shortenPauses()

const NAME = 'acme/registry'
const RETRY_SECONDS = 9

const assetOfRelease = {
  kind: 'release',
  location: `https://github.com/${NAME}/releases/download/v1.2.3/vpc.zip?checksum=${digestOf('zip')}`,
  digest: digestOf('zip'),
} as const

interface Side {
  readonly github: FakeGitHub
  readonly fake: FakeRepository
  readonly client: ReturnType<FakeGitHub['client']>
  /** What another run does once the asset of a draft was read back. */
  overtake?: (draft: FakeRelease) => void
}

/** What a part of the product asks GitHub to do. Two of them on two servers leave the same behind. */
type Work = (side: Side) => Promise<unknown>

const WORKS = {
  async comment({ client }) {
    const repository = await openRepository(client, NAME)
    for (const text of ['one', 'two']) await putComment(repository, 7, text)
  },
  async pullRequest({ client, fake }) {
    await git(fake.directory, ['branch', 'module-registry/acme/vpc/aws', await emptyCommitOn(fake, 'main')])
    const branches = { head: 'module-registry/acme/vpc/aws', base: 'main' }
    const pullRequests = new BranchPullRequests(await openRepository(client, NAME), branches)
    for (const title of ['one', 'two']) await pullRequests.put({ title, body: `${title} in full` })
    return (await pullRequests.list()).map(({ title, body, isOpen }) => [title, body, isOpen])
  },
  async dispatch({ client }) {
    await requestDeployment(await openRepository(client, NAME), { kind: 'workflow', workflow: 'deploy.yml' })
  },
  async pages({ client }) {
    await requestDeployment(await openRepository(client, NAME), { kind: 'pages' })
  },
  async index({ client }) {
    const index = new ApiIndex({ repository: await openRepository(client, NAME), branch: 'registry' })
    for (const [message, text] of Object.entries({ First: '\0\xff', Second: 'text' })) {
      const files = new Map([['a', bytesOf(text)]]).set(`${message}.bin`, new Uint8Array([0, 255, 1]))
      expect(await index.commit({ message, files }, await index.open())).not.toBe('moved')
    }
    const snapshot = await index.open()
    const read = await snapshot.read(['a', 'First.bin'])
    return [...read.values(), (await snapshot.list()).toSorted()].map(String)
  },
  release: (side) => publishRelease(side),
  /** An asset without bytes is in the way. */
  async interrupted(side) {
    await publishRelease(side)
    const [asset] = side.fake.releases[0]?.assets ?? []
    Object.assign(asset ?? {}, { state: 'starter', bytes: Buffer.alloc(0), digest: null })
    await publishRelease(side)
  },
  /** Another run publishes a release of the tag at the same time. */
  async overtaken(side) {
    side.overtake = (release) =>
      side.fake.releases.push({ ...release, id: side.github.nextId(), draft: false })
    await publishRelease(side)
  },
  /** Where the release of a withdrawn version may be the latest. */
  async latest(side) {
    await publishRelease(side)
    const release = { ...aRelease({ version: '1.2.3' }), packages: [assetOfRelease] }
    return followLatestRelease(await openRepository(side.client, NAME), aModule([release]), false)
  },
  attest: (side) => attestPackage(side),
  async organisation({ client }) {
    return new OwnerRepositories(client, undefined).page('acme', 1)
  },
  async tags({ client, fake }) {
    await git(fake.directory, ['tag', '--force', '-m', 'annotated', 'v1.3.0', 'v1.2.3'])
    return [...(await new RepositoryTags(client).find([NAME, 'acme/none']))].flat()
  },
  async merged({ client, fake }) {
    const commit = await git(fake.directory, ['rev-parse', 'v1.2.3'])
    const pull = { number: 7, title: '', body: '', head: 'topic', base: 'main', state: 'closed' } as const
    fake.pullRequests.push({ ...pull, labels: ['release:minor'], commits: [commit] })
    const merged = await mergedPullRequests(() => openRepository(client, NAME)).of([commit, '0'.repeat(40)])
    return [...merged.values()]
  },
  async owner({ client }) {
    return new OwnerRepositories(client, new RepositoryTags(client)).page('acme', 1)
  },
  async user({ client, github }) {
    github.users.add('acme')
    return new OwnerRepositories(client, undefined).page('acme', 1)
  },
} satisfies Readonly<Record<string, Work>>

/** Whether they were carried out cannot be asked. They are sent once, and the run says so. */
const ASKED_ONCE = ['actions/create-workflow-dispatch', 'repos/request-pages-build']

function emptyCommitOn({ directory }: FakeRepository, branch: string): Promise<string> {
  return git(directory, ['commit-tree', '-p', branch, '-m', 'Publish', `${branch}^{tree}`])
}

async function publishRelease({ client }: Side): Promise<void> {
  const home = () => openRepository(client, NAME)
  const store = releaseStore(home, async () => undefined)
  await store.checkAccess?.()
  const facts = { registryUrl: null, directory: '', withdrawn: new Set<never>() }
  await store.store({ release: aRelease({ version: '1.2.3' }) } as never, await aZip('zip'), facts)
}

async function attestPackage({ github, fake }: Side): Promise<unknown> {
  const sigstore = await startSigstore({ claims: publishClaims(NAME, '0'.repeat(40)) })
  // With more time than the others have, which the services of Sigstore share.
  const home = () => openRepository(github.client('secret'), NAME)
  await (await openAttestor(home, sigstore)).attest(aRelease(), aPackage('zip'))
  return fake.attestations.length
}

/** What a work leaves behind, and the code of its refusal. */
async function stateAfter(work: Work, fault?: { readonly operation: string; readonly fault: ApiFault }) {
  let left = 1
  let side: Side | undefined
  const rights = { pages: 'write', actions: 'write', attestations: 'write' } as const
  const permissions = { contents: 'write', 'pull-requests': 'write', ...rights } as const
  const github = await startGitHub({
    tokens: [{ text: 'secret', permissions: { [NAME]: permissions } }],
    faults: ({ operation }) => {
      // What is only asked for after an unknown outcome.
      if (fault?.operation === 'git/get-commit' && operation === 'graphql:Commit' && left === 1) {
        left = 2
        return { status: 502, isDone: true }
      }
      const [draft] = side?.fake.releases ?? []
      if (operation === 'repos/update-release' && draft !== undefined) {
        side?.overtake?.(draft)
        delete side?.overtake
      }
      if (operation !== fault?.operation || left === 0) return undefined
      left = 0
      return fault.fault
    },
  })
  const fake = await github.create(NAME)
  await createBareRepository(fake.directory, { 'README.md': 'code' })
  await git(fake.directory, ['tag', 'v1.2.3'])
  side = { github, fake, client: github.client('secret', { retrySeconds: RETRY_SECONDS }) }
  const working = work(side)
  const answer = await working.catch(() => refusalFrom(() => working))
  return {
    operations: new Set(github.requests.map(({ operation }) => operation)),
    isHit: fault === undefined || left === 0,
    answer,
    comments: fake.comments.map(({ body }) => body),
    pullRequests: fake.pullRequests.map(({ title, body, state }) => [title, body, state]),
    effects: fake.effects,
    releases: fake.releases.map(({ tag_name, draft, assets }) => ({
      tag_name,
      draft,
      assets: assets.map(({ name, state, bytes }) => ({ name, state, text: bytes.toString() })),
    })),
    commits: (await historyOf(fake.directory)).length,
  }
}

const FAULT: ApiFault = { status: 502, isDone: true }
const NAMES = Object.keys(WORKS) as (keyof typeof WORKS)[]

it.skipIf(!hasProgram('openssl'))(
  'every operation that GitHub answers with 502 although it was done has its effect once (needs openssl)',
  async () => {
    const undisturbed = new Map<string, object>()
    const asked = new Map<string, ReadonlySet<string>>()
    await inParallel(NAMES, 10, async (name) => {
      const { operations, ...state } = await stateAfter(WORKS[name])
      asked.set(name, operations)
      undisturbed.set(name, state)
    })
    const rows = [...operationIds(), ...GRAPHQL_OPERATIONS, 'git'].map((operation) => {
      const name = NAMES.find((each) => asked.get(each)?.has(operation))
      return [operation, operation === 'git/get-commit' ? 'index' : name] as const
    })
    // They mostly wait: Octokit sends a write in a second.
    await inParallel(rows, 16, async ([operation, name]) => {
      if (name === undefined) throw new Error(`no work asks for ${operation}`)
      const { operations: _, ...found } = await stateAfter(WORKS[name], { operation, fault: FAULT })
      const answer = ASKED_ONCE.includes(operation)
        ? { answer: expect.stringMatching(/^REPOSITORY_UNREACHABLE: nobody knows whether/) }
        : {}
      expect({ operation, ...found }).toEqual({ operation, ...undisturbed.get(name), ...answer })
    })
  },
  120_000,
)
