import { type Dirent, mkdirSync, type Stats, statSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'

/** The path is missing, is a directory, has a file as a parent, or a name that no file can have. */
export const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']

/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
export function absent<T>(path: string, codes: readonly string[], value: T): (cause: unknown) => T {
  return (cause) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (codes.includes(code)) return value
    throw new RegistryError(
      code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE',
      `the index cannot be read at ${quote(path)}: ${code || messageOf(cause)}`,
      'name a directory that this user may read with --index',
      { cause },
    )
  }
}

/**
 * What is at paths of an index, each of which is looked at once: below a directory that is missing nothing is. A link may lead out of the
 * index, and a FIFO or a device never ends, so INDEX_INVALID is thrown for a path that is, or that leads through, one of them. The
 * index itself may be a link.
 */
export class DirectoryPaths {
  readonly #root: string
  readonly #known = new Map<string, Promise<Stats | undefined>>()

  constructor(root: string) {
    this.#root = root
  }

  /** Undefined for a path that is missing, or of which a directory is. Throws INDEX_INVALID, PERMISSION, INDEX_UNREACHABLE. */
  at(path: string): Promise<Stats | undefined> {
    return getOrInsert(this.#known, path, () => this.#look(path))
  }

  async #look(path: string): Promise<Stats | undefined> {
    const parent = dirname(path)
    if (parent !== '.' && (await this.at(parent))?.isDirectory() !== true) return undefined
    const file = join(this.#root, path)
    const stats = await lstat(file).catch(absent(file, NO_FILE, undefined))
    if (stats !== undefined && isSpecialFile(stats)) throw specialFile(path, stats)
    return stats
  }

  /** Throws INDEX_INVALID for a path with a directory in the place of its file, or a file in that of one of its directories. */
  async requireFile(path: string): Promise<void> {
    for (let at = path; at !== '.'; at = dirname(at)) {
      const stats = await this.at(at)
      if (stats === undefined || stats.isFile() === (at === path)) continue
      throw new RegistryError(
        'INDEX_INVALID',
        `${quote(at)} in the index is ${at === path ? 'a directory, where a file' : 'a file, where a directory'} belongs`,
        `move ${quote(at)} out of the index`,
      )
    }
  }
}

export function isSpecialFile(type: Stats | Dirent): boolean {
  return !type.isFile() && !type.isDirectory()
}

/** @param path in the index */
function specialFile(path: string, type: Stats | Dirent): RegistryError {
  const other = type.isSocket() ? 'a socket' : 'a device'
  const name = type.isSymbolicLink() ? 'a symbolic link' : type.isFIFO() ? 'a FIFO' : other
  return new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index is ${name}`,
    'replace it by a file or a directory: an index holds nothing else',
  )
}

/** Makes a directory and those above it. Node.js's own `recursive` never ends where the system makes none, as below /proc. */
export function createDirectory(path: string): void {
  if (makeOne(path)) return
  createDirectory(dirname(path))
  if (makeOne(path)) return
  const error = new Error(`ENOENT: the system makes no directory ${path}`)
  throw Object.assign(error, { code: 'ENOENT', syscall: 'mkdir', path })
}

/** False where the directory above is missing. */
function makeOne(path: string): boolean {
  try {
    mkdirSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' && dirname(path) !== path) return false
    if (code !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
  return true
}
