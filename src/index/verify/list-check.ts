import { createHash } from 'node:crypto'
import { quote } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { canonicalJson } from '../../base/json.ts'
import { formatModuleAddress, type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { catalogBytes, fitsCatalogFile, formatCatalogNode } from '../format/catalog.ts'
import type { ModuleDocument } from '../format/documents.ts'
import {
  catalogItem,
  formatCatalog,
  type IndexedVersion,
  itemAddress,
  latestOf,
  listItem,
  type ModuleList,
  type ModuleListItem,
  parseModuleList,
} from '../format/module-list.ts'
import { catalogHash, catalogPath, isCatalogPath, isListPath, MODULE_LIST_PATH } from '../format/paths.ts'
import { LONGEST_PREFIX, SHORTEST_PREFIX } from '../limits.ts'
import { AddressSpellings } from '../plan/address-clash.ts'
import { addToList, LISTS, type List, renderList } from '../plan/file-table.ts'
import type { ListedFile } from '../ports.ts'
import type { CheckContext, Fault } from './check-context.ts'
import { derivedFault, derivedFaults } from './derived-fault.ts'
import type { FindingCode } from './finding.ts'
import { FolderFiles } from './folder-files.ts'
import type { CheckedModule } from './module-check.ts'

/** A list that is being made anew, module by module. */
interface OpenList {
  readonly list: List
  path: string
  content: ModuleList
  /** Whether a module of it cannot be read, so that nobody can say what the list should be. */
  isUnknown: boolean
}

/**
 * The check of the lists and of the catalog. Modules come in the order of their folders, so that a list is complete when the next
 * one begins, and none is held longer.
 */
export class ListCheck {
  readonly #context: CheckContext
  readonly #catalog: CatalogCheck
  /** Lists that the index has, until they are compared. */
  readonly #files = new Map<string, ListedFile>()
  readonly #open: readonly OpenList[]
  readonly #spellings = new AddressSpellings()

  constructor(context: CheckContext) {
    this.#context = context
    this.#catalog = new CatalogCheck(context)
    // The list of all modules is there without modules, too.
    this.#open = LISTS.map((list) => {
      const isOfAll = list.path(NO_ADDRESS) === MODULE_LIST_PATH
      return { list, path: isOfAll ? MODULE_LIST_PATH : '', content: NO_MODULES, isUnknown: false }
    })
  }

  /** Takes a file of the index that belongs to no module; false where it is no list. */
  addFile(file: ListedFile): boolean {
    if (!isListPath(file.path)) return false
    this.#files.set(file.path, file)
    return true
  }

  /** @param checked undefined for a folder whose module cannot be read */
  async addModule(address: string, checked: CheckedModule | undefined): Promise<void> {
    const parts = splitAddress(address)
    const clash = this.#spellings.add(parts)
    if (clash !== undefined)
      this.#add({ code: 'ADDRESS_CLASH', message: clash.problem, path: clash.path }, address)
    const isUnknown = checked === undefined || (checked.latest === undefined && !!latestOf(checked.module))
    for (const open of this.#open) {
      const path = open.list.path(parts)
      if (path !== open.path) await this.#close(open, path)
      open.isUnknown ||= isUnknown
      if (checked?.latest === undefined) continue
      open.content = addToList(open.list, open.content, listItem(checked.module, checked.latest))
    }
    if (isUnknown) this.#catalog.skip(parts)
    else if (checked?.latest !== undefined) this.#catalog.add(checked.module, checked.latest)
  }

  /** Compares what is left when all modules are known. */
  async finish(): Promise<void> {
    for (const open of this.#open) await this.#close(open, '')
    const catalog = [...this.#files.values()].filter(({ path }) => isCatalogPath(path))
    await this.#catalog.finish(catalog)
    for (const { path } of catalog) this.#files.delete(path)
    for (const { path } of this.#files.values())
      this.#add({ code: 'DERIVED_CHANGED', message: 'no listed version is left for this list', path })
  }

  async #close(open: OpenList, next: string): Promise<void> {
    const { list, path, content, isUnknown } = open
    Object.assign(open, { path: next, content: NO_MODULES, isUnknown: false })
    if (path === '') return
    const file = this.#files.get(path)
    this.#files.delete(path)
    if (isUnknown) return
    const files = new FolderFiles(this.#context.contents, file === undefined ? [] : [file])
    for (const fault of await derivedFaults([[path, renderList(list, path, content)]], files))
      this.#add(fault)
  }

  #add(fault: Fault, address: string | null = null): void {
    this.#context.add({ ...fault, address, version: null })
  }
}

const NO_MODULES: ModuleList = { modules: [] }

const NO_ADDRESS: ModuleAddress = { namespace: '', name: '', system: '' }

/** What is kept of the item of a module: the items of a large registry fill a gigabyte. */
interface ExpectedItem {
  readonly address: string
  readonly hash: string
  readonly bytes: number
  /** Undefined where nobody can say what the item should be. */
  readonly digest: string | undefined
}

/** The check of the catalog, file by file. */
class CatalogCheck {
  readonly #context: CheckContext
  readonly #expected: ExpectedItem[] = []
  /** Files of the index, until they are compared. */
  readonly #files = new Map<string, ListedFile>()

  constructor(context: CheckContext) {
    this.#context = context
  }

  add(module: ModuleDocument, latest: IndexedVersion): void {
    const item = catalogItem(module, latest)
    this.#expected.push({
      address: formatModuleAddress(module.address),
      hash: prefixOf(module.address),
      bytes: catalogBytes(item),
      digest: digestOf(item),
    })
  }

  /** A module that cannot be read. */
  skip(address: ModuleAddress): void {
    const hash = prefixOf(address)
    this.#expected.push({ address: formatModuleAddress(address), hash, bytes: 0, digest: undefined })
  }

  /** Compares the items of all modules with the files of the catalog. */
  async finish(files: readonly ListedFile[]): Promise<void> {
    for (const file of files) this.#files.set(file.path, file)
    const groups = groupBy(this.#expected, ({ hash }) => hash.slice(0, SHORTEST_PREFIX))
    for (const [prefix, items] of groups) {
      if (items.some(({ digest }) => digest === undefined)) this.#leaveOut(prefix)
      else await this.#judge(prefix, items)
    }
    for (const path of this.#files.keys())
      this.#add('DERIVED_CHANGED', 'no listed module is left for this file of the catalog', path)
  }

  /** How the catalog is cut into files depends on every module of a group. */
  #leaveOut(prefix: string): void {
    const first = catalogPath(prefix)
    const below = `${first.slice(0, -'.json'.length)}/`
    for (const path of [...this.#files.keys()])
      if (path === first || path.startsWith(below)) this.#files.delete(path)
  }

  /** The same cut as `renderCatalog` makes. */
  async #judge(prefix: string, items: readonly ExpectedItem[]): Promise<void> {
    const path = catalogPath(prefix)
    const bytes = await this.#read(path)
    if (fitsCatalogFile(sum(items)) || prefix.length === LONGEST_PREFIX)
      return this.#judgeItems(path, bytes, items)
    const groups = groupBy(items, ({ hash }) => hash.charAt(prefix.length))
    const children = Object.fromEntries([...groups].map(([digit, group]) => [digit, sum(group)]))
    const fault = derivedFault(path, formatCatalogNode(children), bytes)
    if (fault !== undefined) this.#add(fault.code, fault.message, path)
    for (const [digit, group] of groups) await this.#judge(prefix + digit, group)
  }

  #judgeItems(path: string, bytes: Uint8Array | undefined, expected: readonly ExpectedItem[]): void {
    const items = bytes === undefined ? [] : this.#itemsIn(path, bytes)
    if (items === undefined) return
    const digests = new Map(items.map((item) => [itemAddress(item), digestOf(item)]))
    for (const { address, digest } of expected) {
      const shown = digests.get(address)
      digests.delete(address)
      if (shown === undefined)
        this.#add('MODULE_UNLISTED', 'the catalog does not have the module', path, address)
      else if (shown !== digest)
        this.#add('DERIVED_CHANGED', 'the catalog shows the module as it is not', path, address)
    }
    for (const address of digests.keys())
      this.#add('DERIVED_CHANGED', `the file names ${quote(address)}, which does not belong to it`, path)
  }

  #itemsIn(path: string, bytes: Uint8Array): readonly ModuleListItem[] | undefined {
    try {
      const items = parseModuleList(path, bytes).modules
      if (Buffer.compare(Buffer.from(formatCatalog(items)), bytes) !== 0)
        this.#add('DERIVED_CHANGED', 'the file is not written as the tool writes it', path)
      return items
    } catch {
      this.#add('DERIVED_CHANGED', 'the file is no list of modules', path)
      return undefined
    }
  }

  async #read(path: string): Promise<Uint8Array | undefined> {
    const file = this.#files.get(path)
    this.#files.delete(path)
    // One that is too large to be read is no list either.
    return file && ((await this.#context.contents.read([file])).get(path) ?? new Uint8Array())
  }

  #add(code: FindingCode, message: string, path: string, address: string | null = null): void {
    this.#context.add({ code, address, version: null, message, path })
  }
}

function prefixOf(address: ModuleAddress): string {
  return catalogHash(address).slice(0, LONGEST_PREFIX)
}

function sum(items: readonly ExpectedItem[]): number {
  return items.reduce((total, { bytes }) => total + bytes, 0)
}

function digestOf(item: ModuleListItem): string {
  return createHash('sha256').update(canonicalJson(item)).digest('base64')
}
