import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { compactJson } from '../../base/json.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import type { IndexFiles } from '../format/index-files.ts'
import {
  catalogItem,
  formatCatalog,
  itemAddress,
  listItem,
  type ModuleList,
  type ModuleListItem,
  parseCatalogFile,
  parseModuleList,
} from '../format/module-list.ts'
import { catalogHash, catalogPath } from '../format/paths.ts'
import { LONGEST_PREFIX, SHORTEST_PREFIX } from '../limits.ts'
import { LISTS, type ListedModule, type RenderedFile, renderList } from './file-table.ts'

/** Bytes of a file of the catalog. A fuller file is split by the next hex digit. */
const MAX_CATALOG_BYTES = 64 * 1024

export interface CatalogChange {
  readonly address: ModuleAddress
  /** Undefined: no version of it is listed. */
  readonly item: ModuleListItem | undefined
}

type ReadFile = (path: string) => Uint8Array | undefined

interface Subtree {
  /** Those below come first where a file is split, and last where files become one: a reader between finds every module. */
  readonly files: readonly RenderedFile[]
  /** Of the modules in it. */
  readonly bytes: number
}

export function renderCatalog(items: readonly ModuleListItem[]): RenderedFile[] {
  const groups = groupBy(items, (item) => hashOf(item).slice(0, SHORTEST_PREFIX))
  return [...groups].flatMap(([prefix, group]) => layOut(prefix, group).files)
}

/** The lists and the files of the catalog that show these modules, each in its new state. @param read gives them as they are */
export function updateLists(listed: readonly ListedModule[], read: ReadFile): RenderedFile[] {
  const items = (itemOf: typeof listItem) =>
    listed.map(({ module, latest }) => ({ address: module.address, item: latest && itemOf(module, latest) }))
  const lists = LISTS.flatMap((list) =>
    [...groupBy(items(listItem), ({ address }) => list.path(address))].map(([path, group]): RenderedFile => {
      const content = withModules(parseModuleList(path, read(path)), group)
      return [path, renderList(list, path, content)]
    }),
  )
  return [...lists, ...updateCatalog(items(catalogItem), read)]
}

/**
 * The files of the catalog that these changes change, each in its new state: the same files as {@link renderCatalog} gives. Reads the
 * files of `catalogChain` and of `catalogNeighbours`.
 */
export function updateCatalog(changes: readonly CatalogChange[], read: ReadFile): RenderedFile[] {
  const groups = groupBy(changes, ({ address }) => catalogHash(address).slice(0, SHORTEST_PREFIX))
  return [...groups].flatMap(([prefix, group]) => updateSubtree(prefix, group, read).files)
}

function updateSubtree(prefix: string, changes: readonly CatalogChange[], read: ReadFile): Subtree {
  const file = fileAt(prefix, read)
  if ('modules' in file) return layOut(prefix, withModules(file, changes).modules)
  const groups = groupBy(changes, ({ address }) => catalogHash(address).charAt(prefix.length))
  const updated = [...groups].map(
    ([digit, group]) => [digit, updateSubtree(prefix + digit, group, read)] as const,
  )
  const files = updated.flatMap(([, subtree]) => subtree.files)
  const after = {
    ...file.children,
    ...Object.fromEntries(updated.map(([digit, { bytes }]) => [digit, bytes])),
  }
  const children = Object.fromEntries(Object.entries(after).filter(([, bytes]) => bytes > 0))
  const bytes = sum(Object.values(children))
  if (!fitsCatalogFile(bytes)) return { files: [...files, nodeFile(prefix, children)], bytes }
  const drafts = new Map(
    files.map(([path, text]) => [path, text === null ? undefined : new TextEncoder().encode(text)]),
  )
  const items = Object.keys(children).flatMap((digit) =>
    itemsBelow(prefix + digit, (path) => (drafts.has(path) ? drafts.get(path) : read(path))),
  )
  const gone = [...Object.keys(after).map((digit) => catalogPath(prefix + digit)), ...drafts.keys()]
  return { files: [...layOut(prefix, items).files, ...gone.map((path) => [path, null] as const)], bytes }
}

function layOut(prefix: string, items: readonly ModuleListItem[]): Subtree {
  const bytes = sum(items.map(catalogBytes))
  if (fitsCatalogFile(bytes) || prefix.length === LONGEST_PREFIX) {
    const text = items.length === 0 ? null : formatCatalog(items)
    return { files: [[catalogPath(prefix), text]], bytes }
  }
  const groups = groupBy(items, (item) => hashOf(item).charAt(prefix.length))
  const parts = [...groups].map(([digit, group]) => [digit, layOut(prefix + digit, group)] as const)
  const children = Object.fromEntries(parts.map(([digit, part]) => [digit, part.bytes]))
  return { files: [...parts.flatMap(([, part]) => part.files), nodeFile(prefix, children)], bytes }
}

/**
 * The paths, besides those of `catalogChain`, that changes of these modules may need: where the other modules fit into one file, a
 * module that gets smaller makes one file of several.
 */
export function catalogNeighbours(addresses: readonly ModuleAddress[], files: IndexFiles): string[] {
  const read: ReadFile = (path) => files.get(path)
  const groups = groupBy(addresses, (address) => catalogHash(address).slice(0, SHORTEST_PREFIX))
  return [...groups].flatMap(([prefix, group]) => neighboursBelow(prefix, group, read).paths)
}

function neighboursBelow(
  prefix: string,
  addresses: readonly ModuleAddress[],
  read: ReadFile,
): { readonly paths: readonly string[]; readonly own: number } {
  const file = fileAt(prefix, read)
  if ('modules' in file) {
    const own = new Set(addresses.map(formatModuleAddress))
    const items = file.modules.filter((item) => own.has(itemAddress(item)))
    return { paths: [], own: sum(items.map(catalogBytes)) }
  }
  const groups = groupBy(addresses, (address) => catalogHash(address).charAt(prefix.length))
  const below = [...groups].map(([digit, group]) => neighboursBelow(prefix + digit, group, read))
  const own = sum(below.map((each) => each.own))
  const isMerged = fitsCatalogFile(sum(Object.values(file.children)) - own)
  const siblings = isMerged ? Object.keys(file.children).map((digit) => catalogPath(prefix + digit)) : []
  return { paths: [...siblings, ...below.flatMap(({ paths }) => paths)], own }
}

function fileAt(prefix: string, read: ReadFile): ReturnType<typeof parseCatalogFile> {
  const path = catalogPath(prefix)
  return parseCatalogFile(path, read(path))
}

function itemsBelow(prefix: string, read: ReadFile): readonly ModuleListItem[] {
  const path = catalogPath(prefix)
  const bytes = read(path)
  if (bytes === undefined) {
    throw new RegistryError(
      'INDEX_INVALID',
      `${quote(path)} is missing, although the file above it names it`,
      'run `module-registry render --index …` to rebuild it',
    )
  }
  const file = parseCatalogFile(path, bytes)
  if ('modules' in file) return file.modules
  return Object.keys(file.children).flatMap((digit) => itemsBelow(prefix + digit, read))
}

function nodeFile(prefix: string, children: Readonly<Record<string, number>>): RenderedFile {
  return [catalogPath(prefix), compactJson({ children })]
}

function hashOf({ namespace, name, provider }: ModuleListItem): string {
  return catalogHash({ namespace, name, system: provider })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** What the list has around its modules, but for the comma that the last one lacks. */
const FRAME_BYTES = Buffer.byteLength(formatCatalog([])) - 1

/** The bytes that a module adds to a file with modules, with the comma after it. */
function catalogBytes(item: ModuleListItem): number {
  return Buffer.byteLength(compactJson(item).trimEnd()) + 1
}

function fitsCatalogFile(bytes: number): boolean {
  return FRAME_BYTES + bytes <= MAX_CATALOG_BYTES
}

/** The list with the items of these modules added or replaced; a module without an item is left out. */
function withModules(list: ModuleList, modules: readonly CatalogChange[]): ModuleList {
  const changed = new Set(modules.map(({ address }) => formatModuleAddress(address)))
  const others = list.modules.filter((each) => !changed.has(itemAddress(each)))
  return { ...list, modules: [...others, ...modules.flatMap(({ item }) => item ?? [])] }
}
