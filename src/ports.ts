import type { RepositoryConfig } from './core/config.ts'
import type { FileContent, IndexChange } from './core/index/change.ts'
import type { IndexFiles } from './core/index/contents.ts'
import type { PackageKind, Place } from './core/index/documents.ts'
import type { ModuleInterface } from './core/interface/module-interface.ts'
import type { Package } from './core/package.ts'
import type { Selection } from './core/selection.ts'

/** Progress for people, one line a step; results never go through it. */
export interface Log {
  info(line: string): void
  warn(line: string): void
  /** Commands and requests without their headers and bodies. */
  debug(line: string): void
}

export interface TaggedCommit {
  readonly tag: string
  /** 40 hex; an annotated tag is followed to its commit. */
  readonly commit: string
  /** Committer date, Unix seconds. */
  readonly committedAt: number
}

/** The tags of the repository that holds the modules. */
export interface Tags {
  /** Undefined for a tag that does not exist or names no commit. */
  find(tag: string): Promise<TaggedCommit | undefined>
  all(): Promise<TaggedCommit[]>
}

/** The optional config file of the repository that holds the modules. */
export interface ConfigSource {
  /** The commit's own copy, else that of the repository's HEAD, else the empty one. Throws INVALID_CONFIG. */
  at(commit: string | 'HEAD'): Promise<RepositoryConfig>
}

export interface Packer {
  /**
   * The one zip of a module: same commit, same directory, same bytes. Throws NOT_A_MODULE, UNSAFE_PACKAGE,
   * SECRET_IN_PACKAGE, LIMIT_EXCEEDED, each with every path named.
   */
  pack(request: PackRequest): Promise<Package>
}

export interface PackRequest {
  readonly commit: string
  /** Directory of the module; `''` is the root. */
  readonly path: string
  /** Paths, from the repository's root, that may look like secrets. */
  readonly allow: readonly string[]
}

/** What modules offer, read from their configuration. */
export interface InterfaceSource {
  /** The files of a commit's package, as far as they say something of the interface. Throws NOT_FOUND, NOT_A_MODULE. */
  atCommit(request: { readonly commit: string; readonly path: string }): Promise<ModuleInterface>
}

/** What the module in a package offers. */
export interface PackagedInterfaces {
  /** @param zip as this tool writes it. Throws INDEX_INVALID for another one. */
  inPackage(zip: Uint8Array): Promise<ModuleInterface>
}

/** A kind of place that packages lie in. */
export interface PackageStore {
  readonly kind: PackageKind
  /**
   * Where the package will be found; looks, and writes nothing. Throws INVALID_INPUT where it cannot lie there,
   * VERSION_EXISTS and STORE_REFUSED where something else does.
   */
  locate(selection: Selection, pkg: Package): Promise<Placement>
  /** Proves, without writing, that `put` may write. Absent where nothing is written. Throws PERMISSION, STORE_REFUSED. */
  readonly checkAccess?: () => Promise<void>
  /**
   * Makes the package fetchable at the place that was located; twice is once.
   * @param registryUrl public URL of the registry, for text that people read
   */
  put(selection: Selection, pkg: Package, registryUrl: string | null): Promise<void>
}

export interface Placement {
  readonly place: Place
  /** What must travel in the index commit, by its path; empty for places outside of the index. */
  readonly files: ReadonlyMap<string, FileContent>
}

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

/** Whether a lost race is run again. */
export interface Retry {
  /** Waits before try number `attempt` (1 is the first repetition); false where the time is up. */
  again(attempt: number): Promise<boolean>
}
