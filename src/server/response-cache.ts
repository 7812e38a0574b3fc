import { BoundedMap } from '../base/bounded-map.ts'
import type { App } from './app.ts'
import { type HttpRequest, type HttpResponse, plainTarget } from './http-message.ts'
import { contentHeaders, responseTo } from './http-response.ts'

/** Characters of a URL whose answer is cached. The answer of a longer one is made anew. */
const MAX_TARGET_LENGTH = 2048

/** Bytes of a cached body that is kept as text, which Node.js sends at once with its headers. A longer one is kept as bytes. */
const MAX_STRING_BYTES = 16 * 1024

/** What an answer takes in memory beside its body: its headers above all. */
const ANSWER_BYTES = 1500
/** Packages are large, and monitoring is true only now. */
const NEVER_KEPT = /\/module\.zip$|^\/(healthz|readyz|metrics)$/
/** The paths of lists and searches. All others ignore the query. */
const LIST = /^\/v1\/modules(\/[^/]*){0,2}$/

/**
 * Answers requests, and keeps each answer until a part of the index that it was made from changes: clients request the same few
 * documents again and again. Equal requests that wait at the same time share one answer. In a private registry, only a request
 * with a valid token gets a kept answer.
 */
export class ResponseCache {
  readonly #app: App
  readonly #now: () => number
  readonly #kept: BoundedMap<HttpResponse>
  /** Of a public registry: what was answered to a request of these words. */
  readonly #ready: BoundedMap<HttpResponse>
  readonly #flights = new Map<string, Promise<HttpResponse>>()
  #snapshot: object

  /** @param now Unix seconds */
  constructor(app: App, now: () => number, maxBytes: number) {
    this.#app = app
    this.#now = now
    this.#kept = new BoundedMap((maxBytes * 3) / 4)
    this.#ready = new BoundedMap(maxBytes / 4)
    this.#snapshot = app.snapshot()
    app.onChange((parts) => this.#forget(parts))
  }

  /** The answer that was given before to a request of the same words; undefined where {@link respond} has to look. */
  ready(request: HttpRequest): HttpResponse | undefined {
    if (this.#snapshot !== this.#app.snapshot()) this.#forget(undefined)
    return this.#ready.get(wordsOf(request))
  }

  /** Never throws, as {@link App.respond}. */
  async respond(request: HttpRequest): Promise<HttpResponse> {
    const plain = plainRequest(request)
    const access = plain && this.#app.admit(request)
    if (plain === undefined || access === undefined) return this.#app.respond(request)
    if (this.#snapshot !== this.#app.snapshot()) this.#forget(undefined)
    const key = `${plain.target}\n${plain.headers['accept-encoding'] ?? ''}\n${plain.headers['user-agent'] ?? ''}`
    const response = this.#find(key) ?? (await (this.#flights.get(key) ?? this.#start(key, plain)))
    // Its token was withdrawn meanwhile, but perhaps it was that of another request.
    if (response.status === 401) return this.#app.respond(request)
    const given = { ...responseTo(request, response), consumer: access.consumer }
    if (!this.#app.isPrivate && this.#kept.get(key) === response) {
      const words = wordsOf(request)
      this.#ready.set(words, given, words.length + sizeOf(given))
    }
    return given
  }

  #find(key: string): HttpResponse | undefined {
    const response = this.#kept.get(key)
    return response?.reusableUntil !== undefined && response.reusableUntil <= this.#now()
      ? undefined
      : response
  }

  /** Keeps the answer unless the index changes meanwhile: it may then be older than that of a later request. */
  #start(key: string, plain: HttpRequest): Promise<HttpResponse> {
    const snapshot = this.#snapshot
    const flight = this.#app.respond(plain).then((response) => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
      if (response.isReusable && this.#snapshot === snapshot && this.#app.snapshot() === snapshot) {
        const kept = keptForm(response)
        this.#kept.set(key, kept, sizeOf(kept))
      }
      return response
    })
    this.#flights.set(key, flight)
    return flight
  }

  /** Forgets the answers that were made from these parts of the index; without them, all. */
  #forget(parts: readonly string[] | undefined): void {
    this.#snapshot = this.#app.snapshot()
    this.#flights.clear()
    this.#ready.clear()
    const changed = parts && new Set(parts)
    if (changed === undefined) this.#kept.clear()
    else this.#kept.deleteWhere(({ dependsOn = [] }) => dependsOn.some((part) => changed.has(part)))
  }
}

function sizeOf({ body, latin1 = '', dependsOn = [] }: HttpResponse): number {
  return body.length + latin1.length + dependsOn.join().length + ANSWER_BYTES
}

/** All of a request that an answer of a public registry depends on. */
function wordsOf({ method, target, headers }: HttpRequest): string {
  return `${method} ${target}\n${headers.accept}\n${headers['accept-encoding']}\n${headers['user-agent']}\n${headers['if-none-match']}`
}

/**
 * The request with nothing in it but what the content of the answer depends on, so that equal requests are alike; undefined for
 * one that is answered by itself.
 */
function plainRequest({ method, target: sent, headers, client }: HttpRequest): HttpRequest | undefined {
  const target = plainTarget(sent)
  if ((method !== 'GET' && method !== 'HEAD') || target.length > MAX_TARGET_LENGTH) return undefined
  const [path = ''] = target.split('?', 1)
  if (NEVER_KEPT.test(path)) return undefined
  return {
    method: 'GET',
    target: LIST.test(path) ? target : path,
    headers: { authorization: headers.authorization, ...contentHeaders(headers) },
    client,
  }
}

/** Without the larger buffer that its body may be a part of. */
function keptForm(response: HttpResponse): HttpResponse {
  const body = response.body.slice()
  const isShort = body.length <= MAX_STRING_BYTES
  return { ...response, body, ...(isShort ? { latin1: Buffer.from(body).toString('latin1') } : {}) }
}
