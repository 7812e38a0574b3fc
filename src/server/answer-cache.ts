import type { HttpAnswer, HttpRequest } from './http-message.ts'
import { isDependabot, matchesEtag } from './negotiation.ts'

const MAX_BODY_BYTES = 64 * 1024
const MAX_BYTES = 32 * 1024 * 1024
/** What an answer takes in memory beside its body. */
const OVERHEAD_BYTES = 1024

/**
 * Answers of a public registry, kept in the form in which they were sent until the index changes: clients request the same
 * few documents again and again. Its size is bounded; a full cache is emptied. It ignores tokens.
 */
export class AnswerCache {
  #snapshot: object | undefined
  #bytes = 0
  readonly #answers = new Map<string, HttpAnswer>()

  /** The answer that an equal request got, as 304 if the client has it; undefined if there is none of this snapshot. */
  find(request: HttpRequest, snapshot: object): HttpAnswer | undefined {
    if (this.#snapshot !== snapshot || (request.method !== 'GET' && request.method !== 'HEAD'))
      return undefined
    const answer = this.#answers.get(keyOf(request))
    const { etag } = answer?.headers ?? {}
    const isKnown = etag !== undefined && matchesEtag(request.headers['if-none-match'], etag)
    return isKnown && answer !== undefined ? notModified(answer) : answer
  }

  /** Keeps an answer that stays the same. `snapshot` is that of the index before the response was made. */
  keep(request: HttpRequest, answer: HttpAnswer, snapshot: object): void {
    const { body, isReusable, status } = answer
    const mayKeep = request.method === 'GET' && isReusable === true && [200, 204, 302].includes(status)
    if (!mayKeep || body.length > MAX_BODY_BYTES) return
    if (this.#snapshot !== snapshot || this.#bytes > MAX_BYTES) {
      this.#answers.clear()
      this.#bytes = 0
    }
    this.#snapshot = snapshot
    this.#bytes += body.length * 2 + OVERHEAD_BYTES + request.target.length
    const latin1 = Buffer.from(body).toString('latin1')
    this.#answers.set(keyOf(request), { ...answer, latin1 })
  }
}

/** All of a request that an answer which may be kept depends on. */
function keyOf({ target, headers }: HttpRequest): string {
  return `${target}\n${headers['accept-encoding'] ?? ''}\n${headers.accept ?? ''}\n${isDependabot(headers['user-agent'])}`
}

function notModified({ latin1: _, ...answer }: HttpAnswer): HttpAnswer {
  const { 'content-length': __, 'content-encoding': ___, ...headers } = answer.headers
  return { ...answer, status: 304, headers, body: new Uint8Array() }
}
