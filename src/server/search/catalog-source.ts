import { createHash } from 'node:crypto'
import type { IndexReader } from '../ports.ts'
import { type Catalog, type CatalogShard, catalogOf, parseCatalogShard } from './catalog.ts'

const SHARDS = Array.from({ length: 256 }, (_, at) => `catalog/${at.toString(16).padStart(2, '0')}.json`)
/** Files that are read at a time. */
const READ_AT_ONCE = 8

interface ReadShard extends CatalogShard {
  /** SHA-256 of the file, in hex. */
  readonly digest: string
}

/** Reads the catalog of an index at the first list or search, and again for each new snapshot. */
export class CatalogSource {
  readonly #catalogs = new WeakMap<IndexReader, Promise<Catalog>>()
  #shards = new Map<string, ReadShard>()
  #isInUse = false

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
    for (let at = 0; at < SHARDS.length; at += READ_AT_ONCE) {
      const paths = SHARDS.slice(at, at + READ_AT_ONCE)
      // Each is parsed as soon as it is read, so that the server handles other requests between two of them.
      const read = async (path: string) => {
        const bytes = await reader.read(path)
        if (bytes !== undefined) shards.set(path, this.#shard(path, bytes))
      }
      await Promise.all(paths.map(read))
    }
    this.#shards = shards
    return catalogOf([...shards.values()])
  }

  #shard(path: string, bytes: Uint8Array): ReadShard {
    const digest = createHash('sha256').update(bytes).digest('hex')
    const known = this.#shards.get(path)
    return known?.digest === digest ? known : { ...parseCatalogShard(path, bytes), digest }
  }
}
