import { RegistryError } from '../../base/error.ts'
import { claimsIn, type RunClaims } from '../../publish/provenance.ts'

/** Where the runner gives out tokens that say whose run this is; only jobs with `id-token: write` have it. */
export interface IdentitySettings {
  /** ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN. */
  readonly requestUrl: string | undefined
  readonly requestToken: string | undefined
  /** Told of each token before anything else is done with it. */
  readonly hide: (secret: string) => void
  readonly timeoutMs: number
}

export interface RunIdentity {
  readonly token: string
  readonly claims: RunClaims
}

/** Throws PERMISSION in a job that may not ask. */
export function requireIdentity({ requestUrl, requestToken }: IdentitySettings): URL {
  if (requestUrl !== undefined && requestUrl !== '' && requestToken !== undefined && requestToken !== '')
    return new URL(requestUrl)
  throw new RegistryError(
    'PERMISSION',
    'cannot attest: the job needs "id-token: write" to prove whose run it is',
    'add to the job:\npermissions:\n  id-token: write\n  attestations: write',
  )
}

/** A token for Sigstore. https://docs.github.com/actions/reference/openid-connect-reference */
export async function readIdentity(settings: IdentitySettings): Promise<RunIdentity> {
  const url = requireIdentity(settings)
  url.searchParams.set('audience', 'sigstore')
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${settings.requestToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(settings.timeoutMs),
  })
  if (!response.ok) throw new Error(`the identity service of GitHub Actions answered ${response.status}`)
  const { value } = (await response.json()) as { value?: unknown }
  if (typeof value !== 'string') throw new Error('the identity service of GitHub Actions gave no token')
  settings.hide(value)
  const claims = claimsIn(value)
  if (claims === undefined)
    throw new Error('the identity service of GitHub Actions gave a token without its claims')
  return { token: value, claims }
}
