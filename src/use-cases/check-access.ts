import type { PackageKind } from '../core/index/documents.ts'
import type { Attestor, IndexStore, PackageStore } from '../ports.ts'
import type { AcceptedDecision } from './place-releases.ts'

export interface AccessOutside {
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  readonly index: IndexStore
  readonly attestor?: Attestor | undefined
}

/**
 * Proves before the first write that all the writes of a run are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED.
 */
export async function checkAccess(
  decisions: readonly AcceptedDecision[],
  { stores, index, attestor }: AccessOutside,
): Promise<void> {
  const fresh = decisions.filter(({ status }) => status === 'publish')
  const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds))
  const written = [...kinds].flatMap((kind) => stores.get(kind)?.checkAccess ?? [])
  if (kinds.size === 0 || (written.length === 0 && attestor === undefined)) return
  await index.checkAccess?.()
  for (const checkStore of written) await checkStore()
  await attestor?.checkAccess()
}
