import { quote, RegistryError } from '../base/error.ts'
import type { PublishedVersion } from '../index/format/documents.ts'
import type { Package } from '../package/package.ts'
import type { PublishVisibility } from './exposure.ts'
import { PACKAGE_KINDS, type PackageKind } from './package-kinds.ts'
import type { PackageStore, PackageStores, Repair, RepairContext, ResolvedPackage } from './ports.ts'
import type { Selection } from './selection.ts'

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
    if (this.visibility.package === 'public') return
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
    const isPrivate = this.visibility.package !== 'public'
    for (const { kind, location } of packages) {
      const store = PACKAGE_KINDS.find((each) => each === kind)
      const stored = { release, location, digest }
      const repair = store && (await this.#stores[store].findRepair?.(stored, { ...about, isPrivate }))
      if (repair !== undefined) return repair
    }
    return undefined
  }

  /** The store of a kind, for packages that have been resolved. */
  resolved(kind: PackageKind): Pick<PackageStore, 'checkAccess' | 'store' | 'attach'> {
    return this.#stores[kind]
  }
}
