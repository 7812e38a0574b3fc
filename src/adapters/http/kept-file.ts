import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveEntries, FetchedArchive } from '../../doctor/archive.ts'
import { ALGORITHMS } from '../../doctor/package-source.ts'
import { readZipDirectory } from '../filesystem/zip-directory.ts'

/** More than this is not read: the largest package that publish makes. */
export const MAX_PACKAGE_BYTES = 512 * 1024 * 1024

/** What the bytes of a package are. */
export type KeptFacts = Pick<FetchedArchive, 'size' | 'digests' | 'format'> & {
  readonly entries: ArchiveEntries
}

/** The bytes of a package on disk while they are looked at. */
export class KeptFile {
  readonly #file: FileHandle
  readonly #hashes = ALGORITHMS.map((algorithm) => [algorithm, createHash(algorithm)] as const)
  #size = 0

  private constructor(file: FileHandle) {
    this.#file = file
  }

  /** @param parent removed by its owner */
  static async in(parent: string): Promise<KeptFile> {
    return new KeptFile(await open(join(await mkdtemp(join(parent, 'package-')), 'bytes'), 'wx+'))
  }

  async write(chunk: Uint8Array): Promise<void> {
    for (const [, hash] of this.#hashes) hash.update(chunk)
    await this.#file.write(chunk)
    this.#size += chunk.length
  }

  /** Ends the writing, and looks. */
  async facts(): Promise<KeptFacts> {
    const start = Buffer.alloc(6)
    await this.#file.read(start, 0, start.length, 0)
    const format = formatOf(start)
    const entries = format === 'zip' ? await readZipDirectory(this.#file, this.#size) : 'unread'
    const digests = Object.fromEntries(this.#hashes.map(([name, hash]) => [name, hash.digest('hex')]))
    return { size: this.#size, digests: digests as KeptFacts['digests'], format, entries }
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

const MAGIC: readonly (readonly [string, FetchedArchive['format']])[] = [
  ['504b', 'zip'],
  ['1f8b', 'tar.gz'],
  ['425a68', 'tar.bz2'],
  ['fd377a585a', 'tar.xz'],
]

function formatOf(start: Buffer): FetchedArchive['format'] {
  return MAGIC.find(([magic]) => start.toString('hex').startsWith(magic))?.[1] ?? 'unknown'
}
