import { gunzipSync } from 'node:zlib'
import { quote, RegistryError } from '../../base/error.ts'
import type { Web, WebRequest } from '../../doctor/ports.ts'
import type { WebFailure, WebResult } from '../../doctor/web-answer.ts'
import { shownUrl } from '../../doctor/web-answer.ts'
import { type HttpResponse, type HttpTransport, send, Unreachable } from '../oci/http.ts'

/** Clients give a registry so long. https://opentofu.org/docs/cli/config/environment-variables/ */
export const ANSWER_MS = 10_000

/** The network, through the one file that sends requests. */
export class NetworkWeb implements Web {
  readonly #transport: HttpTransport

  constructor(transport: HttpTransport) {
    this.#transport = transport
  }

  async ask(request: WebRequest): Promise<WebResult> {
    const { url, maxBytes } = request
    try {
      const answer = await follow(request, (next) => this.#get(next, request))
      if (answer === undefined)
        return failure('redirects', url, `redirects more than ${request.maxRedirects} times`)
      const { status, headers } = answer
      return {
        kind: 'answer',
        url,
        finalUrl: answer.url.href,
        status,
        headers,
        bytes: decoded(answer, maxBytes),
      }
    } catch (error) {
      return failureOf(error, url)
    }
  }

  /** As Go does, the token goes to no other host along with a redirect. */
  #get(url: URL, { url: home, headers, token, maxBytes }: WebRequest): Promise<HttpResponse> {
    const isHome = url.origin === new URL(home).origin
    const authorization = isHome && token !== undefined ? `Bearer ${token}` : undefined
    const all = { ...headers, 'Accept-Encoding': 'gzip' }
    return send({ method: 'GET', url, headers: all, authorization, maxBytes }, this.#transport)
  }
}

/** The answer at the end of all redirects; undefined where there are more than allowed. https may lead to http, as for clients. */
export async function follow(
  { url, maxRedirects }: Pick<WebRequest, 'url' | 'maxRedirects'>,
  get: (url: URL) => Promise<HttpResponse>,
): Promise<HttpResponse | undefined> {
  let at = new URL(url)
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const answer = await get(at)
    const next = nextUrl(answer)
    if (next === undefined) return answer
    at = next
  }
  return undefined
}

function nextUrl({ status, headers, url }: HttpResponse): URL | undefined {
  const location = headers.get('location')
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined
  const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined
  return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined
}

/** What failed, as a result. Throws what is a fault of this tool. */
export function failureOf(error: unknown, url: string): WebFailure {
  if (error instanceof Unreachable)
    return failure('unreachable', url, `cannot be reached: ${quote(error.reason)}`)
  if (error instanceof RegistryError && error.code === 'LIMIT_EXCEEDED')
    return failure('large', url, 'has more bytes than are read')
  throw error
}

function failure(kind: WebFailure['kind'], url: string, problem: string): WebFailure {
  return { kind, url, message: `${shownUrl(url)} ${problem}` }
}

/** Go decodes gzip without being asked to; damaged, it is left as it is. */
function decoded({ headers, bytes }: HttpResponse, maxBytes: number): Uint8Array {
  if (headers.get('content-encoding') !== 'gzip') return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes })
  } catch {
    return bytes
  }
}
