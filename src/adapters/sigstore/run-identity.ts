import { setTimeout } from 'node:timers/promises'
import { RegistryError } from '../../base/error.ts'
import { claimsIn, type RunClaims } from '../../publish/provenance.ts'

/** How a job asks the runner for a token that says whose run it is. */
export interface IdentitySettings {
  /** Gives a token for an audience; undefined in a job without `id-token: write`. */
  readonly idToken: ((audience: string) => Promise<string>) | undefined
  readonly timeoutMs: number
}

/** Throws PERMISSION in a job that may not ask. */
export function requireIdentity({ idToken }: IdentitySettings): (audience: string) => Promise<string> {
  if (idToken !== undefined) return idToken
  throw new RegistryError(
    'PERMISSION',
    'cannot attest: the job needs "id-token: write" to prove whose run it is',
    'add to the job:\npermissions:\n  id-token: write\n  attestations: write',
  )
}

/** A token for Sigstore. https://docs.github.com/actions/reference/openid-connect-reference */
export async function readIdentity(
  settings: IdentitySettings,
): Promise<{ readonly token: string; readonly claims: RunClaims }> {
  const asked = requireIdentity(settings)('sigstore').catch((error) => {
    throw identityFailure(error)
  })
  const token = await withinTime(asked, settings.timeoutMs)
  const claims = claimsIn(token)
  if (claims === undefined)
    throw new Error('the identity service of GitHub Actions gave a token without its claims')
  return { token, claims }
}

/** The toolkit tells the status of a refusal in a text of several lines. */
function identityFailure(cause: unknown): Error {
  const [, status] = /Error Code *: *(\d{3})/.exec(String(cause)) ?? []
  const service = 'the identity service of GitHub Actions'
  return status === undefined
    ? new Error(`${service} gave no token`, { cause })
    : new Error(`${service} responded ${status}`)
}

/** The runner's toolkit has no limit of its own for how long its answer may take. */
async function withinTime(token: Promise<string>, limitMs: number): Promise<string> {
  const late = setTimeout(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(`the identity service of GitHub Actions gave no answer within ${limitMs / 1000} seconds`)
  })
  return Promise.race([token, late])
}
