import { messageOf, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { registryIn } from '../../index/format/index-files.ts'
import { REGISTRY_PATH } from '../../index/format/paths.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import type { IndexHealth, IndexReader, ServedIndex } from '../../server/ports.ts'

export interface WatchedIndex extends ServedIndex {
  health(): IndexHealth
  close(): void
}

export interface WatchOptions {
  readonly pollMs: number
  readonly log: Log
  /** Called with a new snapshot before it is served. */
  readonly prepare: (reader: IndexReader) => Promise<void>
}

/**
 * Checks an index for a new snapshot every `pollMs`. The last good snapshot is served while the index cannot be read.
 * Throws INDEX_INVALID and INDEX_UNREACHABLE if the first check fails.
 */
export async function watchIndex(
  index: IndexStore,
  { pollMs, log, prepare }: WatchOptions,
): Promise<WatchedIndex> {
  let snapshot = await openValid(index)
  let reader = readerOf(snapshot)
  let checkedAt = nowInSeconds()
  let problem: string | undefined
  const check = async () => {
    const next = await openValid(index, snapshot)
    // The files of a directory may change at any time: a new reader discards what was cached of them.
    if (next !== snapshot) {
      const nextReader = readerOf(next)
      await prepare(nextReader)
      snapshot = next
      reader = nextReader
    }
    checkedAt = nowInSeconds()
    if (problem !== undefined) log.info('the index can be read again')
    problem = undefined
  }
  const timer = repeat(pollMs, () =>
    check().catch((error) => {
      if (problem === undefined)
        log.warn(`the index cannot be read, the last good snapshot is served: ${messageOf(error)}`)
      problem = error instanceof RegistryError ? error.code : 'INTERNAL'
    }),
  )
  return {
    current: () => reader,
    health: () => ({ commit: snapshot.commit, checkedAt, problem }),
    close: () => clearInterval(timer),
  }
}

/** Skips a turn while the one before is still at work. */
function repeat(ms: number, work: () => Promise<void>): NodeJS.Timeout {
  let isBusy = false
  return setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await work()
    isBusy = false
  }, ms).unref()
}

/** The newest snapshot; the known one if the branch has not moved. */
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
