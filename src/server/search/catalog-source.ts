import { createHash } from 'node:crypto'
import { catalogPath } from '../../index/format/paths.ts'
import { READ_AT_ONCE } from '../limits.ts'
import type { IndexReader } from '../ports.ts'
import { type Catalog, catalogOf, parseCatalogShard } from './catalog.ts'

/** Of the hash of a module: those of the files that every catalog has. */
const PREFIXES = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))

interface ReadShard extends ReturnType<typeof parseCatalogShard> {
  /** SHA-256 of the file, in hex. */
  readonly digest: string
}

/** Reads the catalog of an index at the first list or search, and again for each new snapshot. */
export class CatalogSource {
  readonly #pause: () => Promise<void>
  readonly #catalogs = new WeakMap<IndexReader, Promise<Catalog>>()
  #shards = new Map<string, ReadShard>()
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
    const known = this.#catalogs.get(reader)
    if (known !== undefined) return known
    const catalog = this.#load(reader)
    this.#catalogs.set(reader, catalog)
    catalog.catch(() => this.#catalogs.delete(reader))
    return catalog
  }

  /** Does not parse shards again that did not change: to index their words costs most. */
  async #load(reader: IndexReader): Promise<Catalog> {
    const shards = new Map<string, ReadShard>()
    let prefixes: readonly string[] = PREFIXES
    while (prefixes.length > 0) {
      const below: string[] = []
      for (let at = 0; at < prefixes.length; at += READ_AT_ONCE) {
        const some = prefixes.slice(at, at + READ_AT_ONCE)
        const read = await Promise.all(some.map((prefix) => reader.read(catalogPath(prefix))))
        for (const [each, prefix] of some.entries()) {
          const bytes = read[each]
          if (bytes === undefined) continue
          await this.#pause()
          const shard = this.#shard(catalogPath(prefix), bytes)
          shards.set(catalogPath(prefix), shard)
          below.push(...shard.children.map((digit) => prefix + digit))
        }
      }
      prefixes = below
    }
    this.#shards = shards
    await this.#pause()
    return catalogOf([...shards.values()])
  }

  #shard(path: string, bytes: Uint8Array): ReadShard {
    const digest = createHash('sha256').update(bytes).digest('hex')
    const known = this.#shards.get(path)
    return known?.digest === digest ? known : { ...parseCatalogShard(path, bytes), digest }
  }
}
