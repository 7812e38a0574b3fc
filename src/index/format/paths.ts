import { createHash } from 'node:crypto'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { LONGEST_PREFIX, SHORTEST_PREFIX } from '../limits.ts'

/** The paths of an index, made and read here only. They are a contract: docs/reference/index-format.md. */

export const REGISTRY_PATH = 'registry.json'
/** Marks of many modules, which `render` applies. */
export const MARKS_PATH = 'marks.yml'

export const DISCOVERY_PATH = '.well-known/terraform.json'
/** Has a directory for each namespace, which has one for each module name. */
export const MODULES_DIRECTORY = 'v1/modules'
/** Of the URL of the modules, on the host of the registry. */
export const MODULES_BASE_PATH = `/${MODULES_DIRECTORY}/`
export const MODULE_LIST_PATH = `${MODULES_DIRECTORY}/index.json`

/** Whether a file on the branch of an index is a workflow, which a push to it starts. It is no part of the index. */
export function isWorkflow(path: string): boolean {
  return /^\.(?:forgejo|gitea|github)\/workflows\//.test(path)
}

export function namespaceListPath(address: ModuleAddress): string {
  return `${MODULES_DIRECTORY}/${address.namespace}/index.json`
}

export function nameListPath(address: ModuleAddress): string {
  return `${MODULES_DIRECTORY}/${address.namespace}/${address.name}/index.json`
}

/** The hash that places a module in the catalog. Of its digits a file of the catalog has a prefix. */
export function catalogHash(address: ModuleAddress): string {
  return createHash('sha256').update(addressKey(address)).digest('hex')
}

/** `ab` → `catalog/ab.json`, `abc` → `catalog/ab/c.json`. */
export function catalogPath(prefix: string): string {
  const digits = [prefix.slice(0, SHORTEST_PREFIX), ...prefix.slice(SHORTEST_PREFIX)]
  return `catalog/${digits.join('/')}.json`
}

/** The files of the catalog that can hold a module, from the first on. */
export function catalogChain(address: ModuleAddress): string[] {
  const hash = catalogHash(address)
  const lengths = Array.from(
    { length: LONGEST_PREFIX - SHORTEST_PREFIX + 1 },
    (_, at) => SHORTEST_PREFIX + at,
  )
  return lengths.map((length) => catalogPath(hash.slice(0, length)))
}

export type ModuleFile = 'module.json' | 'versions' | 'versions.json' | 'index.json'

export function moduleDirectory(address: ModuleAddress): string {
  return `${MODULES_DIRECTORY}/${formatModuleAddress(address)}`
}

export function modulePath(address: ModuleAddress, file: ModuleFile): string {
  return `${moduleDirectory(address)}/${file}`
}

export type VersionFile =
  | 'download'
  | 'source'
  | 'index.json'
  | 'release.json'
  | 'module.zip'
  | 'interface.json'
  | 'README.md'

export function versionDirectory(address: ModuleAddress, version: Version): string {
  return `${moduleDirectory(address)}/${version}`
}

export function versionPath(address: ModuleAddress, version: Version, file: VersionFile): string {
  // Joined, it is one string. V8 keeps a template as its parts, which take more memory than all else that a run reports of a version.
  return [MODULES_DIRECTORY, formatModuleAddress(address), version, file].join('/')
}

/** `ns/name/system` where the path is the `module.json` of a module, else undefined. */
export function addressOfModuleDocument(path: string): string | undefined {
  return /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/module\.json$/.exec(path)?.[1]
}

export function isCatalogPath(path: string): boolean {
  return /^catalog\/[0-9a-f]{2}(?:\/[0-9a-f])*\.json$/.test(path)
}

/** Whether the path is that of a list, or of the details of a module: files that go when no listed version is left. */
export function isListPath(path: string): boolean {
  return isCatalogPath(path) || /^v1\/modules\/([^/]+\/){0,3}index\.json$/.test(path)
}
