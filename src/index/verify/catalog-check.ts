import { createHash } from 'node:crypto'
import { quote } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import type { ModuleDocument } from '../format/documents.ts'
import {
  catalogItem,
  formatAddressList,
  type IndexedVersion,
  type ModuleListItem,
  parseModuleList,
} from '../format/module-list.ts'
import { catalogPath } from '../format/paths.ts'
import type { CheckContext } from './check-context.ts'
import type { FindingCode } from './finding.ts'
import type { ListedFile } from './ports.ts'

/** Whether the path is that of a file of the catalog. */
export function isCatalogPath(path: string): boolean {
  return /^catalog\/[0-9a-f]+\.json$/.test(path)
}

/** The check of the catalog. Of each module it holds a digest of its item: the items of a large registry fill a gigabyte. */
export class CatalogCheck {
  readonly #context: CheckContext
  /** By address; undefined where nobody can say what the item should be. */
  readonly #expected = new Map<string, string | undefined>()

  constructor(context: CheckContext) {
    this.#context = context
  }

  add(module: ModuleDocument, latest: IndexedVersion): void {
    this.#expected.set(formatModuleAddress(module.address), digestOf(catalogItem(module, latest)))
  }

  /** A module that cannot be read. */
  skip(address: ModuleAddress): void {
    this.#expected.set(formatModuleAddress(address), undefined)
  }

  /** Compares the items of all modules with the files of the catalog. */
  async finish(files: readonly ListedFile[]): Promise<void> {
    for (const file of files) {
      const bytes = (await this.#context.contents.read([file])).get(file.path)
      if (bytes !== undefined) this.#compare(file.path, bytes)
    }
    for (const [address, digest] of this.#expected)
      if (digest !== undefined)
        this.#add('MODULE_UNLISTED', 'the catalog does not have the module', null, address)
  }

  #compare(path: string, bytes: Uint8Array): void {
    const items = this.#itemsIn(path, bytes)
    if (items === undefined) return
    if (Buffer.compare(Buffer.from(formatAddressList(items)), bytes) !== 0)
      this.#add('DERIVED_CHANGED', 'the file is not written as the tool writes it', path)
    for (const item of items) this.#compareItem(path, item)
  }

  #compareItem(path: string, item: ModuleListItem): void {
    const address = { namespace: item.namespace, name: item.name, system: item.provider }
    const text = formatModuleAddress(address)
    const isKnown = this.#expected.has(text)
    const expected = this.#expected.get(text)
    this.#expected.delete(text)
    if (!isKnown || catalogPath(address) !== path)
      this.#add('DERIVED_CHANGED', `the file names ${quote(text)}, which does not belong to it`, path)
    else if (expected !== undefined && expected !== digestOf(item))
      this.#add('DERIVED_CHANGED', 'the catalog shows the module as it is not', path, text)
  }

  #itemsIn(path: string, bytes: Uint8Array): ModuleListItem[] | undefined {
    try {
      return parseModuleList(path, bytes)
    } catch {
      this.#add('DERIVED_CHANGED', 'the file is no list of modules', path)
      return undefined
    }
  }

  #add(code: FindingCode, message: string, path: string | null, address: string | null = null): void {
    this.#context.add({ code, address, version: null, message, path })
  }
}

function digestOf(item: ModuleListItem): string {
  return createHash('sha256').update(canonicalJson(item)).digest('base64')
}
