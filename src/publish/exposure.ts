import { quote, RegistryError } from '../base/error.ts'
import { MAX_INDEX_PACKAGE_BYTES } from './limits.ts'
import type { PackageKind } from './package-kinds.ts'

/** Who may read a repository. What is internal to an enterprise is private. */
export type Visibility = 'public' | 'private'

/** What a public index may show of a private module: nothing, what clients need to find it, or all. */
export const EXPOSURES = ['none', 'protocol', 'all'] as const
export type Exposure = (typeof EXPOSURES)[number]

/** How widely a run may show what it publishes. */
export interface PublishVisibility {
  /** `private`: packages are stored only where not everybody can read them. */
  readonly package: Visibility
  /** `private`: README and interface are neither in the index nor attached to packages. */
  readonly interface: Visibility
  /** Who may read the module repository; `private` where nobody knows. Asked only where it matters. */
  readonly source: () => Promise<Visibility>
}

/** The kinds of storage for packages without a configured kind. */
export interface DefaultKinds {
  readonly kinds: readonly PackageKind[]
  /** For packages that would make the index repository heavy. */
  readonly large?: { readonly aboveBytes: number; readonly kinds: readonly PackageKind[] }
}

export interface ExposurePlan {
  readonly visibility: Omit<PublishVisibility, 'source'>
  /** Undefined: `index`, also for what is stored elsewhere already. */
  readonly defaultKinds: DefaultKinds | undefined
}

export interface ExposureRequest {
  /** The module repository, as messages name it. */
  readonly repository: string
  /** Undefined where nobody knows: it counts as private. */
  readonly module: Visibility | undefined
  /** `public` also where nobody knows. */
  readonly index: Visibility
  readonly expose: Exposure
}

/**
 * What a run may show, and where. A private index may show everything, since it is read by those whom its owner lets in.
 * Throws WOULD_EXPOSE for a module that is not public in a public index unless `expose` allows it.
 */
export function planExposure({ repository, module, index, expose }: ExposureRequest): ExposurePlan {
  const open = { package: 'public', interface: 'public' } as const
  if (module === 'public') return { visibility: open, defaultKinds: { kinds: ['release'] } }
  const large = { aboveBytes: MAX_INDEX_PACKAGE_BYTES, kinds: ['git'] as const }
  if (index === 'private') return { visibility: open, defaultKinds: { kinds: ['index'], large } }
  if (expose === 'none') {
    const state = module === 'private' ? 'is private' : 'counts as private because its visibility is unknown'
    throw new RegistryError(
      'WOULD_EXPOSE',
      `${quote(repository)} ${state}, and the index is public or its visibility is unknown: publishing would show that the module exists, its versions and its commits`,
      'use a private index repository, or allow it: --expose protocol (names, versions, locations) or --expose all',
    )
  }
  const hidden = { package: 'private', interface: 'private' } as const
  return { visibility: expose === 'all' ? open : hidden, defaultKinds: { kinds: ['git'] } }
}
