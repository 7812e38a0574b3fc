import { canonicalJson } from '../base/json.ts'
import { type PageRequest, pageMeta, parsePage } from './paging.ts'
import {
  addressOf,
  type Catalog,
  type CatalogModule,
  type ModuleFilter,
  searchCatalog,
} from './search/catalog.ts'
import { parseSearch } from './search/search-terms.ts'

/** Lists of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */

/** What the server knows of modules beside the index and its catalog. */
export interface ServerFacts {
  readonly isVerified: (namespace: string) => boolean
  /** Downloads of one version of `namespace/name/system`; without `version` those of all together. */
  readonly downloads: (address: string, version?: string) => number
}

export interface ListRequest {
  /** Absolute path of the list. */
  readonly path: string
  readonly query: URLSearchParams
  /** The namespace in the path, where the path has one. */
  readonly namespace?: string | undefined
}

/** One page of the modules that the filters allow. Throws INVALID_INPUT for a wrong `limit` or `offset`. */
export function renderModuleList(catalog: Catalog, request: ListRequest, facts: ServerFacts): string {
  const page = parsePage(request.query)
  const modules = catalog.modules.filter(filterOf(request, facts))
  return renderPage(modules, { page, path: request.path, filters: filtersOf(request) }, facts)
}

/** One page of the modules that match `q`, best match first. Throws INVALID_INPUT, also for a `q` without words. */
export function renderSearch(catalog: Catalog, request: ListRequest, facts: ServerFacts): string {
  const page = parsePage(request.query)
  const terms = parseSearch(request.query.get('q'))
  const count = page.offset + page.limit + 1
  const modules = searchCatalog(catalog, terms, { filter: filterOf(request, facts), count })
  return renderPage(modules, { page, path: request.path, filters: filtersOf(request) }, facts)
}

/** One page of `modules`, which may go on behind that page. */
export function renderPage(
  modules: readonly CatalogModule[],
  request: PageRequest,
  facts: ServerFacts,
): string {
  const { offset, limit } = request.page
  const page = modules.slice(offset, offset + limit)
  const meta = pageMeta(request, modules.length > offset + limit)
  return canonicalJson({ meta, modules: page.map((module) => listedModule(module, facts)) })
}

function listedModule(module: CatalogModule, { isVerified, downloads }: ServerFacts) {
  const { updated_at: _, ...listed } = module
  return { ...listed, verified: isVerified(module.namespace), downloads: downloads(addressOf(module)) }
}

const FILTERS = ['q', 'namespace', 'provider', 'verified'] as const

function filtersOf({ query, namespace }: ListRequest): [string, string][] {
  return FILTERS.filter((name) => name !== 'namespace' || namespace === undefined).flatMap((name) => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value] as [string, string]]
  })
}

/** A `verified` other than `true` does not filter. */
function filterOf({ query, namespace }: ListRequest, { isVerified }: ServerFacts): ModuleFilter {
  const inNamespace = namespace ?? (query.get('namespace') || undefined)
  const provider = query.get('provider') || undefined
  const isVerifiedOnly = query.get('verified') === 'true'
  return (module) =>
    (inNamespace === undefined || module.namespace === inNamespace) &&
    (provider === undefined || module.provider === provider) &&
    (!isVerifiedOnly || isVerified(module.namespace))
}
