import { quote, RegistryError } from '../../base/error.ts'
import { compactJson } from '../../base/json.ts'
import type { CatalogModule } from '../../search/catalog.ts'
import { parseSearch } from '../../search/module-search.ts'
import { readSystems, readVerified } from '../index-documents.ts'
import { LIST_SECONDS } from '../limits.ts'
import {
  jsonResponse,
  MODULES,
  NAME,
  NAMESPACE,
  type Route,
  type RouteRequest,
  type RouteResponse,
  type RouteTable,
} from './route.ts'

/** The largest `offset`: no list is that long. A larger one counts as this one. */
const MAX_OFFSET = 1_000_000_000

/** Modules on the longest page of a list. A larger `limit` counts as this one. */
const MAX_LIMIT = 100

/** Modules on a page of a list. A client asks for more with `limit`. */
const DEFAULT_LIMIT = 15

/**
 * Lists of the registry HTTP API. A wrong `limit` or `offset` is INVALID_INPUT, and so is a search for no words.
 * https://developer.hashicorp.com/terraform/registry/api-docs#list-modules
 */

const answerList: Route = async (request) => {
  const { modules } = await request.catalog()
  return answerPage(request, filtersOf(request), modules)
}

/** The modules that match `q`, best match first. */
const answerSearch: Route = async (request) => {
  const catalog = await request.catalog()
  return answerPage(request, filtersOf(request), catalog.search(parseSearch(request.query.get('q'))))
}

/** 404 for a namespace without modules, as on a static host. */
const answerNamespace: Route = async (request) => {
  const { namespace } = request.parameters
  const catalog = await request.catalog()
  const modules = catalog.modules.filter((module) => module.namespace === namespace)
  if (modules.length === 0) return undefined
  const { namespace: _, ...filters } = filtersOf(request)
  return answerPage(request, filters, modules)
}

/** The latest version for every system. */
const answerName: Route = async (request) => {
  const { namespace = '', name = '' } = request.parameters
  const systems = await readSystems(request.reader, { namespace, name })
  return systems && answerPage(request, {}, systems)
}

/** Query parameters that choose modules, without empty ones. The URLs of other pages repeat them. */
type Filters = Readonly<Record<string, string>>

function filtersOf({ query }: RouteRequest): Filters {
  const names = ['q', 'namespace', 'provider', 'verified']
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value))
}

/** One page of those of the modules that the filters allow. */
async function answerPage(
  request: RouteRequest,
  filters: Filters,
  listed: readonly CatalogModule[],
): Promise<RouteResponse> {
  const { query, reader } = request
  const path = `${request.basePath}${request.path}`
  const verified = await readVerified(reader)
  const page = parsePage(query)
  // A `verified` other than `true` does not filter.
  const allows = ({ namespace, provider }: CatalogModule) =>
    namespace === (filters['namespace'] ?? namespace) &&
    provider === (filters['provider'] ?? provider) &&
    (filters['verified'] !== 'true' || verified.has(namespace))
  const found = listed.filter(allows)
  const modules = found.slice(page.offset, page.offset + page.limit).map((module) => {
    const { updated_at: _, dependencies: __, ...listed } = module
    return { ...listed, verified: verified.has(module.namespace), downloads: 0 }
  })
  const meta = pageMeta(page, { path, filters, found: found.length })
  return jsonResponse(compactJson({ meta, modules }), LIST_SECONDS)
}

/** Pages of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#pagination */

interface Page {
  readonly offset: number
  /** At most {@link MAX_LIMIT}. */
  readonly limit: number
}

/** Throws INVALID_INPUT for a `limit` or `offset` that is not a whole number. A limit over the maximum is lowered to it. */
function parsePage(query: URLSearchParams): Page {
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

/** `meta` of the list at the absolute `path`. `found` counts its items. */
function pageMeta(
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

export const LIST_ROUTES: RouteTable = [
  [`${MODULES}/?`, 'list', answerList],
  [`${MODULES}/search`, 'search', answerSearch],
  [NAME, 'name', answerName],
  [NAMESPACE, 'namespace', answerNamespace],
]
