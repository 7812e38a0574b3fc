import { createHash } from 'node:crypto'
import { type Answer, COMMON_HEADERS, failure } from './http-message.ts'
import { acceptedEncoding, acceptsType, type Encoding, matchesEtag } from './negotiation.ts'
import type { Compressor } from './ports.ts'

/** Below it, the headers of a compressed answer weigh more than it saves. */
const MIN_COMPRESSED_BYTES = 1024
const COMPRESSED = /^(application\/json|text\/)/

export interface Finishing {
  readonly compressor: Compressor | undefined
  /** Whether only who has a token may see it. */
  readonly isPrivate: boolean
}

/** The answer as this request takes it: encoded, unless it has it already. */
export async function finishResponse(
  request: Request,
  answer: Answer,
  { compressor, isPrivate }: Finishing,
): Promise<Response> {
  const type = answer.type ?? ''
  if (type !== '' && !acceptsType(request.headers.get('Accept'), type))
    return failure(406, 'the answer is of another type than the request accepts')
  const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body
  const mayCompress =
    compressor !== undefined && COMPRESSED.test(type) && bytes.length >= MIN_COMPRESSED_BYTES
  const encoding = mayCompress ? acceptedEncoding(request.headers.get('Accept-Encoding')) : undefined
  const headers = new Headers({ ...COMMON_HEADERS, ...answer.headers })
  headers.set('Cache-Control', cacheControl(answer.cache, isPrivate))
  if (type !== '') headers.set('Content-Type', type)
  if (mayCompress) headers.append('Vary', 'Accept-Encoding')
  if (answer.status !== 200)
    return new Response(withBody(answer.status, bytes), { status: answer.status, headers })
  const etag = etagOf(answer, bytes, encoding)
  headers.set('ETag', etag)
  if (matchesEtag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  if (encoding !== undefined) headers.set('Content-Encoding', encoding)
  const sent =
    encoding === undefined || compressor === undefined ? bytes : await compressor.compress(encoding, bytes)
  headers.set('Content-Length', String(sent.length))
  return new Response(new Uint8Array(sent), { headers })
}

function withBody(status: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  return status === 204 ? null : new Uint8Array(bytes)
}

function cacheControl(cache: Answer['cache'], isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store'
  if (cache === 'none') return 'no-store'
  return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache}`
}

/** The tag is the content's digest, so it is the same on every server of one index; each encoding has its own. */
function etagOf({ digest }: Answer, bytes: Uint8Array, encoding: Encoding | undefined): string {
  const hex = digest ?? createHash('sha256').update(bytes).digest('hex')
  return `"${hex.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`
}
