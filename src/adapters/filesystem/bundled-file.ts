import { open } from 'node:fs/promises'
import type { Package, PackagedFile } from '../../package/package.ts'

const LOCAL_BYTES = 30
const NAME_OFFSET = 26

/** One file of a package, without reading the others: they lie one after the other, stored as they are. zip.ts */
export async function readPackagedFile(
  { contents, file }: Package,
  wanted: PackagedFile,
): Promise<Uint8Array> {
  const before = contents.slice(0, contents.indexOf(wanted))
  const start = before.reduce((sum, each) => sum + LOCAL_BYTES + nameLength(each) + each.size, 0)
  const zip = await open(file)
  try {
    const bytes = Buffer.alloc(LOCAL_BYTES + nameLength(wanted) + wanted.size)
    await zip.read(bytes, 0, bytes.length, start)
    const end = LOCAL_BYTES + nameLength(wanted)
    if (
      bytes.readUInt16LE(NAME_OFFSET) !== nameLength(wanted) ||
      bytes.toString('utf8', LOCAL_BYTES, end) !== wanted.path
    )
      throw new Error(`${wanted.path} is not where it should be in ${file}`)
    return bytes.subarray(end)
  } finally {
    await zip.close()
  }
}

function nameLength({ path }: PackagedFile): number {
  return Buffer.byteLength(path)
}
