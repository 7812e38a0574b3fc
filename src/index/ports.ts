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

/** One moment of an index. */
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

/** What the module in a package offers. */
export interface PackagedInterfaces {
  /** @param zip as this tool writes it. Throws INDEX_INVALID for another one. */
  inPackage(zip: Uint8Array): Promise<ModuleInterface>
}

/** The wait after a lost race for the index. */
export interface RaceBackoff {
  /** Waits before repetition number `attempt`, from 1; false where the time of the run is over. */
  wait(attempt: number): Promise<boolean>
}

/** Whether what did not come true yet is tried again: a site that is not deployed yet. */
export interface Retry {
  /** Waits before try number `attempt` (1 is the first repetition); false where the time is up. */
  again(attempt: number): Promise<boolean>
}
