import { quote, RegistryError } from '../base/error.ts'
import type { PublishedVersion } from '../index/format/documents.ts'
import type { Package } from '../package/package.ts'
import { type DefaultKinds, PACKAGE_KINDS, type PackageKind } from './package-kinds.ts'
import type { PackageStore, PackageStores, Repair, RepairContext, ResolvedPackage } from './ports.ts'
import type { Selection } from './selection.ts'

/**
 * Bytes of a package that a private repository keeps in the index by default. A larger one is kept as `git`:
 * every clone of the index carries its packages for ever.
 */
const MAX_INDEX_PACKAGE_BYTES = 25 * 1024 * 1024

/** Who may read a repository. What is internal to an enterprise is private. */
export type Visibility = 'public' | 'private'

/** What a public index may show of a private module: nothing, what clients need to find it, or all. */
export const EXPOSURES = ['none', 'protocol', 'all'] as const
export type Exposure = (typeof EXPOSURES)[number]

export interface PublishVisibility {
  /**
   * `private`: packages are stored only where not everybody can read them; README and interface are neither in the index nor attached to
   * packages.
   */
  readonly published: Visibility
  /** Who may read the module repository; `private` where nobody knows. Asked only where it matters. */
  readonly source: () => Promise<Visibility>
}

interface ExposurePlan extends Pick<PublishVisibility, 'published'> {
  /** Undefined: `index`, also for what is stored elsewhere already. */
  readonly defaultKinds: DefaultKinds | undefined
}

interface ExposureRequest {
  readonly repository: string
  /** Undefined where nobody knows: it counts as private. */
  readonly module: Visibility | undefined
  /** `public` also where nobody knows. */
  readonly index: Visibility
  readonly expose: Exposure
  readonly hasReleases?: boolean
}

/**
 * What a run may show, and where. A private index may show everything, since it is read by those whom its owner lets in.
 * Throws WOULD_EXPOSE for a module that is not public in a public index unless `expose` allows it.
 */
export function planExposure(request: ExposureRequest): ExposurePlan {
  const { repository, module, index, expose, hasReleases = true } = request
  if (module === 'public')
    return { published: 'public', defaultKinds: { kinds: [hasReleases ? 'release' : 'index'] } }
  const large = { aboveBytes: MAX_INDEX_PACKAGE_BYTES, kinds: ['git'] as const }
  if (index === 'private') return { published: 'public', defaultKinds: { kinds: ['index'], large } }
  if (expose === 'none') {
    const state = module === 'private' ? 'is private' : 'counts as private because its visibility is unknown'
    throw new RegistryError(
      'WOULD_EXPOSE',
      `${quote(repository)} ${state}, and the index is public or its visibility is unknown: publishing would show that the module exists, its versions and its commits`,
      'use a private index repository, or allow it: --expose protocol (names, versions, locations) or --expose all',
    )
  }
  return { published: expose === 'all' ? 'public' : 'private', defaultKinds: { kinds: ['git'] } }
}

/**
 * The stores of one module repository, which resolve no private package to a location that everybody can read. A publish
 * takes no other stores, and there is no way to make these without saying how widely they may show what they store.
 */
export class GuardedStores {
  readonly visibility: PublishVisibility
  readonly #stores: PackageStores

  constructor(stores: PackageStores, visibility: PublishVisibility) {
    this.#stores = stores
    this.visibility = visibility
  }

  /** Throws WOULD_EXPOSE for a private package that everybody could read there, and what the store throws. */
  async resolve(kind: PackageKind, selection: Selection, pkg: Package): Promise<ResolvedPackage> {
    await this.refuseExposure(kind, selection)
    return this.#stores[kind].resolve(selection, pkg)
  }

  /** Throws WOULD_EXPOSE for a private package that everybody could read there. */
  async refuseExposure(kind: PackageKind, selection: Selection): Promise<void> {
    if (this.visibility.published === 'public') return
    const location = await this.#stores[kind].publicLocation(selection)
    if (location === undefined) return
    throw new RegistryError(
      'WOULD_EXPOSE',
      `tag ${quote(selection.release.tag)} is of a private repository, and its package would be stored ${location}`,
      'use --package git, which clients clone with their own credentials, or allow it: --expose all',
    )
  }

  /** What the first package needs that is not as it was published; undefined where none does. Throws what the store throws. */
  async findRepair(
    { packages, digest }: Pick<PublishedVersion, 'packages' | 'digest'>,
    about: Omit<RepairContext, 'isPrivate'>,
  ): Promise<Repair | undefined> {
    const { release } = about.selection
    const isPrivate = this.visibility.published === 'private'
    for (const { kind, location } of packages) {
      const store = PACKAGE_KINDS.find((each) => each === kind)
      const stored = { release, location, digest }
      const repair = store && (await this.#stores[store].findRepair?.(stored, { ...about, isPrivate }))
      if (repair !== undefined) return repair
    }
    return undefined
  }

  resolved(kind: PackageKind): Pick<PackageStore, 'checkAccess' | 'store' | 'attach'> {
    return this.#stores[kind]
  }
}
