import type { SiteState } from './site-state.ts'

/** Where a site is written to. Paths are those of files, from its root. */
export interface SiteOutput {
  /** Of the last run that ended well; undefined for a new output, and after a run that was killed. */
  readonly state: SiteState | undefined
  begin(): void
  finish(state: SiteState): void
  has(path: string): boolean | Promise<boolean>
  /**
   * The paths of all files below a directory; the empty one is the root. Absent where that would take long: what would be compared is
   * then written again.
   */
  list?(directory: string): string[]
  /** Undefined where there is no such file. */
  read(path: string): Uint8Array | undefined | Promise<Uint8Array | undefined>
  /** Throws INDEX_INVALID for a path that leaves the output. */
  write(path: string, content: string | Uint8Array): void
  /** Writes what `from` gives piece by piece, unless it gives false. */
  stream(path: string, from: (into: (bytes: Uint8Array) => void) => Promise<boolean>): Promise<boolean>
  remove(path: string): void
  /** Removes all files below a directory but these, and says how many. */
  removeOthers(directory: string, kept: ReadonlySet<string>): number
}
