import type { LocatedFile } from '../index/ports.ts'
import type { CatalogModule } from '../search/catalog.ts'

/** Reads one snapshot of an index: all that it reads belongs together. */
export interface IndexReader {
  /** The bytes of a file; undefined if there is no such file. Throws INDEX_UNREACHABLE. */
  read(path: string): Promise<Uint8Array | undefined>
  /** Where a large file can be sent from; absent where files can only be read. Throws INDEX_UNREACHABLE. */
  readonly locate?: ((path: string) => Promise<LocatedFile | undefined>) | undefined
}

export interface ServedIndex {
  /** The newest snapshot; the same reader until there is a newer one. */
  current(): IndexReader
  /**
   * Calls back as soon as `current` is another reader, with the paths of the files that changed; undefined if any file may have.
   * Absent: any file may change whenever `current` does.
   */
  onChange?(listener: (paths: Iterable<string> | undefined) => void): void
  /** For `/healthz`, `/readyz` and `/metrics`. */
  health?(): IndexHealth | Promise<IndexHealth>
}

export interface IndexHealth {
  /** Commit of the snapshot that is served, of which all can be read although there is a problem; null for another index. */
  readonly commit: string | null
  /** When the index was last checked without a problem, in Unix seconds. */
  readonly checkedAt: number
  /** Error code of the last check; undefined if it went well. */
  readonly problem: string | undefined
}

export interface Compressor {
  compress(encoding: 'br' | 'gzip', bytes: Uint8Array): Promise<Uint8Array>
}

/** What pages are made from: one snapshot of the index. */
interface PageSources {
  read(path: string): Promise<Uint8Array | undefined>
  /** The modules of the catalog; the same list as long as the catalog is the same. */
  modules(): Promise<readonly CatalogModule[]>
}

/** A page of the website, or a file that pages load. */
export interface RenderedPage {
  readonly isFound: boolean
  readonly body: string | Uint8Array
  readonly type: string
  /** Whether the content at its path never changes. */
  readonly isImmutable: boolean
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

export interface PageRenderer {
  /**
   * The page at a path without the slash at its start: `modules/acme/`. One that is not found is a page too. Throws
   * INDEX_INVALID, INDEX_UNREACHABLE.
   */
  render(path: string, sources: PageSources): Promise<RenderedPage>
}
