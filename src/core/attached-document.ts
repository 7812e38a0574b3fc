import { formatInterface } from './index/offer.ts'
import type { ModuleInterface } from './interface/module-interface.ts'

/** A document about a package, which hangs on it where it lies. */
export interface AttachedDocument {
  /** Media type of the bytes, and by it readers tell documents apart. */
  readonly artifactType: string
  /** File name under which generic tools (`oras pull`) write it. */
  readonly name: string
  readonly bytes: Uint8Array
  /** What readers may ask for without fetching the bytes. */
  readonly annotations?: Readonly<Record<string, string>>
}

/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json'

/** What the module offers, with the bytes of `interface.json` in the index. */
export function interfaceAttachment(offer: ModuleInterface): AttachedDocument {
  const bytes = new TextEncoder().encode(formatInterface(offer))
  return { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes }
}
