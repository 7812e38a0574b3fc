import { quote, RegistryError } from '../base/error.ts'
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_OFFSET } from './limits.ts'

/** Pages of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#pagination */

interface Page {
  readonly offset: number
  /** At most {@link MAX_LIMIT}. */
  readonly limit: number
}

/** Throws INVALID_INPUT for a `limit` or `offset` that is not a whole number. A limit over the maximum is lowered to it. */
export function parsePage(query: URLSearchParams): Page {
  const offset = wholeNumber(query, 'offset', 0) ?? 0
  const limit = wholeNumber(query, 'limit', 1) ?? DEFAULT_LIMIT
  return { offset: Math.min(offset, MAX_OFFSET), limit: Math.min(limit, MAX_LIMIT) }
}

function wholeNumber(query: URLSearchParams, name: string, least: number): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text)
  throw new RegistryError(
    'INVALID_INPUT',
    `${name} is ${quote(text)}, but must be a whole number from ${least}`,
    `leave it out, or write ${name}=${least === 0 ? 0 : DEFAULT_LIMIT}`,
  )
}

/** `meta` of the list at the absolute `path`. `found` counts its items, at least as far as the first one behind this page. */
export function pageMeta(
  { offset, limit }: Page,
  { path, filters, found }: { path: string; filters: Readonly<Record<string, string>>; found: number },
) {
  const urlAt = (at: number) =>
    `${path}?${new URLSearchParams({ limit: String(limit), offset: String(at), ...filters })}`
  const next = offset + limit
  // Behind the end, the previous page is the last one that has items.
  const previous = Math.max(0, Math.min(offset, found) - limit)
  return {
    limit,
    current_offset: offset,
    ...(found > next ? { next_offset: next, next_url: urlAt(next) } : {}),
    ...(offset > 0 ? { prev_offset: previous, prev_url: urlAt(previous) } : {}),
  }
}
