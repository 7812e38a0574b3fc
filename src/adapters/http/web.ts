import { gunzipSync } from 'node:zlib'
import { quote } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { printableUrl } from '../../base/url.ts'
import type { Web, WebFailure } from '../../doctor/client.ts'
import { RESPONSE_MS } from './limits.ts'
import { follow, type HttpResponse, networkTransport, RequestFailure, trustHint } from './transport.ts'

/** The network, with the time limit of clients for each answer. */
export function networkWeb(log: Log, answerMs = RESPONSE_MS): Web {
  const transport = { ...networkTransport(log), idleMs: answerMs, totalMs: answerMs }
  return {
    async request(request) {
      const { url, token, maxRedirects, maxBytes } = request
      const headers = { ...request.headers, 'Accept-Encoding': 'gzip' }
      const authorization = token === undefined ? undefined : `Bearer ${token}`
      try {
        const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes } as const
        const answer = await follow(get, transport, { maxRedirects, nextUrl })
        if (answer === undefined)
          return failure('redirects', url, `redirects more than ${maxRedirects} times`)
        const bytes = decoded(answer, maxBytes)
        const { status } = answer
        return { kind: 'response', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes }
      } catch (error) {
        return failureOf(error, url)
      }
    },
  }
}

/** Where a response leads. As for clients, https may lead to http. */
export function nextUrl({ status, headers, url }: HttpResponse): URL | undefined {
  const location = headers.get('location')
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined
  const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined
  return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined
}

/** The failure of a request, as a result. Throws any other error. */
export function failureOf(error: unknown, url: string): WebFailure {
  if (!(error instanceof RequestFailure)) throw error
  if (error.kind === 'large') return failure('large', url, 'has more bytes than are read')
  const advice = error.kind === 'untrusted' ? ` (${trustHint(error)})` : ''
  return failure('unreachable', url, `cannot be reached: ${quote(error.reason)}${advice}`)
}

function failure(kind: WebFailure['kind'], url: string, problem: string): WebFailure {
  return { kind, url, message: `${printableUrl(url)} ${problem}` }
}

/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }: HttpResponse, maxBytes: number): Uint8Array {
  if (headers.get('content-encoding')?.toLowerCase() !== 'gzip') return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes })
  } catch {
    return bytes
  }
}
