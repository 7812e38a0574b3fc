import {
  listedVersions,
  type ModuleDocument,
  parseModuleDocument,
  parseRegistryDocument,
  parseReleaseDocument,
  type ReleaseDocument,
} from '../index/format/documents.ts'
import { interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { modulePath, nameListPath, REGISTRY_PATH, versionPath } from '../index/format/paths.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import type { IndexReader } from './ports.ts'
import { type CatalogModule, parseCatalogModules } from './search/catalog.ts'
import { NO_NEEDS, parseVersionNeeds, type VersionNeeds } from './version-requirements.ts'

/** What the server reads of an index; undefined is what is not there. Each throws INDEX_INVALID. */

export async function readModule(
  reader: IndexReader,
  address: ModuleAddress,
): Promise<ModuleDocument | undefined> {
  const path = modulePath(address, 'module.json')
  const bytes = await reader.read(path)
  if (bytes === undefined || isOtherSpelling(bytes, address)) return undefined
  return parseModuleDocument(path, bytes)
}

/** Also one that is yanked: its own directory stays. */
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

/** A disk may not tell letter case apart; an address has one spelling all the same. */
function isOtherSpelling(bytes: Uint8Array, address: ModuleAddress): boolean {
  const [, written = ''] = /"address":\s*"([^"]*)"/.exec(new TextDecoder().decode(bytes)) ?? []
  const own = formatModuleAddress(address)
  return written !== own && written.toLowerCase() === own.toLowerCase()
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

/** What every listed version asks for. */
export async function readNeeds(
  reader: IndexReader,
  module: ModuleDocument,
): Promise<ReadonlyMap<Version, VersionNeeds>> {
  const versions = listedVersions(module)
  return new Map(
    await Promise.all(
      versions.map(async (version) => {
        const path = versionPath(module.address, version, 'interface.json')
        const bytes = await reader.read(path)
        return [version, bytes === undefined ? NO_NEEDS : parseVersionNeeds(path, bytes)] as const
      }),
    ),
  )
}

/** The latest version for every system of a name, by address. */
export async function readSystems(
  reader: IndexReader,
  name: Pick<ModuleAddress, 'namespace' | 'name'>,
): Promise<CatalogModule[] | undefined> {
  const path = nameListPath({ ...name, system: '' })
  const bytes = await reader.read(path)
  if (bytes === undefined) return undefined
  const modules = parseCatalogModules(path, bytes).filter(
    (module) => module.namespace === name.namespace && module.name === name.name,
  )
  return modules.length === 0 ? undefined : modules
}

/** Namespaces that the registry vouches for. */
export async function readVerified(reader: IndexReader): Promise<ReadonlySet<string>> {
  const bytes = await reader.read(REGISTRY_PATH)
  return new Set(bytes === undefined ? [] : parseRegistryDocument(REGISTRY_PATH, bytes).verified)
}
