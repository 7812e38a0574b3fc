import type { FileHandle } from 'node:fs/promises'
import type { ArchiveEntries, ArchiveEntry } from '../../index/packages/remote-package.ts'
import { MAX_DIRECTORY_BYTES } from './limits.ts'

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const UNIX = 3
const LINK = 0o12

/** A file of a zip, and where its bytes are. */
export interface ZipEntry extends ArchiveEntry {
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly packedSize: number
  readonly size: number
  /** Of the header before the bytes. */
  readonly offset: number
}

/** The files that the central directory of anybody's zip names; `unread` for the 64-bit form. */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ArchiveEntries> {
  const entries = await readZipEntries(file, size)
  return typeof entries === 'string' ? entries : entries.map(({ path, isLink }) => ({ path, isLink }))
}

/** {@link readZipDirectory} with the places of the bytes. */
export async function readZipEntries(
  file: FileHandle,
  size: number,
): Promise<readonly ZipEntry[] | 'damaged' | 'unread'> {
  const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES)
  const tail = await read(file, tailStart, size)
  const at = endRecord(tail)
  if (at === undefined) return 'damaged'
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  if (count === 0xffff || offset === 0xffffffff || length > MAX_DIRECTORY_BYTES) return 'unread'
  // Bytes before the zip, which its offsets do not count: https://pkg.go.dev/archive/zip reads such files, too.
  const before = tailStart + at - length - offset
  if (before < 0) return 'damaged'
  return readEntries(await read(file, before + offset, before + offset + length), count, before)
}

async function read(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start)
  await file.read(bytes, 0, bytes.length, start)
  return bytes
}

/** The last one: a comment may follow it, and may hold anything. */
function endRecord(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at
  return undefined
}

function readEntries(directory: Buffer, count: number, before: number): ZipEntry[] | 'damaged' {
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
