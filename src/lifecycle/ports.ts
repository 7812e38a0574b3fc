import type { ModuleDocument } from '../index/format/documents.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'

/** A package outside of the index, as the index names it. */
export interface StoredPackage {
  readonly address: ModuleAddress
  readonly version: Version
  readonly kind: string
  readonly location: string
  /** `sha256:<hex>` of the zip. */
  readonly digest: string
  /** Whether another version of the module has the same zip, so that its bytes must stay. */
  readonly isShared: boolean
}

export type PackageDeletion =
  /** `absent`: nothing was there any more. */
  | { readonly status: 'deleted' | 'absent'; readonly notes: readonly string[] }
  /** `impossible`: a place that cannot delete; `failed`: one that refused. `fix` is what a person does. */
  | { readonly status: 'impossible' | 'failed'; readonly reason: string; readonly fix: string }

/** A name outside of the index that follows the latest version: a tag of an OCI repository, or GitHub's "latest" release. */
export interface MovingName {
  /** `tag latest of ghcr.io/acme/vpc` */
  readonly name: string
  readonly status: 'moved' | 'planned' | 'kept'
  /** What it names then; null where that is not known. */
  readonly version: Version | null
  readonly reason?: string
  readonly fix?: string
}

/** The places outside of the index where packages of published versions are. */
export interface PackageStorage {
  /** Deletes a package; twice is once. A refusal is a result, and so is a package that is, as its place shows, another module's. */
  delete(pkg: StoredPackage): Promise<PackageDeletion>
  /**
   * Lets the names that follow the latest version name the highest listed one. Names that follow already are not mentioned. A refusal
   * is a result.
   * @param marked the versions that have changed
   */
  follow(module: ModuleDocument, marked: readonly Version[], dryRun: boolean): Promise<MovingName[]>
}
