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
import { refuseUnknownMarks } from './version-state.ts'

/** Files of one snapshot of the index, by path. A path that was read and is absent is not in the index. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>

/** The `module.json` of a module; undefined where the index has no such module. Throws INDEX_INVALID, also for a mark of an unknown version. */
export function moduleIn(files: IndexFiles, address: ModuleAddress): ModuleDocument | undefined {
  const path = modulePath(address, 'module.json')
  const bytes = files.get(path)
  if (bytes === undefined) return undefined
  const known = modules.get(bytes)
  if (known !== undefined) return known
  const module = parseModuleDocument(path, bytes)
  refuseUnknownMarks(path, module)
  modules.set(bytes, module)
  return module
}

/** A module of a thousand versions is asked for once for each of them. */
const modules = new WeakMap<Uint8Array, ModuleDocument>()

/** The release in the directory of a version, whether `module.json` lists it or not. Throws INDEX_INVALID. */
export function releaseAt(
  files: IndexFiles,
  address: ModuleAddress,
  version: Version,
): ReleaseDocument | undefined {
  const path = versionPath(address, version, 'release.json')
  const bytes = files.get(path)
  return bytes === undefined ? undefined : parseReleaseDocument(path, bytes)
}

/** The release of a version that `module.json` lists. Throws INDEX_INVALID, also where it is missing. */
export function listedRelease(files: IndexFiles, module: ModuleDocument, version: Version): ReleaseDocument {
  const release = releaseAt(files, module.address, version)
  if (release !== undefined) return release
  const path = versionPath(module.address, version, 'release.json')
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} is missing, although module.json lists its version`,
    `restore it from the history of the index: git checkout GOOD_COMMIT -- ${path}`,
  )
}

/** The `registry.json` of an index. Throws INDEX_INVALID, also where it is missing. */
export function registryIn(files: IndexFiles): RegistryDocument {
  const bytes = files.get(REGISTRY_PATH)
  if (bytes !== undefined) return parseRegistryDocument(REGISTRY_PATH, bytes)
  throw notAnIndex()
}

export function notAnIndex(why = `this is not a registry index: it has no ${REGISTRY_PATH}`): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    why,
    'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch',
  )
}
