import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { RegistryError } from '../../base/error.ts'
import type { ArchiveEntry } from '../../index/packages/remote-package.ts'
import type { Package, PackagedFile } from '../../package/package.ts'

/** Bytes of a file in a zip. A larger one is not read: it is no configuration. */
const MAX_ARCHIVED_FILE_BYTES = 100 * 1024 * 1024

/** Bytes of the directory of a zip. A zip with a larger one is not read. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024

/** Reads anybody's zips. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3 */

const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const UNIX = 3
const LINK = 0o12
const STORED = 0
const DEFLATED = 8

/** On disk, or in memory. */
type Zip = FileHandle | Uint8Array

interface ZipEntry extends ArchiveEntry {
  readonly method: number
  readonly packedSize: number
  readonly size: number
  /** Of the header before the bytes. */
  readonly offset: number
}

/** The files that the central directory of a zip names; `unread` for the 64-bit form. */
export async function readZipEntries(zip: Zip): Promise<readonly ZipEntry[] | 'damaged' | 'unread'> {
  const size = zip instanceof Uint8Array ? zip.length : (await zip.stat()).size
  const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES)
  const tail = await bytesAt(zip, tailStart, size)
  // The last one: a comment may follow it, and may hold anything.
  let at = tail.length - END_BYTES
  while (at >= 0 && tail.readUInt32LE(at) !== END_SIGNATURE) at -= 1
  if (at < 0) return 'damaged'
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  if (count === 0xffff || offset === 0xffffffff || length > MAX_DIRECTORY_BYTES) return 'unread'
  // Bytes before the zip, which its offsets do not count: https://pkg.go.dev/archive/zip reads such files, too.
  const before = tailStart + at - length - offset
  if (before < 0) return 'damaged'
  return entriesIn(await bytesAt(zip, before + offset, before + offset + length), count, before)
}

function entriesIn(directory: Buffer, count: number, before: number): ZipEntry[] | 'damaged' {
  const entries: ZipEntry[] = []
  for (let at = 0, left = count; left > 0; left -= 1) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
      return 'damaged'
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    const path = directory.toString('utf8', at + ENTRY_BYTES, nameEnd).replace(/^(?:\.\/)+/, '')
    const isUnix = directory.readUInt8(at + 5) === UNIX
    const isLink = isUnix && directory.readUInt32LE(at + 38) >>> 28 === LINK
    const method = directory.readUInt16LE(at + 10)
    const sizes = { packedSize: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24) }
    const offset = before + directory.readUInt32LE(at + 42)
    if (!path.endsWith('/')) entries.push({ path, isLink, method, ...sizes, offset })
    // An extra field and a comment follow the name.
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Fewer bytes where the zip ends. */
async function bytesAt(zip: Zip, start: number, end: number): Promise<Buffer> {
  if (zip instanceof Uint8Array)
    return Buffer.from(zip.buffer, zip.byteOffset, zip.length).subarray(start, end)
  const bytes = Buffer.alloc(end - start)
  const { bytesRead } = await zip.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}

/** Undefined for a file that is damaged, too large, or packed in another way. */
async function readFile(
  zip: Zip,
  { method, packedSize, size, offset }: ZipEntry,
): Promise<Buffer | undefined> {
  if (size > MAX_ARCHIVED_FILE_BYTES || packedSize > MAX_ARCHIVED_FILE_BYTES) return undefined
  const header = await bytesAt(zip, offset, offset + LOCAL_BYTES)
  if (header.length < LOCAL_BYTES) return undefined
  const start = offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await bytesAt(zip, start, start + packedSize)
  if (packed.length < packedSize) return undefined
  if (method === STORED) return packed
  try {
    return method === DEFLATED
      ? inflateRawSync(packed, { maxOutputLength: MAX_ARCHIVED_FILE_BYTES })
      : undefined
  } catch {
    return undefined
  }
}

/** The sha256 of each file of a zip, by path; undefined for a zip that has links, is damaged or of a kind that is not read. */
export async function digestsInZip(path: string): Promise<ReadonlyMap<string, string> | undefined> {
  const zip = await open(path)
  try {
    const entries = await readZipEntries(zip)
    if (typeof entries === 'string' || entries.some(({ isLink }) => isLink)) return undefined
    const digests = new Map<string, string>()
    for (const entry of entries) {
      const bytes = await readFile(zip, entry)
      if (bytes === undefined) return undefined
      digests.set(entry.path, createHash('sha256').update(bytes).digest('hex'))
    }
    return digests
  } finally {
    await zip.close()
  }
}

/** The files of a `module.zip` whose paths begin so. Throws INDEX_INVALID for a zip that this tool did not write: its files are stored. */
export async function readModuleZip(
  zip: Uint8Array,
  prefix: string,
): Promise<{ readonly path: string; readonly bytes: Uint8Array }[]> {
  const entries = await readZipEntries(zip)
  const files: { readonly path: string; readonly bytes: Uint8Array }[] = []
  for (const entry of typeof entries === 'string' ? [undefined] : entries) {
    if (entry?.path.startsWith(prefix) === false) continue
    const bytes = entry?.method === STORED ? await readFile(zip, entry) : undefined
    if (entry === undefined || bytes === undefined)
      throw new RegistryError(
        'INDEX_INVALID',
        'a module.zip of the index is not as this tool writes it',
        'restore it from the history of the index',
      )
    files.push({ path: entry.path, bytes })
  }
  return files
}

/** The bytes of one file of a package on disk; no other file of it is read. */
export async function readPackagedFile({ file }: Package, { path }: PackagedFile): Promise<Uint8Array> {
  const zip = await open(file)
  try {
    const entries = await readZipEntries(zip)
    const entry = typeof entries === 'string' ? undefined : entries.find((each) => each.path === path)
    const bytes = entry && (await readFile(zip, entry))
    if (bytes === undefined) throw new Error(`${path} is not where it should be in ${file}`)
    return bytes
  } finally {
    await zip.close()
  }
}
