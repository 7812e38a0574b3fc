import {
  type ModuleDocument,
  parseModuleDocument,
  parseReleaseDocument,
  type ReleaseDocument,
} from '../index/format/documents.ts'
import { interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { modulePath, versionPath } from '../index/format/paths.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
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

export async function readInterface(
  reader: IndexReader,
  release: Pick<ReleaseDocument, 'address' | 'version'>,
): Promise<ModuleInterface | undefined> {
  const paths = interfacePaths(release.address, release.version)
  const files = new Map(
    await Promise.all(paths.map(async (path) => [path, await reader.read(path)] as const)),
  )
  return parseInterfaceFiles(release, (path) => files.get(path))
}

/** A file system may ignore letter case; an address has exactly one spelling. */
function isOtherSpelling(bytes: Uint8Array, address: ModuleAddress): boolean {
  const [, written = ''] = /"address":\s*"([^"]*)"/.exec(new TextDecoder().decode(bytes)) ?? []
  const own = formatModuleAddress(address)
  return written !== own && written.toLowerCase() === own.toLowerCase()
}
