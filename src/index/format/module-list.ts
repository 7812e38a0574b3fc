import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { compactJson } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { parseRegistrySource } from '../../module/module-source.ts'
import { selectLatest } from '../../module/version.ts'
import { LIST_LIMIT } from '../limits.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from './documents.ts'

/** Modules of registries that the catalog records for a module. The rest is left out. */
const MAX_DEPENDENCIES = 200

/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
const MAX_SEARCHED_NAMES = 500

/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */

/** Keys that a list of another tool has are kept. */
const moduleListItem = z.looseObject({
  id: z.string(),
  namespace: z.string(),
  name: z.string(),
  provider: z.string(),
  updated_at: z.string(),
})
const moduleList = z.looseObject({
  meta: z.looseObject({ truncated: z.boolean().optional() }).optional(),
  modules: z.array(moduleListItem),
})

/**
 * A module in a list. `updated_at` is the newest commit date of all its versions. Unlike the date of the latest version it
 * never gets older, so a bounded list does not depend on the order of publication (docs/decisions/0002-list-order.md).
 */
export type ModuleListItem = z.output<typeof moduleListItem>

const catalogFile = z.union([
  z.looseObject({ modules: z.array(moduleListItem) }),
  z.looseObject({ children: z.record(z.string().regex(/^[0-9a-f]$/), z.int().positive()) }),
])

/**
 * A file of the catalog: the modules whose hash has a prefix, or, where these are too many bytes, how many there are below
 * each of the next hex digits. What the catalog looks like follows from the modules in it, not from their order.
 */
type CatalogFile =
  | { readonly modules: readonly ModuleListItem[] }
  | { readonly children: Readonly<Record<string, number>> }

export interface ModuleList {
  readonly modules: readonly ModuleListItem[]
  /** Whether there were more modules than a bounded list holds. Absent: no. */
  readonly hasMore?: boolean
}

export interface IndexedVersion {
  readonly release: ReleaseDocument
  /** Undefined where the index does not have the interface. */
  readonly moduleInterface: ModuleInterface | undefined
}

/** The item of a module in a list: its latest version, and the newest commit date. */
export function listItem(module: ModuleDocument, { release }: IndexedVersion): ModuleListItem {
  const dates = module.versions.map(({ committedAt }) => committedAt)
  return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' }
}

/**
 * The item of a module in the catalog, where the index has the interface with the names of inputs and outputs, the types of
 * resources, and the modules of registries that it calls.
 */
export function catalogItem(module: ModuleDocument, latest: IndexedVersion): ModuleListItem {
  const item = listItem(module, latest)
  if (latest.moduleInterface === undefined) return item
  const { inputs, outputs } = latest.moduleInterface.root
  const dependencies = calledModules(latest.moduleInterface)
  const resources = resourceTypes(latest.moduleInterface)
  return {
    ...item,
    inputs: firstNames(inputs),
    outputs: firstNames(outputs),
    ...(resources.length === 0 ? {} : { resources }),
    ...(dependencies.length === 0 ? {} : { dependencies }),
  }
}

function resourceTypes({ root, submodules }: ModuleInterface): string[] {
  const managed = [root, ...submodules].flatMap(({ resources }) =>
    resources.filter(({ mode }) => mode === 'managed'),
  )
  return [...new Set(managed.map(({ type }) => type))].sort().slice(0, MAX_SEARCHED_NAMES)
}

/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }: ModuleInterface): string[] {
  const called = [root, ...submodules].flatMap(({ calls }) =>
    calls.flatMap(({ source }) => parseRegistrySource(source) ?? []),
  )
  const sources = called.map(({ host, address }) => `${host}/${formatModuleAddress(address)}`)
  return [...new Set(sources)].sort().slice(0, MAX_DEPENDENCIES)
}

function firstNames(values: readonly { readonly name: string }[]): string[] {
  return values.slice(0, MAX_SEARCHED_NAMES).map(({ name }) => name)
}

/** The keys that list items and module details share; missing text is `""`. */
export function releaseSummary(release: ReleaseDocument) {
  const { namespace, name, system } = release.address
  return {
    id: `${formatModuleAddress(release.address)}/${release.version}`,
    owner: ownerName(release.repository.url),
    namespace,
    name,
    version: release.version,
    provider: system,
    description: release.description,
    source: release.repository.url,
    published_at: release.committedAt,
    verified: false,
  }
}

/** `https://host/acme/vpc` → `acme`; the account is what registries show as the owner. */
function ownerName(url: string): string {
  return url === '' ? '' : (new URL(url).pathname.split('/')[1] ?? '')
}

/** The version that lists and details show of a module; undefined where none is listed. */
export function latestOf(module: ModuleDocument) {
  return selectLatest(listedVersions(module))
}

/** An empty list where the file is missing. Throws INDEX_INVALID. */
export function parseModuleList(path: string, bytes: Uint8Array | undefined): ModuleList {
  if (bytes === undefined) return { modules: [] }
  const { modules, meta } = parseListFile(moduleList, path, bytes)
  return { modules, hasMore: meta?.truncated ?? false }
}

/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
export function parseCatalogFile(path: string, bytes: Uint8Array | undefined): CatalogFile {
  return bytes === undefined ? { modules: [] } : parseListFile(catalogFile, path, bytes)
}

function parseListFile<T extends z.ZodType>(schema: T, path: string, bytes: Uint8Array): z.output<T> {
  const list = parseJson(schema, bytes)
  if (list !== undefined) return list
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index is not a module list`,
    'run `module-registry render --index …` to rebuild it',
  )
}

/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `truncated` says that there
 * are more; there is no `next_offset`, because a static host answers every offset with this list.
 */
export function formatNewestList({ modules: all, hasMore = false }: ModuleList): string {
  const modules = newestItems(all)
  const more = hasMore || all.length > LIST_LIMIT ? { truncated: true } : {}
  return compactJson({ meta: { limit: LIST_LIMIT, current_offset: 0, ...more }, modules })
}

/** The items of that list. Of more items than these, no other can get into it. */
export function newestItems(items: readonly ModuleListItem[]): ModuleListItem[] {
  const newest = items.toSorted(
    (a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)),
  )
  return newest.slice(0, LIST_LIMIT)
}

export function formatSystemList({ modules }: ModuleList): string {
  const limit = Math.max(LIST_LIMIT, modules.length)
  return compactJson({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) })
}

export function formatCatalog(modules: readonly ModuleListItem[]): string {
  return compactJson({ modules: byAddress(modules) })
}

function byAddress(modules: readonly ModuleListItem[]): ModuleListItem[] {
  return modules.toSorted((a, b) => compare(itemAddress(a), itemAddress(b)))
}

/** `namespace/name/system` */
export function itemAddress(item: ModuleListItem): string {
  return `${item.namespace}/${item.name}/${item.provider}`
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
