import { createHash } from 'node:crypto'
import { getOrInsert } from '../base/get-or-insert.ts'
import { type CatalogModule, catalogAddress, parseCatalog, walkCatalog } from '../search/catalog.ts'
import { createSearchIndex, findModules } from '../search/module-search.ts'
import type { IndexReader } from './ports.ts'

/** Files of the catalog that are read at the same time. The rest waits. */
const READ_AT_ONCE = 8

export interface Catalog {
  /** The newest commit first, then by address. */
  readonly modules: readonly CatalogModule[]
  /** Those that match all words, best match first. */
  search(words: readonly string[]): CatalogModule[]
}

interface KnownFile {
  /** SHA-256 of the file, in hex. */
  readonly digest: string
  readonly modules: readonly CatalogModule[]
  readonly children: readonly string[]
}

/**
 * Reads the catalog of an index at the first list or search, and again for each new snapshot. All snapshots share one index of words,
 * which is that of the newest: an older one, which is about to go, does not find what is gone.
 */
export class CatalogSource {
  readonly #pause: () => Promise<void>
  readonly #catalogs = new WeakMap<IndexReader, Promise<Catalog>>()
  readonly #index = createSearchIndex()
  readonly #files = new Map<string, KnownFile>()
  #last: Promise<unknown> = Promise.resolve()
  #isInUse = false

  /** @param pause lets other requests come first; several files may have been read at once, and each takes milliseconds to parse */
  constructor(pause: () => Promise<void> = async () => {}) {
    this.#pause = pause
  }

  /** True after the first list or search. The catalog of a new snapshot should then be read before it is served. */
  get isInUse(): boolean {
    return this.#isInUse
  }

  /** Throws INDEX_INVALID and INDEX_UNREACHABLE; the next call then tries again. */
  read(reader: IndexReader): Promise<Catalog> {
    this.#isInUse = true
    return getOrInsert(this.#catalogs, reader, () => {
      const load = () => this.#load(reader)
      const catalog = this.#last.then(load, load)
      this.#last = catalog
      catalog.catch(() => this.#catalogs.delete(reader))
      return catalog
    })
  }

  async #load(reader: IndexReader): Promise<Catalog> {
    const paths = new Set<string>()
    await walkCatalog(
      async (some) => {
        const bytes = await Promise.all(some.map((path) => reader.read(path)))
        return new Map(some.flatMap((path, at) => (bytes[at] === undefined ? [] : [[path, bytes[at]]])))
      },
      READ_AT_ONCE,
      async (path, bytes) => {
        await this.#pause()
        paths.add(path)
        return this.#take(path, bytes)
      },
    )
    await this.#pause()
    const gone = [...this.#files].filter(([path]) => !paths.has(path))
    for (const [path] of gone) this.#files.delete(path)
    const modules = newestFirst([...this.#files.values()].flatMap((file) => file.modules))
    const byAddress = new Map(modules.map((module) => [catalogAddress(module), module]))
    for (const [, file] of gone)
      this.#forget(file.modules.filter((module) => !byAddress.has(catalogAddress(module))))
    const search = (words: readonly string[]) =>
      findModules(this.#index, words).flatMap((address) => byAddress.get(address) ?? [])
    return { modules, search }
  }

  /** Does not parse a file again that did not change: to index its words costs most. */
  #take(path: string, bytes: Uint8Array): readonly string[] {
    const digest = createHash('sha256').update(bytes).digest('hex')
    const known = this.#files.get(path)
    if (known?.digest === digest) return known.children
    const { modules, searched, children } = parseCatalog(path, bytes)
    this.#forget(known?.modules ?? [])
    for (const module of searched) {
      if (this.#index.has(module.address)) this.#index.discard(module.address)
      this.#index.add(module)
    }
    this.#files.set(path, { digest, modules, children })
    return children
  }

  #forget(modules: readonly CatalogModule[]): void {
    for (const address of modules.map(catalogAddress))
      if (this.#index.has(address)) this.#index.discard(address)
  }
}

/** By commit, then by address. Dates are compared as numbers: as texts they take several times as long. */
function newestFirst(modules: readonly CatalogModule[]): CatalogModule[] {
  return modules
    .map((module) => ({ module, time: Date.parse(module.updated_at) || 0 }))
    .sort((a, b) => b.time - a.time || (catalogAddress(a.module) < catalogAddress(b.module) ? -1 : 1))
    .map(({ module }) => module)
}
