import {
  type ModuleDocument,
  parseModuleDocument,
  parseRegistryDocument,
  parseReleaseDocument,
  type ReleaseDocument,
} from '../index/format/documents.ts'
import { modulePath, nameListPath, REGISTRY_PATH, versionPath } from '../index/format/paths.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import { type CatalogModule, parseCatalog } from '../search/catalog.ts'
import type { IndexReader } from './ports.ts'

/**
 * The documents that the server reads from one snapshot of the index. Each function gives undefined for a document that is
 * not there, and throws INDEX_INVALID for one that cannot be parsed and INDEX_UNREACHABLE where the index cannot be read.
 */

export async function readModule(
  reader: IndexReader,
  address: ModuleAddress,
): Promise<ModuleDocument | undefined> {
  const path = modulePath(address, 'module.json')
  const bytes = await reader.read(path)
  if (bytes === undefined || isOtherSpelling(bytes, address)) return undefined
  return parseModuleDocument(path, bytes)
}

/** A yanked version is found too: its directory stays. */
export async function readRelease(
  reader: IndexReader,
  address: ModuleAddress,
  version: Version,
): Promise<ReleaseDocument | undefined> {
  const path = versionPath(address, version, 'release.json')
  const bytes = await reader.read(path)
  if (bytes === undefined || isOtherSpelling(bytes, address)) return undefined
  return parseReleaseDocument(path, bytes)
}

/** A file system may ignore letter case; an address has exactly one spelling. */
function isOtherSpelling(bytes: Uint8Array, address: ModuleAddress): boolean {
  const [, written = ''] = /"address":\s*"([^"]*)"/.exec(new TextDecoder().decode(bytes)) ?? []
  const own = formatModuleAddress(address)
  return written !== own && written.toLowerCase() === own.toLowerCase()
}

/** The latest version of each system of a module name, ordered by address. */
export async function readSystems(
  reader: IndexReader,
  name: Pick<ModuleAddress, 'namespace' | 'name'>,
): Promise<CatalogModule[] | undefined> {
  const path = nameListPath({ ...name, system: '' })
  const bytes = await reader.read(path)
  if (bytes === undefined) return undefined
  const modules = parseCatalog(path, bytes).modules.filter(
    (module) => module.namespace === name.namespace && module.name === name.name,
  )
  return modules.length === 0 ? undefined : modules
}

/** The namespaces that `registry.json` marks as verified. */
export async function readVerified(reader: IndexReader): Promise<ReadonlySet<string>> {
  const bytes = await reader.read(REGISTRY_PATH)
  return new Set(bytes === undefined ? [] : parseRegistryDocument(REGISTRY_PATH, bytes).verified)
}
