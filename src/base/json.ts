/** A JSON value. Members that are `undefined` are left out, as JSON.stringify does. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/**
 * Canonical JSON: keys sorted by code unit, two-space indent, trailing newline; equal values give equal text.
 * @param value a JSON value; not typed as {@link Json}, which an interface does not fit
 */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`
}

/** {@link canonicalJson} on one line: less than half as long where values lie deep. */
export function compactJson(value: unknown): string {
  return `${JSON.stringify(sorted(value))}\n`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]))
}
