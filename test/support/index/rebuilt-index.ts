import type { ModuleDocument, RegistryDocument } from '../../../src/index/format/documents.ts'
import { catalogItem, type IndexedVersion, latestOf } from '../../../src/index/format/module-list.ts'
import { requirementsOf } from '../../../src/index/format/versions-document.ts'
import {
  interfaceFiles,
  moduleFiles,
  registryFiles,
  versionFiles,
} from '../../../src/index/plan/file-table.ts'
import { ListPlan } from '../../../src/index/walk/list-plan.ts'
import { formatModuleAddress } from '../../../src/module/module-address.ts'

/** A module and its published versions, as `module.json`, `release.json`, `interface.json` and `README.md` say them. */
export interface IndexedModule {
  readonly module: ModuleDocument
  readonly versions: readonly IndexedVersion[]
}

/** Every file of an index of these modules but the packages, by path: the bytes that publishes leave, whatever their order. */
export function rebuildFiles(registry: RegistryDocument, modules: readonly IndexedModule[]) {
  const lists = new ListPlan()
  const own = modules.flatMap(({ module, versions }) => {
    const latest = versions.find(({ release }) => release.version === latestOf(module))
    lists.set(formatModuleAddress(module.address), latest && catalogItem(module, latest))
    const requirements = versions.map(({ release: { version }, moduleInterface: shown }) => {
      return [version, requirementsOf(shown)] as const
    })
    return [
      ...versions.flatMap(({ release, moduleInterface }) =>
        moduleInterface === undefined ? [] : interfaceFiles(release, moduleInterface),
      ),
      ...versions.flatMap((version) => versionFiles(registry, version)),
      ...moduleFiles({ module, latest }, new Map(requirements)),
    ]
  })
  const files = new Map<string, Uint8Array>()
  for (const [path, text] of [...registryFiles(registry), ...own, ...[...lists.files()].flat()])
    if (text !== null) files.set(path, new TextEncoder().encode(text))
  return files
}
