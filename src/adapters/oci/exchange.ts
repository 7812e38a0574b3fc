import { setTimeout } from 'node:timers/promises'
import { quote, RegistryError } from '../../core/error.ts'
import { isLoopback } from '../../core/git-remote.ts'
import { MAX_MANIFEST_BYTES } from '../../core/oci/manifest.ts'
import type { Log } from '../../ports.ts'

/** What a request carries; opened anew for every time that it is sent. */
export interface RequestBody {
  readonly size: number
  open(): AsyncIterable<Uint8Array>
}

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: RequestBody
  /** Sent to the origin of `url` alone, wherever a redirect leads. */
  readonly authorization: string | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** After redirects. */
  readonly url: URL
}

/** How requests reach a registry. */
export interface Transport {
  readonly log: Log
  /** A connection on which nothing moves for so long is given up. */
  readonly idleMs: number
  /** Between two tries; at most so long. */
  wait(ms: number): Promise<void>
}

const IDLE_MS = 120_000

export function networkTransport(log: Log): Transport {
  return { log, idleMs: IDLE_MS, wait: (ms) => setTimeout(ms) }
}

const MAX_REDIRECTS = 5

/**
 * One request with its redirects, and the whole answer. Over plain http only where the registry itself is on loopback.
 * Throws STORE_UNREACHABLE where there is no answer, STORE_REFUSED for a redirect that is not followed, LIMIT_EXCEEDED.
 */
export async function exchange(request: HttpRequest, transport: Transport): Promise<Answer> {
  let url = request.url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    requireSafe(url, request.url)
    const isHome = url.origin === request.url.origin
    const { authorization = undefined } = isHome ? request : {}
    const answer = await send({ ...request, url, authorization }, transport)
    const next = redirectTarget(answer, request.method)
    if (next === undefined) return answer
    url = next
  }
  throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`)
}

/** Throws STORE_REFUSED for plain http, but on loopback for what belongs to a registry on loopback. */
export function requireSafe(url: URL, home: URL): void {
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
function redirectTarget({ status, headers, url }: Answer, method: HttpRequest['method']): URL | undefined {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!(isRead ? [301, 302, 303, 307, 308] : [307, 308]).includes(status)) return undefined
  const location = headers.get('location') ?? ''
  if (!URL.canParse(location, String(url))) throw redirectRefusal(url, `redirects to ${quote(location)}`)
  return new URL(location, url)
}

async function send(request: HttpRequest, { log, idleMs }: Transport): Promise<Answer> {
  const { method, url, body, authorization } = request
  const watch = new IdleWatch(idleMs)
  const place = `${url.origin}${url.pathname}`
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...request.headers,
        ...(body === undefined ? {} : { 'Content-Length': String(body.size) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      ...(body === undefined ? {} : { body: watch.each(body.open()), duplex: 'half' }),
      redirect: 'manual',
      signal: watch.signal,
    })
    log.debug(`${method} ${place} ${response.status}`)
    const bytes = await readBody(response, watch)
    return { status: response.status, headers: response.headers, bytes, url }
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause
    log.debug(`${method} ${place} failed`)
    throw new Unreachable(
      url,
      watch.signal.aborted ? `nothing moved for ${idleMs / 1000} s` : reasonOf(cause),
      { cause },
    )
  } finally {
    watch.stop()
  }
}

async function readBody(response: Response, watch: IdleWatch): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of watch.each(response.body ?? [])) {
    size += chunk.length
    if (size > MAX_MANIFEST_BYTES) throw tooLarge(new URL(response.url))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(url: URL): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the registry ${url.host} answers ${quote(url.pathname)} with more than ${MAX_MANIFEST_BYTES} bytes`,
    'manifests have at most 4 MiB: delete the one that is there, or name another repository with --oci-repository',
  )
}

/** Aborts what it watches when no chunk came or went for a time. */
class IdleWatch {
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(ms: number) {
    this.#timer = globalThis.setTimeout(() => this.#controller.abort(), ms)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  async *each(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.#timer.refresh()
      yield chunk
    }
    this.#timer.refresh()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

/** fetch hides what happened in the cause of its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message
}

/** A try that failed in a way that another may not. */
export class Unreachable extends RegistryError {
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
    this.retryAfterMs = retryAfterMs
  }
}
