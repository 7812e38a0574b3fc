/** One moment of an index, as the server reads it; what is read through one reader belongs together. */

export interface IndexReader {
  /** Undefined where there is no such file. Throws INDEX_UNREACHABLE. */
  read(path: string): Promise<Uint8Array | undefined>
}

/** The index that a server answers from. */
export interface ServedIndex {
  /** The index as it is now; the same reader until there is a newer one. */
  current(): IndexReader
  /** How it is with the index, for those who watch the server. */
  standing?(): IndexStanding
}

export interface IndexStanding {
  /** Of the branch that is served; null for a directory. */
  readonly commit: string | null
  /** Unix seconds of the last look that went well. */
  readonly lookedAt: number
  /** Code of what is wrong since; undefined while all is well. */
  readonly problem: string | undefined
}

/** How often versions were downloaded. */
export interface DownloadCounts {
  /** Of all versions of `ns/name/system`, or of one. */
  of(address: string, version?: string): number
  add(address: string, version: string): void
}

export interface Compressor {
  compress(encoding: 'br' | 'gzip', bytes: Uint8Array): Promise<Uint8Array>
}
