import type { ModuleDocument } from '../../index/format/documents.ts'
import { latestOf } from '../../index/format/module-list.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { Version } from '../../module/version.ts'
import type { VersionContent } from '../module-content.ts'
import type { ModuleGraph } from '../module-graph.ts'
import {
  directoryPage,
  hasDirectoryPage,
  modulePage,
  namespacePage,
  type PagedVersions,
  versionPage,
} from '../site-paths.ts'
import type { SourceCommit } from '../source-links.ts'
import type { Crumb, View } from './layout.tsx'

export interface VersionsView extends View {
  readonly module: ModuleDocument
  readonly graph: ModuleGraph
  readonly versions: PagedVersions
}

export interface ModuleView extends VersionsView {
  readonly content: VersionContent
  /** The version that this one has to be compared with; undefined for the first one. */
  readonly previous:
    | { readonly version: Version; readonly moduleInterface: ModuleInterface | undefined }
    | undefined
}

/**
 * Whether the page is of the version that the page of the module shows. The others say nothing that a newer version changes, so that
 * a publish does not make them again.
 */
export function isShown({ content, versions }: ModuleView): boolean {
  return content.version === versions.shown
}

/** The page of a version: that of the module for the latest one, unless it has its own. */
export function versionLink({ module, link, versions }: VersionsView, version: Version): string | undefined {
  if (versions.has(version)) return link(versionPage(module.address, version))
  return version === latestOf(module) ? link(modulePage(module.address)) : undefined
}

/** The page of a directory of this version; undefined for one that has none. */
export function directoryLinkOf({ module, content, link, versions }: ModuleView) {
  const { moduleInterface, version } = content
  const directories =
    moduleInterface === undefined ? [] : [...moduleInterface.submodules, ...moduleInterface.examples]
  const paths = new Set(directories.map(({ path }) => path).filter(hasDirectoryPage))
  return (path: string): string | undefined => {
    if (path === '')
      return link(versions.has(version) ? versionPage(module.address, version) : modulePage(module.address))
    return paths.has(path) && versions.has(version) && versions.hasDirectories(version)
      ? link(directoryPage(module.address, version, path))
      : undefined
  }
}

export function sourceOf({ release, version }: VersionContent, module: ModuleDocument): SourceCommit {
  const commit = module.versions.find((listed) => listed.version === version)?.commit ?? ''
  return { repository: release?.repository.url ?? '', commit: release?.commit ?? commit }
}

export function crumbsOf({ module: { address } }: VersionsView): Crumb[] {
  return [
    { text: address.namespace, to: namespacePage(address.namespace) },
    { text: `${address.name} · ${address.system}`, to: modulePage(address) },
  ]
}
