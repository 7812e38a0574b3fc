import { join } from 'node:path'
import { packZip } from '../../../src/adapters/filesystem/zip-writer.ts'
import type { Package } from '../../../src/package/package.ts'
import { temporaryDirectory } from '../temporary.ts'

/** A package of these files, in their order, as the packer makes it. */
export async function packedModule(files: Readonly<Record<string, string>>): Promise<Package> {
  const all = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: Buffer.from(text),
    executable: false,
  }))
  const file = join(await temporaryDirectory(), 'module.zip')
  const zip = await packZip(
    (async function* () {
      yield* all
    })(),
    file,
  )
  const contents = all.map(({ path, bytes }) => ({ path, mode: '0644', size: bytes.length }))
  return {
    facts: { format: 1, ...zip, files: all.length, equalsTree: true },
    contents,
    file,
    notices: [],
    secrets: [],
  }
}
