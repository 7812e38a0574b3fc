import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { selectLatest } from '../../module/version.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from './documents.ts'

/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */

/** Lists of the whole registry and of a namespace stop here, so that no file grows with the registry. */
export const LIST_LIMIT = 100

const moduleListItem = z.looseObject({
  id: z.string(),
  namespace: z.string(),
  name: z.string(),
  provider: z.string(),
  updated_at: z.string(),
})
const moduleList = z.looseObject({ modules: z.array(moduleListItem) })

/**
 * One module in a list. `updated_at` is the newest commit date of all its versions: unlike the date of the latest version
 * it never falls, so a bounded list is the same whatever the order of publication (docs/decisions/0002-list-order.md).
 */
export type ModuleListItem = z.output<typeof moduleListItem>

/** The version that the lists and the details of a module show. */
export interface LatestVersion {
  readonly release: ReleaseDocument
  /** Undefined where the index does not have the interface. */
  readonly moduleInterface: ModuleInterface | undefined
}

/** The item of a module in a list: its latest version, and the newest commit date. */
export function listItem(module: ModuleDocument, { release }: LatestVersion): ModuleListItem {
  const dates = module.versions.map(({ committedAt }) => committedAt)
  return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' }
}

/** Inputs, and outputs, of a module that a search finds. */
const MAX_NAMES = 500

/** The item of a module in the catalog, with the names of inputs and outputs where the index has the interface. */
export function catalogItem(module: ModuleDocument, latest: LatestVersion): ModuleListItem {
  const item = listItem(module, latest)
  if (latest.moduleInterface === undefined) return item
  const { inputs, outputs } = latest.moduleInterface.root
  return { ...item, inputs: firstNames(inputs), outputs: firstNames(outputs) }
}

function firstNames(values: readonly { readonly name: string }[]): string[] {
  return values.slice(0, MAX_NAMES).map(({ name }) => name)
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

/** Version that lists and details show for a module; undefined where none is listed. */
export function latestOf(module: ModuleDocument) {
  return selectLatest(listedVersions(module))
}

/** A list file's items; an absent file is an empty list. Throws INDEX_INVALID. */
export function parseModuleList(path: string, bytes: Uint8Array | undefined): ModuleListItem[] {
  if (bytes === undefined) return []
  const parsed = moduleList.safeParse(jsonOf(bytes))
  if (parsed.success) return parsed.data.modules
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index is not a module list`,
    'run `module-registry render --index …` to rebuild every derived file',
  )
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** The list with this module in its place: replaced, added, or (without an item) taken out. */
export function withModule(
  items: readonly ModuleListItem[],
  address: ModuleAddress,
  item: ModuleListItem | undefined,
): ModuleListItem[] {
  const text = formatModuleAddress(address)
  const others = items.filter((each) => addressOf(each) !== text)
  return item === undefined ? others : [...others, item]
}

/** Newest commit date first, then by address; at most {@link LIST_LIMIT}. */
export function formatNewestList(items: readonly ModuleListItem[]): string {
  const newest = items.toSorted(
    (a, b) => compare(b.updated_at, a.updated_at) || compare(addressOf(a), addressOf(b)),
  )
  const modules = newest.slice(0, LIST_LIMIT)
  return canonicalJson({ meta: { limit: LIST_LIMIT, current_offset: 0 }, modules })
}

/** Every item, by address: the catalog shards, and the systems of one name. */
export function formatAddressList(items: readonly ModuleListItem[]): string {
  const modules = items.toSorted((a, b) => compare(addressOf(a), addressOf(b)))
  return canonicalJson({ modules })
}

/** The other spelling under which the index knows this address, if there is one. */
export function clashingSpelling(
  items: readonly ModuleListItem[],
  address: ModuleAddress,
): string | undefined {
  const text = formatModuleAddress(address)
  return items.map(addressOf).find((other) => other !== text && other.toLowerCase() === addressKey(address))
}

function addressOf(item: ModuleListItem): string {
  return `${item.namespace}/${item.name}/${item.provider}`
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
