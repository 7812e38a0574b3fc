import { type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { latestOf, listItem, type ModuleList } from '../format/module-list.ts'
import { isCatalogPath, isListPath, MODULE_LIST_PATH } from '../format/paths.ts'
import { AddressSpellings } from '../plan/address-clash.ts'
import { addToList, LISTS, type List, renderList } from '../plan/file-table.ts'
import type { ListedFile } from '../ports.ts'
import { CatalogCheck } from './catalog-check.ts'
import type { CheckContext, Fault } from './check-context.ts'
import { derivedFaults } from './derived-fault.ts'
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
