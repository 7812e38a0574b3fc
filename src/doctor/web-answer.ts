import { quote } from '../base/error.ts'
import { quoteUrl } from '../base/url.ts'

/** What came of asking a URL, redirects followed. */
export type WebResult = WebAnswer | WebFailure

export interface WebAnswer {
  readonly kind: 'answer'
  /** As it was asked for. */
  readonly url: string
  /** What answered, after redirects. */
  readonly finalUrl: string
  readonly status: number
  readonly headers: Headers
  /** Decoded where the host compressed it. */
  readonly bytes: Uint8Array
}

export interface WebFailure {
  /** `unreachable`: no answer, or none in time; `redirects`: more than were allowed; `large`: more bytes than were. */
  readonly kind: 'unreachable' | 'redirects' | 'large'
  readonly url: string
  readonly message: string
}

/** Whether the same question may have another answer in a moment, as clients see it. */
export function isPassing(result: WebResult): boolean {
  if (result.kind !== 'answer') return result.kind === 'unreachable'
  return result.status === 429 || (result.status >= 500 && result.status !== 501)
}

/** `https://host/path answers 404`, with the type of what came. */
export function describeAnswer({ url, finalUrl, status, headers }: WebAnswer): string {
  const redirect = url === finalUrl ? '' : `, after a redirect to ${shownUrl(finalUrl)},`
  const type = headers.get('content-type')
  return `${shownUrl(url)}${redirect} answers ${status}${type === null ? '' : ` (${visibleType(type)})`}`
}

function visibleType(type: string): string {
  return quote(type).slice(1, -1)
}

/** Text of the body; a byte order mark stays, since the clients trip over it. */
export function textOf({ bytes }: WebAnswer): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** The value, or undefined where it is not JSON. */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** Why a body is not JSON, in words that lead to the cause. */
export function jsonProblem(text: string): string {
  if (text.startsWith('\ufeff')) return 'it begins with a byte order mark'
  if (text.trim() === '') return 'it is empty'
  if (/^\s*</.test(text)) return 'it is a page, not JSON'
  return `it is not JSON: ${quote(text.slice(0, 60))}`
}

/** What to do about it. */
export function jsonFix(text: string): string {
  if (text.startsWith('\ufeff')) return 'save the file as UTF-8 without a byte order mark'
  if (/^\s*</.test(text))
    return 'make the host answer 404 for what is not there (a 404.html at the top; no fallback to index.html), and publish the file'
  return 'publish the file again as it is in the index, unchanged by the host'
}

/** Arguments that say what is fetched; the value of any other may be a right to fetch it, such as a signature. */
const OPEN = /^(?:archive|checksum|depth|digest|ref|tag|terraform-get)$/

/** A URL or location in quotes, fit for a log: no user, no password, no signature. */
export function shownUrl(text: string): string {
  const shown = text.replaceAll(/([?&])([^=&#?]*)=[^&#]*/g, (argument, mark, name) =>
    OPEN.test(name) ? argument : `${mark}${name}=…`,
  )
  return quoteUrl(shown)
}
