import type { z } from 'zod'
import { quote } from '../base/error.ts'
import { readJson } from '../base/json.ts'
import { parseJson } from '../base/schema.ts'
import { hostVariable, printableUrl } from '../base/url.ts'
import { broken, type CheckCode, type Step } from './check.ts'
import { MAX_REDIRECTS } from './limits.ts'

/** How the two clients differ in what concerns a registry. */
export interface Client {
  readonly name: 'terraform' | 'opentofu'
  /** The clients that follow as few redirects of discovery. */
  readonly alike: string
  /** Redirects of the discovery document that it follows. */
  readonly discoveryRedirects: number
  /** Sent with its requests to a registry, which may answer clients in different ways. */
  readonly headers: Readonly<Record<string, string>>
}

export const CLIENTS = [
  {
    name: 'terraform',
    alike: 'Terraform, and OpenTofu before 1.11,',
    // https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go
    discoveryRedirects: 3,
    headers: { 'User-Agent': 'Terraform/1.11.4 (module-registry doctor)', 'X-Terraform-Version': '1.11.4' },
  },
  {
    name: 'opentofu',
    alike: 'OpenTofu',
    // https://github.com/opentofu/opentofu/blob/main/cmd/tofu/registries_disco.go
    discoveryRedirects: MAX_REDIRECTS,
    headers: { 'User-Agent': 'OpenTofu/1.12.6 (module-registry doctor)', 'X-Terraform-Version': '1.12.6' },
  },
] as const satisfies readonly Client[]

/** How a registry is asked: of all its answers the token is looked up by the host of its discovery. */
export interface Access {
  /** With its port. */
  readonly host: string
  /** For the registry itself; clients send it to no package, unless `download` says that it uses the registry's credentials. */
  readonly token: string | undefined
}

/** What to do about a registry that wants another token, or one at all. */
export function tokenFix({ host, token }: Access): string {
  const variable = hostVariable('TF_TOKEN_', host)
  // A shell exports no variable whose name has a colon; env(1) does.
  const isExported = /^\w+$/.test(variable)
  if (token !== undefined)
    return `the token in ${variable} is wrong, or may not read this: give one that the registry takes`
  const block = `credentials "${host}" { token = "…" }`
  return isExported
    ? `give a token in ${variable}, or in the CLI configuration: ${block}`
    : `give a token in the CLI configuration: ${block}; doctor takes it from env '${variable}=…' module-registry doctor …`
}

export interface Web {
  /** One GET that follows redirects; whatever happens is a result. */
  request(request: WebRequest): Promise<WebResult>
}

interface WebRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** For the origin of `url` alone. */
  readonly token: string | undefined
  readonly maxRedirects: number
  readonly maxBytes: number
}

export type WebResult = WebResponse | WebFailure

export interface WebResponse {
  readonly kind: 'response'
  /** As it was requested. */
  readonly url: string
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

/** Whether clients repeat the request, because the failure may pass. */
export function mayPass(result: WebResult): boolean {
  if (result.kind !== 'response') return result.kind === 'unreachable'
  return result.status === 429 || (result.status >= 500 && result.status !== 501)
}

/** `"https://host/path" answers 404 (text/html, from a cache: age 245 s, max-age=600)`. */
export function describeResponse(answer: WebResponse): string {
  const { status, headers } = answer
  const type = quote(headers.get('content-type') ?? '').slice(1, -1)
  const details = [type, cacheNote(answer)].filter((detail) => detail !== '').join(', ')
  return `${urlsOf(answer)} answers ${status}${details === '' ? '' : ` (${details})`}`
}

function urlsOf({ url, finalUrl }: WebResponse): string {
  return url === finalUrl
    ? printableUrl(url)
    : `${printableUrl(url)}, after a redirect to ${printableUrl(finalUrl)},`
}

/** What an answer reports of the cache that it came from; empty for a fresh one. */
export function cacheNote({ headers }: WebResponse): string {
  const age = headers.get('age') ?? ''
  const hit = headers.get('x-cache') ?? headers.get('cf-cache-status') ?? ''
  if (!/^[1-9]\d*$/.test(age) && !/\bhit\b/i.test(hit)) return ''
  const maxAge = /max-age=\d+/.exec(headers.get('cache-control') ?? '')?.[0]
  return `from a cache: age ${/^\d+$/.test(age) ? age : '?'} s${maxAge === undefined ? '' : `, ${maxAge}`}`
}

/** Text of the body; a byte order mark stays, because clients fail on it. */
export function textOf({ bytes }: WebResponse): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** What an answer of 200 has in it; undefined for any other, and for another document than that of the schema. */
export function documentIn<T extends z.ZodType>(result: WebResult, schema: T): z.output<T> | undefined {
  return result.kind === 'response' && result.status === 200 ? parseJson(schema, result.bytes) : undefined
}

/** The value, or undefined if the text is not JSON. */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: readJson(text) }
  } catch {
    return undefined
  }
}

/** A body that clients cannot read as JSON. @param fix undefined: what the answer suggests */
export function notJson(code: CheckCode, answer: WebResponse, fix?: string): Step<never> {
  const text = textOf(answer)
  const refuse = (problem: string, advice: string) =>
    broken(code, `${urlsOf(answer)} cannot be read: ${problem}`, fix ?? advice)
  if (text.startsWith('\ufeff'))
    return refuse('it begins with a byte order mark', 'save the file as UTF-8 without a byte order mark')
  const page = pageFix(answer)
  if (page !== undefined) return refuse('it is a page, not JSON', page)
  const encoding = answer.headers.get('content-encoding')
  if (encoding !== null && encoding.toLowerCase() !== 'gzip')
    return refuse(
      `its Content-Encoding is ${quote(encoding)}, and clients read gzip alone`,
      'let the host send it with gzip, or as it is, where a request has "Accept-Encoding: gzip"',
    )
  return refuse(
    text.trim() === '' ? 'it is empty' : `it is not JSON: ${quote(text.slice(0, 60))}`,
    'publish the file again as it is in the index, unchanged by the host',
  )
}

/** What to do about a page in the place of a file; undefined for any other answer. */
export function pageFix(answer: WebResponse): string | undefined {
  if (!/^\s*</.test(textOf(answer))) return undefined
  const { host } = new URL(answer.finalUrl)
  return host === new URL(answer.url).host
    ? 'make the host answer 404 for missing files (a 404.html at the top; no fallback to index.html), and publish the file'
    : `clients cannot sign in on ${host}: let the registry answer without it, or leave the network whose portal it is`
}
