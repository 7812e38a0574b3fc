import { createHash } from 'node:crypto'
import { getOrInsert } from '../base/get-or-insert.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import { addressProblem } from '../module/module-address.ts'
import type { CatalogModule } from '../search/catalog.ts'
import { namespaceFeed, registryFeed } from './feeds.ts'
import type { Highlighter } from './look/highlighter.ts'
import type { ReadFile } from './module-content.ts'
import { type ModuleGraph, moduleGraph } from './module-graph.ts'
import { type ModuleFile, moduleFileAt, type PagesRequest } from './module-pages.tsx'
import type { Page } from './pages/layout.tsx'
import { homePage, namespacePageOf, notFoundPage, searchPage } from './pages/registry-pages.tsx'
import { SEARCH_INFO_PATH, SEARCH_PAGE, type SearchInfo } from './search-files.ts'
import { assetsOf, contentSecurityPolicy, createSite, type Site, type SiteOptions } from './site.ts'
import { feedOf, namespacePage, PAGES_DIRECTORY } from './site-paths.ts'

/** A page of the site, or a file that pages load, for a server. */
interface ServedPage {
  readonly isFound: boolean
  readonly body: string | Uint8Array
  readonly type: string
  readonly isImmutable: boolean
  readonly headers: Readonly<Record<string, string>>
}

interface PageSources {
  readonly read: ReadFile
  /** The same list as long as the catalog is the same. */
  readonly modules: () => Promise<readonly CatalogModule[]>
}

/**
 * Renders the pages of a registry one by one, with all versions. What all of them share is made once for each `registry.json`.
 */
export function pageRenderer(highlight: Highlighter, options: SiteOptions = {}) {
  let known: { readonly digest: string; readonly site: Site } | undefined
  const graphs = new WeakMap<readonly CatalogModule[], ModuleGraph>()
  const siteOf = async (read: ReadFile): Promise<Site> => {
    const bytes = (await read(REGISTRY_PATH)) ?? new Uint8Array()
    const digest = createHash('sha256').update(bytes).digest('hex')
    if (known?.digest === digest) return known.site
    registryIn(new Map(bytes.length === 0 ? [] : [[REGISTRY_PATH, bytes]]))
    known = { digest, site: createSite(bytes, highlight, options) }
    return known.site
  }
  const graphOf = async ({ modules }: PageSources, { host }: Site): Promise<ModuleGraph> => {
    const entries = await modules()
    return getOrInsert(graphs, entries, () => moduleGraph(entries, host))
  }
  return {
    async render(path: string, sources: PageSources): Promise<ServedPage> {
      const { read } = sources
      const site = await siteOf(read)
      if (path === SEARCH_INFO_PATH) return searchInfo()
      const asset = assetsOf(site).find((each) => each.path === path)
      if (asset !== undefined) return file(asset, true)
      if (
        !/(^|\/)$|\/(feed\.atom|badge\.svg|inputs\.schema\.json|interface\.json\.gz)$|^feed\.atom$/.test(path)
      )
        return document(site, undefined)
      const request = { site, graph: await graphOf(sources, site), pages: 'all', read } as const
      const found = await fileAt(request, path)
      return found === undefined || 'html' in found ? document(site, found?.html) : file(found, false)
    },
  }
}

/** A browser asks the API of the server, and loads no files to search in. */
function searchInfo(): ServedPage {
  const info: SearchInfo = { api: 'v1/modules/search' }
  const body = `${JSON.stringify(info)}\n`
  return { isFound: true, body, type: 'application/json', isImmutable: false, headers: {} }
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  atom: 'application/atom+xml',
  gz: 'application/gzip',
}

function file({ path, content }: ModuleFile, isImmutable: boolean): ServedPage {
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain'
  return { isFound: true, body: content, type, isImmutable, headers: {} }
}

function document(site: Site, html: string | undefined): ServedPage {
  return {
    isFound: html !== undefined,
    body: html ?? notFoundPage(site).html,
    type: 'text/html; charset=utf-8',
    isImmutable: false,
    headers: { 'content-security-policy': `${contentSecurityPolicy(site)}; frame-ancestors 'none'` },
  }
}

/** The page or the file at a path as site-paths.ts makes them; undefined where there is none. The same bytes as in the whole site. */
async function fileAt(request: PagesRequest, path: string): Promise<Page | ModuleFile | undefined> {
  const { site, graph } = request
  if (path === '') return homePage(site, graph)
  if (path === SEARCH_PAGE) return searchPage(site, graph)
  if (path === feedOf('')) return registryFeed(site, graph)
  const [directory, namespace = '', name = '', system = ''] = path.split('/')
  const page = namespacePage(namespace)
  if (path === page || path === feedOf(page)) {
    if (!graph.modules.some((module) => module.namespace === namespace)) return undefined
    return path === page ? namespacePageOf(site, graph, namespace) : namespaceFeed(site, graph, namespace)
  }
  const address = { namespace, name, system }
  return directory === PAGES_DIRECTORY && addressProblem(address) === undefined
    ? moduleFileAt(request, address, path)
    : undefined
}
