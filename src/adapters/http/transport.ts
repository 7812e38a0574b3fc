import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request as startHttp } from 'node:http'
import { globalAgent, request as startHttps } from 'node:https'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { rootCertificates } from 'node:tls'
import { certificateFix } from '../../base/certificate.ts'
import { RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { SecretMask } from '../../base/secret-mask.ts'

/** Time without a byte from the other side. Then the request fails, and may be repeated. */
const IDLE_MS = 120_000

/** The body of a request. It is read anew each time the request is sent. */
export interface RequestBody {
  readonly size: number
  open(): AsyncIterable<Uint8Array>
}

export function bodyOfBytes(bytes: Uint8Array): RequestBody {
  return {
    size: bytes.length,
    async *open() {
      yield bytes
    },
  }
}

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: RequestBody | undefined
  /** Value of the Authorization header, for the origin of `url` only. */
  readonly authorization: string | undefined
  /** True where a redirect to another origin is not followed but returned. */
  readonly sameOriginOnly?: boolean
  readonly maxBytes: number
  /** Receives the body of a 200 chunk by chunk; `bytes` of the response is then empty. */
  readonly into?: ChunkSink | undefined
}

export type ChunkSink = (chunk: Uint8Array) => Promise<unknown>

export interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  readonly url: URL
}

/** How requests are sent: the log, the time-out, and the clock of retries. */
export interface HttpTransport {
  readonly log: Log
  readonly secrets: SecretMask
  /** Milliseconds after which a connection without traffic is closed. */
  readonly idleMs: number
  /** Milliseconds for a request and its whole response; without it there is no such limit. */
  readonly totalMs?: number
  wait(ms: number): Promise<void>
}

export function networkTransport(log: Log, secrets = new SecretMask()): HttpTransport {
  return { log, secrets, idleMs: IDLE_MS, wait: (ms) => setTimeout(ms) }
}

/** Whether a request carries nothing and changes nothing. */
export function isRead(method: HttpRequest['method']): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link RequestFailure}. */
export async function send(
  request: HttpRequest,
  { log, idleMs, totalMs }: HttpTransport,
): Promise<HttpResponse> {
  const { method, url } = request
  const timeout = new AbortController()
  const timer = totalMs && globalThis.setTimeout(() => timeout.abort(), totalMs)
  const target = `${url.origin}${url.pathname}`
  try {
    const response = await begin(request, idleMs, timeout)
    const status = response.statusCode ?? 0
    log.debug(`${method} ${target} ${status}`)
    return { status, headers: headersOf(response), bytes: await readBody(response, request), url }
  } catch (cause) {
    if (cause instanceof RequestFailure || cause instanceof RegistryError) throw cause
    log.debug(`${method} ${target} failed`)
    const limit =
      totalMs === undefined ? `no data for ${idleMs / 1000} s` : `no answer within ${totalMs / 1000} s`
    if (timeout.signal.aborted) throw new RequestFailure('unreachable', url, limit, cause)
    throw new RequestFailure(isUntrusted(cause) ? 'untrusted' : 'unreachable', url, reasonOf(cause), cause)
  } finally {
    clearTimeout(timer)
  }
}

interface RedirectRules {
  readonly maxRedirects: number
  /** Where a response leads; undefined for one that is the answer. May throw. */
  readonly nextUrl: (response: HttpResponse) => URL | undefined
}

/**
 * Sends a request and follows its redirects; undefined where there are more than allowed. The Authorization header goes to the
 * origin of the request alone, and no more once another origin has had its say. Throws what {@link send} and the rules throw.
 */
export async function follow(
  request: HttpRequest,
  transport: HttpTransport,
  { maxRedirects, nextUrl }: RedirectRules,
): Promise<HttpResponse | undefined> {
  let { url, authorization } = request
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (url.origin !== request.url.origin) authorization = undefined
    const response = await send({ ...request, url, authorization }, transport)
    const next = nextUrl(response)
    if (next === undefined) return response
    url = next
  }
  return undefined
}

/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request: HttpRequest, idleMs: number, timeout: AbortController): Promise<IncomingMessage> {
  const { method, url, body, authorization } = request
  const headers = {
    'User-Agent': 'module-registry',
    ...request.headers,
    ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  }
  const start = url.protocol === 'https:' ? startHttps : startHttp
  return new Promise((resolve, reject) => {
    const outgoing = start(url, { method, headers, timeout: idleMs, signal: timeout.signal })
    outgoing.on('timeout', () => timeout.abort())
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      // A response may come before the request is sent whole; its connection cannot be used again.
      response.on('close', () => outgoing.writableFinished || outgoing.destroy())
      resolve(response)
    })
    if (body === undefined) outgoing.end()
    else pipeline(body.open(), outgoing).catch(reject)
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
  { url, maxBytes, into }: HttpRequest,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const keep =
    response.statusCode === 200 && into !== undefined ? into : (chunk: Uint8Array) => chunks.push(chunk)
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) throw new RequestFailure('large', url, `more than ${maxBytes} bytes`)
    await keep(chunk)
  }
  return Buffer.concat(chunks)
}

/** A host with several addresses fails with one error for each, in an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.message.includes('SSL routines') && error.message.includes('wrong version number'))
    return 'the server answers without TLS on this port'
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE_ERROR = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT_)/

function isUntrusted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CERTIFICATE_ERROR.test(String(error.code))
}

/** What to do where the certificate of a server is not trusted. */
export function trustHint({ reason }: RequestFailure): string {
  return certificateFix(
    reason,
    'SSL_CERT_FILE=ca.pem, which Terraform and OpenTofu read too, or NODE_EXTRA_CA_CERTS=ca.pem',
  )
}

/** A request without a response that can be used. Each adapter says it in words of its own. */
export class RequestFailure extends Error {
  /** `unreachable`: a second try may succeed; `untrusted`: the certificate is not that of an authority that is known. */
  readonly kind: 'unreachable' | 'untrusted' | 'large'
  readonly url: URL
  readonly reason: string

  constructor(kind: RequestFailure['kind'], url: URL, reason: string, cause?: unknown) {
    super(`${url.host}: ${reason}`, { cause })
    this.kind = kind
    this.url = url
    this.reason = reason
  }
}

/**
 * Trusts the authorities that programs in Go trust besides the system's own: those of the file SSL_CERT_FILE, and of the files in the
 * directories of SSL_CERT_DIR. A file that cannot be read counts for nothing, as in Go. https://pkg.go.dev/crypto/x509#SystemCertPool
 */
export function trustAsGo(environment: Readonly<Record<string, string | undefined>>): void {
  const {
    SSL_CERT_FILE: file = '',
    SSL_CERT_DIR: directories = '',
    NODE_EXTRA_CA_CERTS: extra = '',
  } = environment
  if (file === '' && directories === '') return
  const below = directories
    .split(':')
    .filter((path) => path !== '')
    .flatMap(filesIn)
  const found = [file, ...below, extra].filter((path) => path !== '').flatMap(textOf)
  // A list of one's own replaces Node's, with those of NODE_EXTRA_CA_CERTS.
  globalAgent.options.ca = [...rootCertificates, ...found]
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory).map((name) => join(directory, name))
  } catch {
    return []
  }
}

function textOf(path: string): string[] {
  try {
    const text = readFileSync(path, 'utf8')
    return text.includes('-----BEGIN CERTIFICATE-----') ? [text] : []
  } catch {
    return []
  }
}
