import { isAscii } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { PackageFacts } from '../../package/package.ts'

/** Bytes of a zip that may wait for the disk. Above it the source waits. */
const WRITE_BUFFER_BYTES = 1024 * 1024

export interface ZipEntry {
  readonly path: string
  readonly executable: boolean
  readonly bytes: Uint8Array
}

const VERSION_NEEDED = 10
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED
const FLAG_UTF8 = 0x0800
const STORED = 0
const DATE_1980_01_01 = (1 << 5) | 1
const REGULAR_FILE = 0o100000

/**
 * Writes `file`, which must not exist, as a zip whose bytes depend on the entries and their order alone: stored, one fixed
 * date, modes 0644 and 0755, no directories, extra fields or comment. There is no zip64: a package has at most 50,000 files
 * and 512 MiB. The bytes of an entry must not change afterwards. Throws what the file system or `entries` throws.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3, docs/decisions/0001-own-zip-writer.md
 */
export async function packZip(
  entries: AsyncIterable<ZipEntry>,
  file: string,
): Promise<Pick<PackageFacts, 'digest' | 'size'>> {
  const hash = createHash('sha256')
  let size = 0
  const counted = async function* () {
    for await (const bytes of zipOf(entries)) {
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
  }
  await pipeline(counted, createWriteStream(file, { flags: 'wx', highWaterMark: WRITE_BUFFER_BYTES }))
  return { digest: `sha256:${hash.digest('hex')}`, size }
}

async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { path, executable, bytes } of entries) {
    const name = Buffer.from(path)
    const facts = factsOf(bytes, name)
    directory.push(centralHeader(facts, executable, offset), name)
    const header = Buffer.concat([LOCAL_SIGNATURE, facts, name])
    yield header
    if (bytes.length > 0) yield bytes
    offset += header.length + bytes.length
  }
  yield endOf(directory, offset)
}

const LOCAL_SIGNATURE = Buffer.from('PK\x03\x04')

/** The 26 bytes that a local header and a central one share. */
function factsOf(bytes: Uint8Array, name: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION_NEEDED, 0)
  facts.writeUInt16LE(isAscii(name) ? 0 : FLAG_UTF8, 2)
  facts.writeUInt16LE(STORED, 4)
  facts.writeUInt16LE(0, 6) // midnight
  facts.writeUInt16LE(DATE_1980_01_01, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

function centralHeader(facts: Buffer, executable: boolean, offset: number): Buffer {
  const header = Buffer.alloc(46)
  header.write('PK\x01\x02', 'latin1')
  header.writeUInt16LE(MADE_ON_UNIX, 4)
  facts.copy(header, 6)
  // The upper half of the 32-bit external attributes.
  header.writeUInt16LE(REGULAR_FILE | (executable ? 0o755 : 0o644), 40)
  header.writeUInt32LE(offset, 42)
  return header
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const headers = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(headers.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([headers, end])
}
