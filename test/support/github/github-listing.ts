import { createHash } from 'node:crypto'
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
  readonly token: FakeToken | undefined
  readonly ifNoneMatch: string | undefined
}

export function answerListing(call: ListingCall): Answer {
  const { owner, query, token } = call
  if (call.users.has(owner) === (call.operation === 'repos/list-for-org'))
    throw new ApiError(404, 'Not Found')
  const own = call.repositories.filter(({ name }) => name.toLowerCase().startsWith(`${owner.toLowerCase()}/`))
  if (own.length === 0 && !call.users.has(owner)) throw new ApiError(404, 'Not Found')
  const seen = own.filter((each) => mayDo(each, token, { operation: 'repos/get', isWrite: false }))
  const size = Number(query.get('per_page') ?? 30)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  const body = seen.slice(start, start + size).map(listedBody)
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('hex')}"`
  if (call.ifNoneMatch === etag) return { status: 304, headers: { etag } }
  return { status: 200, body, headers: { etag } }
}

function listedBody(repository: FakeRepository): object {
  const [example] = Object.values(exampleOf('minimal-repository-items')) as Record<string, unknown>[]
  const [login = '', name = ''] = repository.name.split('/')
  return {
    ...example,
    id: repository.id,
    name,
    full_name: repository.name,
    private: repository.visibility !== 'public',
    visibility: repository.visibility,
    fork: repository.kind === 'fork',
    archived: repository.kind === 'archived',
    is_template: repository.kind === 'template',
    owner: { ...(example?.['owner'] as object), login, id: 7 },
  }
}
