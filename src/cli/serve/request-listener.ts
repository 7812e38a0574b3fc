import type { RequestListener, ServerResponse } from 'node:http'
import { AnswerCache } from '../../server/answer-cache.ts'
import type { App } from '../../server/app.ts'
import { countDownload } from '../../server/downloads.ts'
import { failure } from '../../server/http-answer.ts'
import type { HttpAnswer, HttpRequest } from '../../server/http-message.ts'
import type { AccessLog } from './access-log.ts'

export interface ListenerOptions {
  /** True once the server has been told to stop: connections then end with their answer. */
  readonly isEnding: () => boolean
  /** Absent: requests are not logged. */
  readonly log?: Pick<AccessLog, 'add'> | undefined
  /** What the answers that are kept may take in memory. */
  readonly maxCacheBytes?: number
  /** Unix seconds. */
  readonly now?: () => number
}

export const MAX_CACHE_BYTES = 24 * 1024 * 1024
/** https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
const NAMELESS = failure(400, 'the request has no Host header')

/** Answers the requests of Node.js, from the cache where possible, and records each: metrics, download and log. */
export function createListener(
  app: App,
  { isEnding, log, maxCacheBytes: maxBytes = MAX_CACHE_BYTES, now = nowInSeconds }: ListenerOptions,
): RequestListener {
  const cache = new AnswerCache(app, { now, maxBytes })
  return async (incoming, outgoing) => {
    const started = performance.now()
    const { method = '', url: target = '', headers, socket } = incoming
    const request: HttpRequest = { method, target, headers, client: socket.remoteAddress ?? '' }
    const isNameless = headers.host === undefined && incoming.httpVersion !== '1.0'
    const answer = isNameless ? NAMELESS : await cache.answer(request)
    if (isEnding() || mayHaveBody(method)) outgoing.shouldKeepAlive = false
    send(outgoing, answer, method === 'HEAD')
    const seconds = (performance.now() - started) / 1000
    app.metrics?.observe(answer.route ?? 'none', answer.status, seconds)
    countDownload(app.downloads, request, answer)
    log?.add(request, answer, seconds * 1000)
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** A body is never read, so another request cannot follow it on the same connection. */
function mayHaveBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

function send(
  outgoing: ServerResponse,
  { status, headers, body, latin1 }: HttpAnswer,
  isHead: boolean,
): void {
  outgoing.writeHead(status, headers)
  if (isHead) outgoing.end()
  else if (latin1 !== undefined) outgoing.end(latin1, 'latin1')
  else outgoing.end(body)
}
