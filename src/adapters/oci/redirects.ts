import { quote, RegistryError } from '../../base/error.ts'
import { isLoopback } from '../../module/git-remote.ts'
import { follow, type HttpRequest, type HttpResponse, type HttpTransport, isRead } from '../http/transport.ts'
import { MAX_REDIRECTS } from './limits.ts'

/**
 * Sends a request and follows its redirects, to https only. Throws STORE_UNREACHABLE where no response comes, STORE_REFUSED
 * for a redirect that is not followed, LIMIT_EXCEEDED for a response that is too large.
 */
export async function sendFollowingRedirects(
  request: HttpRequest,
  transport: HttpTransport,
): Promise<HttpResponse> {
  requireHttps(request.url, request.url)
  const nextUrl = (response: HttpResponse) => redirectTarget(response, request)
  const response = await follow(request, transport, { maxRedirects: MAX_REDIRECTS, nextUrl })
  if (response !== undefined) return response
  throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`)
}

/** Throws STORE_REFUSED for plain http, unless both the URL and the registry are on loopback. */
export function requireHttps(url: URL, registry: URL): void {
  if (url.protocol === 'https:') return
  if (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(registry.hostname)) return
  throw redirectRefusal(registry, `leads to ${quote(url.origin)}, which is not https`)
}

function redirectRefusal(registry: URL, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the OCI registry ${registry.host} ${problem}`,
    'ask the operators of the OCI registry; plain http is allowed for registries on this machine only',
  )
}

/** Only 307 and 308 keep method and body. https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
function redirectTarget({ status, headers, url }: HttpResponse, request: HttpRequest): URL | undefined {
  if (!(isRead(request.method) ? [301, 302, 303, 307, 308] : [307, 308]).includes(status)) return undefined
  const location = headers.get('location') ?? ''
  if (!URL.canParse(location, String(url))) throw redirectRefusal(url, `redirects to ${quote(location)}`)
  const next = new URL(location, url)
  if (request.sameOriginOnly === true && next.origin !== request.url.origin) return undefined
  requireHttps(next, request.url)
  return next
}
