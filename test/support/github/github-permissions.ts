import { ApiError, type FakeRepository, type FakeToken, type Right } from './github-state.ts'

/** What GitHub lets a token do, and the words it refuses with. */

const NEEDS: readonly (readonly [operation: RegExp, right: Right])[] = [
  [/^issues\//, 'pull-requests'],
  [/^actions\//, 'actions'],
  [/pages/, 'pages'],
  [/attestation/, 'attestations'],
]

export interface Wish {
  readonly operation: string
  readonly isWrite: boolean
}

/** The token of an Authorization header, in any of its forms; undefined for a header that is absent. */
export function tokenTextOf(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = authorization?.split(' ') ?? []
  if (/^basic$/i.test(scheme))
    return Buffer.from(value, 'base64')
      .toString()
      .replace(/^[^:]*:/, '')
  return authorization === undefined ? undefined : value
}

export function mayDo(
  repository: FakeRepository,
  token: FakeToken | undefined,
  { operation, isWrite }: Wish,
): boolean {
  const right = NEEDS.find(([pattern]) => pattern.test(operation))?.[1] ?? 'contents'
  const given = token?.rights[repository.name]?.[right]
  if (isWrite) return given === 'write'
  if (right === 'attestations' && repository.visibility !== 'public') return given !== undefined
  return repository.visibility === 'public' || token?.rights[repository.name]?.contents !== undefined
}

/** Throws what the API answers where the token is not enough: 404 for what it may not even see. */
export function refuseWithoutRight(
  repository: FakeRepository,
  token: FakeToken | undefined,
  wish: Wish,
): void {
  if (!mayDo(repository, token, { operation: 'repos/get', isWrite: false }))
    throw new ApiError(404, 'Not Found')
  if (!mayDo(repository, token, wish)) throw new ApiError(403, 'Resource not accessible by integration')
}
