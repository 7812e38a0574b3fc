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
