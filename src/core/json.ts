/** What JSON can hold; `undefined` members are left out, as JSON.stringify does. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** Canonical JSON: keys sorted by code unit, two-space indent, trailing newline; equal values give equal text. */
export function canonicalJson(value: Json): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`
}

function sorted(value: Json | undefined): Json | undefined {
  if (isArray(value)) return value.map((member) => sorted(member) ?? null)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]))
}

function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}
