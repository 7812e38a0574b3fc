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
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { MAX_DOCUMENT_BYTES } from '../../index/limits.ts'
import type { IndexContents, ListedFile } from '../../index/ports.ts'
import { absent } from './absent.ts'
import { isForeign } from './directory-lock.ts'
import { PIECE_BYTES } from './limits.ts'
import { isSpecialFile } from './special-file.ts'

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
      const entries = directory === '' ? all.filter(({ name }) => !isForeign(name)) : all
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
