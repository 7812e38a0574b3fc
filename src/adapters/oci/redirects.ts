import { quote, RegistryError } from '../../base/error.ts'
import { isLoopback } from '../../module/git-remote.ts'
import { type HttpRequest, type HttpResponse, type HttpTransport, isRead, send } from './http.ts'

const MAX_REDIRECTS = 5

/**
 * One request with its redirects, and the whole answer. Over plain http only where the registry itself is on loopback.
 * Throws STORE_UNREACHABLE where there is no answer, STORE_REFUSED for a redirect that is not followed, LIMIT_EXCEEDED.
 */
export async function sendFollowingRedirects(
  request: HttpRequest,
  transport: HttpTransport,
): Promise<HttpResponse> {
  let url = request.url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    requireHttps(url, request.url)
    const isHome = url.origin === request.url.origin
    const { authorization = undefined } = isHome ? request : {}
    const answer = await send({ ...request, url, authorization }, transport)
    const next = redirectTarget(answer, request.method)
    if (next === undefined || (request.staysHome === true && next.origin !== request.url.origin))
      return answer
    url = next
  }
  throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`)
}

/** Throws STORE_REFUSED for plain http, but on loopback for what belongs to a registry on loopback. */
export function requireHttps(url: URL, home: URL): void {
  if (url.protocol === 'https:') return
  if (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(home.hostname)) return
  throw redirectRefusal(home, `leads to ${quote(url.origin)}, which is not https`)
}

function redirectRefusal(home: URL, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the registry ${home.host} ${problem}`,
    'ask those who run the registry; plain http is for registries on this machine alone',
  )
}

/** Only 307 and 308 keep method and body. https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
function redirectTarget(
  { status, headers, url }: HttpResponse,
  method: HttpRequest['method'],
): URL | undefined {
  if (!(isRead(method) ? [301, 302, 303, 307, 308] : [307, 308]).includes(status)) return undefined
  const location = headers.get('location') ?? ''
  if (!URL.canParse(location, String(url))) throw redirectRefusal(url, `redirects to ${quote(location)}`)
  return new URL(location, url)
}
