import type { FileContent, IndexChange } from '../index/plan/publication-plan.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'
import type { License } from '../module/license.ts'
import type { PackageExtent, Release } from '../module/release.ts'
import type { Version } from '../module/version.ts'
import type { AttachedDocument } from '../oci/referrers.ts'
import type { Package } from '../package/package.ts'
import type { RepositoryConfig } from './config.ts'
import type { PackageKind } from './package-kinds.ts'
import type { Selection } from './selection.ts'

export interface TaggedCommit {
  readonly tag: string
  /** 40 hex; an annotated tag is followed to its commit. */
  readonly commit: string
  /** Committer date, Unix seconds. */
  readonly committedAt: number
  /** Whether the repository lacks the object that `commit` names: a commit, or the tag object that leads to one. */
  readonly isMissing?: boolean
}

export interface Tags {
  /** Undefined for a tag that does not exist or names no commit. */
  find(tag: string): Promise<TaggedCommit | undefined>
  all(): Promise<TaggedCommit[]>
  /** Whether tags may be missing, as the history of a shallow clone is cut. */
  readonly isCut?: boolean
}

/** The optional config file of the repository that holds the modules. */
export interface ConfigSource {
  /**
   * The commit's own copy, else that of the repository's HEAD, else the empty one. Throws INVALID_CONFIG and LIMIT_EXCEEDED for that copy,
   * {@link RepositoryLimit}.
   */
  at(commit: string | 'HEAD'): Promise<RepositoryConfig>
  /**
   * Whether the commit lacks the module, which the copy of another commit or a file that was named has. Absent where each commit has a copy
   * of its own.
   */
  readonly lacksModule?: ((module: ModulePath) => Promise<boolean>) | undefined
  /** Whether the commit has configuration in the directory. Absent: the first of several directories is taken. */
  readonly hasModule?: ((module: ModulePath) => Promise<boolean>) | undefined
  /** Whether the commit has the directory: its configuration may be in those below it. */
  readonly hasDirectory?: ((module: ModulePath) => Promise<boolean>) | undefined
}

export interface Packer {
  /**
   * The one zip of a module: same commit, same directory, same bytes. Throws NOT_A_MODULE, UNSAFE_PACKAGE,
   * LIMIT_EXCEEDED, each with every path named. Secrets are for the caller to refuse.
   */
  pack(request: PackRequest): Promise<Package>
  /** Deletes the zip of a package that nobody reads any more. Absent where it is kept until the run ends. */
  readonly discard?: ((pkg: Package) => Promise<void>) | undefined
}

export interface ModulePath {
  readonly commit: string
  /** Directory of the module; `''` is the root. */
  readonly path: string
}

export interface PackRequest extends ModulePath, PackageExtent {
  /** Whether clients clone the repository (kind `git` alone): they get what a zip cannot hold, such as submodules. */
  readonly isCommit?: boolean | undefined
}

export interface InterfaceSource {
  /** The interface of the module that a commit holds at a path. Throws NOT_FOUND, NOT_A_MODULE. */
  atCommit(module: ModulePath): Promise<ModuleInterface>
  /**
   * What configuration in these directories, and below them but for examples and tests, names above its own directory and outside of them.
   * Undefined where it, or a script, goes up in a way that does not say what it reads. Throws as `atCommit`.
   */
  namedAt(request: {
    readonly commit: string
    /** A directory that has all `paths`. */
    readonly packageRoot: string
    /** Of files and directories of the repository. */
    readonly paths: ReadonlySet<string>
  }): Promise<readonly string[] | undefined>
}

export interface ModuleRepository {
  readonly tags: Tags
  readonly config: ConfigSource
  readonly packer: Packer
  readonly interfaces: InterfaceSource
  /** The licence of a module: the file in its directory, else in the root of the repository; undefined without one. */
  license(module: ModulePath): Promise<License | undefined>
  /** Undefined where it has no origin on a host. */
  readonly publisher: RepositoryIdentity | undefined
  /** https URL; `''` where it has none. */
  readonly repositoryUrl: string
  /** A config file that is not committed, so that it counts for nothing. Absent where there is none. */
  readonly uncommittedConfig?: string | undefined
  /** Aborted when the repository has taken all the time that it may: then it is refused as a whole. Absent without a limit. */
  readonly signal?: AbortSignal | undefined
  /** Ends processes and frees memory. Whoever asks again starts them again and gets the same answers. */
  close(): Promise<void>
}

export interface PackageStore {
  /**
   * Where everybody could read the package, as a text that continues "its package would be stored "; undefined where only those
   * can who may read the module repository, or who have credentials for the storage. Throws STORE_UNREACHABLE.
   */
  publicLocation(selection: Selection): Promise<string | undefined>
  /**
   * Where the package will be found; reads, and writes nothing. Throws INVALID_INPUT where it cannot be stored there,
   * VERSION_EXISTS and STORE_REFUSED where something else is stored there.
   */
  resolve(selection: Selection, pkg: Package): Promise<ResolvedPackage>
  /**
   * Proves that `store` may write what was resolved, and leaves nothing behind. Absent where nothing is written. Throws
   * PERMISSION, STORE_REFUSED.
   */
  readonly checkAccess?: (() => Promise<void>) | undefined
  /**
   * Makes the package fetchable at the location that was resolved; twice is once. Throws STORE_REFUSED, STORE_UNREACHABLE,
   * VERSION_EXISTS, PERMISSION.
   */
  store(selection: Selection, pkg: Package, registry: RegistryFacts): Promise<void>
  /**
   * Looks whether a package that was stored before is still as it was published; undefined where it is, and, with a warning, where
   * that cannot be read. Absent where nothing can be lost but the index. Throws VERSION_EXISTS where the name of the version now
   * is another package's, STORE_REFUSED where the package cannot be made again byte by byte, WOULD_EXPOSE, and what `pack` throws.
   */
  readonly findRepair?:
    | ((stored: PublishedPackage, about: RepairContext) => Promise<Repair | undefined>)
    | undefined
  /**
   * Attaches a document to the stored package; the same document twice is once. Absent where documents cannot be attached.
   * Throws STORE_REFUSED, STORE_UNREACHABLE, PERMISSION.
   */
  readonly attach?:
    | ((selection: Selection, pkg: Package, document: AttachedDocument) => Promise<void>)
    | undefined
}

/** What a store knows of the registry that a package is published in. */
export interface RegistryFacts {
  /** Public URL, for text that people read. */
  readonly registryUrl: string | null
  /** What callers name behind `//` in that text; `''` is the root. */
  readonly directory: string
  /** Yanked and removed versions of the module: no name that follows the latest version names them. */
  readonly withdrawn: ReadonlySet<Version>
}

export interface PublishedPackage {
  readonly release: Release
  /** As the index names it. */
  readonly location: string
  /** `sha256:<hex>` of the zip. */
  readonly digest: string
}

export interface RepairContext {
  readonly selection: Selection
  /** Whether only those may read the package who may read its repository. */
  readonly isPrivate: boolean
  /** Yanked and removed versions of the module. */
  readonly withdrawn: ReadonlySet<Version>
  readonly pack: () => Promise<Package>
  /** The documents that were attached to it and can be made again. */
  readonly documents: () => Promise<readonly AttachedDocument[]>
}

/** What is done about a stored package that is no longer as it was published. */
export interface Repair {
  /** What is wrong, as a sentence of its own without a full stop. */
  readonly problem: string
  /** Puts back what is missing; twice is once. Throws STORE_REFUSED, STORE_UNREACHABLE, PERMISSION. */
  run(): Promise<void>
}

/** A store for every kind: a kind without one does not compile. */
export type PackageStores = Readonly<Record<PackageKind, PackageStore>>

/** A package whose location is known, and which is not stored yet. */
export interface ResolvedPackage {
  /** As `release.json` names it. */
  readonly location: string
  /** What must travel in the index commit, by its path; empty for storage outside of the index. */
  readonly files: ReadonlyMap<string, FileContent>
}

/** Signs a public statement of which run made a package, and from which commit. */
export interface Attestor {
  /** Proves, without writing, what can be proven of the right to attest. Throws PERMISSION, ATTESTATION_FAILED. */
  checkAccess(): Promise<void>
  /** The signed statements, made once for each digest. Throws PERMISSION, ATTESTATION_FAILED. */
  attest(release: Release, pkg: Package): Promise<readonly AttachedDocument[]>
}

export interface PullRequest {
  readonly url: string
  readonly isOpen: boolean
  /** The commit that its branch is at, or was at when it was closed or merged. */
  readonly head: string
  readonly title: string
  readonly body: string
}

export type PullRequestText = Pick<PullRequest, 'title' | 'body'>

/** The pull requests from one branch to the index branch; at most one of them is open. */
export interface PullRequests {
  /** The newest ones, the newest first. Throws PERMISSION, INDEX_UNREACHABLE. */
  list(): Promise<readonly PullRequest[]>
  /** Opens a pull request, or gives the open one this text, if it has another. Throws PERMISSION, INDEX_UNREACHABLE. */
  put(text: PullRequestText): Promise<PullRequest>
}

/** A branch that holds one commit on top of the index branch, for a pull request. Throws PERMISSION, INDEX_UNREACHABLE. */
export interface PullRequestBranch {
  open(): Promise<IndexSnapshot>
  parentOf(tip: IndexSnapshot): Promise<string | null>
  /**
   * Makes the change on a snapshot of the index the one commit of the branch, if the branch is still where `tip` saw it; `moved` means
   * that nothing was written.
   */
  replace(
    change: IndexChange,
    at: { readonly on: IndexSnapshot; readonly tip: IndexSnapshot },
  ): Promise<'moved' | { readonly commit: string }>
}
