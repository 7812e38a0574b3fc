import type { PackagedInterfaces } from '../ports.ts'
import { type IdentifiedFile, InterfaceReader } from './hcl/interface-reader.ts'
import { readStoredZip } from './zip-files.ts'

/** What the modules in packages offer; the parser starts with the first package. */
export function packagedInterfaces(): PackagedInterfaces {
  const reader = new InterfaceReader()
  return { inPackage: async (zip) => reader.read(filesOf(zip)) }
}

function* filesOf(zip: Uint8Array): Generator<IdentifiedFile> {
  for (const file of readStoredZip(zip)) yield { ...file, id: undefined }
}
