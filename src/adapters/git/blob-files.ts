import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { quote, RegistryError } from '../../base/error.ts'
import type { LocatedFile } from '../../index/ports.ts'
import { type Git, type GitSetting, missingGit } from './git.ts'
import { MAX_BLOB_FILES_BYTES, MAX_WRITERS } from './limits.ts'

/** From this size on, git streams a blob instead of reading it whole. */
const STREAMING: GitSetting = ['core.bigFileThreshold', '1m']

/** Blobs of a repository as files of our own, so that many clients can be sent one, each at its pace. */
export class BlobFiles {
  readonly #git: Git
  readonly #gitDirectory: string
  readonly #temporary: string
  #directory: Promise<string> | undefined
  readonly #writing = new Map<string, Promise<LocatedFile>>()
  /** The file that was asked for last is the last. */
  readonly #written = new Map<string, LocatedFile>()
  #bytes = 0
  #writers = 0
  readonly #waiting: (() => void)[] = []

  /** @param temporary a directory that its owner removes */
  constructor(git: Git, gitDirectory: string, temporary: string) {
    this.#git = git
    this.#gitDirectory = gitDirectory
    this.#temporary = temporary
  }

  /** The file of a blob, which one `git cat-file` writes when it is first asked for. Throws INDEX_UNREACHABLE. */
  async file(oid: string): Promise<LocatedFile> {
    const written = this.#written.get(oid)
    if (written !== undefined) {
      this.#written.delete(oid)
      this.#written.set(oid, written)
      return written
    }
    const writing = this.#writing.get(oid) ?? this.#inTurn(() => this.#write(oid))
    this.#writing.set(oid, writing)
    try {
      return await writing
    } finally {
      this.#writing.delete(oid)
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#writers >= MAX_WRITERS) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#writers += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#writers -= 1
      else next()
    }
  }

  async #write(oid: string): Promise<LocatedFile> {
    this.#directory ??= mkdtemp(join(this.#temporary, 'blobs-'))
    const file = join(await this.#directory, oid)
    const call = { gitDirectory: this.#gitDirectory, config: [STREAMING] }
    const child = this.#git.start(['cat-file', 'blob', oid], call)
    child.stderr.resume()
    child.stdin.on('error', () => {}).end()
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', (cause) => reject(missingGit(cause)))
      child.on('close', resolve)
    })
    const [code] = await Promise.all([ended, pipeline(child.stdout, createWriteStream(file))]).catch(() => [
      1,
    ])
    if (code !== 0) {
      await rm(file, { force: true })
      throw new RegistryError(
        'INDEX_UNREACHABLE',
        `the package ${oid} of the index cannot be written to ${quote(file)}`,
        'free space on the disk of the temporary directory, or set TMPDIR; run `git fsck` in the index',
      )
    }
    const { size } = await stat(file)
    this.#written.set(oid, { file, size })
    this.#bytes += size
    await this.#removeOldest()
    return { file, size }
  }

  /** A file that is being sent stays readable for who has opened it. */
  async #removeOldest(): Promise<void> {
    for (const [oid, { file, size }] of this.#written) {
      if (this.#bytes <= MAX_BLOB_FILES_BYTES || this.#written.size === 1) return
      this.#written.delete(oid)
      this.#bytes -= size
      await rm(file, { force: true })
    }
  }
}
