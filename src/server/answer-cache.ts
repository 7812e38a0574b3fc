import { isDependabot, matchesEtag } from './negotiation.ts'
import type { RequestNotes } from './routes/route.ts'

/** What of a request an answer may depend on. */
export interface PlainRequest {
  readonly method: string
  /** As sent: path and query. */
  readonly url: string
  readonly header: (name: string) => string | undefined
}

export interface PlainAnswer {
  readonly status: number
  /** Names and values by turns. */
  readonly headers: string[]
  readonly body: Uint8Array
  /** The body once more, byte by byte a character: what a socket takes fastest. */
  readonly text?: string
}

interface Kept extends PlainAnswer {
  readonly notes: RequestNotes
  readonly etag: string
}

export interface ReadyAnswer {
  readonly answer: PlainAnswer
  readonly notes: RequestNotes
}

const MAX_BODY_BYTES = 64 * 1024
const MAX_BYTES = 32 * 1024 * 1024
/** What a kept answer costs beside its body. */
const OVERHEAD_BYTES = 1024

/**
 * Answers that stay the same until the index is another, as they were sent: a registry is asked for the same few things
 * again and again. Bounded; begins anew when it is full. For public registries: it looks at no token.
 */
export class ReadyAnswers {
  #of: object | undefined
  #bytes = 0
  readonly #kept = new Map<string, Kept>()

  find(request: PlainRequest, moment: object): ReadyAnswer | undefined {
    if (this.#of !== moment || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
    const kept = this.#kept.get(keyOf(request))
    if (kept === undefined) return undefined
    const ifNoneMatch = request.header('if-none-match')
    const isKnown = ifNoneMatch !== undefined && kept.etag !== '' && matchesEtag(ifNoneMatch, kept.etag)
    return { answer: isKnown ? notModified(kept) : kept, notes: kept.notes }
  }

  /** @param moment of the index, as it was before the request */
  keep(request: PlainRequest, { answer, notes }: ReadyAnswer, moment: object): void {
    const isWorth =
      request.method === 'GET' && notes.isFixed === true && [200, 204, 302].includes(answer.status)
    if (!isWorth || answer.body.length > MAX_BODY_BYTES) return
    if (this.#of !== moment || this.#bytes > MAX_BYTES) {
      this.#kept.clear()
      this.#bytes = 0
    }
    this.#of = moment
    this.#bytes += answer.body.length * 2 + OVERHEAD_BYTES + request.url.length
    const at = answer.headers.findIndex((name) => name.toLowerCase() === 'etag')
    const text = Buffer.from(answer.body).toString('latin1')
    const etag = at < 0 ? '' : (answer.headers[at + 1] ?? '')
    this.#kept.set(keyOf(request), { ...answer, text, notes, etag })
  }
}

function keyOf({ url, header }: PlainRequest): string {
  const isBot = isDependabot(header('user-agent') ?? null)
  return `${url}\n${header('accept-encoding') ?? ''}\n${header('accept') ?? ''}\n${isBot}`
}

function notModified({ headers }: PlainAnswer): PlainAnswer {
  const kept = headers.flatMap((name, at) =>
    at % 2 === 1 || /^content-(length|encoding)$/i.test(name) ? [] : [name, headers[at + 1] ?? ''],
  )
  return { status: 304, headers: kept, body: new Uint8Array() }
}
