import { describe, expect, it } from 'vitest'
import { putComment } from '../../../src/adapters/github/pull-requests.ts'
import { openRepository } from '../../../src/adapters/github/repository.ts'
import { refusalFrom } from '../../refusal.ts'
import { startGitHub } from '../../support/github/github.ts'

const NAME = 'acme/registry'

interface Redirect {
  readonly operation: string
  readonly status: number
  /** The same path on the same server without it. */
  readonly to?: string
}

/** A pull request whose comment is put while GitHub redirects the first request of one operation. */
async function commentDespite({ operation, status, to }: Redirect) {
  let left = 1
  let api = ''
  const github = await startGitHub({
    tokens: [{ text: 'secret', permissions: { [NAME]: { contents: 'write', 'pull-requests': 'write' } } }],
    faults: (request) => {
      if (request.operation !== operation || left === 0) return undefined
      left -= 1
      return { status, headers: { location: to ?? `${api}${request.path}` } }
    },
  })
  const fake = await github.create(NAME)
  api = github.apiUrl
  const client = github.client('secret', { retrySeconds: 9 })
  const put = async () => putComment(await openRepository(client, NAME), 7, 'text')
  return { put, comments: () => fake.comments.length, asked: () => github.requests.length }
}

describe('a redirect of GitHub’s API', () => {
  it.each([
    ['issues/create-comment', 307],
    ['issues/create-comment', 308],
    ['repos/get', 301],
  ])('is followed on the same server (%s, with %i)', async (operation, status) => {
    const { put, comments } = await commentDespite({ operation, status })
    await put()
    expect(comments()).toBe(1)
  })

  // The repository, who may read it, in whose name the token writes, the comments, and the write.
  it.each([
    ['issues/create-comment', 301, undefined, 5],
    ['issues/create-comment', 302, undefined, 5],
    ['issues/create-comment', 303, undefined, 5],
    ['issues/create-comment', 307, 'https://elsewhere.test/repos', 5],
    ['repos/get', 301, 'https://elsewhere.test/repos', 1],
  ])('is no success of %s with %i to %s, and ends it', async (operation, status, to, requests) => {
    const { put, comments, asked } = await commentDespite({ operation, status, ...(to && { to }) })
    const refused = await refusalFrom(put)
    expect(refused).toMatch(
      /^REPOSITORY_UNREACHABLE: GitHub at \S+ answers (POST|GET) ".*" with 30\d to ".*": it is not followed \| if the repository has another name/,
    )
    expect(refused).toContain(`with ${status} to "${to ?? ''}`)
    expect([comments(), asked()]).toEqual([0, requests])
  })
})

const NO_NAMES = ['acme', 'acme/', 'acme/vpc/../../evil/x', 'acme/vpc/modules']
it.each(NO_NAMES)('a name with more or less than an owner and a repository asks nobody: %s', async (name) => {
  const github = await startGitHub({ tokens: [] })
  expect(await refusalFrom(() => openRepository(github.client('secret'), name))).toMatch(
    /^INVALID_INPUT: ".*" is not the name of a repository on GitHub/,
  )
  expect(github.requests).toEqual([])
})
