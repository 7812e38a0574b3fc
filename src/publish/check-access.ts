import type { IndexStore } from '../index/ports.ts'
import type { GuardedStores } from './guarded-stores.ts'
import type { Attestor } from './ports.ts'
import type { AcceptedDecision } from './store-packages.ts'

/** What shall be written for one repository. */
export interface PlannedWrites {
  readonly accepted: readonly AcceptedDecision[]
  readonly contribution: { readonly stores: GuardedStores; readonly attestor: Attestor | undefined }
}

/**
 * Proves before the first write that all the writes of a run are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED, ATTESTATION_FAILED, INDEX_UNREACHABLE.
 */
export async function checkAccess(writes: readonly PlannedWrites[], index: IndexStore): Promise<void> {
  const fresh = writes.filter(({ accepted }) => accepted.some(({ status }) => status === 'publish'))
  const checks = fresh.flatMap(storeChecks)
  const attestors = fresh.flatMap(({ contribution }) => contribution.attestor ?? [])
  if (checks.length === 0 && attestors.length === 0) return
  await index.checkAccess?.()
  for (const check of checks) await check()
  for (const attestor of attestors) await attestor.checkAccess()
}

function storeChecks({ accepted, contribution }: PlannedWrites): (() => Promise<void>)[] {
  const fresh = accepted.filter(({ status }) => status === 'publish')
  const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds))
  return [...kinds].flatMap((kind) => {
    const store = contribution.stores.resolved(kind)
    return store.checkAccess === undefined ? [] : [async () => store.checkAccess?.()]
  })
}
