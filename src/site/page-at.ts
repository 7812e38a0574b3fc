import { addressProblem, type ModuleAddress } from '../module/module-address.ts'
import { readVersion, type Version } from '../module/version.ts'
import { readModuleContent } from './module-content.ts'
import { type PagesRequest, previousOf, VersionReader } from './module-pages.ts'
import { SEARCH_PAGE } from './search/search-paths.ts'
import {
  directoryPageOf,
  emptyModulePage,
  homePage,
  namespacePageOf,
  type Page,
  type PagedModule,
  searchPage,
  shownVersion,
  versionPageOf,
  versionsPageOf,
} from './site-pages.tsx'
import { PAGES_DIRECTORY } from './site-paths.ts'

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
  const paged = { ...request, module: content.module }
  if (version === 'versions') return directory === '' ? versionsPageOf(paged) : undefined
  const wanted = version === undefined ? shownVersion(paged.module) : publishedVersion(paged, version)
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
