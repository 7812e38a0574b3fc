import { MAX_JSON_DEPTH } from './limits.ts'

/** A JSON value. Members that are `undefined` are left out, as JSON.stringify does. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/**
 * Canonical JSON for documents that people edit: keys sorted by code unit, two-space indent, trailing newline; equal values give
 * equal text.
 * @param value a JSON value; not typed as {@link Json}, which an interface does not fit
 */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`
}

/** {@link canonicalJson} on one line, for documents that programs make: less than half as long where values lie deep. */
export function compactJson(value: unknown): string {
  return `${JSON.stringify(sorted(value))}\n`
}

/** {@link compactJson} of an object of which the texts of some members are known. */
export function compactObject(members: object, texts: Readonly<Record<string, string>>): string {
  const known = Object.entries(members).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, JSON.stringify(sorted(value))]],
  )
  const all = [...known, ...Object.entries(texts)].sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${all.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}\n`
}

/** The value with sorted keys at every level; a part that has them already is not copied. */
export function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const members = value.map(sorted)
    return members.some((member, at) => member !== value[at]) ? members : value
  }
  const object = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(object)
  const isOrdered = keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') < key)
  const ordered = isOrdered ? keys : keys.sort()
  const members = ordered.map((key) => sorted(object[key]))
  if (isOrdered && members.every((member, at) => member === object[ordered[at] ?? ''])) return value
  return Object.fromEntries(ordered.map((key, at) => [key, members[at]]))
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * The value of a JSON text of somebody else. Throws an Error for one that is not JSON, and for one so deep that whoever walks through it
 * would run out of stack.
 */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (text.length <= MAX_JSON_DEPTH) return value
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) at = endOfString(text, at)
    else if (unit === 0x5b || unit === 0x7b) depth += 1
    else if (unit === 0x5d || unit === 0x7d) depth -= 1
    if (depth > MAX_JSON_DEPTH) throw new Error(`is more than ${MAX_JSON_DEPTH} brackets deep`)
  }
  return value
}

/** Where the string of a valid JSON text ends that begins at an offset. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

const EXACT_DIGITS = 15

/** What of a valid JSON text is lost when its value is written again; undefined where nothing is. */
export function lossIn(text: string): string | undefined {
  if (/"__proto__"\s*:/.test(text)) return 'has the key "__proto__", which cannot be kept'
  const numbers = /[-0-9][0-9.eE+-]*/g
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) at = endOfString(text, at)
    else if (unit === 0x2d || (unit >= 0x30 && unit <= 0x39)) {
      numbers.lastIndex = at
      const [digits = ''] = numbers.exec(text) ?? []
      const number = Number(digits)
      const isKept = digits.length <= EXACT_DIGITS ? Number.isFinite(number) : String(number) === digits
      if (!isKept) return `has the number ${digits.slice(0, 40)}, which cannot be kept exactly`
      at += digits.length - 1
    }
  }
  return undefined
}
