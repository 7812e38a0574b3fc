import { groupBy } from '../../base/group.ts'
import { splitAddress } from '../../module/module-address.ts'
import { listItemOf, type ModuleList, type ModuleListItem } from '../format/module-list.ts'
import { catalogHash } from '../format/paths.ts'
import { SHORTEST_PREFIX } from '../limits.ts'
import { renderCatalog } from './catalog-plan.ts'
import { addToList, LISTS, type List, type RenderedFile, renderList } from './file-table.ts'

/** The lists and the catalog of all modules of an index. Of each module it keeps the item of the catalog, as text. */
export class ListPlan {
  readonly #items = new Map<string, string>()

  /** @param item of the catalog; undefined for a module that no list shows */
  set(address: string, item: ModuleListItem | undefined): void {
    if (item === undefined) this.#items.delete(address)
    else this.#items.set(address, JSON.stringify(item))
  }

  clear(): void {
    this.#items.clear()
  }

  /** The files, a few at a time. A list without modules is none of them. */
  *files(): Generator<RenderedFile[]> {
    const addresses = [...this.#items.keys()]
    for (const list of LISTS) {
      for (const [path, group] of groupBy(addresses, (address) => list.path(splitAddress(address))))
        yield [[path, renderList(list, path, this.#contentOf(list, group))]]
    }
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
