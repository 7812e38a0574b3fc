import { ApiError, type FakeRepository, type FakeToken, type Permission } from './github-state.ts'

/** What GitHub lets a token do, and the messages of its refusals. */

const NEEDS: readonly (readonly [operation: RegExp, permission: Permission])[] = [
  [/^(issues|pulls)\//, 'pull-requests'],
  [/^actions\//, 'actions'],
  [/pages/, 'pages'],
  [/attestation/, 'attestations'],
]

export interface PermissionRequest {
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
  { operation, isWrite }: PermissionRequest,
): boolean {
  const permission = NEEDS.find(([pattern]) => pattern.test(operation))?.[1] ?? 'contents'
  const granted = token?.permissions[repository.name]?.[permission]
  if (isWrite) return granted === 'write'
  const isShown = repository.visibility === 'public' || !/^(attestations|pull-requests)$/.test(permission)
  if (!isShown) return granted !== undefined
  return repository.visibility === 'public' || token?.permissions[repository.name]?.contents !== undefined
}

/** Throws what the API answers where the token is not enough: 404 for what it may not even see. */
export function requirePermission(
  repository: FakeRepository,
  token: FakeToken | undefined,
  request: PermissionRequest,
): void {
  if (!mayDo(repository, token, { operation: 'repos/get', isWrite: false }))
    throw new ApiError(404, 'Not Found')
  if (!mayDo(repository, token, request)) throw new ApiError(403, 'Resource not accessible by integration')
}
