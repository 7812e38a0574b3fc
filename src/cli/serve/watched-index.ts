import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { registryIn } from '../../index/format/index-files.ts'
import { MODULE_LIST_PATH, REGISTRY_PATH } from '../../index/format/paths.ts'
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
  let snapshot = await index.open()
  let files = await validate(snapshot, [])
  let checkedAt = nowInSeconds()
  let problem: string | undefined
  const fail = (error: unknown) => {
    if (problem === undefined)
      log.warn(`the index cannot be read, the last good snapshot is served: ${String(error)}`)
    problem = error instanceof RegistryError ? error.code : 'INTERNAL'
  }
  let reader = readerOf(snapshot, fail)
  const check = async () => {
    const next = await index.open()
    const isSame = next.commit !== null && next.commit === snapshot.commit
    // The files of a directory may change at any time, and after a problem nothing that was read before counts: a new reader
    // discards what was cached.
    if (!isSame || problem !== undefined) {
      files = await validate(next, files)
      const nextReader = readerOf(next, fail)
      await prepare(nextReader)
      snapshot = next
      reader = nextReader
    }
    checkedAt = nowInSeconds()
    if (problem !== undefined) log.warn('the index can be read again')
    problem = undefined
  }
  const timer = repeat(pollMs, () => check().catch(fail))
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

/** Throws INDEX_INVALID for what is no index, or lacks the list of modules that the snapshot before had. */
async function validate(snapshot: IndexSnapshot, needed: readonly string[]): Promise<string[]> {
  const files = await snapshot.read([REGISTRY_PATH, MODULE_LIST_PATH])
  registryIn(files)
  const lost = needed.find((path) => !files.has(path))
  if (lost === undefined) return [...files.keys()]
  throw new RegistryError(
    'INDEX_INVALID',
    `the index has lost ${quote(lost)}`,
    'restore it: `module-registry render`',
  )
}

/** What reading finds out between two checks is known at once. */
function readerOf(snapshot: IndexSnapshot, fail: (error: unknown) => void): IndexReader {
  const failed = (error: unknown): never => {
    if (error instanceof RegistryError && error.code === 'INDEX_UNREACHABLE') fail(error)
    throw error
  }
  const { locate } = snapshot
  return {
    read: async (path) => (await snapshot.read([path]).catch(failed)).get(path),
    ...(locate && { locate: (path) => locate.call(snapshot, path).catch(failed) }),
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
