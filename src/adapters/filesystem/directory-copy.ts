import { existsSync, type Stats } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../../base/error.ts'
import type { LocatedFile } from '../../index/ports.ts'

/** Time between two updates of the copy, at least: a large index is not looked at all the time. */
const LEAST_PAUSE_MS = 10_000

/** Time after which a missing file counts as removed, and not as lost. */
const REMOVED_MS = 10 * 60_000

/** Files of that copy. An index with more is copied in part. */
const MAX_COPY_FILES = 200_000

/** Bytes of the copy of a directory index that `serve` keeps. A larger index is copied in part. */
const MAX_COPY_BYTES = 2 * 1024 ** 3

const PAUSE_FACTOR = 4
/** How long an update rests after each directory, in times of its work there: requests come first. */
const REST_FACTOR = 3
/** Copied first: what the answers of the API are made from. All else are pages and packages. */
const DOCUMENT = /^(registry\.json|catalog\/.*|.*\/(module|versions|release|interface)\.json|.*\/README\.md)$/

/** What every index has at its root, and what nothing removes while it is one. */
export const LASTING = ['registry.json', 'v1', 'catalog']

export interface CopyOptions {
  /** A directory that its owner removes. */
  readonly temporary: string
  /** Names at the root that are no content of the index. */
  readonly isForeign: (name: string) => boolean
  /** Called with a file that is no part of the copy any more. */
  readonly onRemoved: (path: string) => void
  /** Called once, with the reason why the copy cannot be whole. */
  readonly onLimit: (reason: string) => void
  readonly maxBytes?: number
  readonly maxFiles?: number
  readonly removedMs?: number
  readonly pauseMs?: number
}

/**
 * A copy of an index directory, which is updated in the background. It has the files that the directory loses, until they have
 * been missing for ten minutes. It is as old as its last update.
 */
export class DirectoryCopy {
  readonly #root: string
  readonly #options: CopyOptions
  /** By path, since when a file of the copy is missing. */
  readonly #missing = new Map<string, number>()
  #place: string | undefined
  #update: Promise<void> | undefined
  #mayUpdateAt = 0
  #isWhole = false
  #isReported = false
  readonly #closing = new AbortController()

  constructor(root: string, options: CopyOptions) {
    this.#root = root
    this.#options = options
  }

  /** Whether it has had every file of the directory since an update. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** What an index with these names at its root has lost; undefined for nothing that every index has. */
  lostOf(names: readonly string[]): string | undefined {
    return LASTING.find((name) => !names.includes(name) && this.#has(name))
  }

  /** Whether the index had no such file either: the copy is whole, and has the directory that the file would be in. */
  knowsAbsent(path: string): boolean {
    return this.#isWhole && this.#has(dirname(path)) && !this.#has(path)
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  #has(path: string): boolean {
    return this.#place !== undefined && existsSync(join(this.#place, FILES, path))
  }

  /** Undefined for a file that is not in the copy. */
  async read(path: string): Promise<Uint8Array | undefined> {
    if (this.#place === undefined) return undefined
    return readFile(join(this.#place, FILES, path)).catch(() => undefined)
  }

  /** Undefined for a file that is not in the copy. */
  async locate(path: string): Promise<LocatedFile | undefined> {
    if (this.#place === undefined) return undefined
    const file = join(this.#place, FILES, path)
    const stats = await statIfAny(file)
    return stats?.isFile() ? { file, size: stats.size } : undefined
  }

  get isUpdating(): boolean {
    return this.#update !== undefined
  }

  /** Starts an update and gives true, unless one runs or the last one has only just ended. */
  update(): boolean {
    if (this.isUpdating || this.#isClosed || performance.now() < this.#mayUpdateAt) return false
    const started = performance.now()
    this.#update = this.#updateNow()
      .catch(async (error) => {
        if (await this.#isThere()) this.#limit(messageOf(error))
      })
      .then(() => {
        const ended = performance.now()
        const pause = Math.max(LEAST_PAUSE_MS, PAUSE_FACTOR * (ended - started))
        this.#mayUpdateAt = ended + (this.#options.pauseMs ?? pause)
        this.#update = undefined
      })
    return true
  }

  /** Nothing is written after it. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#update
  }

  async #updateNow(): Promise<void> {
    this.#place ??= await mkdtemp(join(this.#options.temporary, 'directory-'))
    const { maxBytes = MAX_COPY_BYTES, maxFiles = MAX_COPY_FILES } = this.#options
    const space = { bytes: maxBytes, files: maxFiles }
    for (const wantsDocuments of [true, false]) {
      for await (const { path, files } of this.#directories(this.#root)) {
        for (const name of files) {
          const file = join(path, name)
          if (DOCUMENT.test(file) === wantsDocuments) await this.#copy(this.#place, file, space)
        }
      }
    }
    if (this.#isClosed || !(await this.#isThere())) return
    await this.#removeMissing(this.#place)
    const isWhole = space.files >= 0 && space.bytes >= 0
    if (isWhole) this.#isWhole = true
    else this.#limit(`the index has more than ${maxFiles} files, or more than ${maxBytes} bytes`)
  }

  /** The root and all directories below it, each with the names of its files. Rests after each. */
  async *#directories(root: string): AsyncGenerator<{ path: string; files: string[] }> {
    const waiting = ['']
    for (let path = waiting.shift(); path !== undefined && !this.#isClosed; path = waiting.shift()) {
      const started = performance.now()
      const entries = await readdir(join(root, path), { withFileTypes: true }).catch(ignoreMissing)
      const content = entries?.filter(({ name }) => path !== '' || !this.#options.isForeign(name)) ?? []
      yield { path, files: content.flatMap((entry) => (entry.isFile() ? [entry.name] : [])) }
      for (const entry of content) if (entry.isDirectory()) waiting.push(join(path, entry.name))
      const rest = REST_FACTOR * (performance.now() - started)
      await setTimeout(rest, undefined, this.#closing).catch(() => {})
    }
  }

  async #copy(place: string, path: string, space: { bytes: number; files: number }): Promise<void> {
    const [source, target] = [join(this.#root, path), join(place, FILES, path)]
    const stats = await statIfAny(source)
    if (stats === undefined) return
    space.files -= 1
    space.bytes -= stats.size
    if (space.files < 0 || space.bytes < 0) return rm(target, { force: true })
    const known = await statIfAny(target)
    // A date is kept to about a microsecond.
    if (known?.size === stats.size && Math.abs(known.mtimeMs - stats.mtimeMs) < 1) return
    const part = join(place, 'part')
    await rm(part, { force: true })
    await copyFile(source, part).catch(ignoreMissing)
    if (!existsSync(part)) return
    await utimes(part, stats.atimeMs / 1000, stats.mtimeMs / 1000)
    await mkdir(dirname(target), { recursive: true })
    await rename(part, target)
  }

  async #isThere(): Promise<boolean> {
    const names = await readdir(this.#root).catch(() => [])
    return this.lostOf(names) === undefined
  }

  async #removeMissing(place: string): Promise<void> {
    const { removedMs = REMOVED_MS, onRemoved } = this.#options
    const now = performance.now()
    for await (const { path, files } of this.#directories(join(place, FILES))) {
      const names = new Set(await readdir(join(this.#root, path)).catch(ignoreMissing))
      for (const name of files) {
        const file = join(path, name)
        const since = this.#missing.get(file) ?? now
        if (names.has(name)) this.#missing.delete(file)
        else if (now - since < removedMs) this.#missing.set(file, since)
        else {
          this.#missing.delete(file)
          await rm(join(place, FILES, file), { force: true })
          onRemoved(file)
        }
      }
    }
  }

  #limit(reason: string): void {
    this.#isWhole = false
    if (this.#isReported || this.#isClosed) return
    this.#isReported = true
    this.#options.onLimit(reason)
  }
}

/** The directory of the copied files, in the place of the copy. */
const FILES = 'files'

function statIfAny(file: string): Promise<Stats | undefined> {
  return stat(file).catch(() => undefined)
}

/** The index may lose a file or a directory while it is copied. */
function ignoreMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause
}
