import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import type { Log } from '../../base/log.ts'
import { parseJson } from '../../base/schema.ts'
import type { DownloadCounts } from '../../server/ports.ts'
import { FLUSH_MS } from './limits.ts'

const document = z.strictObject({
  format: z.literal(1),
  downloads: z.record(z.string(), z.record(z.string(), z.number().int().nonnegative())),
})

/**
 * Download counts in memory, written to a file every few seconds and at the end. A crash never damages the file: a new one
 * is written beside it, synced and renamed.
 */
export class DownloadsFile implements DownloadCounts {
  readonly #path: string
  readonly #log: Log
  readonly #counts: Map<string, Map<string, number>>
  readonly #timer: NodeJS.Timeout
  #isChanged = false
  #writing: Promise<void> = Promise.resolve()

  private constructor(path: string, counts: Map<string, Map<string, number>>, log: Log) {
    this.#path = path
    this.#counts = counts
    this.#log = log
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref()
  }

  /** Reads the file, or creates it. Throws INVALID_INPUT for a file that has no counts, and PERMISSION if it cannot write. */
  static async open(path: string, log: Log): Promise<DownloadsFile> {
    const counts = await readCounts(path)
    await writeCounts(path, counts).catch((cause) => {
      throw new RegistryError(
        'PERMISSION',
        `${quote(path)} cannot be written: ${messageOf(cause)}`,
        'use --downloads with a file in a directory that this user may write to',
        { cause },
      )
    })
    return new DownloadsFile(path, counts, log)
  }

  of(address: string, version?: string): number {
    const versions = this.#counts.get(address)
    if (version !== undefined) return versions?.get(version) ?? 0
    return [...(versions?.values() ?? [])].reduce((sum, count) => sum + count, 0)
  }

  add(address: string, version: string): void {
    const versions = this.#counts.get(address) ?? new Map<string, number>()
    this.#counts.set(address, versions.set(version, (versions.get(version) ?? 0) + 1))
    this.#isChanged = true
  }

  /** All counts are in the file when this ends. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  async #write(): Promise<void> {
    if (!this.#isChanged) return
    this.#isChanged = false
    try {
      await writeCounts(this.#path, this.#counts)
    } catch (error) {
      this.#isChanged = true
      this.#log.warn(`the download counts cannot be written and stay in memory: ${messageOf(error)}`)
    }
  }
}

async function readCounts(path: string): Promise<Map<string, Map<string, number>>> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw invalid(path, messageOf(error))
  })
  if (bytes === undefined) return new Map()
  const parsed = parseJson(document, bytes)
  if (parsed === undefined) throw invalid(path, 'its content is not what this tool writes')
  const modules = Object.entries(parsed.downloads)
  return new Map(modules.map(([address, versions]) => [address, new Map(Object.entries(versions))]))
}

function invalid(path: string, problem: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${quote(path)} holds no download counts: ${problem}`,
    'use another file with --downloads, or delete this one to start again at 0',
  )
}

async function writeCounts(
  path: string,
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<void> {
  const downloads = [...counts].map(([address, versions]) => [address, Object.fromEntries(versions)] as const)
  const aside = `${path}.new`
  await writeFile(aside, canonicalJson({ format: 1, downloads: Object.fromEntries(downloads) }), {
    flush: true,
  })
  await rename(aside, path)
}
