import { type IncomingMessage, request as startHttp } from 'node:http'
import { request as startHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { MAX_MANIFEST_BYTES } from '../../oci/manifest.ts'

/** What a request carries; opened anew for every time that it is sent. */
export interface RequestBody {
  readonly size: number
  open(): AsyncIterable<Uint8Array>
}

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: RequestBody | undefined
  /** For the origin of `url` alone. */
  readonly authorization: string | undefined
  /** Whether a redirect to another origin is the answer; it is followed without it. */
  readonly staysHome?: boolean
  /** The most that an answer may have; without it, what a manifest may. */
  readonly maxBytes?: number | undefined
  /** Takes the body of a 200 in the place of the answer's `bytes`, as it comes. */
  readonly into?: ((chunk: Uint8Array) => Promise<unknown>) | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** What answered, after redirects. */
  readonly url: URL
}

/** How requests reach a registry. */
export interface Transport {
  readonly log: Log
  /** A connection on which nothing moves for so long is given up. */
  readonly idleMs: number
  /** The time for a request and its whole answer; without it there is no such limit. */
  readonly totalMs?: number
  /** Between two tries; at most so long. */
  wait(ms: number): Promise<void>
}

const IDLE_MS = 120_000

export function networkTransport(log: Log): Transport {
  return { log, idleMs: IDLE_MS, wait: (ms) => setTimeout(ms) }
}

/** Whether a request carries nothing and changes nothing. */
export function isRead(method: HttpRequest['method']): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** One request and the whole answer; redirects are answers. Throws {@link Unreachable}, LIMIT_EXCEEDED. */
export async function send(request: HttpRequest, { log, idleMs, totalMs }: Transport): Promise<Answer> {
  const { method, url } = request
  const watch = new IdleWatch(idleMs, totalMs)
  const place = `${url.origin}${url.pathname}`
  try {
    const response = await begin(request, watch)
    const status = response.statusCode ?? 0
    log.debug(`${method} ${place} ${status}`)
    return { status, headers: headersOf(response), bytes: await readBody(response, request, watch), url }
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause
    log.debug(`${method} ${place} failed`)
    const limit =
      totalMs === undefined ? `nothing moved for ${idleMs / 1000} s` : `no answer within ${totalMs / 1000} s`
    const reason = watch.signal.aborted ? limit : reasonOf(cause)
    throw new Unreachable(url, reason, { cause })
  } finally {
    watch.stop()
  }
}

/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request: HttpRequest, watch: IdleWatch): Promise<IncomingMessage> {
  const { method, url, body, authorization } = request
  const headers = {
    'User-Agent': 'module-registry',
    ...request.headers,
    ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  }
  const start = url.protocol === 'https:' ? startHttps : startHttp
  return new Promise((resolve, reject) => {
    const outgoing = start(url, { method, headers, signal: watch.signal })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      // An answer to half a request is an answer; its connection is of no more use.
      response.on('close', () => outgoing.writableFinished || outgoing.destroy())
      resolve(response)
    })
    if (body === undefined) outgoing.end()
    else pipeline(watch.each(body.open()), outgoing).catch(reject)
  })
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}

async function readBody(
  response: IncomingMessage,
  { url, maxBytes = MAX_MANIFEST_BYTES, into }: HttpRequest,
  watch: IdleWatch,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const keep =
    response.statusCode === 200 && into !== undefined ? into : (chunk: Uint8Array) => chunks.push(chunk)
  let size = 0
  for await (const chunk of watch.each(response)) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(url, maxBytes)
    await keep(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(url: URL, maxBytes: number): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the registry ${url.host} answers ${quote(url.pathname)} with more than ${maxBytes} bytes`,
    'manifests have at most 4 MiB: delete the one that is there, or name another repository with --oci-repository',
  )
}

/** Aborts what it watches when no chunk came or went for a time, or when the total time is over. */
class IdleWatch {
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout
  readonly #total: NodeJS.Timeout | undefined

  constructor(idleMs: number, totalMs: number | undefined) {
    const abort = () => this.#controller.abort()
    this.#timer = globalThis.setTimeout(abort, idleMs)
    this.#total = totalMs === undefined ? undefined : globalThis.setTimeout(abort, totalMs)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  async *each(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.#timer.refresh()
      yield chunk
    }
    this.#timer.refresh()
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#total)
  }
}

/** Where a host has several addresses, each has an error, and their sum has no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

/** A try that failed in a way that another may not. */
export class Unreachable extends RegistryError {
  readonly reason: string
  /** What the registry asked for; 0 where it did not. */
  readonly retryAfterMs: number

  constructor(
    url: URL,
    reason: string,
    { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(
      'STORE_UNREACHABLE',
      `the registry ${url.host} cannot be reached: ${quote(reason)}`,
      'run it again: what was uploaded is kept, and nothing is published before all of it is there',
      { cause },
    )
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}
