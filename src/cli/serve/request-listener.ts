import { write, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { visible } from '../../base/error.ts'
import type { App } from '../../server/app.ts'
import { type HttpRequest, type HttpResponse, plainTarget, type SentFile } from '../../server/http-message.ts'
import { failure, rangeOf } from '../../server/http-response.ts'
import { ResponseCache } from '../../server/response-cache.ts'
import { RETRY_LATER } from '../../server/routes/route.ts'

/** The command line and `serve`. */

/** Bytes of answers that `serve` keeps in memory. The ones that were asked for longest ago are made anew. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024

/** Characters of a text from outside in the access log. A longer one is cut, and ends in "…". */
const MAX_LOGGED_LENGTH = 200

/** Bytes of the access log that wait. Above it they are written at once. */
const LOG_BUFFER_BYTES = 64 * 1024

/** Time that a line of the access log waits for others. */
const LOG_WAIT_MS = 100

/** Bytes of a body that are handed to the system at once. More wait until the client has taken these. */
const SLICE_BYTES = 64 * 1024

/** Time in which a reader takes not one byte. Then its connection is closed. */
const STALLED_MS = 60_000

interface ListenerOptions {
  /** True once the server has been told to stop: connections then end with their answer. */
  readonly isEnding: () => boolean
  /** Absent: the peer is the client. */
  readonly clientOf?: (peer: string, forwardedFor: string | undefined) => string
  /** Absent: requests are not logged. */
  readonly log?: Pick<AccessLog, 'add'> | undefined
  /** How long a client may take nothing of its answer before its connection ends. */
  readonly stalledMs?: number
  /** Unix seconds. */
  readonly now?: () => number
}

/** https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
const NAMELESS = failure(400, 'the request has no Host header')
const MANY_NAMED = failure(400, 'the request has more than one Host header')

/** Answers the requests of Node.js, from the cache where possible, and records each: metrics and log. */
export function createListener(app: App, options: ListenerOptions): RequestListener {
  const { isEnding, log, stalledMs = STALLED_MS, clientOf = (peer) => peer } = options
  const { now = () => Math.floor(Date.now() / 1000) } = options
  const cache = new ResponseCache(app, now, MAX_CACHE_BYTES)
  return async (incoming, outgoing) => {
    const started = performance.now()
    const { method = '', url = '', headers, socket } = incoming
    const client = clientOf(socket.remoteAddress ?? '', forwardedFor(incoming))
    const sent: HttpRequest = { method, target: originForm(url), headers, client }
    const target = targetBelow(app.basePath, sent.target)
    const request = target === undefined ? sent : { ...sent, target }
    const refusal =
      refusalOf(incoming) ?? (target === undefined ? outside(app.basePath, sent.target) : undefined)
    const response = refusal ?? cache.ready(request) ?? (await cache.respond(request))
    if (isEnding() || mayHaveBody(method)) outgoing.shouldKeepAlive = false
    const wanted = method === 'GET' && headers.range !== undefined ? rangeOf(response, headers) : response
    const sending = send(outgoing, wanted, { method, stalledMs })
    // A small answer is sent at once, and there is nothing to wait for.
    const done = sending instanceof Promise ? await sending : sending
    const ms = performance.now() - started
    app.metrics?.observe(done.route ?? 'none', done.status, ms / 1000)
    log?.add(sent, done, ms)
  }
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const value = headers['x-forwarded-for']
  return Array.isArray(value) ? value.join() : value
}

function outside(basePath: string, target: string): HttpResponse {
  if (target.split('?', 1)[0] !== basePath) return failure(404, `this registry is below ${basePath}/`)
  return { status: 302, headers: { location: `${basePath}/`, 'content-length': '0' }, body: new Uint8Array() }
}

function refusalOf({ headers, httpVersion, rawHeaders }: IncomingMessage): HttpResponse | undefined {
  if (headers.host === undefined) return httpVersion === '1.0' ? undefined : NAMELESS
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1 ? MANY_NAMED : undefined
}

/** A body is never read, so another request cannot follow it on the same connection. */
function mayHaveBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

interface Sending {
  readonly method: string
  readonly stalledMs: number
}

/**
 * Gives what was sent: another answer if the file of this one is gone, and less of it if its client has left. What is large is
 * handed over only as fast as its client takes it.
 */
function send(
  outgoing: ServerResponse,
  response: HttpResponse,
  sending: Sending,
): HttpResponse | Promise<HttpResponse> {
  const { status, headers, body, latin1, file } = response
  if (sending.method === 'GET' && file !== undefined)
    return sendFile(outgoing, { ...response, file }, sending)
  outgoing.writeHead(status, headers)
  if (sending.method === 'HEAD') outgoing.end()
  else if (latin1 !== undefined) outgoing.end(latin1, 'latin1')
  else if (body.length <= SLICE_BYTES) outgoing.end(body)
  else return sendSlices(outgoing, response, sending)
  if (outgoing.writableLength > 0) endIfStalled(outgoing, sending)
  return response
}

async function sendSlices(
  outgoing: ServerResponse,
  response: HttpResponse,
  sending: Sending,
): Promise<HttpResponse> {
  const sent = await sendBytes(outgoing, Readable.from(slicesOf(response.body)), sending)
  return { ...response, body: response.body.subarray(0, sent) }
}

async function sendFile(
  outgoing: ServerResponse,
  response: HttpResponse & { readonly file: SentFile },
  sending: Sending,
): Promise<HttpResponse> {
  const { file, start, length } = response.file
  const handle = await open(file).catch(() => undefined)
  if (handle === undefined) {
    const lost = {
      ...failure(503, 'the index does not answer', RETRY_LATER),
      route: response.route ?? 'none',
    }
    return send(outgoing, lost, sending)
  }
  const { socket } = outgoing
  outgoing.writeHead(response.status, response.headers)
  const bytes = handle.createReadStream({ start, end: start + length - 1 })
  const sent = await sendBytes(outgoing, bytes, sending)
  // Fewer bytes than the headers say: the client must not wait for the rest.
  if (sent < length) socket?.destroy()
  return { ...response, file: { ...response.file, length: sent } }
}

/** Gives how many bytes were handed to the system, or wait for it in small number. */
async function sendBytes(outgoing: ServerResponse, bytes: Readable, sending: Sending): Promise<number> {
  let sent = 0
  endIfStalled(outgoing, sending)
  // A client that has gone is no failure of the server.
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        yield chunk
        sent += chunk.length
      }
    },
    outgoing,
  ).catch(() => {})
  return sent
}

function* slicesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += SLICE_BYTES) yield body.subarray(at, at + SLICE_BYTES)
}

function endIfStalled(outgoing: ServerResponse, { stalledMs }: Sending): void {
  outgoing.setTimeout(stalledMs, () => outgoing.destroy())
}

const STDERR = 2
/** Of one UTF-16 code unit. */
const MAX_UTF8_BYTES = 3
const PLAIN = /^[\x20\x21\x23-\x7e]*$/

/**
 * One line of the access log, without the query, which may be a signature:
 * `2026-01-02T03:04:05.678Z 203.0.113.9 ci "GET /v1/modules/acme/vpc/aws/versions" 200 131 0.4ms "Terraform/1.11.4"`
 */
export function formatRequest(
  request: HttpRequest,
  response: HttpResponse,
  ms: number,
  time: string,
): string {
  const { client, method, target, headers } = request
  const figures = `${response.status} ${bytesIn(response, method)} ${tenths(ms)}ms`
  const who = `${client === '' ? '-' : client} ${response.consumer ?? '-'}`
  return `${time} ${who} ${quoted(`${method} ${pathOf(target)}`)} ${figures} ${quoted(headers['user-agent'] ?? '')}`
}

/** The same as one JSON object, for systems that collect logs. */
function formatJsonRequest(request: HttpRequest, response: HttpResponse, ms: number, time: string): string {
  const { client, method, target, headers } = request
  const line = {
    time,
    client,
    token: response.consumer ?? null,
    method,
    path: cut(pathOf(target)),
    route: response.route ?? null,
    status: response.status,
    bytes: bytesIn(response, method),
    ms: Number(tenths(ms)),
    userAgent: cut(headers['user-agent'] ?? ''),
  }
  return JSON.stringify(line)
}

function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}

/** As `toFixed(1)`, in a third of its time. */
function tenths(ms: number): string {
  const all = Math.round(ms * 10)
  return `${Math.floor(all / 10)}.${all % 10}`
}

function bytesIn({ body, file }: HttpResponse, method: string): number {
  return method === 'HEAD' ? 0 : (file?.length ?? body.length)
}

function cut(text: string): string {
  return visible(text.length > MAX_LOGGED_LENGTH ? `${text.slice(0, MAX_LOGGED_LENGTH)}…` : text)
}

function quoted(text: string): string {
  if (text.length <= MAX_LOGGED_LENGTH && PLAIN.test(text)) return `"${text}"`
  return `"${cut(text).replaceAll('"', "'")}"`
}

/**
 * Writes a line for each request to standard error, several at a time: each write to a pipe would wait for its reader. Lines wait
 * as bytes, since strings that wait would soon count as old, and old garbage is collected late.
 */
export class AccessLog {
  readonly #format: typeof formatRequest
  #lines = Buffer.allocUnsafe(LOG_BUFFER_BYTES)
  #end = 0
  #timer: NodeJS.Timeout | undefined
  #now = 0
  /** The time as a text, which thousands of lines share under load. */
  #time = ''

  constructor(format: 'text' | 'json') {
    this.#format = format === 'json' ? formatJsonRequest : formatRequest
  }

  add(request: HttpRequest, response: HttpResponse, ms: number): void {
    const now = Date.now()
    if (now !== this.#now) this.#time = new Date(now).toISOString()
    this.#now = now
    const line = `${this.#format(request, response, ms, this.#time)}\n`
    if (this.#end + line.length * MAX_UTF8_BYTES > LOG_BUFFER_BYTES) this.#write()
    this.#end += this.#lines.write(line, this.#end)
    this.#timer ??= setTimeout(() => this.#write(), LOG_WAIT_MS)
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.#end > 0) writeSync(STDERR, this.#lines, 0, this.#end)
    this.#end = 0
  }

  #write(): void {
    clearTimeout(this.#timer)
    write(STDERR, this.#lines, 0, this.#end, () => {})
    this.#lines = Buffer.allocUnsafe(LOG_BUFFER_BYTES)
    this.#end = 0
    this.#timer = undefined
  }
}

/** The target without scheme and host, with which a proxy may ask. https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]+\/?/i, '/')
}

/** Clients look for discovery at the root of a host, and what watches a server asks it directly. */
const AT_ROOT = /^\/(\.well-known\/terraform\.json|healthz|readyz|metrics)(\?|$)/

/** The target as it is without the base path; undefined where it is not below it. @param basePath empty, or `/registry` */
function targetBelow(basePath: string, target: string): string | undefined {
  if (basePath === '' || AT_ROOT.test(target)) return target
  const plain = plainTarget(target)
  return plain.startsWith(`${basePath}/`) ? plain.slice(basePath.length) : undefined
}
