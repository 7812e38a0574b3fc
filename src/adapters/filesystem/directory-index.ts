import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import type { IndexFiles } from '../../index/format/index-files.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import { isOwnFile, removeDeadLock, withLock } from './directory-lock.ts'
import { isSpecialFile, refuseNoFile, refuseSpecialFile, specialFile } from './special-file.ts'
import { WatchedFiles } from './watched-files.ts'

/**
 * An index in a directory, with one writer at a time. Each file is written to a staging directory, synced and renamed, in the
 * order of the change: a reader, also after a crash, finds complete files and nothing listed that is missing.
 */
export class DirectoryIndex implements IndexStore {
  readonly isCreatedByPublish: boolean
  readonly #root: string
  readonly #watched: WatchedFiles

  constructor(root: string, isCreatedByPublish = false) {
    this.#root = root
    this.isCreatedByPublish = isCreatedByPublish
    this.#watched = new WatchedFiles(root)
  }

  async open(): Promise<IndexSnapshot> {
    const names = await readdir(this.#root).catch(absent(this.#root, ['ENOENT'], []))
    await removeDeadLock(this.#root, names)
    const exists = names.some((name) => !isOwnFile(name))
    return new DirectorySnapshot(this.#root, { exists, watched: this.#watched })
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: null }> {
    if (!(on instanceof DirectorySnapshot)) throw new TypeError('the snapshot is of another index')
    await mkdir(this.#root, { recursive: true }).catch(refuseWrite(this.#root))
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
    await mkdir(dirname(target), { recursive: true })
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
  readonly #seen = new Map<string, string | undefined>()

  constructor(
    root: string,
    { exists, watched }: { readonly exists: boolean; readonly watched: WatchedFiles },
  ) {
    this.#root = root
    this.exists = exists
    this.#watched = watched
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

  /** Whether a file has changed since it was read. */
  async isStale(): Promise<boolean> {
    for (const [path, digest] of this.#seen) {
      if (digestOf(await this.#readFile(path)) !== digest) return true
    }
    return false
  }

  async #readFile(path: string): Promise<Uint8Array | undefined> {
    const file = join(this.#root, path)
    await refuseSpecialFile(this.#root, path)
    return readFile(file).catch(absent(file, NO_FILE, undefined))
  }
}

/** No content of the index: the files of a writer, and the repository of an index that is checked out. */
function isForeign(name: string): boolean {
  return isOwnFile(name) || name === '.git'
}

function digestOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined ? undefined : createHash('sha256').update(bytes).digest('hex')
}

/** The path is missing, is a directory, or has a file as a parent. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR']
const NO_DIRECTORY = ['ENOENT', 'ENOTDIR']

function absent<T>(path: string, codes: readonly string[], value: T): (cause: NodeJS.ErrnoException) => T {
  return (cause) => {
    const { code = '' } = cause
    if (codes.includes(code)) return value
    throw new RegistryError(
      code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE',
      `the index cannot be read at ${quote(path)}: ${code || messageOf(cause)}`,
      'name a directory that this user may read with --index',
      { cause },
    )
  }
}

function refuseWrite(root: string): (cause: NodeJS.ErrnoException) => never {
  return (cause) => {
    const { code = '' } = cause
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code)) throw cause
    throw new RegistryError(
      'PERMISSION',
      `the index directory ${quote(root)} cannot be written: ${code}`,
      'give this user the right to write there, free space on the disk, or name another directory with --index',
      { cause },
    )
  }
}
