import { ApiError, type FakeRepository, type FakeToken, type Permission } from './github-state.ts'

/** What GitHub lets a token do, and the messages of its refusals. */

const NEEDS: readonly (readonly [operation: RegExp, permission: Permission])[] = [
  [/^(issues|pulls)\//, 'pull-requests'],
  [/^actions\//, 'actions'],
  [/pages/, 'pages'],
  [/attestation/, 'attestations'],
]

/** The token of an Authorization header, in any of its forms; undefined for a header that is absent. */
export function tokenTextOf(authorization: string | undefined): string | undefined {
  const [scheme = '', value] = authorization?.split(' ') ?? []
  if (!/^basic$/i.test(scheme)) return value
  return Buffer.from(value ?? '', 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
}

export function maySee({ name, visibility }: FakeRepository, token: FakeToken | undefined): boolean {
  return visibility === 'public' || token?.permissions[name]?.contents !== undefined
}

export function mayDo(
  repository: FakeRepository,
  token: FakeToken | undefined,
  operation: string,
  isWrite: boolean,
): boolean {
  const permission = NEEDS.find(([pattern]) => pattern.test(operation))?.[1] ?? 'contents'
  const granted = token?.permissions[repository.name]?.[permission]
  if (isWrite) return granted === 'write'
  const isShown = repository.visibility === 'public' || !/^(attestations|pull-requests)$/.test(permission)
  return isShown ? maySee(repository, token) : granted !== undefined
}

/** Throws what the API answers where the token is not enough: 404 for what it may not even see. */
export function requirePermission(...request: Parameters<typeof mayDo>): void {
  const [repository, token] = request
  if (!maySee(repository, token)) throw new ApiError(404, 'Not Found')
  if (!mayDo(...request)) throw new ApiError(403, 'Resource not accessible by integration')
}
