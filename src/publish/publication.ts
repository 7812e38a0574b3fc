import type { RegistryError } from '../base/error.ts'
import type { Owner, PublishedVersion, ReleaseDocument } from '../index/format/documents.ts'
import type { FileContent } from '../index/plan/publication-plan.ts'
import type { Compatibility } from '../interface/diff/required-bump.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import type { License } from '../module/license.ts'
import type { Package } from '../package/package.ts'
import type { GuardedStores } from './exposure.ts'
import type { Notice } from './package-checks.ts'
import type { PackageKind } from './package-kinds.ts'
import type { Attestor, ModuleRepository, Repair, ResolvedPackage } from './ports.ts'
import type { PublishResult, RefusedResult } from './publish-report.ts'
import type { RestoredVersion } from './restored-version.ts'
import type { Selection } from './selection.ts'

/** One repository in a publish: what its tags ask for, and what has become of them by now. */
export interface RepositoryRelease {
  readonly repository: Omit<ModuleRepository, 'tags' | 'config'>
  /** They say too how widely the interface may be shown. */
  readonly stores: GuardedStores
  /** Undefined: packages are not attested. */
  readonly attestor: Attestor | undefined
  /** What is still to be decided on, in this order. */
  readonly selections: readonly Selection[]
  /** The versions of the batch that is under way: they hold packages and interfaces, and are let go with it. */
  readonly publications: readonly Publication[]
  /** What the report says of the tags that are done. */
  readonly results: readonly PublishResult[]
  /** Why the repository is refused as a whole: it takes more time than it may. Then nothing more of it is stored. */
  readonly error?: RegistryError
}

/** A version between its tag and the report. Everything that can refuse it is asked before it is `new`. */
export type Publication<Status extends AnyPublication['status'] = AnyPublication['status']> = Extract<
  AnyPublication,
  { status: Status }
>

type AnyPublication = RefusedResult | UnchangedVersion | NewVersion<'new'> | StoredVersion

interface UnchangedVersion {
  readonly status: 'unchanged'
  readonly selection: Selection
  readonly owner: Owner | null
  readonly published: PublishedVersion
  /** Present where a stored package is no longer as it was published. */
  readonly repair?: Repair | undefined
  /** Present where files of the index are no longer as they were published. */
  readonly restored?: RestoredVersion | undefined
}

interface NewVersion<Status> {
  readonly status: Status
  readonly selection: Selection
  readonly owner: Owner | null
  readonly pkg: Package
  /** The published release, where this run only stores it as more kinds. */
  readonly published: ReleaseDocument | undefined
  /** By the kinds that are to be stored, in the order in which they were asked for, without those that are stored already. */
  readonly packages: ReadonlyMap<PackageKind, ResolvedPackage>
  /** Of a version that is not published yet, as `license`, `notices` and `compatibility` are. */
  readonly moduleInterface: ModuleInterface | undefined
  readonly notices: readonly Notice[]
  /** Absent where it has none. */
  readonly license?: License | undefined
  /** Present where it was compared with another version. */
  readonly compatibility?: Compatibility
}

/** What was `new`, and what the index will have of it. */
interface StoredVersion extends NewVersion<'stored'> {
  readonly release: ReleaseDocument
  /** They travel with it in the index commit. */
  readonly files: ReadonlyMap<string, FileContent>
}

export function publicationsAt<Status extends Publication['status']>(
  publications: readonly Publication[],
  ...statuses: readonly Status[]
): Publication<Status>[] {
  const isAt = (publication: Publication): publication is Publication<Status> =>
    statuses.some((status) => status === publication.status)
  return publications.filter(isAt)
}
