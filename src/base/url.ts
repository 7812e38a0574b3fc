import { quote } from './error.ts'

/** {@link quote} for a URL or a Git remote, without the text before its last `@`, which may be a secret. */
export function quoteUrl(text: string): string {
  const at = text.lastIndexOf('@')
  const start = text.slice(0, Math.max(at, 0))
  if (!start.includes(':')) return quote(text)
  const scheme = /^[A-Za-z0-9+.:-]*:\/\//.exec(start)?.[0] ?? ''
  return quote(`${scheme}…${text.slice(at)}`)
}

/** Without the slashes at its end. The look behind keeps the time linear, where the slashes are many. */
export function withoutLastSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '')
}

export function withoutOuterSlashes(text: string): string {
  return withoutLastSlashes(text).replace(/^\/+/, '')
}

/** The text behind percent encoding; undefined for what encodes no UTF-8. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Arguments that name what is fetched; the value of any other may be a secret, such as a signature. */
const OPEN = /^(?:archive|checksum|depth|digest|ref|tag|terraform-get)$/

/** A URL or location in quotes, fit for a log: no user, no password, no signature. */
export function printableUrl(text: string): string {
  const redacted = text.replaceAll(/([?&])([^=&#?]*)=[^&#]*/g, (argument, mark, name) =>
    OPEN.test(name) ? argument : `${mark}${name}=…`,
  )
  return quoteUrl(redacted)
}

/** Whether the path of a URL has only non-empty segments that every client and server reads in the same way. */
export function isPlainPath(path: string): boolean {
  const isPlain = /^(?:\/(?:[A-Za-z0-9._~+=,:@-]|%[0-9A-Fa-f]{2})+)+$/.test(path)
  return isPlain && !HIDDEN_DOTS.test(path)
}

/** A segment "." or "..", with escapes that many servers read before they follow a path: they leave the directory before it. */
const HIDDEN_DOTS = /(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i

/** An environment variable for one host alone, as Terraform spells its own, which has none for a host with "_": https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials */
export function hostVariable(prefix: string, host: string): string {
  return `${prefix}${host.replaceAll('_', '%5F').replaceAll('-', '__').replaceAll('.', '_')}`
}
