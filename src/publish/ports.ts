import type { PackageKind, StoredPackage } from '../index/format/documents.ts'
import type { FileContent } from '../index/plan/publication-plan.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import type { Release } from '../module/release.ts'
import type { AttachedDocument } from '../oci/attached-document.ts'
import type { Package } from '../package/package.ts'
import type { RepositoryConfig } from './config.ts'
import type { Selection } from './selection.ts'

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
  /** Starts what reading will need, while the caller waits for other things; for those who are about to read. */
  prepare(): void
  /** The files of a commit's package, as far as they say something of the interface. Throws NOT_FOUND, NOT_A_MODULE. */
  atCommit(request: { readonly commit: string; readonly path: string }): Promise<ModuleInterface>
}

/** A kind of place that packages lie in. */
export interface PackageStore {
  readonly kind: PackageKind
  /**
   * Where the package will be found; looks, and writes nothing. Throws INVALID_INPUT where it cannot lie there,
   * VERSION_EXISTS and STORE_REFUSED where something else does.
   */
  locate(selection: Selection, pkg: Package): Promise<Placement>
  /**
   * Proves that `put` may write what was located, and leaves nothing behind. Absent where nothing is written. Throws
   * PERMISSION, STORE_REFUSED.
   */
  readonly checkAccess?: () => Promise<void>
  /**
   * Makes the package fetchable at the place that was located; twice is once.
   * @param registryUrl public URL of the registry, for text that people read
   */
  put(selection: Selection, pkg: Package, registryUrl: string | null): Promise<void>
  /**
   * Hangs a document on the package that `put` has put there; the same document twice is once. Absent where documents find
   * no place. Throws STORE_REFUSED, STORE_UNREACHABLE, PERMISSION.
   */
  readonly attach?: (selection: Selection, pkg: Package, document: AttachedDocument) => Promise<void>
}

/** Says in public whose run made a package, and of which commit. */
export interface Attestor {
  /** Proves, without writing, what can be proven of the right to attest. Throws PERMISSION, ATTESTATION_FAILED. */
  checkAccess(): Promise<void>
  /** What was attested, once for each digest. Throws PERMISSION, ATTESTATION_FAILED. */
  attest(release: Release, pkg: Package): Promise<readonly AttachedDocument[]>
}

export interface Placement {
  readonly place: StoredPackage
  /** What must travel in the index commit, by its path; empty for places outside of the index. */
  readonly files: ReadonlyMap<string, FileContent>
}
