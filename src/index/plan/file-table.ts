import { canonicalJson } from '../../base/json.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import {
  formatModuleDocument,
  formatReleaseDocument,
  listedVersions,
  type ModuleDocument,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { hostingFiles } from '../format/hosting.ts'
import { formatInterface } from '../format/interface-document.ts'
import { deprecationJson, renderModuleDetails, renderVersionDetails } from '../format/module-details.ts'
import {
  formatNewestList,
  formatSystemList,
  type IndexedVersion,
  type ModuleList,
  type ModuleListItem,
  newestItems,
} from '../format/module-list.ts'
import { renderHomePage, renderNotFoundPage, renderSourcePage } from '../format/pages.ts'
import {
  catalogChain,
  DISCOVERY_PATH,
  MODULE_LIST_PATH,
  type ModuleFile,
  modulePath,
  nameListPath,
  namespaceListPath,
  REGISTRY_PATH,
  type VersionFile,
  versionPath,
} from '../format/paths.ts'
import {
  renderDiscovery,
  renderDownload,
  renderHostHeaders,
  renderVersions,
  sourcePageLocation,
} from '../format/protocol.ts'
import { type ModuleRequirements, renderVersionsDocument } from '../format/versions-document.ts'
import { LIST_LIMIT } from '../limits.ts'

/**
 * The files of an index: where each one is, what it is made from, and what renders it. `init` writes the files of the registry,
 * `render` writes all of them, and a publish writes those of its modules. Within a table, files are written in the order of
 * the rows. `module.zip` is not rendered: the package store of the index writes it. docs/reference/index-format.md
 */

/** The text of a file, or null where the index must not have the file. */
export type RenderedFile = readonly [path: string, text: string | null]

type Table<File, Source, Text = string> = readonly (readonly [file: File, render: (source: Source) => Text])[]

/** Made from `registry.json`, which comes first: it says that the other files are an index. */
const REGISTRY_FILES: Table<string, RegistryDocument> = [
  [REGISTRY_PATH, canonicalJson],
  ['.nojekyll', () => ''],
  ['_headers', renderHostHeaders],
  [DISCOVERY_PATH, () => renderDiscovery()],
  // Without modules. With modules, the row of LISTS renders it.
  [MODULE_LIST_PATH, () => formatNewestList({ modules: [] })],
  ['404.html', renderNotFoundPage],
  ['index.html', renderHomePage],
]

/** Made from the module interface of a version. */
const INTERFACE_FILES: Table<VersionFile, ModuleInterface, string | null> = [
  ['interface.json', formatInterface],
  ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
]

/** Made from a version. */
const VERSION_FILES: Table<VersionFile, IndexedVersion & { readonly registry: RegistryDocument }> = [
  ['release.json', ({ release }) => formatReleaseDocument(release)],
  ['index.json', ({ release, moduleInterface }) => renderVersionDetails(release, moduleInterface)],
  ['source', ({ release, registry }) => renderSourcePage(release, sourcePageLocation(release, registry.url))],
  [
    'download',
    ({ release, registry: { useRegistryCredentials } }) =>
      renderDownload(release, { useRegistryCredentials }),
  ],
]

/** A module, and its latest version where one is listed. */
export interface ListedModule {
  readonly module: ModuleDocument
  readonly latest: IndexedVersion | undefined
}

/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES: Table<
  ModuleFile,
  ListedModule & { readonly requirements: ModuleRequirements },
  string | null
> = [
  ['module.json', ({ module }) => formatModuleDocument(module)],
  ['versions', ({ module }) => renderVersions(module)],
  ['versions.json', ({ module, requirements }) => renderVersionsDocument(module, requirements)],
  [
    'index.json',
    ({ module, latest }) => {
      if (latest === undefined) return null
      const { release, moduleInterface } = latest
      const deprecation = deprecationJson(module, release.version)
      return renderModuleDetails(release, moduleInterface, {
        versions: listedVersions(module),
        deprecation,
      })
    },
  ],
]

export interface List {
  path(address: ModuleAddress): string
  format(list: ModuleList): string
}

/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
export const LISTS: readonly List[] = [
  { path: nameListPath, format: formatSystemList },
  { path: namespaceListPath, format: formatNewestList },
  { path: () => MODULE_LIST_PATH, format: formatNewestList },
]

/** The files of the registry itself: all the files of an index without modules. */
export function registryFiles(registry: RegistryDocument): [path: string, text: string][] {
  const files = REGISTRY_FILES.map(([path, render]): [string, string] => [path, render(registry)])
  return [...files, ...hostingFiles(registry.hosting, registry.url)]
}

/** `interface.json` of a version, and its `README.md` where the module has one. */
export function interfaceFiles(
  { address, version }: Pick<ReleaseDocument, 'address' | 'version'>,
  moduleInterface: ModuleInterface,
): [path: string, text: string][] {
  return INTERFACE_FILES.flatMap(([file, render]) => {
    const text = render(moduleInterface)
    return text === null ? [] : [[versionPath(address, version, file), text]]
  })
}

/** The other files of a version. */
export function versionFiles(registry: RegistryDocument, version: IndexedVersion): RenderedFile[] {
  const { address, version: number } = version.release
  return VERSION_FILES.map(([file, render]) => [
    versionPath(address, number, file),
    render({ ...version, registry }),
  ])
}

/** The files of a module that are not of one version. */
export function moduleFiles(listed: ListedModule, requirements: ModuleRequirements): RenderedFile[] {
  const { address } = listed.module
  return MODULE_FILES.map(([file, render]) => [
    modulePath(address, file),
    render({ ...listed, requirements }),
  ])
}

/** The list of these modules at the path; null for an empty one, but for the list of the whole registry. */
export function renderList(list: List, path: string, content: ModuleList): string | null {
  return content.modules.length === 0 && path !== MODULE_LIST_PATH ? null : list.format(content)
}

/** The list with one more module. Of a list that shows the newest modules alone, no more is kept. */
export function addToList({ format }: List, content: ModuleList, item: ModuleListItem): ModuleList {
  const { modules, hasMore = false } = content
  if (format !== formatNewestList || modules.length < 4 * LIST_LIMIT)
    return { modules: [...modules, item], hasMore }
  return { modules: newestItems([...modules, item]), hasMore: true }
}

/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
export function pathsToRead(address: ModuleAddress, versions: readonly Version[]): string[] {
  const versionRows = [...INTERFACE_FILES, ...VERSION_FILES]
  return [
    ...MODULE_FILES.map(([file]) => modulePath(address, file)),
    ...versions.flatMap((version) => versionRows.map(([file]) => versionPath(address, version, file))),
    ...LISTS.map((list) => list.path(address)),
    ...catalogChain(address),
  ]
}
