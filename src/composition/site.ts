import { createHash } from 'node:crypto'
import { resolve, sep } from 'node:path'
import { SiteDirectory } from '../adapters/filesystem/site-directory.ts'
import { highlightHcl } from '../adapters/hcl/hcl-highlighter.ts'
import { withinTime } from '../adapters/node/within-time.ts'
import { quote, RegistryError } from '../base/error.ts'
import { remembered } from '../base/remembered.ts'
import type { RunWork } from '../base/run-work.ts'
import type { Hosting } from '../index/format/hosting.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { addressProblem } from '../module/module-address.ts'
import type { CatalogModule } from '../search/catalog.ts'
import type { PageRenderer } from '../server/ports.ts'
import { buildSite } from '../site/build-site.ts'
import { namespaceFeed, registryFeed } from '../site/feeds.ts'
import type { Highlighter } from '../site/look/highlighter.ts'
import type { ReadFile } from '../site/module-content.ts'
import { type ModuleGraph, moduleGraph } from '../site/module-graph.ts'
import { type ModuleFile, moduleFileAt, type PagesRequest } from '../site/module-pages.tsx'
import type { Page } from '../site/pages/layout.tsx'
import { homePage, namespacePageOf, notFoundPage, searchPage } from '../site/pages/registry-pages.tsx'
import { type PagesOption, type Profile, refuseProfileWithoutClient, type SiteSize } from '../site/profile.ts'
import { SEARCH_INFO_PATH, SEARCH_PAGE, type SearchInfo } from '../site/search-files.ts'
import { assetsOf, contentSecurityPolicy, createSite, type Site, type SiteOptions } from '../site/site.ts'
import { feedOf, namespacePage, PAGES_DIRECTORY } from '../site/site-paths.ts'
import type { SiteReport } from '../site/site-state.ts'
import { type IndexAccess, withIndex } from './index-store.ts'
import type { Runtime } from './runtime.ts'

interface HostLimits {
  readonly files?: number
  readonly bytes?: number
  readonly fileBytes?: number
}

/**
 * What a host takes of a site, where it says so. Of Cloudflare Pages it is the free plan.
 * https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
 * https://developers.cloudflare.com/pages/platform/limits/
 */
const HOST_LIMITS: Readonly<Partial<Record<Hosting, HostLimits>>> = {
  'github-pages': { bytes: 1e9 },
  'cloudflare-pages': { files: 20_000, fileBytes: 25 * 1024 ** 2 },
}

/** Time that `serve` takes to render a README, in which no other request is answered. Then the page has its text. */
const README_MS = 500

export interface SiteSettings {
  readonly index: string | IndexAccess
  readonly output: string
  readonly pages: PagesOption
  readonly profile: Profile
  /** The host of the site; that of `registry.json` where it is undefined. */
  readonly hosting: Hosting | 'none' | undefined
}

/** Writes the site of an index into a directory. Throws INVALID_INPUT for an output that is no site, and what {@link buildSite} throws. */
export async function writeSite(
  runtime: Runtime,
  { index: named, output, pages, profile, hosting }: SiteSettings,
): Promise<SiteReport> {
  return withIndex(runtime, { index: named, reading: 'all' }, async ({ index, target }) => {
    if (target.kind === 'directory') refuseInside(target.path, output)
    const directory = SiteDirectory.open(output)
    const snapshot = await index.open()
    const host = await hostOf(snapshot, hosting)
    refuseProfileWithoutClient(profile, host)
    const { log } = runtime
    const report = await buildSite({
      snapshot,
      pages,
      profile,
      output: directory,
      highlight: highlightHcl,
      log,
    })
    if (host !== undefined && host in HOST_LIMITS)
      for (const text of limitWarnings(directory.size(), host, SMALLER[profile])) log.warn(text)
    return report
  })
}

const SMALLER: Readonly<Record<Profile, string>> = {
  full: '--profile website leaves out the details of modules',
  index: '--profile protocol leaves out the details of modules',
  website: '--pages latest leaves out the pages of older versions, --profile protocol all pages',
  protocol: 'take a host without this limit, such as an object store',
  opentofu: 'take a host without this limit, such as an object store',
}

/** @param hosting as a flag names it */
export async function hostOf(
  snapshot: IndexSnapshot,
  hosting: Hosting | 'none' | undefined,
): Promise<Hosting | undefined> {
  if (hosting !== undefined) return hosting === 'none' ? undefined : hosting
  return registryIn(await snapshot.read([REGISTRY_PATH])).hosting
}

/** The files of a site would be taken for files of the index. */
function refuseInside(index: string, output: string): void {
  const [outer, inner] = [resolve(index), resolve(output)]
  if (inner !== outer && !inner.startsWith(`${outer}${sep}`)) return
  throw new RegistryError(
    'INVALID_INPUT',
    `the output ${quote(output)} is inside the index ${quote(index)}`,
    'name a directory beside the index: --output ./site',
  )
}

interface RendererOptions {
  readonly milliseconds?: number
  readonly basePath?: string | undefined
}

/** The website as a server shows it. Other requests wait while a README is rendered: one past its time is shown as text. */
export function openPageRenderer({ milliseconds = README_MS, basePath }: RendererOptions = {}): PageRenderer {
  const late = () =>
    new RegistryError('LIMIT_EXCEEDED', `the README takes more than ${milliseconds} ms`, 'make it shorter')
  const run: RunWork = (work) => withinTime(milliseconds, work, late)
  return pageRenderer(highlightHcl, { run, basePath })
}

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
    return remembered(graphs, entries, () => moduleGraph(entries, host))
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

/** What the host refuses or will soon: from four fifths of a limit on. */
export function limitWarnings(size: SiteSize, hosting: Hosting, smaller: string): string[] {
  const { files, bytes, fileBytes } = HOST_LIMITS[hosting] ?? {}
  const { largest } = size
  const found = [
    warning(size.files, files, (count) => `${numberText(count)} files`),
    warning(size.bytes, bytes, (count) => `${numberText(Math.round(count / 1e6))} MB`),
  ].flatMap((text) => (text === undefined ? [] : `the site has ${text} on ${hosting}: ${smaller}`))
  const file = warning(largest.bytes, fileBytes, (count) => `${(count / 1024 ** 2).toFixed(1)} MiB`)
  const advice = 'store the package elsewhere, such as --package release'
  return file === undefined
    ? found
    : [...found, `${quote(largest.path)} has ${file} on ${hosting}: ${advice}`]
}

function warning(
  value: number,
  limit: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (limit === undefined || value < limit * 0.8) return undefined
  return `${format(value)}, ${Math.floor((value / limit) * 100)} % of the limit of ${format(limit)}`
}

function numberText(value: number): string {
  return value.toLocaleString('en-US')
}
