import type { PackageKind } from '../core/index/documents.ts'
import type { IndexStore, PackageStore } from '../ports.ts'
import type { AcceptedDecision } from './place-releases.ts'

export interface AccessOutside {
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  readonly index: IndexStore
}

/** Proves before the first write that all the writes of a run are allowed. Throws PERMISSION, STORE_REFUSED. */
export async function checkAccess(
  decisions: readonly AcceptedDecision[],
  { stores, index }: AccessOutside,
): Promise<void> {
  const fresh = decisions.filter(({ status }) => status === 'publish')
  const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds))
  if (kinds.size === 0) return
  await index.checkAccess?.()
  for (const kind of kinds) await stores.get(kind)?.checkAccess?.()
}
