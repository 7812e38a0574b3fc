import type { PackageKind } from '../index/format/documents.ts'
import type { IndexStore } from '../index/ports.ts'
import type { Attestor, PackageStore } from './ports.ts'
import type { AcceptedDecision } from './store-packages.ts'

/** What shall be written for one repository. */
export interface AccessPart {
  readonly accepted: readonly AcceptedDecision[]
  readonly contribution: {
    readonly stores: ReadonlyMap<PackageKind, PackageStore>
    readonly attestor?: Attestor | undefined
  }
}

/**
 * Proves before the first write that all the writes of a run are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED.
 */
export async function checkAccess(parts: readonly AccessPart[], index: IndexStore): Promise<void> {
  const fresh = parts.filter(({ accepted }) => accepted.some(({ status }) => status === 'publish'))
  const stores = fresh.flatMap(storesOf).filter((store) => store.checkAccess !== undefined)
  const attestors = fresh.flatMap(({ contribution }) => contribution.attestor ?? [])
  if (stores.length === 0 && attestors.length === 0) return
  await index.checkAccess?.()
  for (const store of stores) await store.checkAccess?.()
  for (const attestor of attestors) await attestor.checkAccess()
}

function storesOf({ accepted, contribution }: AccessPart): PackageStore[] {
  const fresh = accepted.filter(({ status }) => status === 'publish')
  const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds))
  return [...kinds].flatMap((kind) => contribution.stores.get(kind) ?? [])
}
