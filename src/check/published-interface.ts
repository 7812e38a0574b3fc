import { quote, RegistryError } from '../base/error.ts'
import { interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { parseVersion } from '../module/version.ts'
import type { NamedInterface } from './compare-modules.ts'

/** The files of an index among these paths. */
export type ReadIndexFiles = (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>

/**
 * The interface of a published version, as its index has it. Throws NOT_FOUND where it has none, INVALID_INPUT for a text that is not
 * a version, INDEX_INVALID. @param where the index, as the user named it
 */
export async function readPublishedInterface(
  address: ModuleAddress,
  text: string,
  { where, read }: { readonly where: string; readonly read: ReadIndexFiles },
): Promise<NamedInterface> {
  const version = parseVersion(text)
  const files = await read(interfacePaths(address, version))
  const moduleInterface = parseInterfaceFiles({ address, version }, (path) => files.get(path))
  const name = `${formatModuleAddress(address)} ${version}`
  if (moduleInterface !== undefined) return { name, moduleInterface }
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(where)} has no interface of ${name}`,
    'name a published version: module-registry status --index … --module … lists them; a registry of another kind, and a version whose interface may not be shown, have none: compare its tags',
  )
}
