import type { OwnedRepository } from './core/collect/owner-listing.ts'
import type { Source } from './core/collect/source.ts'
import type { ListedTag } from './core/collect/tag-plan.ts'
import type { RepositoryConfig } from './core/config.ts'
import type { Visibility } from './core/exposure.ts'
import type { RepositoryIdentity } from './core/git-remote.ts'
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

/** Whether a lost race is run again. */
export interface Retry {
  /** Waits before try number `attempt` (1 is the first repetition); false where the time is up. */
  again(attempt: number): Promise<boolean>
}

/** Repositories of modules that are elsewhere. */
export interface SourceAccess {
  /** The tags as they are now; fetches nothing. Throws REPOSITORY_UNREACHABLE, PERMISSION, LIMIT_EXCEEDED. */
  listTags(source: Source): Promise<ListedTag[]>
  /** Fetches these tags alone, without history. Throws the same, and NOT_FOUND. */
  fetch(source: Source, tags: readonly string[]): Promise<FetchedModules>
}

/** The modules of a source at the tags that were fetched. */
export interface FetchedModules {
  readonly tags: Tags
  readonly config: ConfigSource
  readonly packer: Packer
  readonly interfaces: InterfaceSource
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  readonly publisher: RepositoryIdentity | undefined
  readonly repositoryUrl: string
  /** Lets go of processes and memory; whoever asks again gets the same answers. */
  rest(): Promise<void>
}

/** The repositories of a GitHub owner. */
export interface OwnerListing {
  /**
   * Repositories in the order of their making, 100 a page. Throws PERMISSION, REPOSITORY_UNREACHABLE.
   * @param etag of the page as it was; `unchanged` answers for it
   */
  page(owner: string, page: number, etag: string | undefined): Promise<'unchanged' | OwnerPage>
}

export interface OwnerPage {
  readonly etag: string | undefined
  readonly repositories: readonly OwnedRepository[]
  readonly isLast: boolean
}

/** Who may read what a collection reads and writes. */
export interface Visibilities {
  ofIndex(): Promise<Visibility>
  of(source: Source): Promise<Visibility>
}
