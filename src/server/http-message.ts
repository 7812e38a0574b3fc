/** Request headers that an answer may depend on. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'access-control-request-method',
  'authorization',
  'if-none-match',
  'user-agent',
] as const

/** Names are in lower case, as Node.js gives them. */
type RequestHeaders = { readonly [Name in (typeof REQUEST_HEADERS)[number]]?: string | undefined }

/** A request, whether Node.js, a worker process or `fetch` received it. Plain data, so that it can go to another process. */
export interface HttpRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  readonly headers: RequestHeaders
  /** Network address of the client; empty where the platform does not give it. */
  readonly client: string
}

/** An answer that can be sent as it is, and what the process that sends it records. Plain data as well. */
export interface HttpResponse {
  readonly status: number
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Sent for GET only. */
  readonly body: Uint8Array
  /** A file, or a part of it, that is sent instead of the body. */
  readonly file?: SentFile | undefined
  /** The body as a latin1 string: Node.js writes headers and a string at once, which is fastest. */
  readonly latin1?: string
  /** A name from a short list: `versions`, `download`, … Undefined where no route was tried. */
  readonly route?: string
  readonly consumer?: string | undefined
  /** True if the answer stays the same until the index changes. */
  readonly isReusable?: boolean | undefined
  /** Unix seconds, for a reusable answer with an expiry time in it. */
  readonly reusableUntil?: number | undefined
  /** The parts of the index that it was made from, as `partOf` names them. */
  readonly dependsOn?: readonly string[]
}

export interface SentFile {
  readonly file: string
  /** Position of the first byte. */
  readonly start: number
  /** Number of bytes, at least 1. */
  readonly length: number
}

/**
 * The target with the letters and digits of its path as themselves: they mean the same when they are escaped.
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
export function plainTarget(target: string): string {
  const [path = ''] = target.split('?', 1)
  const plain = path.replace(/%(3\d|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/gi, (each) => decodeURIComponent(each))
  return `${plain}${target.slice(path.length)}`
}

/** Takes the headers that answers depend on, and no others. */
export function pickHeaders(read: (name: keyof RequestHeaders) => string | null | undefined): RequestHeaders {
  return Object.fromEntries(REQUEST_HEADERS.map((name) => [name, read(name) ?? undefined]))
}
