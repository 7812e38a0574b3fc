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
  it.each([301, 302, 303])(
    'with %i is no success of a write, and the write is not sent again',
    async (status) => {
      const { put, comments, asked } = await commentDespite({ operation: 'issues/create-comment', status })
      expect(await refusalFrom(put)).toMatch(
        /^REPOSITORY_UNREACHABLE: GitHub at \S+ answers POST ".*" with 30\d to ".*": it is not followed \| if the repository has another name/,
      )
      expect(comments()).toBe(0)
      // The repository, who may read it, in whose name the token writes, the comments, and the write.
      expect(asked()).toBe(5)
    },
  )

  it.each([
    ['issues/create-comment', 307],
    ['issues/create-comment', 308],
    ['repos/get', 301],
  ])('is followed on the same server (%s, with %i)', async (operation, status) => {
    const { put, comments } = await commentDespite({ operation, status })
    await put()
    expect(comments()).toBe(1)
  })

  it.each([
    ['issues/create-comment', 307],
    ['repos/get', 301],
  ])('to another server is refused (%s)', async (operation, status) => {
    const to = 'https://elsewhere.test/repos'
    const { put, comments } = await commentDespite({ operation, status, to })
    expect(await refusalFrom(put)).toContain(`with ${status} to "${to}": it is not followed`)
    expect(comments()).toBe(0)
  })
})

it.each(['acme', 'acme/', 'acme/vpc/../../evil/x', 'acme/vpc/modules'])(
  'a name with more or less than an owner and a repository asks nobody: %s',
  async (name) => {
    const github = await startGitHub({ tokens: [] })
    expect(await refusalFrom(() => openRepository(github.client('secret'), name))).toMatch(
      /^INVALID_INPUT: ".*" is not the name of a repository on GitHub/,
    )
    expect(github.requests).toEqual([])
  },
)
