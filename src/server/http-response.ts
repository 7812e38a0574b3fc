import { createHash } from 'node:crypto'
import { formatCacheControl } from '../index/format/file-headers.ts'
import type { HttpRequest, HttpResponse, SentFile } from './http-message.ts'
import type { Compressor } from './ports.ts'
import { JSON_TYPE, type RouteResponse } from './routes/route.ts'

/** Bytes of the smallest body that is compressed. For a smaller one the headers would cost more than compression saves. */
const MIN_COMPRESSED_BYTES = 1024

/** Any page may read an answer, but no answer depends on the cookies of a page. */
export const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' }

const COMPRESSED = /^(application\/(json|atom\+xml)|text\/)/
const NO_BODY = new Uint8Array()

/** A refused or failed request as `{"errors":["…"]}`. The message quotes the request only where its status is 400. */
export function failure(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  const body = new TextEncoder().encode(JSON.stringify({ errors: [message] }))
  const own = {
    'content-type': JSON_TYPE,
    'content-length': String(body.length),
    'cache-control': 'no-store',
  }
  return { status, headers: { ...COMMON_HEADERS, ...own, ...headers }, body }
}

function notAcceptable(): HttpResponse {
  return failure(406, 'the answer is of another type than the request accepts')
}

/** The route's answer in the form that this request accepts: compressed, 304 or 406. */
export async function negotiate(
  { headers: accepted }: HttpRequest,
  response: RouteResponse,
  { compressor, isPrivate }: { readonly compressor: Compressor | undefined; readonly isPrivate: boolean },
): Promise<HttpResponse> {
  const { status, type = '' } = response
  if (type !== '' && !acceptsType(accepted.accept, type)) return notAcceptable()
  const bytes = typeof response.body === 'string' ? new TextEncoder().encode(response.body) : response.body
  const mayCompress =
    compressor !== undefined && COMPRESSED.test(type) && bytes.length >= MIN_COMPRESSED_BYTES
  const encoding = mayCompress ? acceptedEncoding(accepted['accept-encoding']) : undefined
  const vary = [response.headers?.['vary'] ?? [], mayCompress ? 'Accept-Encoding' : []].flat()
  const headers = {
    ...COMMON_HEADERS,
    ...response.headers,
    'cache-control': cacheControl(response.cache, isPrivate),
    ...(type === '' ? {} : { 'content-type': type }),
    ...(vary.length === 0 ? {} : { vary: vary.join(', ') }),
  }
  const sized = bytes.length === 0 ? headers : { ...headers, 'content-length': String(bytes.length) }
  if (status !== 200) return { status, headers: sized, body: bytes }
  const etag = etagOf(response, bytes, encoding)
  if (matchesEtag(accepted['if-none-match'], etag))
    return { status: 304, headers: { ...headers, etag }, body: NO_BODY }
  if (response.file !== undefined) {
    const { file, size: length } = response.file
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

/** The answer in the form that this request accepts: 304 or 406, where it is so. */
export function responseTo({ headers: accepted }: HttpRequest, response: HttpResponse): HttpResponse {
  const { 'content-type': type, etag } = response.headers
  if (response.status >= 400) return response
  if (type !== undefined && !acceptsType(accepted.accept, type))
    return { ...notAcceptable(), route: response.route ?? 'none' }
  return etag !== undefined && matchesEtag(accepted['if-none-match'], etag) ? notModified(response) : response
}

function notModified({ latin1: _, ...response }: HttpResponse): HttpResponse {
  const { 'content-length': __, 'content-encoding': ___, ...headers } = response.headers
  return { ...response, status: 304, headers, body: new Uint8Array() }
}

function cacheControl(cache: RouteResponse['cache'], isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store'
  if (cache === 'none') return 'no-store'
  return formatCacheControl(cache)
}

/** The digest of the content, so that every server of one index gives the same tag. Each encoding has its own. */
function etagOf({ digest }: RouteResponse, bytes: Uint8Array, encoding: Encoding | undefined): string {
  const hex = digest ?? createHash('sha256').update(bytes).digest('hex')
  return `"${hex.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`
}

/** What a request accepts. https://www.rfc-editor.org/rfc/rfc9110#name-content-negotiation */
function parseRanges(header: string) {
  return header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
}

/** True if the `Accept` header allows this media type. Without the header, every type is allowed. */
function acceptsType(accept: string | undefined, contentType: string): boolean {
  if (accept === undefined || accept.trim() === '') return true
  const type = contentType.split(';')[0]?.trim() ?? ''
  const names = [type, `${type.split('/')[0]}/*`, '*/*']
  const ranges = parseRanges(accept)
  // The most specific range that matches decides.
  const found = names.map((name) => ranges.find((range) => range.name === name))
  return (found.find((range) => range !== undefined)?.weight ?? 0) > 0
}

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** The encoding of ours that `Accept-Encoding` prefers; undefined for none. */
function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined
  const ranges = parseRanges(acceptEncoding)
  const weightOf = (name: string) =>
    (ranges.find((range) => range.name === name) ?? ranges.find((range) => range.name === '*'))?.weight ?? 0
  return ENCODINGS.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}

/** True if `If-None-Match` has this entity tag, strong or weak. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** What of a request the content of its answer depends on, alike for all that get the same one. */
export function contentHeaders(headers: HttpRequest['headers']): HttpRequest['headers'] {
  return {
    'accept-encoding': acceptedEncoding(headers['accept-encoding']),
    'user-agent': agentKind(headers['user-agent']),
  }
}

/**
 * A `User-Agent` in place of all that get the same answers; undefined for those that get the common ones. Dependabot reads a location
 * only from a 204 (https://github.com/dependabot/dependabot-core). OpenTofu has no `oci://` before 1.10; its registry requests have the
 * `User-Agent` `OpenTofu/1.9.4`.
 */
export function agentKind(userAgent = ''): 'dependabot' | 'OpenTofu/1.9' | undefined {
  if (/dependabot/i.test(userAgent)) return 'dependabot'
  return /^OpenTofu\/1\.\d(?!\d)/.test(userAgent) ? 'OpenTofu/1.9' : undefined
}

/**
 * The part that `Range` asks for, as 206, or 416 if the answer has no such part. The answer itself without `Range`, for several
 * ranges, and if `If-Range` names another content. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function rangeOf(
  response: HttpResponse,
  headers: { readonly range?: string | undefined; readonly 'if-range'?: string | string[] | undefined },
): HttpResponse {
  const { status, file, body } = response
  const wanted = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '')
  if (wanted === null || status !== 200 || response.headers['accept-ranges'] === undefined) return response
  const { 'if-range': condition = response.headers['etag'] } = headers
  if (condition !== response.headers['etag'] || wanted[0] === 'bytes=-') return response
  const size = file?.length ?? body.length
  const [start, end] = boundsOf(wanted[1] ?? '', wanted[2] ?? '', size)
  if (wanted[1] !== '' && wanted[2] !== '' && Number(wanted[2]) < Number(wanted[1])) return response
  if (start >= size || end < start)
    return failure(416, 'the package is shorter', { 'content-range': `bytes */${size}` })
  return partOf(response, { start, end, size })
}

/** Positions of the first and the last byte; without a first number, the second one counts from the end. */
function boundsOf(first: string, last: string, size: number): [start: number, end: number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1]
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
}

function partOf(
  { latin1: _, ...response }: HttpResponse,
  { start, end, size }: { readonly start: number; readonly end: number; readonly size: number },
): HttpResponse {
  const length = end - start + 1
  const file: SentFile | undefined = response.file && { ...response.file, start, length }
  const headers = {
    ...response.headers,
    'content-length': String(length),
    'content-range': `bytes ${start}-${end}/${size}`,
  }
  return { ...response, status: 206, headers, file, body: response.body.subarray(start, end + 1) }
}
