import { createHash } from 'node:crypto'
import type { IndexReader } from '../ports.ts'
import { type Catalog, type CatalogShard, catalogOf, parseCatalogShard } from './catalog.ts'

const SHARDS = Array.from({ length: 256 }, (_, at) => `catalog/${at.toString(16).padStart(2, '0')}.json`)
/** A Git index and a web host answer this many questions at a time; each gives way to other requests. */
const READ_AT_ONCE = 8

interface ReadShard extends CatalogShard {
  /** Of its bytes. */
  readonly digest: string
}

/** The catalog of an index: read when the first list or search is asked for, and again where the index is another. */
export class CatalogSource {
  readonly #catalogs = new WeakMap<IndexReader, Promise<Catalog>>()
  #shards = new Map<string, ReadShard>()
  #isInUse = false

  /** Whether anybody has asked; then a new moment is better read before it is served. */
  get isInUse(): boolean {
    return this.#isInUse
  }

  /** Throws INDEX_INVALID, INDEX_UNREACHABLE; the next one who asks tries again. */
  read(reader: IndexReader): Promise<Catalog> {
    this.#isInUse = true
    const known = this.#catalogs.get(reader)
    if (known !== undefined) return known
    const catalog = this.#load(reader)
    this.#catalogs.set(reader, catalog)
    catalog.catch(() => this.#catalogs.delete(reader))
    return catalog
  }

  /** Shards that did not change keep their words, which cost the most to find out. */
  async #load(reader: IndexReader): Promise<Catalog> {
    const shards = new Map<string, ReadShard>()
    for (let at = 0; at < SHARDS.length; at += READ_AT_ONCE) {
      const paths = SHARDS.slice(at, at + READ_AT_ONCE)
      // Each is taken as it comes, so that other requests are answered between two of them.
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
