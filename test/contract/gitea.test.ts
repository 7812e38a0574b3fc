import { describe, expect, it } from 'vitest'
import { createGitHub, type GitHub } from '../../src/adapters/github/client.ts'
import { BranchPullRequests, putComment } from '../../src/adapters/github/pull-requests.ts'
import { releaseStore } from '../../src/adapters/github/releases.ts'
import { openRepository, proveWritable } from '../../src/adapters/github/repository.ts'
import { OwnerRepositories } from '../../src/adapters/github/repository-listings.ts'
import { SecretMask } from '../../src/base/secret-mask.ts'
import { FORGES } from '../../src/module/forge.ts'
import { refusalFrom } from '../refusal.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { describeGitea, startGitea } from '../support/gitea/gitea.ts'
import { startGitHub } from '../support/github/github.ts'
import { silentLog } from '../support/index/index-target.ts'
import { aRelease, aZip } from '../support/publish/samples.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { forAllTests } from '../support/temporary.ts'

/** Repositories: `registry` and `open` are public, `archived` is archived, and `hidden/inner` belongs to a private organisation. */
const REPOSITORIES = ['acme/registry', 'acme/open', 'acme/archived', 'hidden/inner'] as const

/** A server with these repositories; `writer` may write all of them, and `reader` read them. */
interface ForgeSide {
  client(user: 'writer' | 'reader'): GitHub
  /** Creates a branch of `acme/registry` with a commit on `main`. */
  branch(name: string): Promise<void>
  /** Opens a pull request of a branch, and gives its number. */
  pull(head: string): Promise<number>
  /** The texts of its comments. */
  comments(pull: number): Promise<string[]>
  /** Forbids pushes to a branch of `acme/registry`. */
  protect(branch: string): Promise<void>
}

/** What the adapter makes of a Gitea: the fake one and a real one pass. */
function describeForge(title: string, start: () => Promise<ForgeSide>): void {
  describe(title, () => {
    const side = forAllTests(start)
    const registry = () => openRepository(side().client('writer'), 'acme/registry')

    it('says who reads a repository, also where it is not called private', async () => {
      const client = side().client('writer')
      const [id, ownerId] = [expect.any(Number), expect.any(Number)]
      expect(await openRepository(client, 'acme/open')).toMatchObject({ visibility: 'public', id, ownerId })
      expect((await openRepository(client, 'hidden/inner')).visibility).toBe('private')
      expect(await refusalFrom(() => openRepository(client, 'acme/missing'))).toMatch(/^PERMISSION: /)
    })

    it('says who may push, to which branch', async () => {
      await side().branch('free')
      await side().branch('held')
      await side().protect('held')
      await proveWritable(await registry(), 'free')
      await proveWritable(await registry(), 'new')
      const held = await refusalFrom(async () => proveWritable(await registry(), 'held'))
      expect(held).toMatch(/^PERMISSION: the branch "held" of "acme\/registry" is protected/)
      const reader = await openRepository(side().client('reader'), 'acme/registry')
      expect(await refusalFrom(() => proveWritable(reader, 'free'))).toMatch(
        /^PERMISSION: cannot write in "acme\/registry": the token of reader may not \(Gitea at .* \| give reader an access token with the scope "write:repository"/,
      )
    })

    it('has a pull request for each branch, which is found again', async () => {
      const repository = await registry()
      for (const head of ['publish/acme/vpc/aws', 'publish/acme/dns/aws']) {
        await side().branch(head)
        const pulls = new BranchPullRequests(repository, { head, base: 'main' })
        const { url } = await pulls.put({ title: head, body: 'new' })
        expect(await pulls.put({ title: `${head} again`, body: 'newer' })).toMatchObject({ url })
        expect(await pulls.list()).toMatchObject([{ title: `${head} again`, body: 'newer', isOpen: true }])
      }
    })

    it('has one comment, which is edited', async () => {
      await side().branch('commented')
      const number = await side().pull('commented')
      const repository = await registry()
      for (const text of ['first', 'second', 'second']) await putComment(repository, number, text)
      expect(await side().comments(number)).toEqual(['<!-- module-registry plan -->\nsecond'])
    })

    it('has one release of a tag, which is found as a draft and keeps its bytes', async () => {
      const repository = await registry()
      const { repos } = repository.github.octokit.rest
      const draft = { ...repository.path, tag_name: 'v1.2.3', draft: true }
      const { id } = (await repos.createRelease(draft)).data
      const none = async () => undefined
      const releases = releaseStore(async () => repository, none)
      const store = async (text: string) => {
        const facts = { registryUrl: null, directory: '', withdrawn: new Set<never>() }
        await releases.store({ release: aRelease({ version: '1.2.3' }) } as never, await aZip(text), facts)
      }
      for (const text of ['zip', 'zip']) await store(text)
      const found = await repos.getReleaseByTag({ ...repository.path, tag: 'v1.2.3' })
      expect(found.data).toMatchObject({ id, draft: false, assets: [{ name: 'vpc-aws-1.2.3.zip' }] })
      expect(found.data.assets).toHaveLength(1)
      expect(await refusalFrom(() => store('other'))).toMatch(/^VERSION_EXISTS: /)
    })

    it('lists the repositories of an owner, with what decides whether they are collected', async () => {
      const owners = new OwnerRepositories(side().client('writer'), undefined)
      const names = (await owners.page('acme', 1)).repositories.map(
        ({ name, isArchived }) => `${name}${isArchived ? ' (archived)' : ''}`,
      )
      expect(names.sort()).toEqual(['acme/archived (archived)', 'acme/open', 'acme/registry'])
      const repositories = [{ name: 'hidden/inner', isPrivate: true }]
      expect(await owners.page('hidden', 1)).toMatchObject({ isLast: true, repositories })
    })
  })
}

shortenPauses()

describeForge('the fake Gitea', async () => {
  const tokens = (['write', 'read'] as const).map((right) => ({
    text: right,
    permissions: Object.fromEntries(
      REPOSITORIES.map((name) => [name, { contents: right, 'pull-requests': right }]),
    ),
  }))
  const github = await startGitHub({ isGitea: true, tokens })
  for (const name of REPOSITORIES) {
    const repository = await github.create(name, name === 'hidden/inner' ? 'internal' : 'public')
    if (name === 'acme/archived') repository.kind = 'archived'
    await createBareRepository(repository.directory, { a: '1' })
  }
  const registry = github.find('acme/registry')
  if (registry === undefined) throw new Error('there is no registry')
  return {
    client: (user) =>
      github.client(user === 'writer' ? 'write' : 'read', { tokenName: user, retrySeconds: 9 }),
    branch: async (name) => {
      const commit = await git(registry.directory, ['commit-tree', '-p', 'main', '-m', name, 'main^{tree}'])
      await git(registry.directory, ['update-ref', `refs/heads/${name}`, commit])
    },
    pull: async () => 7,
    comments: async (pull) => registry.comments.filter(({ issue }) => issue === pull).map(({ body }) => body),
    protect: async (branch) => {
      registry.protectedBranch = branch
    },
  }
})

describeGitea('the adapter', () => {
  describeForge('a real Gitea', async () => {
    const gitea = await startGitea()
    const scopes = 'repository,write:issue,read:user,read:organization'
    const tokens = {
      writer: await gitea.user('writer', `write:${scopes}`),
      reader: await gitea.user('reader', `read:${scopes}`),
    }
    await gitea.api('POST', '/orgs', { username: 'acme', visibility: 'public' })
    await gitea.api('POST', '/orgs', { username: 'hidden', visibility: 'private' })
    for (const path of REPOSITORIES) {
      const [owner, name] = path.split('/')
      await gitea.api('POST', `/orgs/${owner}/repos`, { name, auto_init: true, default_branch: 'main' })
      for (const [user, permission] of Object.entries({ writer: 'write', reader: 'read' }))
        await gitea.api('PUT', `/repos/${path}/collaborators/${user}`, { permission })
    }
    await gitea.api('PATCH', '/repos/acme/archived', { archived: true })
    const path = '/repos/acme/registry'
    const outputs = { log: silentLog, secrets: new SecretMask() }
    const server = { forge: FORGES.gitea, url: gitea.url, apiUrl: gitea.apiUrl, retrySeconds: 60 }
    return {
      client: (user) => createGitHub({ ...server, token: tokens[user], tokenName: user }, outputs),
      branch: async (name) => {
        const file = { content: '', branch: 'main', new_branch: name }
        await gitea.api('POST', `${path}/contents/${name}.txt`, file)
      },
      pull: async (head) => {
        const about = { head, base: 'main', title: head }
        return (await gitea.api<{ number: number }>('POST', `${path}/pulls`, about)).number
      },
      comments: async (pull) => {
        const found = await gitea.api<{ body: string }[]>('GET', `${path}/issues/${pull}/comments`)
        return found.map(({ body }) => body)
      },
      protect: async (branch) => {
        await gitea.api('POST', `${path}/branch_protections`, { rule_name: branch, enable_push: false })
      },
    }
  })
})
