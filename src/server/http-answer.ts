import { createHash } from 'node:crypto'
import { RegistryError } from '../base/error.ts'
import { formatCacheControl } from '../index/format/file-headers.ts'
import type { HttpAnswer, HttpRequest } from './http-message.ts'
import { MIN_COMPRESSED_BYTES } from './limits.ts'
import { acceptedEncoding, acceptsType, type Encoding, matchesEtag } from './negotiation.ts'
import type { Compressor } from './ports.ts'
import { JSON_TYPE, RETRY_LATER, type RouteAnswer } from './routes/route.ts'

/** Any page may read an answer, but no answer depends on the cookies of a page. */
export const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' }

const COMPRESSED = /^(application\/json|text\/)/
const NO_BODY = new Uint8Array()

/** A refused or failed request as `{"errors":["…"]}`. The message quotes the request only where its status is 400. */
export function failure(status: number, message: string, headers: Record<string, string> = {}): HttpAnswer {
  const body = new TextEncoder().encode(JSON.stringify({ errors: [message] }))
  const own = {
    'content-type': JSON_TYPE,
    'content-length': String(body.length),
    'cache-control': 'no-store',
  }
  return { status, headers: { ...COMMON_HEADERS, ...own, ...headers }, body }
}

export function notAcceptable(): HttpAnswer {
  return failure(406, 'the answer is of another type than the request accepts')
}

/** The answer for an error that a route threw. It does not reveal what went wrong inside. */
export function failureOf(error: unknown): HttpAnswer {
  if (error instanceof RegistryError) {
    if (error.code === 'INVALID_INPUT') return failure(400, error.message)
    if (error.code === 'INDEX_UNREACHABLE' || error.code === 'PERMISSION')
      return failure(503, 'the index does not answer', RETRY_LATER)
  }
  return failure(500, 'the index could not be read')
}

/** The route's answer in the form that this request accepts: compressed, 304 or 406. */
export async function negotiate(
  { headers: accepted }: HttpRequest,
  answer: RouteAnswer,
  { compressor, isPrivate }: { readonly compressor: Compressor | undefined; readonly isPrivate: boolean },
): Promise<HttpAnswer> {
  const { status, type = '' } = answer
  if (type !== '' && !acceptsType(accepted.accept, type)) return notAcceptable()
  const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body
  const mayCompress =
    compressor !== undefined && COMPRESSED.test(type) && bytes.length >= MIN_COMPRESSED_BYTES
  const encoding = mayCompress ? acceptedEncoding(accepted['accept-encoding']) : undefined
  const vary = [answer.headers?.['vary'] ?? [], mayCompress ? 'Accept-Encoding' : []].flat()
  const headers = {
    ...COMMON_HEADERS,
    ...answer.headers,
    'cache-control': cacheControl(answer.cache, isPrivate),
    ...(type === '' ? {} : { 'content-type': type }),
    ...(vary.length === 0 ? {} : { vary: vary.join(', ') }),
  }
  const sized = bytes.length === 0 ? headers : { ...headers, 'content-length': String(bytes.length) }
  if (status !== 200) return { status, headers: sized, body: bytes }
  const etag = etagOf(answer, bytes, encoding)
  if (matchesEtag(accepted['if-none-match'], etag))
    return { status: 304, headers: { ...headers, etag }, body: NO_BODY }
  if (answer.file !== undefined) {
    const { file, size: length } = answer.file
    return {
      status,
      headers: { ...headers, etag, 'content-length': String(length) },
      body: NO_BODY,
      file: { file, start: 0, length },
    }
  }
  const body =
    encoding === undefined || compressor === undefined ? bytes : await compressor.compress(encoding, bytes)
  const encoded = encoding === undefined ? {} : { 'content-encoding': encoding }
  return { status, headers: { ...headers, etag, ...encoded, 'content-length': String(body.length) }, body }
}

function cacheControl(cache: RouteAnswer['cache'], isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store'
  if (cache === 'none') return 'no-store'
  return formatCacheControl(cache)
}

/** The digest of the content, so that every server of one index gives the same tag. Each encoding has its own. */
function etagOf({ digest }: RouteAnswer, bytes: Uint8Array, encoding: Encoding | undefined): string {
  const hex = digest ?? createHash('sha256').update(bytes).digest('hex')
  return `"${hex.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`
}
