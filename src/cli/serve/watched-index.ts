import { RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { registryIn } from '../../index/format/index-files.ts'
import { REGISTRY_PATH } from '../../index/format/paths.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import type { IndexReader, IndexStanding, ServedIndex } from '../../server/ports.ts'

export interface WatchedIndex extends ServedIndex {
  standing(): IndexStanding
  close(): void
}

export interface Watching {
  readonly pollMs: number
  readonly log: Log
  /** Makes a moment ready before it is served. */
  readonly prepare: (reader: IndexReader) => Promise<void>
}

/**
 * An index that is looked at again every `pollMs`; whole snapshots are swapped, and the last good one stays while the
 * index cannot be read. Throws INDEX_INVALID, INDEX_UNREACHABLE where the first look fails.
 */
export async function watchIndex(
  index: IndexStore,
  { pollMs, log, prepare }: Watching,
): Promise<WatchedIndex> {
  let snapshot = await openValid(index)
  let reader = readerOf(snapshot)
  let lookedAt = nowInSeconds()
  let problem: string | undefined
  const look = async () => {
    const next = await openValid(index, snapshot)
    // What is read of a directory is what is there now: a new reader forgets what was made of it before.
    if (next !== snapshot) {
      const nextReader = readerOf(next)
      await prepare(nextReader)
      snapshot = next
      reader = nextReader
    }
    lookedAt = nowInSeconds()
    if (problem !== undefined) log.warn('the index can be read again')
    problem = undefined
  }
  const timer = repeat(pollMs, () =>
    look().catch((error) => {
      if (problem === undefined)
        log.warn(`the index cannot be read, the last good state is served: ${String(error)}`)
      problem = error instanceof RegistryError ? error.code : 'INTERNAL'
    }),
  )
  return {
    current: () => reader,
    standing: () => ({ commit: snapshot.commit, lookedAt, problem }),
    close: () => clearInterval(timer),
  }
}

/** Never twice at once: a look that takes long is the only one. */
function repeat(ms: number, work: () => Promise<void>): NodeJS.Timeout {
  let isBusy = false
  return setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await work()
    isBusy = false
  }, ms).unref()
}

/** The known snapshot where the branch has not moved. */
async function openValid(index: IndexStore, known?: IndexSnapshot): Promise<IndexSnapshot> {
  const snapshot = await index.open()
  if (known !== undefined && snapshot.commit !== null && snapshot.commit === known.commit) return known
  registryIn(await snapshot.read([REGISTRY_PATH]))
  return snapshot
}

function readerOf(snapshot: IndexSnapshot): IndexReader {
  return { read: async (path) => (await snapshot.read([path])).get(path) }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
