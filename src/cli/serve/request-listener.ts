import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PlainAnswer, type PlainRequest, ReadyAnswers } from '../../server/answer-cache.ts'
import type { RequestNotes } from '../../server/routes/route.ts'
import type { AccessLog } from './access-log.ts'
import type { Backend } from './backend.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** From node's requests to the backend and back; what is ready is answered at once. */
export function createListener(backend: Backend, log: Pick<AccessLog, 'add'> | undefined): Listener {
  const ready = new ReadyAnswers()
  return async (incoming, outgoing) => {
    const started = performance.now()
    const client = incoming.socket.remoteAddress ?? '-'
    const request = plainRequest(incoming)
    const moment = backend.moment()
    const found = backend.isPublic ? ready.find(request, moment) : undefined
    const made = found ?? (await backend.ask(request, client))
    if (found === undefined && backend.isPublic) ready.keep(request, made, moment)
    if (backend.isEnding()) outgoing.shouldKeepAlive = false
    send(outgoing, made.answer, request.method === 'HEAD')
    const seconds = (performance.now() - started) / 1000
    note(backend, { isReady: found !== undefined, request, ...made, seconds })
    log?.add(lineOf(incoming, { client, ...made, seconds }))
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

function send(outgoing: ServerResponse, { status, headers, body, text }: PlainAnswer, isHead: boolean): void {
  outgoing.writeHead(status, headers)
  if (isHead) outgoing.end()
  // One write for headers and body.
  else if (text !== undefined) outgoing.end(text, 'latin1')
  else outgoing.end(body)
}

interface Answered {
  readonly answer: PlainAnswer
  readonly notes: RequestNotes
  readonly seconds: number
}

/** The app has counted an answer that it made; one that was ready is counted here. */
function note(
  backend: Backend,
  {
    request,
    isReady,
    answer,
    notes,
    seconds,
  }: Answered & { readonly request: PlainRequest; readonly isReady: boolean },
): void {
  backend.metrics.observe(notes.route, answer.status, seconds)
  if (notes.downloaded === undefined || request.method !== 'GET') return
  if (isReady) backend.count(notes.downloaded)
}

function lineOf(
  { method = '', url = '', headers }: IncomingMessage,
  { client, answer, notes, seconds }: Answered & { readonly client: string },
) {
  return {
    client,
    consumer: notes.consumer,
    method,
    url,
    status: answer.status,
    bytes: method === 'HEAD' ? 0 : answer.body.length,
    ms: seconds * 1000,
    agent: headers['user-agent'] ?? '',
  }
}
