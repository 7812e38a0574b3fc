import { createHash } from 'node:crypto'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { readVersion, type Version } from '../../module/version.ts'

/** The paths of an index, made and read here only. They are a contract: docs/index-format.md. */

export const REGISTRY_PATH = 'registry.json'
export const DISCOVERY_PATH = '.well-known/terraform.json'
const MODULES_PATH = 'v1/modules'
/** Of the URL of the modules, on the host of the registry. */
export const MODULES_BASE_PATH = `/${MODULES_PATH}/`
export const MODULE_LIST_PATH = `${MODULES_PATH}/index.json`

export function namespaceListPath(address: ModuleAddress): string {
  return `${MODULES_PATH}/${address.namespace}/index.json`
}

export function nameListPath(address: ModuleAddress): string {
  return `${MODULES_PATH}/${address.namespace}/${address.name}/index.json`
}

/** Addresses that differ only by case share a file of the catalog, so reading one file shows a clash. */
export function catalogPath(address: ModuleAddress): string {
  const hash = createHash('sha256').update(addressKey(address)).digest('hex')
  return `catalog/${hash.slice(0, 2)}.json`
}

export type ModuleFile = 'module.json' | 'versions' | 'index.json'

export function modulePath(address: ModuleAddress, file: ModuleFile): string {
  return `${MODULES_PATH}/${formatModuleAddress(address)}/${file}`
}

export type VersionFile =
  | 'download'
  | 'source'
  | 'index.json'
  | 'release.json'
  | 'module.zip'
  | 'interface.json'
  | 'README.md'

export function versionPath(address: ModuleAddress, version: Version, file: VersionFile): string {
  return `${MODULES_PATH}/${formatModuleAddress(address)}/${version}/${file}`
}

/** `ns/name/system` where the path is the `module.json` of a module, else undefined. */
export function addressOfModuleDocument(path: string): string | undefined {
  return /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/module\.json$/.exec(path)?.[1]
}

const PACKAGE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/module\.zip$/

/** The version whose package is the file at the path; undefined where the path is not that of a package. */
export function versionOfZip(path: string): { address: ModuleAddress; version: Version } | undefined {
  const [, address = '', version = ''] = PACKAGE.exec(path) ?? []
  const reading = readVersion(version)
  const [namespace = '', name = '', system = ''] = address.split('/')
  return reading.ok ? { address: { namespace, name, system }, version: reading.version } : undefined
}

export const CATALOG_PART = 'catalog'

/**
 * The part of an index that the file at a path belongs to, so that what is made from a few files of it can say so in one word:
 * the directory of a module, the catalog as a whole, or the file itself.
 */
export function partOf(path: string): string {
  return /^(v1\/modules\/[^/]+\/[^/]+\/[^/]+|catalog)\//.exec(path)?.[1] ?? path
}

/** Whether the path is that of a list, or of the details of a module: files that go when no listed version is left. */
export function isListPath(path: string): boolean {
  return /^(catalog\/[0-9a-f]+|v1\/modules\/([^/]+\/){0,3}index)\.json$/.test(path)
}
