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
  let reader = new SnapshotReader(await validated(await index.open()))
  let checkedAt = nowInSeconds()
  let problem: string | undefined
  const listeners: ((paths: Iterable<string> | undefined) => void)[] = []
  const check = async () => {
    const next = await index.open()
    const changed = await changesOf(next, reader.snapshot)
    // A reader stands for unchanged files: what was made from them is kept as long as it is the same.
    if (changed?.size === 0) reader.snapshot = next
    else {
      const nextReader = new SnapshotReader(await validated(next))
      await prepare(nextReader)
      reader = nextReader
      for (const listener of listeners) listener(changed)
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
    onChange: (listener) => void listeners.push(listener),
    health: () => ({ commit: reader.snapshot.commit, checkedAt, problem }),
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

async function validated(snapshot: IndexSnapshot): Promise<IndexSnapshot> {
  registryIn(await snapshot.read([REGISTRY_PATH]))
  return snapshot
}

/** The paths of the files that changed; undefined if any file may have. */
async function changesOf(
  next: IndexSnapshot,
  known: IndexSnapshot,
): Promise<ReadonlySet<string> | undefined> {
  if (next.commit !== null && next.commit === known.commit) return new Set()
  return next.changedSince?.(known)
}

class SnapshotReader implements IndexReader {
  snapshot: IndexSnapshot

  constructor(snapshot: IndexSnapshot) {
    this.snapshot = snapshot
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    return (await this.snapshot.read([path])).get(path)
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
