import { watch } from 'node:fs'
import { z } from 'zod'
import { FetchedIndex, webFiles } from '../../adapters/http/fetched-index.ts'
import { networkTransport } from '../../adapters/http/transport.ts'
import { ifRefused, messageOf, quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { parseJson } from '../../base/schema.ts'
import type { BucketServer } from '../../composition/bucket.ts'
import { openIndex } from '../../composition/index-store.ts'
import type { Runtime } from '../../composition/runtime.ts'
import { isBucketUrl } from '../../index/format/bucket.ts'
import { registryIn } from '../../index/format/index-files.ts'
import { MODULE_LIST_PATH, REGISTRY_PATH } from '../../index/format/paths.ts'
import { parseRegistryUrl } from '../../index/format/registry-url.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import type { IndexHealth, IndexReader, ServedIndex } from '../../server/ports.ts'

/** Time without a write to an index directory after which it is checked. */
const SETTLED_MS = 100

interface OpenedIndex {
  readonly index: Pick<IndexStore, 'open'>
  /** Calls back where something was written, until it is told to stop. Absent: only a look at the index tells. */
  watch?(onWritten: () => void): () => void
  close?(): Promise<void>
}

interface WatchedIndex extends ServedIndex {
  health(): IndexHealth
  close(): Promise<void>
}

/**
 * Opens an index, and checks it for a new snapshot every `poll` seconds, and soon after it was written where that is noticed. The last
 * good snapshot is served while the index cannot be read. Throws INDEX_INVALID and INDEX_UNREACHABLE if the first check fails.
 * @param prepare is called with a new snapshot before it is served
 */
export async function openServedIndex(
  runtime: Runtime,
  settings: BucketServer & { readonly index: string; readonly poll: number },
  prepare: (reader: IndexReader) => Promise<void>,
): Promise<WatchedIndex> {
  const opened = await openServed(runtime, settings)
  return watchIndex(opened, settings.poll * 1000, prepare, runtime.log).catch(async (error) => {
    await opened.close?.()
    throw error
  })
}

async function openServed(
  runtime: Runtime,
  { index, endpoint, region, addressing }: BucketServer & { readonly index: string },
): Promise<OpenedIndex> {
  if (isBucketUrl(index)) {
    const { openBucket } = await import('../../composition/bucket.ts')
    const bucket = await openBucket(runtime, { url: index, endpoint, region, addressing })
    return { index: new FetchedIndex(bucket, runtime.temporary) }
  }
  const files = await staticRegistry(runtime, index)
  if (files !== undefined) return { index: new FetchedIndex(files, runtime.temporary) }
  const opened = await openIndex(runtime, { index, reading: 'copy' })
  const { target } = opened
  return target.kind === 'directory'
    ? { ...opened, watch: (onWritten) => watchDirectory(target.path, onWritten) }
    : opened
}

/** Whoever writes the index takes its lock, a file of the directory, and gives it back. */
function watchDirectory(path: string, onWritten: () => void): () => void {
  try {
    const watcher = watch(path, { persistent: false }, onWritten)
    // Not every file system can be watched.
    watcher.on('error', () => watcher.close())
    return () => watcher.close()
  } catch {
    return () => {}
  }
}

const registry = z.object({ format: z.number() })

/** A URL is that of a Git repository or of a static registry: the latter has a `registry.json`. */
async function staticRegistry({ log }: Runtime, index: string) {
  if (!/^https?:\/\//.test(index) || /\.git\/?$|#/.test(index)) return undefined
  const files = webFiles(parseRegistryUrl(index), networkTransport(log))
  const found = await files.get(REGISTRY_PATH).catch(ifRefused(() => undefined))
  const isRegistry = found !== undefined && found !== 'unchanged' && parseJson(registry, found.bytes)
  return isRegistry ? files : undefined
}

async function watchIndex(
  { index, watch: watchWrites, close }: OpenedIndex,
  pollMs: number,
  prepare: (reader: IndexReader) => Promise<void>,
  log: Log,
): Promise<WatchedIndex> {
  const first = await index.open()
  let files = await validate(first, [])
  let checkedAt = nowInSeconds()
  let problem: string | undefined
  const fail = (error: unknown) => {
    if (problem === undefined)
      log.warn(`the index cannot be read, the last good snapshot is served: ${messageOf(error)}`)
    problem = error instanceof RegistryError ? error.code : 'INTERNAL'
  }
  let reader = new SnapshotReader(first, fail)
  const listeners: ((paths: Iterable<string> | undefined) => void)[] = []
  const check = async () => {
    const next = await index.open()
    const changed = await changesOf(next, reader.snapshot)
    // A reader stands for unchanged files: what was made from them is kept as long as it is the same. After a problem it is
    // another one, since what was read meanwhile does not count.
    if (problem === undefined && changed?.size === 0) reader.snapshot = next
    else {
      files = await validate(next, files)
      const nextReader = new SnapshotReader(next, fail)
      await prepare(nextReader)
      reader = nextReader
      for (const listener of listeners) listener(changed)
    }
    checkedAt = nowInSeconds()
    if (problem !== undefined) log.info('the index can be read again')
    problem = undefined
  }
  const checks = repeat(pollMs, () => check().catch(fail))
  const unwatch = watchWrites?.(checks.soon)
  return {
    current: () => reader,
    onChange: (listener) => void listeners.push(listener),
    health: () => ({ commit: reader.snapshot.commit, checkedAt, problem }),
    async close() {
      unwatch?.()
      checks.stop()
      await close?.()
    },
  }
}

/** Works `ms` after the turn before, or {@link SETTLED_MS} after `soon`; a turn under way ends first. */
function repeat(ms: number, work: () => Promise<void>): { soon(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let [isBusy, isSoon] = [false, false]
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(turn, isSoon ? SETTLED_MS : ms).unref()
  }
  const turn = async () => {
    ;[isBusy, isSoon] = [true, false]
    await work()
    isBusy = false
    if (timer !== undefined) plan()
  }
  plan()
  return {
    soon() {
      isSoon = true
      if (!isBusy) plan()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/**
 * Gives the paths that must stay. Throws INDEX_INVALID for what is no index, or lacks the list of modules that the snapshot
 * before had.
 */
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
  readonly #fail: (error: unknown) => void

  /** @param fail gets what reading finds out between two checks, so that it is known at once */
  constructor(snapshot: IndexSnapshot, fail: (error: unknown) => void) {
    this.snapshot = snapshot
    this.#fail = fail
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    return (await this.snapshot.read([path]).catch(this.#failed)).get(path)
  }

  get locate(): IndexReader['locate'] {
    const locate = this.snapshot.locate?.bind(this.snapshot)
    return locate && ((path) => locate(path).catch(this.#failed))
  }

  readonly #failed = (error: unknown): never => {
    if (error instanceof RegistryError && error.code === 'INDEX_UNREACHABLE') this.#fail(error)
    throw error
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
