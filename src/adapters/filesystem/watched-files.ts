import { type Stats, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { FAST_STAT_MS, MAX_HICCUP_MS, MAX_WATCHED_FILES, STATS_AT_ONCE } from './limits.ts'

/**
 * Finds out which of the files that were read from a directory have changed, by `stat` alone. It watches so many files at most; with
 * more of them, any file may have changed.
 */
export class WatchedFiles {
  readonly #root: string
  readonly #maxFiles: number
  /** By path; `''` for a file that is missing. */
  readonly #states = new Map<string, string>()
  /** To report; undefined if any file may have changed. */
  #changed: Set<string> | undefined = new Set()
  /** What was reported last. */
  #reported: ReadonlySet<string> | undefined = new Set()
  #receiver: object | undefined
  #asked = 0
  #waitedMs = 0

  constructor(root: string, maxFiles = MAX_WATCHED_FILES) {
    this.#root = root
    this.#maxFiles = maxFiles
  }

  /** Must be called before a file is read, so that a change while it is read is found too. */
  async watch(path: string): Promise<void> {
    const [state, known] = [await this.#stateOf(path), this.#states.get(path)]
    if (known !== undefined && known !== state) this.#changed?.add(path)
    this.#states.set(path, state)
    if (this.#states.size <= this.#maxFiles) return
    this.#states.clear()
    this.#changed = undefined
  }

  /** Reports this file too, whatever `stat` says of it. */
  add(path: string): void {
    this.#changed?.add(path)
  }

  /**
   * The paths of the changed files; undefined if any file may have changed. What was reported to a snapshot is reported to the next
   * one too, unless that one succeeds it: a snapshot that could not be served has no successor.
   */
  async report(to: object, predecessor: object): Promise<ReadonlySet<string> | undefined> {
    const paths = [...this.#states.keys()]
    this.#asked = 0
    this.#waitedMs = 0
    for (let at = 0; at < paths.length; at += STATS_AT_ONCE) {
      const some = paths.slice(at, at + STATS_AT_ONCE)
      if (this.#isFast) for (const path of some) this.#compare(path, this.#stateNow(path))
      else await Promise.all(some.map(async (path) => this.#compare(path, await this.#stateOf(path))))
      await setImmediate()
    }
    const before = predecessor === this.#receiver ? new Set<string>() : this.#reported
    this.#reported = before && this.#changed && new Set([...before, ...this.#changed])
    this.#changed = new Set()
    this.#receiver = to
    return this.#reported
  }

  #compare(path: string, state: string): void {
    const known = this.#states.get(path)
    if (known === undefined || known === state) return
    this.#states.delete(path)
    this.#changed?.add(path)
  }

  /** `statSync` costs a fifth, but blocks: only while the file system answers at once, as a local disk does. */
  get #isFast(): boolean {
    return this.#waitedMs <= MAX_HICCUP_MS + this.#asked * FAST_STAT_MS
  }

  async #stateOf(path: string): Promise<string> {
    return this.#isFast
      ? this.#stateNow(path)
      : stateIn(await stat(join(this.#root, path)).catch(() => undefined))
  }

  #stateNow(path: string): string {
    const started = performance.now()
    const found = statIfAny(join(this.#root, path))
    this.#asked += 1
    this.#waitedMs += performance.now() - started
    return stateIn(found)
  }
}

/** Undefined for every path that cannot be read, as for a missing file: the read that follows says why. */
function statIfAny(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function stateIn(found: Stats | undefined): string {
  return found === undefined ? '' : `${found.ctimeMs} ${found.ino} ${found.size}`
}
