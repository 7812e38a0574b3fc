import { createHash } from 'node:crypto'
import type { FakeGitHub } from './github.ts'
import { exampleOf } from './github-description.ts'
import { mayDo } from './github-permissions.ts'
import { type Answer, ApiError, type FakeRepository, type FakeToken } from './github-state.ts'

/** The repositories of an owner, page by page, with a validator for each page. */

export interface ListingCall {
  readonly operation: string
  readonly owner: string
  /** `user` owners are no organisation. */
  readonly users: ReadonlySet<string>
  readonly repositories: readonly FakeRepository[]
  readonly query: URLSearchParams
  readonly url: string
  readonly github: FakeGitHub
  readonly token: FakeToken | undefined
  readonly ifNoneMatch: string | undefined
}

export function answerListing(call: ListingCall): Answer {
  const { owner, token } = call
  if (call.users.has(owner) === (call.operation === 'repos/list-for-org'))
    throw new ApiError(404, 'Not Found')
  const own = call.repositories.filter(({ name }) => name.toLowerCase().startsWith(`${owner.toLowerCase()}/`))
  if (own.length === 0 && !call.users.has(owner)) throw new ApiError(404, 'Not Found')
  const seen = own.filter((each) => mayDo(each, token, { operation: 'repos/get', isWrite: false }))
  const page = pageOf(seen, call)
  const body = page.items.map((each) => listedBody(call.github, each))
  if (call.github.isGitea) return { status: 200, body, headers: page.headers }
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('hex')}"`
  if (call.ifNoneMatch === etag) return { status: 304, headers: { etag } }
  return { status: 200, body, headers: { ...page.headers, etag } }
}

/** One page of a list, with the link to the next one. */
export function pageOf<T>(
  items: readonly T[],
  { query, url, github }: Pick<ListingCall, 'query' | 'url' | 'github'>,
): { readonly items: readonly T[]; readonly headers: Readonly<Record<string, string>> } {
  const asked = Number(query.get(github.forge.page.parameter) ?? 30)
  const size = Math.min(asked, github.forge.page.size)
  const number = Number(query.get('page') ?? 1)
  const next = new URL(url)
  next.searchParams.set('page', String(number + 1))
  const isLast = items.length <= number * size
  return {
    items: items.slice((number - 1) * size, number * size),
    headers: isLast ? {} : { link: `<${next}>; rel="next"` },
  }
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
