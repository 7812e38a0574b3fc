import { addressProblem, type ModuleAddress } from '../module/module-address.ts'
import { readVersion, type Version } from '../module/version.ts'
import { badgeFile } from './badge.ts'
import { moduleFeed, namespaceFeed, registryFeed } from './feeds.ts'
import { readModuleContent } from './module-content.ts'
import { type PagesRequest, pagedModule, previousOf, VersionReader } from './module-pages.ts'
import { SEARCH_PAGE } from './search-files.ts'
import type { Asset } from './site.ts'
import {
  directoryPageOf,
  emptyModulePage,
  homePage,
  namespacePageOf,
  type Page,
  type PagedModule,
  schemaFilesOf,
  searchPage,
  versionPageOf,
  versionsPageOf,
} from './site-pages.tsx'
import { badgeOf, feedOf, modulePage, PAGES_DIRECTORY } from './site-paths.ts'

/** The page at a path as site-paths.ts makes them; undefined where there is none. The same bytes as in the whole site. */
export async function pageAt(request: PagesRequest, path: string): Promise<Page | undefined> {
  const { site, graph } = request
  if (path === '') return homePage(site, graph)
  if (path === SEARCH_PAGE) return searchPage(site, graph)
  if (!path.startsWith(`${PAGES_DIRECTORY}/`)) return undefined
  const [, namespace = '', name, system, version, ...rest] = path.replace(/\/$/, '').split('/')
  if (name === undefined) {
    const isKnown = graph.modules.some((module) => module.namespace === namespace)
    return isKnown ? namespacePageOf(site, graph, namespace) : undefined
  }
  if (system === undefined) return undefined
  const address = { namespace, name, system }
  return addressProblem(address) === undefined
    ? modulePageAt(request, address, { version, directory: rest.join('/') })
    : undefined
}

const NAMESPACE_FEED = /^modules\/([^/]+)\/feed\.atom$/
const MODULE_FILE = /^modules\/([^/]+)\/([^/]+)\/([^/]+)\/(.+)$/

/** A file of the site beside its pages: a feed, a badge, a schema. The same bytes as in the whole site. */
export async function fileAt(request: PagesRequest, path: string): Promise<Asset | undefined> {
  const { site, graph, read } = request
  if (path === feedOf('')) return registryFeed(site, graph)
  const [, of] = NAMESPACE_FEED.exec(path) ?? []
  if (of !== undefined)
    return graph.modules.some((module) => module.namespace === of)
      ? namespaceFeed(site, graph, of)
      : undefined
  const [, namespace = '', name = '', system = '', rest = ''] = MODULE_FILE.exec(path) ?? []
  const address = { namespace, name, system }
  if (addressProblem(address) !== undefined) return undefined
  const content = await readModuleContent(read, address)
  if (content === undefined || 'problem' in content) return undefined
  const paged = pagedModule(request, content.module)
  if (path === feedOf(modulePage(address))) return moduleFeed(site, paged.module)
  if (path === badgeOf(address)) return badgeFile(site, paged.module)
  const version = publishedVersion(paged, rest.split('/')[0] ?? '')
  if (version === undefined || !rest.endsWith('/inputs.schema.json')) return undefined
  const files = schemaFilesOf(paged, await new VersionReader(read, address).read(version))
  return files.find((file) => file.path === path)
}

interface Wanted {
  /** `versions`, a version, or undefined for the page of the module. */
  readonly version: string | undefined
  /** Empty for the page of the version. */
  readonly directory: string
}

async function modulePageAt(
  request: PagesRequest,
  address: ModuleAddress,
  { version, directory }: Wanted,
): Promise<Page | undefined> {
  const { site, read } = request
  const content = await readModuleContent(read, address)
  if (content === undefined) return undefined
  if ('problem' in content)
    return version === undefined ? emptyModulePage(site, address, content.problem) : undefined
  const paged = pagedModule(request, content.module)
  if (version === 'versions') return directory === '' ? versionsPageOf(paged) : undefined
  const wanted = version === undefined ? paged.versions.shown : publishedVersion(paged, version)
  if (wanted === undefined) return undefined
  const versions = new VersionReader(read, address)
  const current = await versions.read(wanted)
  if (directory !== '') return directoryPageOf(paged, current, directory)
  const previous = await previousOf(paged, wanted, versions)
  return versionPageOf(paged, current, { previous, isModulePage: version === undefined })
}

function publishedVersion({ module }: PagedModule, text: string): Version | undefined {
  const reading = readVersion(text)
  const isListed = reading.ok && module.versions.some((published) => published.version === reading.version)
  return isListed ? reading.version : undefined
}
