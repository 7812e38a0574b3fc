import type { ModuleInterface } from '../interface/module-interface.ts'
import type { ModuleDocument } from './format/documents.ts'
import type { IndexFiles } from './format/index-files.ts'
import type { IndexChange } from './plan/publication-plan.ts'
import type { IndexHistory } from './verify/ports.ts'

export interface IndexStore {
  /** Whether the first publish creates the index: true for a branch, false for a directory, which only `init` creates. */
  readonly isCreatedByPublish: boolean
  /** Checks without writing that `commit` may write. Throws PERMISSION, INDEX_UNREACHABLE. */
  readonly checkAccess?: () => Promise<void>
  /** The index as it is now. Throws INDEX_UNREACHABLE, PERMISSION. */
  open(): Promise<IndexSnapshot>
  /**
   * Writes the change if what `on` has read is still the same; `moved` means that nothing was written, and another try needs
   * a new snapshot. A Git branch gets all or nothing, a directory one file after the other in the order of the change. Throws PERMISSION, INDEX_UNREACHABLE.
   */
  commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { readonly commit: string | null }>
}

export interface LocatedFile {
  readonly file: string
  /** In bytes. */
  readonly size: number
}

export interface PrefetchedFiles {
  readonly paths: readonly string[]
  /** By directory: more paths below it, from the names in it. */
  readonly choices: ReadonlyMap<string, (names: readonly string[]) => readonly string[]>
}

export interface IndexSnapshot {
  /** False for a branch or a directory that does not exist yet. */
  readonly exists: boolean
  /** Commit of the branch; null for a directory. */
  readonly commit: string | null
  /**
   * Says what will probably be read soon, so that the next `read` brings all of it from the server in as few requests as it takes.
   * Absent where that saves nothing.
   */
  prefetch?(files: PrefetchedFiles): void
  /** The files among these paths that exist. */
  read(paths: readonly string[]): Promise<IndexFiles>
  /**
   * The file on this machine that holds the bytes of a path, so that nobody has to read it whole; undefined if the index has no
   * such file. Absent where the index is not on a disk here. Throws INDEX_UNREACHABLE.
   */
  locate?(path: string): Promise<LocatedFile | undefined>
  /**
   * The same files, one after the other, for a command that reads all of them. Absent where `list` and `read` are the way; what is
   * read this way is not part of what `commit` compares in a directory.
   */
  contents?(): IndexContents
  /** Every path of the index. For commands that show the whole index; a publish must not read what grows with it. */
  list(): Promise<string[]>
  /** The names in one directory; none where there is no such directory. */
  listDirectory(path: string): Promise<string[]>
  /**
   * The files of this name below the modules' folders of versions that a commit of the branch has deleted, each with the newest such
   * commit; as far as the history is on this machine. Absent for an index without a history.
   */
  deletedFiles?(name: string): Promise<ReadonlyMap<string, string>>
  /**
   * The paths of the files that differ from those of an earlier snapshot of the same index; undefined where any file may. Of a
   * directory, the files that have been read since `open` first was called, each until it is reported.
   */
  changedSince?(earlier: IndexSnapshot): Promise<ReadonlySet<string> | undefined>
  /**
   * Whether a repository on this machine had this snapshot at its branch before that commit, or does not know the commit. Absent where
   * a server gives the newest one, and for a directory.
   */
  isOlderThan?(commit: string): Promise<boolean>
  /** The commits up to this snapshot, of an index that was opened for its history; absent for one without. */
  history?(): IndexHistory
}

export interface ListedFile {
  readonly path: string
  /** Whether it is a link, a submodule, a FIFO, a socket or a device. It is never read. */
  readonly isSpecial: boolean
  /** Of the blob in Git; undefined in a directory. */
  readonly oid?: string
}

/** The files of an index, read without holding them in memory. */
export interface IndexContents {
  /** Commit of the branch; null for a directory. */
  readonly commit: string | null
  /** Every file once, some at a time; those below one directory follow one another. Throws INDEX_UNREACHABLE, PERMISSION. */
  list(): AsyncIterable<readonly ListedFile[]>
  /** The same of these files and folders alone. Absent where nothing asks for it: for an index without a history. */
  listBelow?(paths: readonly string[]): AsyncIterable<readonly ListedFile[]>
  /** The bytes of these files, by path. One that is over 32 MiB, or that is gone meanwhile, is left out. */
  read(files: readonly ListedFile[]): Promise<ReadonlyMap<string, Uint8Array>>
  /** Gives the bytes of a file piece by piece; false where it is gone meanwhile. A piece is valid only during the call: copy what is kept. */
  stream(file: ListedFile, into: (bytes: Uint8Array) => void): Promise<boolean>
}

export interface PackagedInterfaces {
  /** Throws INDEX_INVALID for a zip that this tool did not write. */
  inPackage(zip: Uint8Array, subdirectory: string): Promise<ModuleInterface>
}

export interface RaceBackoff {
  /** Waits before repetition number `attempt`, from 1; false where the time of the run is over. */
  wait(attempt: number): Promise<boolean>
}

/** Decisions about published versions that a rendering writes down on its way. */
export interface ModuleDecisions {
  /** Another text where they are others: modules are rendered again then. */
  readonly key: string
  /** The module with the decisions; made twice, it is made once. */
  apply(module: ModuleDocument): ModuleDocument
}
