import type { ModuleDocument } from '../index/format/documents.ts'
import { selectBase } from '../interface/diff/required-bump.ts'
import type { DirectoryInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import { formatInputSchema } from './input-schema.ts'
import type { VersionContent } from './module-content.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { PagedVersions } from './paged-versions.ts'
import { DirectoryPage } from './pages/directory-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { MessagePage } from './pages/message-page.tsx'
import type { ModuleView } from './pages/module-view.ts'
import { NamespacePage } from './pages/namespace-page.tsx'
import { SearchPage } from './pages/search-page.tsx'
import { VersionPage } from './pages/version-page.tsx'
import { VersionsPage } from './pages/versions-page.tsx'
import { viewOf } from './pages/view.ts'
import { SEARCH_PAGE } from './search-files.ts'
import type { Asset, Site } from './site.ts'
import {
  directoryPage,
  hasDirectoryPage,
  modulePage,
  NOT_FOUND_PATH,
  namespacePage,
  schemaOf,
  versionPage,
  versionsPage,
} from './site-paths.ts'

/** The HTML of each kind of page. */

/** A page of the site. */
export interface Page {
  /** As site-paths.ts makes it. */
  readonly path: string
  readonly html: string
}

/** A module with what its pages are made from. */
export interface PagedModule {
  readonly site: Site
  readonly graph: ModuleGraph
  readonly versions: PagedVersions
  readonly module: ModuleDocument
}

export function homePage(site: Site, graph: ModuleGraph): Page {
  return page('', <HomePage view={viewOf(site, '')} graph={graph} />)
}

export function namespacePageOf(site: Site, graph: ModuleGraph, namespace: string): Page {
  const path = namespacePage(namespace)
  return page(path, <NamespacePage view={viewOf(site, path)} namespace={namespace} graph={graph} />)
}

export function searchPage(site: Site, graph: ModuleGraph): Page {
  return page(SEARCH_PAGE, <SearchPage view={viewOf(site, SEARCH_PAGE)} graph={graph} />)
}

export function notFoundPage(site: Site): Page {
  const message = 'There is no such module, version or page in this registry.'
  return page(
    NOT_FOUND_PATH,
    <MessagePage view={viewOf(site, NOT_FOUND_PATH)} title="Not found" message={message} />,
  )
}

/** A module whose `module.json` is damaged, or that has no version. */
export function emptyModulePage(site: Site, address: ModuleAddress, message: string): Page {
  const path = modulePage(address)
  return page(
    path,
    <MessagePage view={viewOf(site, path)} title={formatModuleAddress(address)} message={message} />,
  )
}

export function versionsPageOf(paged: PagedModule): Page {
  const path = versionsPage(paged.module.address)
  return page(path, <VersionsPage view={{ ...viewOf(paged.site, path), ...paged }} />)
}

/** The version that another one is compared with. */
export function previousVersion(module: ModuleDocument, version: Version): Version | undefined {
  return selectBase(
    module.versions.map((published) => published.version),
    version,
  )
}

type Previous = ModuleView['previous']

/** The page of a version. With `isModulePage` it is that of the module. */
export function versionPageOf(
  paged: PagedModule,
  content: VersionContent,
  { previous, isModulePage }: { readonly previous: Previous; readonly isModulePage: boolean },
): Page {
  const { address } = paged.module
  const path = isModulePage ? modulePage(address) : versionPage(address, content.version)
  return page(path, <VersionPage view={moduleView(paged, content, { path, previous })} />)
}

/** The pages of submodules and examples, where the version has them. */
export function* directoryPagesOf(paged: PagedModule, content: VersionContent): Generator<Page> {
  if (!paged.versions.hasDirectories(content.version)) return
  for (const { directory } of directoriesOf(content)) {
    const made = directoryPageOf(paged, content, directory.path)
    if (made !== undefined) yield made
  }
}

/** The schemas of the inputs of a version, and of those of its submodules that have pages. */
export function schemaFilesOf(
  { module: { address }, versions }: PagedModule,
  content: VersionContent,
): Asset[] {
  const { version, moduleInterface } = content
  if (moduleInterface === undefined) return []
  const title = `${formatModuleAddress(address)} ${version}`
  const submodules = versions.hasDirectories(version)
    ? directoriesOf(content).filter(({ kind }) => kind === 'submodule')
    : []
  return [
    [versionPage(address, version), title, moduleInterface.root] as const,
    ...submodules.map(({ directory }) => {
      const page = directoryPage(address, version, directory.path)
      return [page, `${title} ${directory.path}`, directory] as const
    }),
  ].map(([page, name, { inputs }]) => ({ path: schemaOf(page), content: formatInputSchema(name, inputs) }))
}

/** The page of one submodule or example; undefined where the version has none. */
export function directoryPageOf(
  paged: PagedModule,
  content: VersionContent,
  wanted: string,
): Page | undefined {
  const found = directoriesOf(content).find(({ directory }) => directory.path === wanted)
  if (found === undefined) return undefined
  const path = directoryPage(paged.module.address, content.version, wanted)
  return page(
    path,
    <DirectoryPage view={moduleView(paged, content, { path, previous: undefined })} {...found} />,
  )
}

interface KnownDirectory {
  readonly directory: DirectoryInterface
  readonly kind: 'submodule' | 'example'
}

function directoriesOf({ moduleInterface }: VersionContent): KnownDirectory[] {
  const { submodules = [], examples = [] } = moduleInterface ?? {}
  return [
    ...submodules.map((directory) => ({ directory, kind: 'submodule' as const })),
    ...examples.map((directory) => ({ directory, kind: 'example' as const })),
  ].filter(({ directory }) => hasDirectoryPage(directory.path))
}

function moduleView(
  paged: PagedModule,
  content: VersionContent,
  { path, previous }: { readonly path: string; readonly previous: Previous },
): ModuleView {
  return { ...viewOf(paged.site, path), ...paged, content, previous }
}

/** Elements of hono are their HTML as text, unless one of them waits for something; none of ours does. */
function page(path: string, element: { toString(): string | Promise<string> }): Page {
  return { path, html: `<!DOCTYPE html>\n${element.toString()}\n` }
}
