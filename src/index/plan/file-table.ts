import { escapeHtml } from '../../base/html.ts'
import { canonicalJson } from '../../base/json.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
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
} from '../format/module-list.ts'
import {
  catalogChain,
  DISCOVERY_PATH,
  MODULE_LIST_PATH,
  MODULES_BASE_PATH,
  type ModuleFile,
  modulePath,
  nameListPath,
  namespaceListPath,
  REGISTRY_PATH,
  type VersionFile,
  versionPath,
} from '../format/paths.ts'
import { renderDiscovery, renderDownload, renderVersions, sourcePageLocation } from '../format/protocol.ts'
import { type ModuleRequirements, renderVersionsDocument } from '../format/versions-document.ts'

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

const INTERFACE_FILES: Table<VersionFile, ModuleInterface, string | null> = [
  ['interface.json', formatInterface],
  ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
]

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

export function versionFiles(registry: RegistryDocument, version: IndexedVersion): RenderedFile[] {
  const { address, version: number } = version.release
  return VERSION_FILES.map(([file, render]) => [
    versionPath(address, number, file),
    render({ ...version, registry }),
  ])
}

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

/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
function renderHomePage(registry: RegistryDocument): string {
  const example =
    registry.url === null
      ? '<p>It has no public URL yet.</p>'
      : `<pre><code>${escapeHtml(exampleOf(new URL(registry.url).host))}</code></pre>`
  return page(
    registry.name,
    `<h1>${escapeHtml(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
${example}
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`,
  )
}

/** `404.html`. With it, hosts answer 404 for a missing file; without it, some answer 200 and the front page. */
function renderNotFoundPage(registry: RegistryDocument): string {
  return page(
    `Not found · ${registry.name}`,
    '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>',
  )
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
export function renderSourcePage(release: ReleaseDocument, location: string | undefined): string {
  const title = escapeHtml(`${formatModuleAddress(release.address)} ${release.version}`)
  const meta = location === undefined ? '' : `<meta name="terraform-get" content="${escapeHtml(location)}">\n`
  const text =
    location === undefined
      ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
      : `Package: <code>${escapeHtml(location)}</code>`
  return `<!DOCTYPE html>
<html lang="en">
<head>
${meta}<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`
}

/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders(): string {
  return `${MODULES_BASE_PATH}*/download\n  X-Terraform-Get: ./source\n`
}

function exampleOf(host: string): string {
  return `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`
}
