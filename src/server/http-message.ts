import { RegistryError } from '../base/error.ts'

/** What a route answers, before what the request negotiates. */
export interface Answer {
  readonly status: 200 | 204 | 302 | 503
  readonly body: string | Uint8Array
  /** Absent for answers without a body. */
  readonly type?: string
  /** How long caches may keep it; `none` for what is only true now. */
  readonly cache: 'immutable' | 'none' | number
  readonly headers?: Readonly<Record<string, string>>
  /** Of the body, where it is known without reading it: hex. */
  readonly digest?: string
}

const JSON_TYPE = 'application/json'

export function jsonAnswer(body: string, cache: Answer['cache']): Answer {
  return { status: 200, body, type: JSON_TYPE, cache }
}

/** On every answer; whoever may read it may do so from any page, but no page's cookies say who that is. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
}

export const RETRY_AFTER_SECONDS = 5

/** Nothing of the request stands in a failure, but for a value that a 400 quotes. */
export function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = new TextEncoder().encode(JSON.stringify({ errors: [message] }))
  const own = {
    'Content-Type': JSON_TYPE,
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
  }
  return new Response(body, { status, headers: { ...COMMON_HEADERS, ...own, ...headers } })
}

/** What a handler threw; not a word of what went wrong inside. */
export function failureOf(error: unknown): Response {
  if (error instanceof RegistryError) {
    if (error.code === 'INVALID_INPUT') return failure(400, error.message)
    if (error.code === 'INDEX_UNREACHABLE' || error.code === 'PERMISSION')
      return failure(503, 'the index does not answer', { 'Retry-After': String(RETRY_AFTER_SECONDS) })
  }
  return failure(500, 'the index could not be read')
}
