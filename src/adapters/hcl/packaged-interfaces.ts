import type { PackagedInterfaces } from '../../index/ports.ts'
import { readStoredZip } from '../filesystem/stored-zip-reader.ts'
import { type IdentifiedFile, InterfaceReader } from './interface-reader.ts'

/** What the modules in packages offer; the parser starts with the first package. */
export function packagedInterfaces(): PackagedInterfaces {
  const reader = new InterfaceReader()
  return { inPackage: async (zip) => reader.read(filesOf(zip)) }
}

function* filesOf(zip: Uint8Array): Generator<IdentifiedFile> {
  for (const file of readStoredZip(zip)) yield { ...file, id: undefined }
}
