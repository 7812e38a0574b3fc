import type { PlainRequest, ReadyAnswer } from '../../server/answer-cache.ts'
import type { createApp } from '../../server/app.ts'
import { failure } from '../../server/http-message.ts'
import type { RequestMetrics } from '../../server/metrics.ts'
import type { DownloadCounts, ServedIndex } from '../../server/ports.ts'
import type { RequestNotes } from '../../server/routes/route.ts'

/** Who makes answers, and is told of those that were ready. */
export interface Backend {
  /** Whether answers are the same for all who ask. */
  readonly isPublic: boolean
  /** The moment of the index; an answer that was made at another one is not ready any more. */
  moment(): object
  ask(request: PlainRequest, client: string): Promise<ReadyAnswer>
  /** A download that was answered without asking. */
  count(downloaded: NonNullable<RequestNotes['downloaded']>): void
  readonly metrics: RequestMetrics
  isEnding(): boolean
}

export interface BackendParts {
  readonly app: ReturnType<typeof createApp>
  readonly index: ServedIndex
  readonly isPublic: boolean
  readonly downloads: DownloadCounts | undefined
  readonly metrics: RequestMetrics
  readonly isEnding: () => boolean
}

/** The app in this process. */
export function appBackend({ app, index, downloads, ...parts }: BackendParts): Backend {
  return {
    ...parts,
    moment: () => index.current(),
    count: ({ address, version }) => downloads?.add(address, version),
    async ask(request, client) {
      const notes: RequestNotes = { route: 'none' }
      const asked = requestOf(request)
      const response = asked instanceof Response ? asked : await app.fetch(asked, { client, notes })
      const body = new Uint8Array(await response.arrayBuffer())
      return { answer: { status: response.status, headers: [...response.headers].flat(), body }, notes }
    },
  }
}

/** The headers that an answer may depend on. */
export const PASSED_HEADERS = [
  'accept',
  'accept-encoding',
  'authorization',
  'if-none-match',
  'user-agent',
  'access-control-request-method',
]

/** A path that a URL parser would make another one of, is none that there is; no answer depends on the host's name. */
function requestOf({ method, url, header }: PlainRequest): Request | Response {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method))
    return failure(405, 'only GET and HEAD are answered', { Allow: 'GET, HEAD', Connection: 'close' })
  const text = `http://registry.invalid${url}`
  if (!url.startsWith('/') || !URL.canParse(text)) return failure(400, 'the request target is no path')
  if (url.split('?', 1)[0] !== new URL(text).pathname) return failure(404, 'not found')
  const headers = PASSED_HEADERS.flatMap((name): [string, string][] => {
    const value = header(name)
    return value === undefined ? [] : [[name, value]]
  })
  return new Request(text, { method, headers })
}
