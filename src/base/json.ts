/** Depth of a JSON document of somebody else. A deeper one is not read. Configuration of the deepest kind gives half of it. */
const MAX_JSON_DEPTH = 1_000

/** A JSON value. Members that are `undefined` are left out, as JSON.stringify does. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/**
 * The value of a JSON text that somebody else wrote. Throws a SyntaxError, also where values lie deeper than {@link MAX_JSON_DEPTH}: what
 * checks, sorts and writes a value calls itself for each level, and 100,000 brackets would end the run.
 */
export function readJson(text: string): unknown {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === BRACE || code === BRACKET) depth += 1
    else if (code === BRACE + 2 || code === BRACKET + 2) depth -= 1
    if (depth > MAX_JSON_DEPTH) throw new SyntaxError(`is more than ${MAX_JSON_DEPTH} brackets deep`)
  }
  return JSON.parse(text)
}

const [QUOTE, BACKSLASH, BRACKET, BRACE] = [0x22, 0x5c, 0x5b, 0x7b]

/** Where the string that begins here ends; the end of the text for one that is not closed. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}

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
  const isOrdered = keys.every((key, at) => (keys[at - 1] ?? '') <= key)
  const ordered = isOrdered ? keys : keys.sort()
  const members = ordered.map((key) => sorted(object[key]))
  if (isOrdered && members.every((member, at) => member === object[ordered[at] ?? ''])) return value
  return Object.fromEntries(ordered.map((key, at) => [key, members[at]]))
}

interface Growth {
  /** The list that may gain members at its end, at any depth. */
  readonly list?: string
  /** The keys that objects may gain; `any` leaves none out. */
  readonly keys: readonly string[] | 'any'
}

/** Whether a JSON value only grew: nothing that was there is gone or another. */
export function hasOnlyGrown(before: unknown, after: unknown, growth: Growth): boolean {
  if (typeof before !== 'object' || before === null) return before === after
  if (typeof after !== 'object' || after === null || Array.isArray(before) !== Array.isArray(after))
    return false
  const { list, keys } = growth
  const isGrowing = keys === 'any' && !Array.isArray(before)
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  if (!isGrowing && !added.every((key) => keys.includes(key))) return false
  const now: Readonly<Record<string, unknown>> = { ...after }
  return Object.entries(before).every(([key, value]) => {
    const member = now[key]
    const isList = key === list && Array.isArray(value) && Array.isArray(member)
    return hasOnlyGrown(value, isList ? member.slice(0, value.length) : member, growth)
  })
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
