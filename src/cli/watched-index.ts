import { REGISTRY_PATH } from '../core/index/layout.ts'
import type { IndexSnapshot, IndexStore, Log } from '../ports.ts'
import type { ServedIndex } from '../server/app.ts'
import { registryIn } from '../use-cases/read-index.ts'

export interface WatchedIndex extends ServedIndex {
  close(): void
}

/**
 * An index that is looked at again every `pollMs`; whole snapshots are swapped, and the last good one stays while the
 * index cannot be read. Throws INDEX_INVALID, INDEX_UNREACHABLE where the first look fails.
 */
export async function watchIndex(
  index: IndexStore,
  { pollMs, log }: { readonly pollMs: number; readonly log: Log },
): Promise<WatchedIndex> {
  let snapshot = await openValid(index)
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    try {
      snapshot = await openValid(index)
    } catch (error) {
      log.warn(`the index cannot be read, the last good state is served: ${String(error)}`)
    }
    isLooking = false
  }, pollMs)
  timer.unref()
  return {
    current: () => {
      const now = snapshot
      return { read: async (path) => (await now.read([path])).get(path) }
    },
    close: () => clearInterval(timer),
  }
}

async function openValid(index: IndexStore): Promise<IndexSnapshot> {
  const snapshot = await index.open()
  registryIn(await snapshot.read([REGISTRY_PATH]))
  return snapshot
}
