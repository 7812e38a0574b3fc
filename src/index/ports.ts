import type { ModuleInterface } from '../interface/module-interface.ts'
import type { IndexFiles } from './format/index-files.ts'
import type { IndexChange } from './plan/publication-plan.ts'

/** A registry index: a directory, or a branch of a Git repository. */
export interface IndexStore {
  /** A missing branch is created by the first publish; a directory by `init` only. */
  readonly isCreatedByPublish: boolean
  /** Proves, without writing, that `commit` may write. Throws PERMISSION, INDEX_UNREACHABLE. */
  readonly checkAccess?: () => Promise<void>
  /** The index as it is now. Throws INDEX_UNREACHABLE, PERMISSION. */
  open(): Promise<IndexSnapshot>
  /**
   * Writes the change if the index still is what `on` saw; `moved` wrote nothing and asks for another try on a new snapshot.
   * All or nothing on a Git branch; in a directory file by file in the change's order. Throws PERMISSION, INDEX_UNREACHABLE.
   */
  commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { readonly commit: string | null }>
}

/** An index as it was when it was opened. */
export interface IndexSnapshot {
  /** False for a branch or a directory that does not exist yet. */
  readonly exists: boolean
  /** Commit of the branch; null for a directory. */
  readonly commit: string | null
  /** The files among these paths that exist. */
  read(paths: readonly string[]): Promise<IndexFiles>
  /** Every path of the index; for commands that rebuild or audit it, never for a publish. */
  list(): Promise<string[]>
}

/** Reads the interface of the module in a package. */
export interface PackagedInterfaces {
  /** @param zip as this tool writes it. Throws INDEX_INVALID for another one. */
  inPackage(zip: Uint8Array): Promise<ModuleInterface>
}

/** The wait after a lost race for the index. */
export interface RaceBackoff {
  /** Waits before repetition number `attempt`, from 1; false where the time of the run is over. */
  wait(attempt: number): Promise<boolean>
}
