import { createHash } from 'node:crypto'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { readVersion, type Version } from '../../module/version.ts'

/** Every path of the index branch is made here. The layout is contract: docs/index-format.md. */

export const REGISTRY_PATH = 'registry.json'
export const DISCOVERY_PATH = '.well-known/terraform.json'
export const MODULES_PATH = 'v1/modules'
export const MODULE_LIST_PATH = `${MODULES_PATH}/index.json`

export function namespaceListPath(address: ModuleAddress): string {
  return `${MODULES_PATH}/${address.namespace}/index.json`
}

export function nameListPath(address: ModuleAddress): string {
  return `${MODULES_PATH}/${address.namespace}/${address.name}/index.json`
}

/** Spellings that differ only by case share a shard, so a clash is seen by reading one file. */
export function catalogPath(address: ModuleAddress): string {
  const hash = createHash('sha256').update(addressKey(address)).digest('hex')
  return `catalog/${hash.slice(0, 2)}.json`
}

export function modulePath(address: ModuleAddress, file: 'versions' | 'index.json' | 'module.json'): string {
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

const MODULE_DOCUMENT = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/module\.json$/

/** `ns/name/system` where the path is a module's source of truth, else undefined. */
export function addressOfModuleDocument(path: string): string | undefined {
  return MODULE_DOCUMENT.exec(path)?.[1]
}

const PACKAGE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/module\.zip$/

/** The version whose package lies at the path; undefined for another file. */
export function versionOfZip(path: string): { address: ModuleAddress; version: Version } | undefined {
  const [, address = '', version = ''] = PACKAGE.exec(path) ?? []
  const reading = readVersion(version)
  const [namespace = '', name = '', system = ''] = address.split('/')
  return reading.ok ? { address: { namespace, name, system }, version: reading.version } : undefined
}

const READ_FILES = [
  'release.json',
  'interface.json',
  'README.md',
  'index.json',
  'source',
  'download',
] as const

/** What a publish of these versions has to read before it can be planned; bounded by the module and its shards. */
export function pathsToRead(address: ModuleAddress, versions: readonly Version[]): string[] {
  return [
    modulePath(address, 'module.json'),
    modulePath(address, 'versions'),
    modulePath(address, 'index.json'),
    ...versions.flatMap((version) => READ_FILES.map((file) => versionPath(address, version, file))),
    nameListPath(address),
    namespaceListPath(address),
    MODULE_LIST_PATH,
    catalogPath(address),
  ]
}
