import type { PackageKind } from '../core/index/documents.ts'
import type { IndexStore, PackageStore } from '../ports.ts'
import type { AcceptedDecision } from './place-releases.ts'

/** What shall be written for one repository. */
export interface AccessPart {
  readonly accepted: readonly AcceptedDecision[]
  readonly contribution: { readonly stores: ReadonlyMap<PackageKind, PackageStore> }
}

/** Proves before the first write that all the writes of a run are allowed. Throws PERMISSION, STORE_REFUSED. */
export async function checkAccess(parts: readonly AccessPart[], index: IndexStore): Promise<void> {
  const wanted = parts.flatMap(({ accepted, contribution: { stores } }) => {
    const fresh = accepted.filter(({ status }) => status === 'publish')
    const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds))
    return [...kinds].map((kind) => stores.get(kind))
  })
  if (wanted.length === 0) return
  await index.checkAccess?.()
  for (const store of wanted) await store?.checkAccess?.()
}
