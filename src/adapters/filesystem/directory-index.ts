import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { quote, RegistryError } from '../../base/error.ts'
import type { IndexFiles } from '../../index/format/index-files.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore, LocatedFile } from '../../index/ports.ts'
import { isOwnFile, withLock } from './directory-lock.ts'

/**
 * An index in a directory, with one writer at a time. Each file is written to a staging directory, synced and renamed, in the
 * order of the change: a reader, also after a crash, finds complete files and nothing listed that is missing.
 */
export class DirectoryIndex implements IndexStore {
  readonly isCreatedByPublish = false
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async open(): Promise<IndexSnapshot> {
    const names = await readdir(this.#root).catch(absent(this.#root, ['ENOENT'], []))
    return new DirectorySnapshot(
      this.#root,
      names.filter((name) => !isOwnFile(name)),
    )
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: null }> {
    if (!(on instanceof DirectorySnapshot)) throw new TypeError('the snapshot is of another index')
    await mkdir(this.#root, { recursive: true }).catch(refuseWrite(this.#root))
    const outcome = await withLock(this.#root, async (staging) => {
      if (await on.isStale()) return 'moved'
      for (const path of change.files.keys()) await refuseEscapingPath(this.#root, dirname(path))
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
    await writeSynced(staged, content)
    await rename(staged, target)
  }
}

/** Refuses a path that a symbolic link leads out of the index. Of a path that is missing, the existing parents are checked. */
async function refuseEscapingPath(root: string, path: string): Promise<void> {
  const real = await realpath(join(root, path)).catch(() => undefined)
  if (real === undefined) return path === '.' ? undefined : refuseEscapingPath(root, dirname(path))
  const inside = relative(await realpath(root).catch(absent(root, [], '')), real)
  if (inside !== '..' && !inside.startsWith(`..${sep}`)) return
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} is outside of the index, through a symbolic link`,
    'replace the link in the index by a file or directory',
  )
}

async function writeSynced(path: string, content: FileContent): Promise<void> {
  if (!(content instanceof Uint8Array))
    await pipeline(createReadStream(content.file), createWriteStream(path))
  const file = await open(path, content instanceof Uint8Array ? 'w' : 'r+')
  try {
    if (content instanceof Uint8Array) await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What every index has, and what nothing removes while it is one. */
const LASTING = ['registry.json', 'v1', 'catalog']

class DirectorySnapshot implements IndexSnapshot {
  readonly commit = null
  readonly exists: boolean
  readonly #root: string
  readonly #lasting: readonly string[]
  readonly #seen = new Map<string, string | undefined>()

  /** @param names of the files and directories at the root of the index */
  constructor(root: string, names: readonly string[]) {
    this.#root = root
    this.exists = names.length > 0
    this.#lasting = LASTING.filter((name) => names.includes(name))
  }

  async read(paths: readonly string[]): Promise<IndexFiles> {
    const files = new Map<string, Uint8Array>()
    for (const path of paths) {
      const bytes = await this.#readFile(path)
      this.#seen.set(path, digestOf(bytes))
      if (bytes !== undefined) files.set(path, bytes)
    }
    return files
  }

  async locate(path: string): Promise<LocatedFile | undefined> {
    const file = join(this.#root, path)
    await refuseEscapingPath(this.#root, path)
    const stats = await stat(file).catch(absent(file, NO_FILE, undefined))
    if (stats?.isFile()) return { file, size: stats.size }
    await this.#requireIndex()
    return undefined
  }

  async list(): Promise<string[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(
      absent(this.#root, ['ENOENT'], []),
    )
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !isOwnFile(path.split('/')[0] ?? ''))
      .sort()
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
    await refuseEscapingPath(this.#root, path)
    const bytes = await readFile(file).catch(absent(file, NO_FILE, undefined))
    if (bytes === undefined) await this.#requireIndex()
    return bytes
  }

  /** Throws INDEX_UNREACHABLE if the index is not there any more: a file is then lost, and not absent. */
  async #requireIndex(): Promise<void> {
    const names = this.exists ? await readdir(this.#root).catch(absent(this.#root, [], [])) : []
    const lost = this.#lasting.find((name) => !names.includes(name))
    if (lost === undefined) return
    throw new RegistryError(
      'INDEX_UNREACHABLE',
      `the index at ${quote(this.#root)} is gone: it has no ${quote(lost)} any more`,
      'restore or mount the directory of the index',
    )
  }
}

function digestOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined ? undefined : createHash('sha256').update(bytes).digest('hex')
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** The path is missing, is a directory, has a file as a parent, or a name that no file can have. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']

function absent<T>(path: string, codes: readonly string[], value: T): (error: unknown) => T {
  return (error) => {
    if (codes.includes(errorCode(error))) return value
    throw new RegistryError(
      errorCode(error) === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE',
      `the index cannot be read at ${quote(path)}: ${errorCode(error) || String(error)}`,
      'name a directory that this user may read with --index',
      { cause: error },
    )
  }
}

function refuseWrite(root: string): (error: unknown) => never {
  return (error) => {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(errorCode(error))) throw error
    throw new RegistryError(
      'PERMISSION',
      `the index directory ${quote(root)} cannot be written: ${errorCode(error)}`,
      'give this user the right to write there, free space on the disk, or name another directory with --index',
      { cause: error },
    )
  }
}
