import { createHash } from 'node:crypto'
import { getOrInsert } from '../base/get-or-insert.ts'
import { fileCache, fileType } from '../index/format/file-headers.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import { addressProblem } from '../module/module-address.ts'
import type { CatalogModule } from '../search/catalog.ts'
import type { Highlighter } from './look/highlighter.ts'
import type { ReadFile } from './module-content.ts'
import { type ModuleGraph, moduleGraph } from './module-graph.ts'
import { moduleFilesAround, type PagesRequest } from './module-pages.tsx'
import { namespaceFiles, notFoundPage, registryFiles } from './pages/registry-pages.tsx'
import { SEARCH_INFO_PATH, type SearchInfo } from './search-files.ts'
import {
  assetsOf,
  contentSecurityPolicy,
  createSite,
  type Site,
  type SiteFiles,
  type SiteOptions,
} from './site.ts'
import { PAGES_DIRECTORY } from './site-paths.ts'

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
    async render(path: string, sources: PageSources) {
      const { read } = sources
      const site = await siteOf(read)
      if (path === SEARCH_INFO_PATH) return file(path, SEARCH_INFO)
      const asset = assetsOf(site).find((each) => each.path === path)
      if (asset !== undefined) return file(path, asset.content)
      if (
        !/(^|\/)$|\/(feed\.atom|badge\.svg|inputs\.schema\.json|interface\.json\.gz)$|^feed\.atom$/.test(path)
      )
        return document(site, undefined)
      const request = { site, graph: await graphOf(sources, site), pages: 'all', read } as const
      const found = await (await filesAround(request, path)).get(path)?.()
      const isPage = path === '' || path.endsWith('/')
      return found === undefined || isPage ? document(site, found) : file(path, found)
    },
  }
}

/** A browser asks the API of the server, and loads no files to search in. */
const SEARCH_INFO = `${JSON.stringify({ api: 'v1/modules/search' } satisfies SearchInfo)}\n`

function file(path: string, body: string | Uint8Array) {
  const isImmutable = fileCache(path) === 'immutable'
  return { isFound: true, body, type: fileType(path), isImmutable, headers: {} }
}

function document(site: Site, html: string | Uint8Array | undefined) {
  return {
    isFound: html !== undefined,
    body: html ?? notFoundPage(site),
    type: 'text/html; charset=utf-8',
    isImmutable: false,
    headers: { 'content-security-policy': `${contentSecurityPolicy(site)}; frame-ancestors 'none'` },
  }
}

/** Files of the site, with the same bytes as in the whole one, among which is the one at this path, if there is one. */
async function filesAround(request: PagesRequest, path: string): Promise<SiteFiles> {
  const { site, graph } = request
  const [directory, namespace = '', name = '', system] = path.split('/')
  if (directory !== PAGES_DIRECTORY) return registryFiles(site, graph)
  const modules = graph.namespaces.get(namespace)
  if (system === undefined)
    return modules === undefined ? new Map() : namespaceFiles(site, namespace, modules)
  const address = { namespace, name, system }
  return addressProblem(address) === undefined ? moduleFilesAround(request, address, path) : new Map()
}
