import { quote } from '../base/error.ts'

/** What a host said to one question of a client. */
export type HostAnswer =
  | {
      /** Of the last answer, where it redirected. */
      readonly url: string
      readonly status: number
      /** By their lower-case names. */
      readonly headers: Readonly<Record<string, string>>
      readonly text: string
    }
  | { readonly url: string; readonly failure: string }

/** `https://… answers 404 (from a cache: age 245 s, max-age=600)`. */
export function describeAnswer(answer: HostAnswer): string {
  if ('failure' in answer) return `${quote(answer.url)} does not answer (${quote(answer.failure)})`
  const cache = cacheWords(answer.headers)
  return `${quote(answer.url)} answers ${answer.status}${cache === '' ? '' : ` (${cache})`}`
}

/** What an answer says of the caches that it came through; `''` for a fresh one. */
export function cacheWords(headers: Readonly<Record<string, string>>): string {
  const age = headers['age'] ?? ''
  const hit = headers['x-cache'] ?? headers['cf-cache-status'] ?? ''
  if (!/^[1-9]\d*$/.test(age) && !/\bhit\b/i.test(hit)) return ''
  const maxAge = /max-age=\d+/.exec(headers['cache-control'] ?? '')?.[0]
  return [
    `from a cache: age ${/^\d+$/.test(age) ? age : '?'} s`,
    ...(maxAge === undefined ? [] : [maxAge]),
  ].join(', ')
}

/** The document in an answer; undefined where it is none. */
export function jsonIn(answer: HostAnswer): unknown {
  if ('failure' in answer || answer.status !== 200) return undefined
  try {
    return JSON.parse(answer.text)
  } catch {
    return undefined
  }
}
