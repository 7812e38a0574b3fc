import type { Child } from 'hono/jsx'
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
import { type Crumb, Layout, type LayoutProps, type View } from './layout.tsx'

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

interface ModuleLayoutProps extends Pick<LayoutProps, 'title' | 'description' | 'script' | 'children'> {
  readonly view: VersionsView
  /** From the page of the module to this one. */
  readonly crumbs: readonly Crumb[]
  /** Without one that of the page is the name of the module. */
  readonly heading?: string
  /** What follows the heading. */
  readonly head?: Child
}

/** A page of a module. */
export function ModuleLayout({ crumbs, heading, head, children, ...page }: ModuleLayoutProps) {
  const { address } = page.view.module
  const { namespace, name, system } = address
  const above = [
    { text: namespace, to: namespacePage(namespace) },
    { text: `${name} · ${system}`, to: modulePage(address) },
  ]
  return (
    <Layout {...page} feed={modulePage(address)} crumbs={[...above, ...crumbs]}>
      <div class="head">
        <h1>{heading ?? name}</h1>
        {head}
      </div>
      {children}
    </Layout>
  )
}
