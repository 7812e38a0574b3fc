import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
} from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { quote, RegistryError } from '../../base/error.ts'
import { slices } from '../../base/slices.ts'
import { systemRefusal } from '../../base/system-error.ts'
import type { IndexFiles } from '../../index/format/index-files.ts'
import { MAX_DOCUMENT_BYTES } from '../../index/limits.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexContents, IndexSnapshot, IndexStore, ListedFile, LocatedFile } from '../../index/ports.ts'
import { isOwnFile, withLock } from './directory-lock.ts'
import { absent, createDirectory, DirectoryPaths, isSpecialFile, NO_FILE } from './directory-paths.ts'

/** Files that are looked at at the same time for changes. The rest waits. */
const STATS_AT_ONCE = 32

/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
const MAX_WATCHED_FILES = 50_000

/** Bytes of a package that `verify` reads at a time. */
const PIECE_BYTES = 256 * 1024

/** What every index has at its root, and what nothing removes while it is one. */
const LASTING = ['registry.json', 'v1', 'catalog']

/**
 * An index in a directory, with one writer at a time. Each file is written to a staging directory, synced and renamed, in the
 * order of the change: a reader, also after a crash, finds complete files and nothing listed that is missing.
 */
export class DirectoryIndex implements IndexStore {
  readonly isCreatedByPublish: boolean
  readonly #root: string
  readonly #watched: WatchedFiles
  #lasting: readonly string[] = []

  constructor(
    root: string,
    { isCreatedByPublish = false }: { readonly isCreatedByPublish?: boolean | undefined } = {},
  ) {
    this.#root = root
    this.isCreatedByPublish = isCreatedByPublish
    this.#watched = watchedFiles(root)
  }

  /** Throws INDEX_UNREACHABLE for an index that is gone since it was opened last. */
  async open(): Promise<IndexSnapshot> {
    const names = await namesIn(this.#root)
    requireLasting(this.#root, this.#lasting, names)
    this.#lasting = LASTING.filter((name) => names.includes(name))
    await removeDeadLock(this.#root, names)
    const exists = names.some((name) => !isOwnFile(name))
    return new DirectorySnapshot(this.#root, { exists, lasting: this.#lasting }, this.#watched)
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: null }> {
    if (!(on instanceof DirectorySnapshot)) throw new TypeError('the snapshot is of another index')
    const write = async () => {
      createDirectory(this.#root)
      await this.#requireFiles(change)
      return withLock(this.#root, async (staging) => {
        if (await on.isStale()) return 'moved'
        await this.#requireFiles(change)
        for (const [path, content] of change.files) await this.#write(path, content, staging)
        return { commit: null }
      })
    }
    return (await write().catch(refuseWrite(this.#root))) ?? 'moved'
  }

  async #requireFiles({ files }: IndexChange): Promise<void> {
    const paths = new DirectoryPaths(this.#root)
    for (const path of files.keys()) await paths.requireFile(path)
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

class DirectorySnapshot implements IndexSnapshot {
  readonly commit = null
  readonly exists: boolean
  readonly #root: string
  readonly #watched: WatchedFiles
  readonly #lasting: readonly string[]
  readonly #seen = new Map<string, string | undefined>()
  #folds: Promise<boolean> | undefined

  constructor(
    root: string,
    { exists, lasting }: { readonly exists: boolean; readonly lasting: readonly string[] },
    watched: WatchedFiles,
  ) {
    this.#root = root
    this.exists = exists
    this.#lasting = lasting
    this.#watched = watched
  }

  changedSince(earlier: IndexSnapshot): Promise<ReadonlySet<string> | undefined> {
    return this.#watched.report(this, earlier)
  }

  async read(paths: readonly string[]): Promise<IndexFiles> {
    for (const path of paths) await this.#watched.watch(path)
    const files = new Map<string, Uint8Array>()
    for (const [path, bytes] of await this.#readAll(paths)) {
      this.#seen.set(path, digestOf(bytes))
      if (bytes !== undefined) files.set(path, bytes)
    }
    return files
  }

  async locate(path: string): Promise<LocatedFile | undefined> {
    const found = await this.#find(new DirectoryPaths(this.#root), path)
    await this.#requireIndex()
    return found
  }

  async list(): Promise<string[]> {
    const paths = new DirectoryPaths(this.#root)
    const listed: string[] = []
    for await (const files of this.contents().list()) {
      for (const { path, isSpecial } of files) {
        // It says what kind of file it is.
        if (isSpecial) await paths.at(path)
        else listed.push(path)
      }
    }
    return listed.sort()
  }

  async listDirectory(path: string): Promise<string[]> {
    await new DirectoryPaths(this.#root).at(path)
    return readdir(join(this.#root, path)).catch(absent(this.#root, NO_DIRECTORY, []))
  }

  contents(): DirectoryContents {
    return new DirectoryContents(this.#root)
  }

  async isStale(): Promise<boolean> {
    for (const [path, bytes] of await this.#readAll([...this.#seen.keys()]))
      if (digestOf(bytes) !== this.#seen.get(path)) return true
    return false
  }

  async #readAll(paths: readonly string[]): Promise<Map<string, Uint8Array | undefined>> {
    const directories = new DirectoryPaths(this.#root)
    const files = new Map<string, Uint8Array | undefined>()
    for (const path of paths) {
      const located = await this.#find(directories, path)
      files.set(
        path,
        located && (await readFile(located.file).catch(absent(located.file, NO_FILE, undefined))),
      )
    }
    await this.#requireIndex()
    return files
  }

  async #find(paths: DirectoryPaths, path: string): Promise<LocatedFile | undefined> {
    const stats = await paths.at(path)
    return stats?.isFile() && (await this.#isSpelled(path))
      ? { file: join(this.#root, path), size: stats.size }
      : undefined
  }

  /** A file is what its name says, on file systems too that fold case: `Acme` and `acme` are two namespaces everywhere. */
  async #isSpelled(path: string): Promise<boolean> {
    const [name] = this.#lasting
    if (name === undefined) return true
    this.#folds ??= foldsCase(this.#root, name)
    return !(await this.#folds) || isSpelled(this.#root, path)
  }

  /**
   * Throws INDEX_UNREACHABLE if the index is gone since it was opened: what is missing then is lost and not absent, and what lies at a
   * path then may be no file of the index.
   */
  async #requireIndex(): Promise<void> {
    if (this.exists) requireLasting(this.#root, this.#lasting, await namesIn(this.#root))
  }
}

function namesIn(root: string): Promise<string[]> {
  return readdir(root).catch(absent(root, ['ENOENT'], []))
}

function requireLasting(root: string, lasting: readonly string[], names: readonly string[]): void {
  const lost = lasting.find((name) => !names.includes(name))
  if (lost === undefined) return
  throw new RegistryError(
    'INDEX_UNREACHABLE',
    `the index at ${quote(root)} is gone: it has no ${quote(lost)} any more`,
    'restore or mount the directory of the index',
  )
}

function digestOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined ? undefined : createHash('sha256').update(bytes).digest('hex')
}

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
 * Finds out which of the files that were read from a directory have changed, by `stat` alone. It watches so many files at most; with
 * more of them, any file may have changed.
 */
function watchedFiles(root: string) {
  /** By path; `''` for a file that is missing. */
  const states = new Map<string, string>()
  /** To report; undefined if any file may have changed. */
  let changed: Set<string> | undefined = new Set()
  /** What was reported last, and to whom. */
  let reported: ReadonlySet<string> | undefined = new Set()
  let receiver: object | undefined
  /** `''` for every path that cannot be read, as for a missing file: the read that follows says why. */
  const stateOf = async (path: string) => {
    const found = await stat(join(root, path)).catch(() => undefined)
    return found === undefined ? '' : `${found.ctimeMs} ${found.ino} ${found.size}`
  }
  const compare = async (path: string) => {
    const [state, known] = [await stateOf(path), states.get(path)]
    if (known === undefined || known === state) return
    states.delete(path)
    changed?.add(path)
  }
  return {
    /** Must be called before a file is read, so that a change while it is read is found too. */
    async watch(path: string): Promise<void> {
      const [state, known] = [await stateOf(path), states.get(path)]
      if (known !== undefined && known !== state) changed?.add(path)
      states.set(path, state)
      if (states.size <= MAX_WATCHED_FILES) return
      states.clear()
      changed = undefined
    },
    /**
     * The paths of the changed files; undefined if any file may have changed. What was reported to a snapshot is reported to the next
     * one too, unless that one succeeds it: a snapshot that could not be served has no successor.
     */
    async report(to: object, predecessor: object): Promise<ReadonlySet<string> | undefined> {
      for (const paths of slices([...states.keys()], STATS_AT_ONCE)) await Promise.all(paths.map(compare))
      const before = predecessor === receiver ? new Set<string>() : reported
      reported = before && changed && new Set([...before, ...changed])
      changed = new Set()
      receiver = to
      return reported
    },
  }
}

type WatchedFiles = ReturnType<typeof watchedFiles>

/** A link that takes the place of a file after it was listed is not followed, and a FIFO does not stop the reader. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * The files of an index in a directory. It reads them synchronously: an index has many small files, and an asynchronous read
 * of one costs several times as much as its bytes.
 */
export class DirectoryContents implements IndexContents {
  readonly commit = null
  readonly #root: string
  readonly #piece = Buffer.alloc(PIECE_BYTES)

  constructor(root: string) {
    this.#root = root
  }

  /** Directory by directory: its files, then those of each directory in it. */
  async *list(): AsyncGenerator<ListedFile[]> {
    const waiting = ['']
    for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
      // Signals and progress get their turn.
      await setImmediate()
      const prefix = directory === '' ? '' : `${directory}/`
      const all = this.#entriesOf(join(this.#root, directory))
      const entries = directory === '' ? all.filter(({ name }) => !isOwnFile(name) && name !== '.git') : all
      entries.sort((a, b) => (a.name < b.name ? -1 : 1))
      const files = entries.filter((entry) => !entry.isDirectory())
      yield files.map((entry) => ({ path: `${prefix}${entry.name}`, isSpecial: isSpecialFile(entry) }))
      const directories = entries.filter((entry) => entry.isDirectory())
      waiting.push(...directories.map(({ name }) => `${prefix}${name}`).reverse())
    }
  }

  #entriesOf(path: string): Dirent[] {
    try {
      return readdirSync(path, { withFileTypes: true })
    } catch (error) {
      return absent(path, ['ENOENT'], [])(error)
    }
  }

  async read(files: readonly ListedFile[]): Promise<Map<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>()
    for (const { path, isSpecial } of files) {
      const bytes = isSpecial ? undefined : this.#open(path, readDocument)
      if (bytes !== undefined) found.set(path, bytes)
    }
    return found
  }

  async stream({ path }: ListedFile, into: (bytes: Uint8Array) => void): Promise<boolean> {
    const piece = this.#piece
    const isRead = this.#open(path, (file) => {
      for (let size = readSync(file, piece); size > 0; size = readSync(file, piece))
        into(piece.subarray(0, size))
      return true
    })
    return isRead ?? false
  }

  /** Undefined where the file is gone, or is no file any more. Throws PERMISSION, INDEX_UNREACHABLE. */
  #open<T>(path: string, work: (file: number) => T): T | undefined {
    const name = join(this.#root, path)
    try {
      const file = openSync(name, READ)
      try {
        return work(file)
      } finally {
        closeSync(file)
      }
    } catch (error) {
      return absent(name, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'], undefined)(error)
    }
  }
}

function readDocument(file: number): Uint8Array | undefined {
  return fstatSync(file).size > MAX_DOCUMENT_BYTES ? undefined : readFileSync(file)
}

/** Removes what a writer that was killed has left, where `names` of the directory hold such files; one that runs keeps them. */
async function removeDeadLock(root: string, names: readonly string[]): Promise<void> {
  // A reader may lack the right to it; what is left does no harm until somebody writes.
  if (names.some(isOwnFile)) await withLock(root, async () => {}).catch(() => {})
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
