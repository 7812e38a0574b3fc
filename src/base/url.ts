import { quote } from './error.ts'

/** {@link quote} for a URL or Git remote that was refused: whatever stands before its last `@` may be a secret. */
export function quoteUrl(text: string): string {
  const at = text.lastIndexOf('@')
  const start = text.slice(0, Math.max(at, 0))
  if (!start.includes(':')) return quote(text)
  const scheme = /^[A-Za-z0-9+.:-]*:\/\//.exec(start)?.[0] ?? ''
  return quote(`${scheme}…${text.slice(at)}`)
}

/** Whether the path of a URL is one or more non-empty segments that mean the same to every client and server. */
export function isPlainPath(path: string): boolean {
  return /^(?:\/(?:[A-Za-z0-9._~+=,:@-]|%[0-9A-Fa-f]{2})+)+$/.test(path)
}
