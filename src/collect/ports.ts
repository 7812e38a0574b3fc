import type { Visibility } from '../publish/exposure.ts'
import type { ModuleRepository, PackageStores } from '../publish/ports.ts'
import type { PublishTarget } from '../publish/publish.ts'
import type { SourceOptions } from './registry-config.ts'
import type { Source } from './source.ts'

export interface CollectDependencies extends PublishTarget {
  /** URL of the server that short names belong to, and owners without a server of their own. */
  readonly serverUrl: string
  readonly sources: SourceAccess
  readonly tagLists: TagLists
  readonly owners: OwnerListing
  readonly indexVisibility: () => Promise<Visibility>
}

/** The repositories that modules are collected from. Every method throws REPOSITORY_UNREACHABLE, PERMISSION, LIMIT_EXCEEDED. */
export interface SourceAccess {
  listTags(source: Source): Promise<ListedTag[]>
  /** Fetches these tags alone, without history. */
  fetch(source: Source, tags: readonly string[]): Promise<FetchedModules>
  visibilityOf(source: Source): Promise<Visibility>
}

interface TagLists {
  /**
   * All tags, as they are now, of those of these sources whose server tells them for many at once. The others are missing, and are
   * listed by themselves; so are all where the server does not answer.
   */
  find(sources: readonly Source[]): Promise<ReadonlyMap<Source, readonly ListedTag[]>>
}

export interface ListedTag {
  readonly tag: string
  /** 40 hex; an annotated tag is followed to its object. */
  readonly commit: string
}

export interface FetchedModules extends ModuleRepository {
  /** Unguarded: a publish takes them as `GuardedStores` only. */
  readonly packageStores: PackageStores
}

/** Whose repositories are listed, and on which server: the one of the run without `server`. */
export type ListedOwner = Pick<SourceOptions, 'owner' | 'server' | 'forge'>

interface OwnerListing {
  /** Lists repositories, by their date of creation on GitHub. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
  page(owner: ListedOwner, page: number): Promise<OwnerPage>
}

/** A repository with the properties that decide whether it is collected. */
export interface OwnedRepository {
  readonly id: number
  readonly ownerId: number
  /** `owner/name`, as it is called now. */
  readonly name: string
  readonly isPrivate: boolean
  readonly isFork: boolean
  readonly isArchived: boolean
  readonly isTemplate: boolean
}

export interface OwnerPage {
  readonly repositories: readonly OwnedRepository[]
  readonly isLast: boolean
}
