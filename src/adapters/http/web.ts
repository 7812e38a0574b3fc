import { gunzipSync } from 'node:zlib'
import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { Web, WebRequest } from '../../doctor/ports.ts'
import { printableUrl, type WebFailure } from '../../doctor/web-answer.ts'
import { type HttpResponse, type HttpTransport, networkTransport, send, Unreachable } from './transport.ts'

/** The time that clients give a registry for an answer. https://opentofu.org/docs/cli/config/environment-variables/ */
const ANSWER_MS = 10_000

/** The network, with the time limit of clients for each answer. */
export function networkWeb(log: Log, answerMs = ANSWER_MS): Web {
  const transport = { ...networkTransport(log), idleMs: answerMs, totalMs: answerMs }
  return {
    async ask(request) {
      const { url, maxRedirects, maxBytes } = request
      try {
        const answer = await follow(request, (next) => get(next, request, transport))
        if (answer === undefined)
          return failure('redirects', url, `redirects more than ${maxRedirects} times`)
        const { status, headers } = answer
        const bytes = decoded(answer, maxBytes)
        return { kind: 'answer', url, finalUrl: answer.url.href, status, headers, bytes }
      } catch (error) {
        return failureOf(error, url)
      }
    },
  }
}

/** As in Go, a redirect takes the token to no other host. */
function get(url: URL, request: WebRequest, transport: HttpTransport): Promise<HttpResponse> {
  const { url: home, token, maxBytes } = request
  const isHome = url.origin === new URL(home).origin
  const authorization = isHome && token !== undefined ? `Bearer ${token}` : undefined
  const headers = { ...request.headers, 'Accept-Encoding': 'gzip' }
  return send({ method: 'GET', url, headers, authorization, maxBytes }, transport)
}

/** The answer after all redirects; undefined if there are more than allowed. As for clients, https may lead to http. */
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

/** The failure of a request, as a result. Throws any other error. */
export function failureOf(error: unknown, url: string): WebFailure {
  if (error instanceof Unreachable)
    return failure('unreachable', url, `cannot be reached: ${quote(error.reason)}`)
  if (error instanceof RegistryError && error.code === 'LIMIT_EXCEEDED')
    return failure('large', url, 'has more bytes than are read')
  throw error
}

function failure(kind: WebFailure['kind'], url: string, problem: string): WebFailure {
  return { kind, url, message: `${printableUrl(url)} ${problem}` }
}

/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }: HttpResponse, maxBytes: number): Uint8Array {
  if (headers.get('content-encoding') !== 'gzip') return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes })
  } catch {
    return bytes
  }
}
