import { printableUrl } from '../../base/url.ts'
import { MAX_REDIRECTS } from '../../doctor/limits.ts'
import { type OciRepository, registryOrigin } from '../../oci/oci-repository.ts'
import { follow, type HttpTransport } from '../http/transport.ts'
import { nextUrl } from '../http/web.ts'
import { type FoundCredentials, parseChallenges } from './authorization.ts'
import { findOrigin } from './registry-scheme.ts'

/**
 * Why OpenTofu asks a registry for nothing more after its first request, `GET /v2/`; undefined where it goes on. It wants a 200, or a
 * login that it can do, even where the repository itself is open. Throws STORE_UNREACHABLE.
 */
export async function pingProblem(
  repository: OciRepository,
  findCredentials: () => Promise<FoundCredentials>,
  transport: HttpTransport,
): Promise<string | undefined> {
  const origin = registryOrigin(repository)
  const url = new URL(`${origin}/v2/`)
  const said = printableUrl(url.href)
  if ((await findOrigin(repository, transport)) !== origin)
    return `${said} refuses https, and OpenTofu speaks https alone, on this machine too`
  const request = { method: 'GET', url, authorization: undefined } as const
  const answer = await follow(request, transport, { maxRedirects: MAX_REDIRECTS, nextUrl })
  if (answer === undefined) return `${said} redirects more than ${MAX_REDIRECTS} times`
  if (answer.status === 200) return undefined
  if (answer.status !== 401)
    return `${said} answers ${answer.status}, and OpenTofu asks for nothing more where that is not 200 or 401`
  const schemes = parseChallenges(answer.headers.get('www-authenticate') ?? '').map(({ scheme }) => scheme)
  if (schemes.includes('bearer')) return undefined
  if (!schemes.includes('basic')) return `${said} answers 401 without a login that OpenTofu knows`
  const { credentials, source } = await findCredentials()
  return credentials === undefined
    ? `${said} asks for a user and a password, and OpenTofu finds none in ${source}`
    : undefined
}
