import { quote } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { splitAddress } from '../../module/module-address.ts'
import {
  catalogItem,
  formatNewestList,
  type ModuleList,
  type ModuleListItem,
  newestItems,
} from '../format/module-list.ts'
import { catalogHash, MODULE_LIST_PATH, MODULES_DIRECTORY } from '../format/paths.ts'
import { LIST_LIMIT, SHORTEST_PREFIX } from '../limits.ts'
import { renderCatalog } from '../plan/catalog-plan.ts'
import { LISTS, type List, type RenderedFile, renderList } from '../plan/file-table.ts'
import type { WalkedModule } from './module-walk.ts'

/** The lists and the catalog of all modules of an index. Of each module it keeps the item of the catalog, as text. */
export class ListPlan {
  readonly #items = new Map<string, string>()

  /** A module that has no listed version is in no list. */
  add({ address, module, latest }: Pick<WalkedModule, 'address' | 'module' | 'latest'>): void {
    this.set(address, module && latest && catalogItem(module, latest))
  }

  /** @param item of the catalog; undefined for a module that no list shows */
  set(address: string, item: ModuleListItem | undefined): void {
    if (item === undefined) this.#items.delete(address)
    else this.#items.set(address, JSON.stringify(item))
  }

  clear(): void {
    this.#items.clear()
  }

  /** The files, a few at a time. No list is empty but that of the whole registry. */
  *files(): Generator<RenderedFile[]> {
    const addresses = [...this.#items.keys()]
    for (const list of LISTS) {
      const groups = groupBy(addresses, (address) => list.path(splitAddress(address)))
      for (const [path, group] of groups) yield [[path, renderList(list, path, this.#contentOf(list, group))]]
    }
    if (addresses.length === 0) yield [[MODULE_LIST_PATH, formatNewestList({ modules: [] })]]
    const hash = (address: string) => catalogHash(splitAddress(address)).slice(0, SHORTEST_PREFIX)
    for (const group of groupBy(addresses, hash).values())
      yield renderCatalog(group.flatMap((address) => this.#read(address)))
  }

  #contentOf(list: List, addresses: readonly string[]): ModuleList {
    let content: ModuleList = { modules: [] }
    for (const address of addresses)
      for (const item of this.#read(address)) content = addToList(list, content, listItemOf(item))
    return content
  }

  #read(address: string): ModuleListItem[] {
    const text = this.#items.get(address)
    return text === undefined ? [] : [JSON.parse(text)]
  }
}

/** The namespaces of addresses and the names in them, as they were spelled first. `publish` refuses those that differ by case alone. */
export class AddressSpellings {
  readonly #known = new Map<string, string>()

  /** Adds an address. @returns the folder that clashes with one before, and what is wrong with it; undefined where none does */
  add(address: string): { readonly path: string; readonly message: string } | undefined {
    const { namespace, name } = splitAddress(address)
    for (const text of [namespace, `${namespace}/${name}`]) {
      const known = this.#known.get(text.toLowerCase())
      this.#known.set(text.toLowerCase(), text)
      if (known === undefined || known === text) continue
      return {
        path: `${MODULES_DIRECTORY}/${text}`,
        message: `${quote(text)} differs only by case from ${quote(known)}`,
      }
    }
    return undefined
  }
}

/** The item of a module in a list, as that of the catalog has it. */
function listItemOf({
  inputs: _,
  outputs: __,
  resources: ___,
  dependencies: ____,
  ...item
}: ModuleListItem): ModuleListItem {
  return item
}

/** The list with one more module. Of a list that shows the newest modules alone, no more is kept. */
function addToList({ format }: List, content: ModuleList, item: ModuleListItem): ModuleList {
  const { modules, hasMore = false } = content
  if (format !== formatNewestList || modules.length < 4 * LIST_LIMIT)
    return { modules: [...modules, item], hasMore }
  return { modules: newestItems([...modules, item]), hasMore: true }
}
