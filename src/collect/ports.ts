import type { PackageKind } from '../index/format/documents.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'
import type { Visibility } from '../publish/exposure.ts'
import type { ConfigSource, InterfaceSource, PackageStore, Packer, Tags } from '../publish/ports.ts'
import type { ListedTag } from './new-tags.ts'
import type { OwnedRepository } from './owner-listing.ts'
import type { Source } from './source.ts'

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
