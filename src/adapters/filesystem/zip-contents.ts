import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { MAX_ARCHIVED_FILE_BYTES } from './limits.ts'
import { readZipEntries, type ZipEntry } from './zip-directory.ts'

const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** The sha256 of each file of anybody's zip, by path; undefined for a zip that is damaged or of a kind that is not read. */
export async function digestsInZip(path: string): Promise<ReadonlyMap<string, string> | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const entries = await readZipEntries(file, size)
    if (typeof entries === 'string' || entries.some(({ isLink }) => isLink)) return undefined
    const digests = new Map<string, string>()
    for (const entry of entries) {
      const bytes = await readEntry(file, entry)
      if (bytes === undefined) return undefined
      digests.set(entry.path, createHash('sha256').update(bytes).digest('hex'))
    }
    return digests
  } finally {
    await file.close()
  }
}

async function readEntry(
  file: Awaited<ReturnType<typeof open>>,
  { method, packedSize, size, offset }: ZipEntry,
): Promise<Buffer | undefined> {
  if (size > MAX_ARCHIVED_FILE_BYTES || packedSize > MAX_ARCHIVED_FILE_BYTES) return undefined
  const header = Buffer.alloc(LOCAL_BYTES)
  await file.read(header, 0, LOCAL_BYTES, offset)
  const packed = Buffer.alloc(packedSize)
  const start = offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  const { bytesRead } = await file.read(packed, 0, packedSize, start)
  if (bytesRead < packedSize) return undefined
  if (method === STORED) return packed
  try {
    return method === DEFLATED
      ? inflateRawSync(packed, { maxOutputLength: MAX_ARCHIVED_FILE_BYTES })
      : undefined
  } catch {
    return undefined
  }
}
