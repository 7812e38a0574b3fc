import { beforeEach, describe, expect, it } from 'vitest'
import { createGitHub, type GitHub } from '../../../src/adapters/github/client.ts'
import { BranchPullRequests } from '../../../src/adapters/github/pull-requests.ts'
import { openRepository, proveWritable } from '../../../src/adapters/github/repository.ts'
import { OwnerRepositories } from '../../../src/adapters/github/repository-listings.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { refusalFrom } from '../../refusal.ts'
import { createBareRepository, git } from '../../support/git/git-repository.ts'
import { type FakeGitHub, startGitHub } from '../../support/github/github.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const NAME = 'acme/registry'
const WRITE = { contents: 'write', 'pull-requests': 'write' } as const
const TOKENS = [
  { text: 'writer', permissions: { [NAME]: WRITE } },
  { text: 'reader', permissions: { [NAME]: { contents: 'read' } } },
] as const

/** As version 1.26 was seen to answer; test/e2e/gitea.test.ts asks a real one. */
describe('Gitea', () => {
  let fake: FakeGitHub
  const clientOf = (token: string, retrySeconds = 30): GitHub => {
    const { forge, url, apiUrl } = fake
    const log = { info: () => {}, warn: () => {}, debug: () => {} }
    const server = { forge, url, apiUrl, token, tokenName: `${url} ${token}`, retrySeconds }
    return createGitHub(server, { log, secrets: new SecretMask() })
  }

  beforeEach(async () => {
    fake = await startGitHub({ isGitea: true, tokens: TOKENS })
  })

  it('calls a repository public that Git reads with credentials alone: it is private', async () => {
    await fake.create(NAME, 'internal')
    await fake.create('acme/open')
    expect((await openRepository(clientOf('writer'), NAME)).visibility).toBe('private')
    expect((await openRepository(clientOf('writer'), 'acme/open')).visibility).toBe('public')
  })

  it('gives 50 repositories a page, and all are found', async () => {
    for (let number = 0; number < 55; number += 1) await fake.create(`acme/r${number}`)
    const owners = new OwnerRepositories(clientOf('writer'), undefined)
    const pages = [await owners.page('acme', 1, undefined), await owners.page('acme', 2, undefined)]
    expect(pages).toMatchObject([
      { isLast: false, repositories: { length: 50 } },
      { isLast: true, repositories: { length: 5 } },
    ])
  })

  it('floods its answers, of which a limit is read, and no list after its first wrong element', async () => {
    const json = { 'content-type': 'application/json' }
    const floods = [
      ['[],'.repeat(2_000_000), /more than 4194304 bytes/],
      [`[${'[],'.repeat(1_300_000)}[]]`, /is not one of Gitea's API: "0": /],
      [`${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`, /is more than 1000 brackets deep/],
    ] as const
    for (const [text, problem] of floods) {
      fake = await startGitHub({
        isGitea: true,
        tokens: TOKENS,
        faults: ({ operation }) =>
          operation === 'repos/list-for-org' ? { status: 200, text, headers: json } : undefined,
      })
      const owners = new OwnerRepositories(clientOf('writer', 12), undefined)
      expect(await refusalFrom(() => owners.page('acme', 1, undefined))).toMatch(problem)
    }
  }, 60_000)

  it('lists the pull requests of all branches, of which those of a module are taken', async () => {
    const { directory } = await fake.create(NAME)
    await createBareRepository(directory, { a: '1' })
    const repository = await openRepository(clientOf('writer'), NAME)
    for (const head of ['publish/acme/vpc/aws', 'publish/acme/dns/aws']) {
      const commit = await git(directory, ['commit-tree', '-p', 'main', '-m', head, 'main^{tree}'])
      await git(directory, ['update-ref', `refs/heads/${head}`, commit])
      const pulls = new BranchPullRequests(repository, { head, base: 'main' })
      await pulls.put({ title: head, body: 'new' })
      expect(await pulls.list()).toMatchObject([{ title: head, isOpen: true }])
    }
    expect(fake.find(NAME)?.pullRequests).toHaveLength(2)
  })

  it('lets a token begin a push that it may not make: it is refused before', async () => {
    await fake.create(NAME)
    await proveWritable(await openRepository(clientOf('writer'), NAME))
    const repository = await openRepository(clientOf('reader'), NAME)
    const refusal = await refusalFrom(() => proveWritable(repository))
    expect(refusal).toMatch(/^PERMISSION: cannot write in "acme\/registry"/)
  }, 20_000)
})
