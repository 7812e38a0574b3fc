import { quote, RegistryError } from '../base/error.ts'
import type { PackageKind } from '../index/format/documents.ts'
import { formatOciRepository, type OciRepository } from '../oci/oci-repository.ts'
import type { Disclosure } from './exposure.ts'
import type { PackageStore } from './ports.ts'
import type { Selection } from './selection.ts'

type Problem = (selection: Selection) => Promise<string | undefined>

export interface ShowingDependencies {
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  /** Whether anybody may read a repository of an OCI registry. */
  isOpenToAll(repository: OciRepository): Promise<boolean>
}

/** The stores less what would show the bytes of a private module. */
export function storesFor(
  { isIndexAllowed }: Pick<Disclosure, 'isIndexAllowed'>,
  { stores, isOpenToAll }: ShowingDependencies,
): ReadonlyMap<PackageKind, PackageStore> {
  if (isIndexAllowed) return stores
  const problems: Partial<Record<PackageKind, Problem>> = {
    index: async () => 'in a public index',
    oci: async ({ ociRepository: repository }) =>
      repository !== undefined && (await isOpenToAll(repository))
        ? `in ${quote(formatOciRepository(repository))}, which anybody may read`
        : undefined,
  }
  return new Map(
    [...stores].map(([kind, store]) => {
      const problem = problems[kind]
      return [kind, problem === undefined ? store : guarded(store, problem)]
    }),
  )
}

/** A store that packages do not get into where there is a problem. */
function guarded(store: PackageStore, problemOf: Problem): PackageStore {
  return {
    kind: store.kind,
    async locate(selection, pkg) {
      const problem = await problemOf(selection)
      if (problem === undefined) return store.locate(selection, pkg)
      throw new RegistryError(
        'WOULD_EXPOSE',
        `tag ${quote(selection.release.tag)} is of a private repository, and its package would lie ${problem}`,
        'use package: git (clients clone with their own credentials), or allow it: expose: all',
      )
    },
    checkAccess: async () => store.checkAccess?.(),
    put: (selection, pkg, registryUrl) => store.put(selection, pkg, registryUrl),
    attach: async (selection, pkg, document) => store.attach?.(selection, pkg, document),
  }
}
