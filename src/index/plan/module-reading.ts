import type { ModuleAddress } from '../../module/module-address.ts'
import type { ModuleDocument } from '../format/documents.ts'
import { type IndexFiles, moduleIn } from '../format/index-files.ts'
import { interfacePaths } from '../format/interface-document.ts'
import { latestOf } from '../format/module-list.ts'
import { modulePath, versionPath } from '../format/paths.ts'
import { parseRequirements } from '../format/versions-document.ts'
import type { IndexSnapshot } from '../ports.ts'
import { catalogNeighbours } from './catalog-plan.ts'
import { pathsToRead } from './file-table.ts'

/**
 * The files that a change of a module is planned from where its versions stay: what shows the module, and the version that is
 * the latest after the change. Throws INDEX_INVALID.
 */
export async function readModuleFiles(snapshot: IndexSnapshot, after: ModuleDocument): Promise<IndexFiles> {
  const { address } = after
  const files = await snapshot.read(pathsToRead(address, []))
  const latest = latestOf(after)
  const more = await snapshot.read([
    ...(latest === undefined
      ? []
      : [versionPath(address, latest, 'release.json'), ...interfacePaths(address, latest)]),
    ...catalogNeighbours([address], files),
    ...lostInterfaces(address, files),
  ])
  return new Map([...files, ...more])
}

/** The paths of the interfaces of versions that `versions.json` lacks, so that it can be completed. Throws INDEX_INVALID. */
export function lostInterfaces(address: ModuleAddress, files: IndexFiles): string[] {
  const path = modulePath(address, 'versions.json')
  const known = parseRequirements(path, files.get(path))
  const versions = moduleIn(files, address)?.versions ?? []
  return versions
    .filter(({ version }) => !known.has(version))
    .flatMap(({ version }) => interfacePaths(address, version))
}
