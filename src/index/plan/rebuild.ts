import { groupBy } from '../../base/group.ts'
import type { RegistryDocument } from '../format/documents.ts'
import { isListPath } from '../format/paths.ts'
import {
  type IndexedModule,
  interfaceFiles,
  LISTS,
  latestVersion,
  moduleFiles,
  type RenderedFile,
  registryFiles,
  renderList,
  versionFiles,
} from './file-table.ts'

/**
 * Every file of an index of these modules but the packages, by path: the bytes that publishes leave, whatever the order of
 * publication.
 */
export function rebuildFiles(
  registry: RegistryDocument,
  modules: readonly IndexedModule[],
): Map<string, string> {
  const rendered: RenderedFile[] = [
    ...registryFiles(registry),
    ...modules.flatMap((module) => filesOfModule(registry, module)),
    ...listFiles(modules),
  ]
  const files = new Map<string, string>()
  for (const [path, text] of rendered) if (text !== null) files.set(path, text)
  return files
}

/** The files below the folder of a module. */
export function filesOfModule(registry: RegistryDocument, indexed: IndexedModule): RenderedFile[] {
  const versions = indexed.releases.map((release) => ({
    release,
    moduleInterface: indexed.moduleInterfaces.get(release.version),
  }))
  return [
    ...versions.flatMap(({ release, moduleInterface }) =>
      moduleInterface === undefined ? [] : interfaceFiles(release, moduleInterface),
    ),
    ...versions.flatMap((version) => versionFiles(registry, version)),
    ...moduleFiles(indexed.module, latestVersion(indexed)),
  ]
}

function listFiles(modules: readonly IndexedModule[]): RenderedFile[] {
  const listed = modules.flatMap((indexed) => {
    const latest = latestVersion(indexed)
    return latest === undefined ? [] : [{ module: indexed.module, latest }]
  })
  return LISTS.flatMap((list) => {
    const groups = groupBy(listed, ({ module }) => list.path(module.address))
    return [...groups].map(([path, group]): RenderedFile => {
      const items = group.map(({ module, latest }) => list.item(module, latest))
      return [path, renderList(list, path, items)]
    })
  })
}

/** The paths of lists and of module details that these rebuilt files do not have: no listed version is left for them. */
export function selectStaleLists(paths: readonly string[], files: ReadonlyMap<string, string>): string[] {
  return paths.filter((path) => isListPath(path) && !files.has(path))
}
