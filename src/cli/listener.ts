import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestMetrics } from '../core/api/request-metrics.ts'
import type { DownloadCounts, ServedIndex } from '../ports.ts'
import { failure } from '../server/answer.ts'
import type { createApp } from '../server/app.ts'
import { type PlainAnswer, type PlainRequest, ReadyAnswers } from '../server/ready-answers.ts'
import type { RequestNotes } from '../server/route.ts'
import type { AccessLog } from './access-log.ts'

export interface ListenerParts {
  readonly app: ReturnType<typeof createApp>
  readonly index: ServedIndex
  /** Whether answers are the same for all who ask. */
  readonly isPublic: boolean
  readonly downloads: DownloadCounts | undefined
  readonly metrics: RequestMetrics
  readonly log: Pick<AccessLog, 'add'> | undefined
  readonly isEnding: () => boolean
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** From node's requests to the app and back. */
export function createListener(parts: ListenerParts): Listener {
  const ready = new ReadyAnswers()
  return async (incoming, outgoing) => {
    const started = performance.now()
    const client = incoming.socket.remoteAddress ?? '-'
    const request = plainRequest(incoming)
    const reader = parts.index.current()
    const found = parts.isPublic ? ready.find(request, reader) : undefined
    const notes: RequestNotes = found?.notes ?? { route: 'none' }
    const answer = found?.answer ?? (await ask(parts, request, { client, notes }))
    if (found === undefined && parts.isPublic) ready.keep(request, { answer, notes }, reader)
    // The app has counted an answer that it made; one that was ready is counted here.
    if (found !== undefined) count(parts, request, notes)
    if (parts.isEnding()) outgoing.shouldKeepAlive = false
    send(outgoing, answer, request.method === 'HEAD')
    note(parts, { client, incoming, answer, notes, started })
  }
}

function plainRequest({ method = '', url = '', headers }: IncomingMessage): PlainRequest {
  return {
    method,
    url,
    header: (name) => {
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
  }
}

async function ask(
  { app }: ListenerParts,
  request: PlainRequest,
  bindings: { readonly client: string; readonly notes: RequestNotes },
): Promise<PlainAnswer> {
  const asked = requestOf(request)
  const response = asked instanceof Response ? asked : await app.fetch(asked, bindings)
  return {
    status: response.status,
    headers: [...response.headers].flat(),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

const PASSED_HEADERS = [
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

function send(outgoing: ServerResponse, { status, headers, body, text }: PlainAnswer, isHead: boolean): void {
  outgoing.writeHead(status, headers)
  if (isHead) outgoing.end()
  // One write for headers and body.
  else if (text !== undefined) outgoing.end(text, 'latin1')
  else outgoing.end(body)
}

function count({ downloads }: ListenerParts, { method }: PlainRequest, { downloaded }: RequestNotes): void {
  if (method === 'GET' && downloaded !== undefined) downloads?.add(downloaded.address, downloaded.version)
}

interface Ended {
  readonly client: string
  readonly incoming: IncomingMessage
  readonly answer: PlainAnswer
  readonly notes: RequestNotes
  readonly started: number
}

function note({ metrics, log }: ListenerParts, { client, incoming, answer, notes, started }: Ended): void {
  const ms = performance.now() - started
  const { status, body } = answer
  metrics.observe(notes.route, status, ms / 1000)
  if (notes.downloaded !== undefined && incoming.method === 'GET') metrics.countDownload()
  log?.add({
    client,
    consumer: notes.consumer,
    method: incoming.method ?? '',
    url: incoming.url ?? '',
    status,
    bytes: incoming.method === 'HEAD' ? 0 : body.length,
    ms,
    agent: incoming.headers['user-agent'] ?? '',
  })
}
