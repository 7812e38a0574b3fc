import { quote, RegistryError } from '../base/error.ts'
import type { PackageKind } from '../index/format/documents.ts'

/** Who may read a repository. What is internal to an enterprise is private. */
export type Visibility = 'public' | 'private'

/** What of a private module a public index may show: nothing, what clients need to find it, or all. */
export const EXPOSURES = ['none', 'protocol', 'all'] as const
export type Exposure = (typeof EXPOSURES)[number]

/** Where packages of nobody's choice lie. */
export interface DefaultKinds {
  readonly kinds: readonly PackageKind[]
  /** For packages that would make the index repository heavy. */
  readonly large?: { readonly aboveBytes: number; readonly kinds: readonly PackageKind[] }
}

export interface Disclosure {
  readonly defaultKinds: DefaultKinds
  /** Whether zips may lie in the index. */
  readonly isIndexAllowed: boolean
  /** Whether README and interface may. */
  readonly isInterfaceShown: boolean
}

const ALL = { isIndexAllowed: true, isInterfaceShown: true }

/** Git hosts advise against larger files, and every clone carries them for ever. */
const LARGEST_IN_INDEX = 25 * 1024 * 1024

export interface DisclosureQuestion {
  readonly repository: string
  readonly module: Visibility
  /** `public` also where nobody knows. */
  readonly index: Visibility
  readonly expose: Exposure
}

/** Who sees what. Throws WOULD_EXPOSE for a private module in a public index that nobody has allowed. */
export function planDisclosure({ repository, module, index, expose }: DisclosureQuestion): Disclosure {
  if (module === 'public') return { defaultKinds: { kinds: ['release'] }, ...ALL }
  const large = { aboveBytes: LARGEST_IN_INDEX, kinds: ['git'] as const }
  if (index === 'private') return { defaultKinds: { kinds: ['index'], large }, ...ALL }
  if (expose === 'none') {
    throw new RegistryError(
      'WOULD_EXPOSE',
      `${quote(repository)} is private, and the index is public, or nobody can say that it is not: publishing would show that the module exists, its versions and its commits`,
      'use a private index repository (input "index-repository"), or allow it: expose: protocol (names, versions, locations) or expose: all',
    )
  }
  const isAll = expose === 'all'
  return { defaultKinds: { kinds: ['git'] }, isIndexAllowed: isAll, isInterfaceShown: isAll }
}
