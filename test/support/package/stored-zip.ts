import { crc32 } from 'node:zlib'

/** Text of a file, or the target of a link. */
export type StoredFile = string | { readonly link: string }

/** A zip of these files as any program could write it, good and bad paths alike. */
export function storedZip(files: Readonly<Record<string, StoredFile>>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [path, file] of Object.entries(files)) {
    const name = Buffer.from(path)
    const bytes = Buffer.from(typeof file === 'string' ? file : file.link)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(10, 0)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const central = Buffer.alloc(14)
    central.writeUInt32LE(((typeof file === 'string' ? 0o100644 : 0o120777) << 16) >>> 0, 6)
    central.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, bytes])
    locals.push(local)
    centrals.push(Buffer.from('PK\x01\x02\x0a\x03', 'latin1'), facts, central, name)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
