import { createHash } from 'node:crypto'
import { type Dirent, type Stats, statSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { quote, RegistryError } from '../../base/error.ts'
import { systemRefusal } from '../../base/system-error.ts'
import type { IndexFiles } from '../../index/format/index-files.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore, LocatedFile } from '../../index/ports.ts'
import { absent } from './absent.ts'
import { createDirectory } from './create-directory.ts'
import { DirectoryContents } from './directory-contents.ts'
import { type CopyOptions, DirectoryCopy, LASTING } from './directory-copy.ts'
import { isForeign, isOwnFile, removeDeadLock, withLock } from './directory-lock.ts'
import { FAST_STAT_MS, MAX_HICCUP_MS, MAX_WATCHED_FILES, STATS_AT_ONCE } from './limits.ts'
import { isSpecialFile, refuseNoFile, refuseSpecialFile, specialFile } from './special-file.ts'

export interface DirectoryOptions {
  /** Whether a publish creates the index. */
  readonly isCreatedByPublish?: boolean | undefined
  /** Given for an index that is read while it may be gone. */
  readonly copy?: Omit<CopyOptions, 'isForeign' | 'onRemoved'> | undefined
}

/**
 * An index in a directory, with one writer at a time. Each file is written to a staging directory, synced and renamed, in the
 * order of the change: a reader, also after a crash, finds complete files and nothing listed that is missing.
 */
export class DirectoryIndex implements IndexStore {
  readonly isCreatedByPublish: boolean
  readonly #root: string
  readonly #watched: WatchedFiles
  readonly #copy: DirectoryCopy | undefined

  constructor(root: string, { isCreatedByPublish = false, copy }: DirectoryOptions = {}) {
    this.#root = root
    this.isCreatedByPublish = isCreatedByPublish
    this.#watched = new WatchedFiles(root)
    const onRemoved = (path: string) => this.#watched.add(path)
    this.#copy = copy && new DirectoryCopy(root, { ...copy, isForeign, onRemoved })
  }

  /** With a copy it throws INDEX_UNREACHABLE for an index that is gone. */
  async open(): Promise<IndexSnapshot> {
    const names = await readdir(this.#root).catch(absent(this.#root, ['ENOENT'], []))
    const lost = this.#copy?.lostOf(names)
    if (lost !== undefined) throw lostIndex(this.#root, lost)
    this.#copy?.update()
    await removeDeadLock(this.#root, names)
    const content = names.filter((name) => !isOwnFile(name))
    return new DirectorySnapshot(this.#root, { names: content, watched: this.#watched, copy: this.#copy })
  }

  async close(): Promise<void> {
    await this.#copy?.close()
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: null }> {
    if (!(on instanceof DirectorySnapshot)) throw new TypeError('the snapshot is of another index')
    try {
      createDirectory(this.#root)
    } catch (error) {
      refuseWrite(this.#root)(error)
    }
    for (const path of change.files.keys()) await refuseNoFile(this.#root, path)
    const outcome = await withLock(this.#root, async (staging) => {
      if (await on.isStale()) return 'moved'
      for (const path of change.files.keys()) await refuseSpecialFile(this.#root, path)
      for (const [path, content] of change.files) await this.#write(path, content, staging)
      return { commit: null }
    }).catch(refuseWrite(this.#root))
    return outcome ?? 'moved'
  }

  async #write(path: string, content: FileContent | null, staging: string): Promise<void> {
    const target = join(this.#root, path)
    if (content === null) return rm(target, { force: true })
    createDirectory(dirname(target))
    const staged = join(staging, 'file')
    const bytes = content instanceof Uint8Array ? content : (await open(content.file)).createReadStream()
    await writeFile(staged, bytes, { flush: true })
    await rename(staged, target)
  }
}

interface SnapshotSource {
  /** Of the files and directories at the root of the index. */
  readonly names: readonly string[]
  readonly watched: WatchedFiles
  readonly copy: DirectoryCopy | undefined
}

class DirectorySnapshot implements IndexSnapshot {
  readonly commit = null
  readonly exists: boolean
  readonly #root: string
  readonly #watched: WatchedFiles
  readonly #copy: DirectoryCopy | undefined
  readonly #lasting: readonly string[]
  readonly #seen = new Map<string, string | undefined>()
  #folds: Promise<boolean> | undefined

  constructor(root: string, { names, watched, copy }: SnapshotSource) {
    this.#root = root
    this.#watched = watched
    this.#copy = copy
    this.exists = names.length > 0
    this.#lasting = LASTING.filter((name) => names.includes(name))
  }

  isLasting(): boolean {
    return this.#copy?.isWhole === true
  }

  changedSince(earlier: IndexSnapshot): Promise<ReadonlySet<string> | undefined> {
    return this.#watched.report(this, earlier)
  }

  async read(paths: readonly string[]): Promise<IndexFiles> {
    const files = new Map<string, Uint8Array>()
    for (const path of paths) {
      await this.#watched.watch(path)
      const bytes = await this.#readFile(path)
      this.#seen.set(path, digestOf(bytes))
      if (bytes !== undefined) files.set(path, bytes)
    }
    return files
  }

  locate(path: string): Promise<LocatedFile | undefined> {
    const file = join(this.#root, path)
    const locateNow = async () => {
      await refuseSpecialFile(this.#root, path)
      const stats = await stat(file).catch(absent(file, NO_FILE, undefined))
      return stats?.isFile() && (await this.#isSpelled(path)) ? { file, size: stats.size } : undefined
    }
    return this.#orCopied(path, locateNow, (copy) => copy.locate(path))
  }

  async list(): Promise<string[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(
      absent(this.#root, ['ENOENT'], []),
    )
    const found = entries.map((entry): [string, Dirent] => {
      const path = relative(this.#root, join(entry.parentPath, entry.name))
      return [path.split(sep).join('/'), entry]
    })
    const content = found.filter(([path]) => !isForeign(path.split('/')[0] ?? ''))
    for (const [path, entry] of content) if (isSpecialFile(entry)) throw specialFile(path, entry)
    return content.flatMap(([path, entry]) => (entry.isFile() ? [path] : [])).sort()
  }

  async listDirectory(path: string): Promise<string[]> {
    await refuseSpecialFile(this.#root, path)
    return readdir(join(this.#root, path)).catch(absent(this.#root, NO_DIRECTORY, []))
  }

  contents(): DirectoryContents {
    return new DirectoryContents(this.#root)
  }

  /** Whether a file has changed since it was read. */
  async isStale(): Promise<boolean> {
    for (const [path, digest] of this.#seen) {
      if (digestOf(await this.#readFile(path)) !== digest) return true
    }
    return false
  }

  #readFile(path: string): Promise<Uint8Array | undefined> {
    const file = join(this.#root, path)
    const readNow = async () => {
      await refuseSpecialFile(this.#root, path)
      const bytes = await readFile(file).catch(absent(file, NO_FILE, undefined))
      return bytes !== undefined && (await this.#isSpelled(path)) ? bytes : undefined
    }
    return this.#orCopied<Uint8Array>(path, readNow, (copy) => copy.read(path))
  }

  /** A file is what its name says, on file systems too that fold case: `Acme` and `acme` are two namespaces everywhere. */
  async #isSpelled(path: string): Promise<boolean> {
    const [name] = this.#lasting
    if (name === undefined) return true
    this.#folds ??= foldsCase(this.#root, name)
    return !(await this.#folds) || isSpelled(this.#root, path)
  }

  /** A file that is missing may be lost, and then the copy has it. Throws INDEX_UNREACHABLE where nobody can know. */
  async #orCopied<T>(
    path: string,
    findNow: () => Promise<T | undefined>,
    findCopied: (copy: DirectoryCopy) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const found = await findNow().catch(unreachable)
    // What lies at the path of an index that is gone is no file of it.
    const isOwn = this.#copy === undefined || (await this.#lost()) === undefined
    if (found !== undefined && !(found instanceof RegistryError) && isOwn) return found
    const copied = this.#copy && (await findCopied(this.#copy))
    if (copied !== undefined || this.#copy?.knowsAbsent(path)) return copied
    if (found instanceof RegistryError) throw found
    const lost = await this.#lost()
    if (lost !== undefined) throw lostIndex(this.#root, lost)
    return undefined
  }

  /** What the index has lost since it was opened: a file that is missing then is lost, and not absent. */
  async #lost(): Promise<string | undefined> {
    const names = this.exists ? await readdir(this.#root).catch(absent(this.#root, ['ENOENT'], [])) : []
    return this.#lasting.find((name) => !names.includes(name))
  }
}

function lostIndex(root: string, name: string): RegistryError {
  return new RegistryError(
    'INDEX_UNREACHABLE',
    `the index at ${quote(root)} is gone: it has no ${quote(name)} any more`,
    'restore or mount the directory of the index',
  )
}

/** Gives the error as a value where it says that the index cannot be reached. */
function unreachable(error: unknown): RegistryError {
  if (error instanceof RegistryError && error.code === 'INDEX_UNREACHABLE') return error
  throw error
}

function digestOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined ? undefined : createHash('sha256').update(bytes).digest('hex')
}

/** The path is missing, is a directory, has a file as a parent, or a name that no file can have. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']
const NO_DIRECTORY = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

function refuseWrite(root: string): (cause: unknown) => never {
  return (cause) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) throw systemRefusal(cause) ?? cause
    throw new RegistryError(
      'PERMISSION',
      `the index directory ${quote(root)} cannot be written: ${code}`,
      'give this user the right to write there, or name another directory with --index',
      { cause },
    )
  }
}

/**
 * Whether the file system finds a file by another spelling than its own, as those of macOS and Windows do.
 * @param name of a file in the directory
 */
async function foldsCase(directory: string, name: string): Promise<boolean> {
  const other = name.toUpperCase()
  const names = await readdir(directory).catch((): string[] => [])
  if (other === name || names.includes(other)) return false
  return stat(join(directory, other)).then(
    () => true,
    () => false,
  )
}

/** Whether each directory of a path below `root` has the next name in this very spelling. */
export async function isSpelled(root: string, path: string): Promise<boolean> {
  const parent = dirname(path)
  const names = await readdir(join(root, parent)).catch((): string[] => [])
  if (!names.includes(path.slice(parent === '.' ? 0 : parent.length + 1))) return false
  return parent === '.' || isSpelled(root, parent)
}

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
