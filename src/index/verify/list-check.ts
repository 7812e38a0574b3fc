import { quote } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import { splitAddress } from '../../module/module-address.ts'
import { itemAddress, latestOf, parseModuleList } from '../format/module-list.ts'
import { catalogHash, isCatalogPath } from '../format/paths.ts'
import { SHORTEST_PREFIX } from '../limits.ts'
import { LISTS } from '../plan/file-table.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import { FolderFiles } from '../walk/folder-files.ts'
import { AddressSpellings, ListPlan } from '../walk/list-plan.ts'
import type { WalkedModule } from '../walk/module-walk.ts'
import type { Problem } from '../walk/problem.ts'

export class ListCheck {
  readonly #contents: IndexContents
  readonly #add: (problem: Problem) => void
  readonly #plan = new ListPlan()
  readonly #spellings = new AddressSpellings()
  /** Lists that show a module that cannot be read, and prefixes of the catalog: nobody can say what these should be. */
  readonly #unknown = new Set<string>()

  constructor(contents: IndexContents, add: (problem: Problem) => void) {
    this.#contents = contents
    this.#add = add
  }

  async addModule(walked: WalkedModule): Promise<void> {
    const { address } = walked
    const clash = this.#spellings.add(address)
    if (clash !== undefined) this.#add({ code: 'ADDRESS_CLASH', address, version: null, ...clash })
    if (!isUnread(walked)) return this.#plan.add(walked)
    const parts = splitAddress(address)
    for (const list of LISTS) this.#unknown.add(list.path(parts))
    this.#unknown.add(`catalog/${catalogHash(parts)}`.slice(0, CATALOG_PREFIX_LENGTH))
  }

  /** Compares them when all modules are known. @param listed the lists that the index has, by path */
  async finish(listed: ReadonlyMap<string, ListedFile>): Promise<void> {
    const rest = new Map(listed)
    for (const files of this.#plan.files()) {
      for (const [path, text] of files) {
        const file = rest.get(path)
        rest.delete(path)
        if (this.#isKnown(path)) await this.#compare(path, text, file)
      }
    }
    for (const path of rest.keys()) {
      const what = isCatalogPath(path)
        ? 'module is left for this file of the catalog'
        : 'version is left for this list'
      if (this.#isKnown(path)) this.#report('DERIVED_CHANGED', `no listed ${what}`, path)
    }
  }

  /** How the catalog is cut into files depends on every module of a prefix. */
  #isKnown(path: string): boolean {
    return !this.#unknown.has(path) && !this.#unknown.has(path.slice(0, CATALOG_PREFIX_LENGTH))
  }

  async #compare(path: string, text: string | null, file: ListedFile | undefined): Promise<void> {
    const files = new FolderFiles(this.#contents, file === undefined ? [] : [file])
    const different = await files.different([[path, text]])
    if (different.length === 0) return
    const expected = text === null || !isCatalogPath(path) ? undefined : itemsIn(path, Buffer.from(text))
    if (expected !== undefined) {
      // One that is too large to be read is no list either.
      const bytes = file && ((await files.read([path])).get(path) ?? new Uint8Array())
      return this.#compareItems(path, expected, bytes)
    }
    files.change(different)
    for (const problem of files.problems) this.#add(problem)
  }

  #compareItems(path: string, expected: ReadonlyMap<string, string>, bytes: Uint8Array | undefined): void {
    const shown = bytes === undefined ? new Map<string, string>() : itemsIn(path, bytes)
    if (shown === undefined) {
      this.#report('DERIVED_CHANGED', 'the file is no list of modules', path)
      return
    }
    const added = [...shown.keys()].filter((address) => !expected.has(address))
    const others = [...expected].filter(([address, item]) => shown.get(address) !== item)
    for (const [address] of others) {
      if (!shown.has(address))
        this.#report('MODULE_UNLISTED', 'the catalog does not have the module', path, address)
      else this.#report('DERIVED_CHANGED', 'the catalog shows the module as it is not', path, address)
    }
    for (const address of added)
      this.#report('DERIVED_CHANGED', `the file names ${quote(address)}, which does not belong to it`, path)
    if (added.length === 0 && others.length === 0)
      this.#report('DERIVED_CHANGED', 'the file is not written as the tool writes it', path)
  }

  #report(code: Problem['code'], message: string, path: string, address: string | null = null): void {
    this.#add({ code, address, version: null, message, path })
  }
}

/** Whether nobody can say what lists show of a module. */
export function isUnread({ module, latest, damage }: WalkedModule): boolean {
  return module === undefined ? damage.length > 0 : latest === undefined && latestOf(module) !== undefined
}

const CATALOG_PREFIX_LENGTH = 'catalog/'.length + SHORTEST_PREFIX

/** The items of a list, as text, by address; undefined for what is no list of modules. */
function itemsIn(path: string, bytes: Uint8Array): Map<string, string> | undefined {
  try {
    return new Map(
      parseModuleList(path, bytes).modules.map((item) => [itemAddress(item), canonicalJson(item)]),
    )
  } catch {
    return undefined
  }
}
