import { quote, RegistryError } from '../../base/error.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import {
  type ModuleDocument,
  parseModuleDocument,
  parseRegistryDocument,
  parseReleaseDocument,
  type RegistryDocument,
  type ReleaseDocument,
} from './documents.ts'
import { modulePath, REGISTRY_PATH, versionPath } from './paths.ts'

/** What was read of the index at one moment; a path that was asked for and is not here is not in the index. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>

export function moduleIn(files: IndexFiles, address: ModuleAddress): ModuleDocument | undefined {
  const path = modulePath(address, 'module.json')
  const bytes = files.get(path)
  return bytes === undefined ? undefined : parseModuleDocument(path, bytes)
}

/**
 * The published release; undefined where `module.json` does not list the version, whatever lies in its directory. Throws
 * INDEX_INVALID where it lists the version and the release is gone.
 */
export function releaseIn(
  files: IndexFiles,
  module: ModuleDocument | undefined,
  version: Version,
): ReleaseDocument | undefined {
  const isListed = module?.versions.some((listed) => listed.version === version)
  return module === undefined || !isListed ? undefined : listedRelease(files, module, version)
}

/** Throws INDEX_INVALID where it is missing: published bytes never change, so nothing else may take its place. */
export function listedRelease(files: IndexFiles, module: ModuleDocument, version: Version): ReleaseDocument {
  const path = versionPath(module.address, version, 'release.json')
  const bytes = files.get(path)
  if (bytes !== undefined) return parseReleaseDocument(path, bytes)
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} is missing, although module.json lists its version`,
    'restore it from the history of the index',
  )
}
/** Throws INDEX_INVALID where there is no index of ours. */
export function registryIn(files: IndexFiles): RegistryDocument {
  const bytes = files.get(REGISTRY_PATH)
  if (bytes !== undefined) return parseRegistryDocument(REGISTRY_PATH, bytes)
  throw new RegistryError(
    'INDEX_INVALID',
    `this is no index: it has no ${REGISTRY_PATH}`,
    'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch',
  )
}
