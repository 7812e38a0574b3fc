import { quote, RegistryError } from '../core/error.ts'
import type { Disclosure } from '../core/exposure.ts'
import type { PackageKind } from '../core/index/documents.ts'
import type { PackageStore } from '../ports.ts'

/** The stores less what would show the bytes of a private module. */
export function storesFor(
  { isIndexAllowed }: Pick<Disclosure, 'isIndexAllowed'>,
  { stores }: { readonly stores: ReadonlyMap<PackageKind, PackageStore> },
): ReadonlyMap<PackageKind, PackageStore> {
  const index = stores.get('index')
  if (isIndexAllowed || index === undefined) return stores
  const refusing: PackageStore = {
    ...index,
    locate({ release }) {
      throw new RegistryError(
        'WOULD_EXPOSE',
        `tag ${quote(release.tag)} is of a private repository, and its package would lie in a public index`,
        'use package: git (clients clone with their own credentials), or allow it: expose: all',
      )
    },
  }
  return new Map([...stores, ['index', refusing]])
}
