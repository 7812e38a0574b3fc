import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open } from 'node:fs/promises'
import { join } from 'node:path'
import { ALGORITHMS } from '../../index/packages/package-source.ts'
import type { Contents } from '../../index/packages/remote-package.ts'
import { readZipEntries } from '../filesystem/zip-reader.ts'
import type { ChunkSink } from './transport.ts'

/**
 * Keeps on disk what `fetch` writes, and reads its format and digests.
 * @param parent directory for the file, which its owner removes
 */
export async function downloadPackage<T>(
  parent: string,
  fetch: (into: ChunkSink) => Promise<T>,
): Promise<{ readonly fetched: T; readonly facts: Contents; readonly path: string }> {
  const path = join(await mkdtemp(join(parent, 'package-')), 'bytes')
  const file = await open(path, 'wx+')
  const hashes = ALGORITHMS.map((algorithm) => [algorithm, createHash(algorithm)] as const)
  let size = 0
  try {
    const fetched = await fetch(async (chunk) => {
      for (const [, hash] of hashes) hash.update(chunk)
      await file.appendFile(chunk)
      size += chunk.length
    })
    const begins = await formatOf(file)
    const directory = /zip|unknown/.test(begins) ? await readZipEntries(file) : 'unread'
    // Clients read a zip from its end, whatever it begins with.
    const format = typeof directory === 'string' ? begins : 'zip'
    const entries = format === 'zip' ? directory : 'unread'
    const digests = Object.fromEntries(hashes.map(([name, hash]) => [name, hash.digest('hex')]))
    return { fetched, facts: { size, digests: digests as Contents['digests'], format, entries }, path }
  } finally {
    await file.close()
  }
}

const MAGIC: readonly (readonly [string, Contents['format']])[] = [
  ['504b', 'zip'],
  ['1f8b', 'tar.gz'],
  ['425a68', 'tar.bz2'],
  ['fd377a585a', 'tar.xz'],
]

async function formatOf(file: FileHandle): Promise<Contents['format']> {
  const start = Buffer.alloc(6)
  await file.read(start, 0, start.length, 0)
  return MAGIC.find(([magic]) => start.toString('hex').startsWith(magic))?.[1] ?? 'unknown'
}
