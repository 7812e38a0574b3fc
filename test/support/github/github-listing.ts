import type { FakeGitHub } from './github.ts'
import { exampleOf } from './github-description.ts'
import { type Answer, ApiError, type Call, type FakeRepository, type FakeToken } from './github-state.ts'

/** The repositories of an owner, page by page. */

type PageCall = Pick<Call, 'query' | 'url' | 'github'>

interface ListingCall extends PageCall {
  readonly operation: string
  readonly owner: string
  readonly token: FakeToken
}

export function answerListing(call: ListingCall): Answer {
  const { github, owner, token } = call
  const isOrganisation = call.operation === 'repos/list-for-org'
  const seen = github.users.has(owner) === isOrganisation ? undefined : github.repositoriesOf(owner, token)
  if (seen === undefined) throw new ApiError(404, 'Not Found')
  const page = pageOf(seen, call)
  return { status: 200, body: page.items.map((each) => listedBody(github, each)), headers: page.headers }
}

/** One page of a list, with the link to the next one. */
export function pageOf<T>(items: readonly T[], { query, url, github }: PageCall) {
  const asked = Number(query.get(github.forge.page.parameter) ?? 30)
  const size = Math.min(asked, github.forge.page.size)
  const number = Number(query.get('page') ?? 1)
  const next = new URL(url)
  next.searchParams.set('page', String(number + 1))
  const isLast = items.length <= number * size
  const headers: Record<string, string> = isLast ? {} : { link: `<${next}>; rel="next"` }
  return { items: items.slice((number - 1) * size, number * size), headers }
}

function listedBody(github: FakeGitHub, repository: FakeRepository): object {
  const [example] = Object.values(exampleOf('minimal-repository-items')) as Record<string, unknown>[]
  const [login = '', name = ''] = repository.name.split('/')
  return {
    ...example,
    id: repository.id,
    name,
    full_name: repository.name,
    private: repository.visibility === 'private' || (repository.visibility === 'internal' && !github.isGitea),
    ...(github.isGitea ? { internal: repository.visibility === 'internal' } : {}),
    visibility: repository.visibility,
    fork: repository.kind === 'fork',
    archived: repository.kind === 'archived',
    [github.isGitea ? 'template' : 'is_template']: repository.kind === 'template',
    owner: { ...(example?.['owner'] as object), login, id: 7 },
  }
}
