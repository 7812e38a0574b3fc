import { open } from 'node:fs/promises'
import { RegistryError } from '../../base/error.ts'
import type { Package, PackagedFile } from '../../package/package.ts'

/**
 * Reads zips that zip-writer.ts wrote: stored entries one after the other, without extra fields.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3
 */
const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const NAME_LENGTH_OFFSET = 26

/** All files of a zip in memory, with their bytes. Throws INDEX_INVALID for a zip that this tool did not write. */
export function* readStoredZip(zip: Uint8Array): Generator<{ path: string; bytes: Uint8Array }> {
  const buffer = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - END_BYTES
  if (end < 0 || buffer.readUInt32LE(end) !== END_SIGNATURE) throw damaged()
  let at = buffer.readUInt32LE(end + 16)
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || buffer.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged()
    const method = buffer.readUInt16LE(at + 10)
    const size = buffer.readUInt32LE(at + 20)
    const nameLength = buffer.readUInt16LE(at + 28)
    const start = buffer.readUInt32LE(at + 42) + LOCAL_BYTES + nameLength
    if (method !== 0 || start + size > end) throw damaged()
    const nameStart = at + ENTRY_BYTES
    at = nameStart + nameLength
    yield { path: buffer.toString('utf8', nameStart, at), bytes: zip.subarray(start, start + size) }
  }
}

/** The bytes of one file of a package on disk; no other file of it is read. */
export async function readPackagedFile(pkg: Package, wanted: PackagedFile): Promise<Uint8Array> {
  const headerBytes = ({ path }: PackagedFile) => LOCAL_BYTES + Buffer.byteLength(path)
  const before = pkg.contents.slice(0, pkg.contents.indexOf(wanted))
  const start = before.reduce((sum, each) => sum + headerBytes(each) + each.size, 0)
  const zip = await open(pkg.file)
  try {
    const end = headerBytes(wanted)
    const bytes = Buffer.alloc(end + wanted.size)
    await zip.read(bytes, 0, bytes.length, start)
    const nameEnd = LOCAL_BYTES + bytes.readUInt16LE(NAME_LENGTH_OFFSET)
    if (nameEnd !== end || bytes.toString('utf8', LOCAL_BYTES, end) !== wanted.path)
      throw new Error(`${wanted.path} is not where it should be in ${pkg.file}`)
    return bytes.subarray(end)
  } finally {
    await zip.close()
  }
}

function damaged(): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    'a module.zip of the index is not as this tool writes it',
    'restore it from the history of the index',
  )
}
