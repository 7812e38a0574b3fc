import { quote, RegistryError } from '../../base/error.ts'
import { escapeHtml } from '../../base/html.ts'
import { compactJson } from '../../base/json.ts'
import { listedVersions, type ModuleDocument, parseRegistryDocument } from '../../index/format/documents.ts'
import { deprecationJson, renderDetails } from '../../index/format/module-details.ts'
import { latestOf } from '../../index/format/module-list.ts'
import { modulePath, nameListPath, REGISTRY_PATH, versionPath } from '../../index/format/paths.ts'
import {
  renderDownload,
  renderVersions,
  terraformLocation,
  type VersionRequirements,
} from '../../index/format/protocol.ts'
import { parseRequirements } from '../../index/format/versions-document.ts'
import { addressProblem, type ModuleAddress } from '../../module/module-address.ts'
import { isVersion, type Version } from '../../module/version.ts'
import { type CatalogModule, parseCatalog } from '../../search/catalog.ts'
import { parseSearch } from '../../search/module-search.ts'
import { readInterface, readModule, readRelease } from '../index-documents.ts'
import type { IndexReader } from '../ports.ts'
import {
  jsonResponse,
  MODULES,
  type Route,
  type RouteRequest,
  type RouteResponse,
  type RouteTable,
} from './route.ts'

/** Time that lists and details of modules may be cached. */
const LIST_SECONDS = 60

/** The largest `offset`: no list is that long. A larger one counts as this one. */
const MAX_OFFSET = 1_000_000_000

/** Modules on the longest page of a list. A larger `limit` counts as this one. */
const MAX_LIMIT = 100

/** Modules on a page of a list. A client asks for more with `limit`. */
const DEFAULT_LIMIT = 15

/**
 * Lists of the registry HTTP API. A wrong `limit` or `offset` is INVALID_INPUT, and so is a search for no words.
 * https://developer.hashicorp.com/terraform/registry/api-docs#list-modules
 */

const answerList: Route = async (request) => {
  const { modules } = await request.catalog()
  return answerPage(request, filtersOf(request), modules)
}

/** The modules that match `q`, best match first. */
const answerSearch: Route = async (request) => {
  const catalog = await request.catalog()
  return answerPage(request, filtersOf(request), catalog.search(parseSearch(request.query.get('q'))))
}

/** 404 for a namespace without modules, as on a static host. */
const answerNamespace: Route = async (request) => {
  const { namespace } = request.parameters
  const catalog = await request.catalog()
  const modules = catalog.modules.filter((module) => module.namespace === namespace)
  if (modules.length === 0) return undefined
  const { namespace: _, ...filters } = filtersOf(request)
  return answerPage(request, filters, modules)
}

/** The latest version for every system. */
const answerName: Route = async (request) => {
  const { namespace = '', name = '' } = request.parameters
  const systems = await readSystems(request.reader, { namespace, name })
  return systems && answerPage(request, {}, systems)
}

/** Query parameters that choose modules, without empty ones. The URLs of other pages repeat them. */
type Filters = Readonly<Record<string, string>>

function filtersOf({ query }: RouteRequest): Filters {
  const names = ['q', 'namespace', 'provider', 'verified']
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value))
}

/** One page of those of the modules that the filters allow. */
async function answerPage(
  request: RouteRequest,
  filters: Filters,
  listed: readonly CatalogModule[],
): Promise<RouteResponse> {
  const { query, reader } = request
  const path = `${request.basePath}${request.path}`
  const verified = await readVerified(reader)
  const page = parsePage(query)
  // A `verified` other than `true` does not filter.
  const allows = ({ namespace, provider }: CatalogModule) =>
    namespace === (filters['namespace'] ?? namespace) &&
    provider === (filters['provider'] ?? provider) &&
    (filters['verified'] !== 'true' || verified.has(namespace))
  const found = listed.filter(allows)
  const modules = found.slice(page.offset, page.offset + page.limit).map((module) => {
    const { updated_at: _, dependencies: __, ...listed } = module
    return { ...listed, verified: verified.has(module.namespace), downloads: 0 }
  })
  const meta = pageMeta(page, { path, filters, found: found.length })
  return jsonResponse(compactJson({ meta, modules }), LIST_SECONDS)
}

/** Pages of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#pagination */

interface Page {
  readonly offset: number
  /** At most {@link MAX_LIMIT}. */
  readonly limit: number
}

/** Throws INVALID_INPUT for a `limit` or `offset` that is not a whole number. A limit over the maximum is lowered to it. */
function parsePage(query: URLSearchParams): Page {
  const offset = wholeNumber(query, 'offset', 0) ?? 0
  const limit = wholeNumber(query, 'limit', 1) ?? DEFAULT_LIMIT
  return { offset: Math.min(offset, MAX_OFFSET), limit: Math.min(limit, MAX_LIMIT) }
}

function wholeNumber(query: URLSearchParams, name: string, least: number): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text)
  throw new RegistryError(
    'INVALID_INPUT',
    `${name} is ${quote(text)}, but must be a whole number from ${least}`,
    `leave it out, or write ${name}=${least === 0 ? 0 : DEFAULT_LIMIT}`,
  )
}

/** `meta` of the list at the absolute `path`. `found` counts its items. */
function pageMeta(
  { offset, limit }: Page,
  { path, filters, found }: { path: string; filters: Readonly<Record<string, string>>; found: number },
) {
  const urlAt = (at: number) =>
    `${path}?${new URLSearchParams({ limit: String(limit), offset: String(at), ...filters })}`
  const next = offset + limit
  // Behind the end, the previous page is the last one that has items.
  const previous = Math.max(0, Math.min(offset, found) - limit)
  return {
    limit,
    current_offset: offset,
    ...(found > next ? { next_offset: next, next_url: urlAt(next) } : {}),
    ...(offset > 0 ? { prev_offset: previous, prev_url: urlAt(previous) } : {}),
  }
}

/** Time that the location of a package may be cached. */
const DOWNLOAD_SECONDS = 300

/** Time that the versions of a module may be cached. */
const VERSIONS_SECONDS = 60

/** The module registry protocol. https://opentofu.org/docs/internals/module-registry-protocol/ */

const answerVersions: Route = async (request) => {
  const module = await moduleIn(request)
  if (module === undefined) return undefined
  const body = renderVersions(module, await readRequirements(request.reader, module))
  return jsonResponse(body, VERSIONS_SECONDS)
}

/** OpenTofu reads the location from the body, Terraform from the header: the first package that each can read. */
const answerDownload: Route = async (request) => {
  const [address, version] = [addressIn(request), versionIn(request)]
  if (address === undefined || version === undefined) return undefined
  const release = await readRelease(request.reader, address, version)
  if (release === undefined) return undefined
  const sign = request.signer?.(`/${versionPath(address, version, 'module.zip')}`)
  const readable = terraformLocation(release)
  const location = readable === undefined ? undefined : (sign?.(readable) ?? readable)
  const body = renderDownload(release, { sign, readsOci: request.agent !== 'OpenTofu/1.9' })
  const response = {
    ...jsonResponse(body, DOWNLOAD_SECONDS),
    headers: { vary: 'User-Agent', ...(location === undefined ? {} : { 'x-terraform-get': location }) },
    isSigned: sign !== undefined,
  }
  if (location === undefined || request.agent !== 'dependabot') return response
  const { type: _, ...withoutBody } = response
  return { ...withoutBody, status: 204, body: '' }
}

/** Redirects to the latest version. The path is absolute, so that the answer does not depend on the host's name. */
const answerLatestDownload: Route = async (request) => {
  const module = await moduleIn(request)
  const version = module && latestOf(module)
  if (module === undefined || version === undefined) return undefined
  const path = `${request.basePath}/${versionPath(module.address, version, 'download')}`
  return {
    status: 302,
    body: `<a href="${escapeHtml(path)}">Found</a>.\n`,
    type: 'text/html; charset=utf-8',
    cache: VERSIONS_SECONDS,
    headers: { location: path },
  }
}

/** Details of a module. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */

const answerLatest: Route = async (request) => {
  const module = await moduleIn(request)
  const latest = module && latestOf(module)
  return module && latest && answerDetails(request, module, latest)
}

const answerVersion: Route = async (request) => {
  const [module, version] = [await moduleIn(request), versionIn(request)]
  return module && version && answerDetails(request, module, version)
}

async function answerDetails(
  request: RouteRequest,
  module: ModuleDocument,
  version: Version,
): Promise<RouteResponse | undefined> {
  const { reader } = request
  const release = await readRelease(reader, module.address, version)
  if (release === undefined) return undefined
  const [moduleInterface, systems = [], verified] = await Promise.all([
    readInterface(reader, release),
    readSystems(reader, module.address),
    readVerified(reader),
  ])
  const details = renderDetails(release, moduleInterface, {
    verified: verified.has(module.address.namespace),
    downloads: 0,
    versions: listedVersions(module),
    providers: systems.map(({ provider }) => provider),
    deprecation: deprecationJson(module, version),
  })
  return jsonResponse(details, LIST_SECONDS)
}

const NAMESPACE = `${MODULES}/(?<namespace>[0-9A-Za-z_-]+)`
const NAME = `${NAMESPACE}/(?<name>[0-9A-Za-z_-]+)`
const SYSTEM = `${NAME}/(?<system>[0-9a-z]+)`
const VERSION = `${SYSTEM}/(?<version>[0-9]+\\.[0-9]+\\.[0-9]+[^/]*)`

export const MODULE_ROUTES: RouteTable = [
  [`${MODULES}/?`, 'list', answerList],
  [`${MODULES}/search`, 'search', answerSearch],
  [NAME, 'name', answerName],
  [NAMESPACE, 'namespace', answerNamespace],
  [`${SYSTEM}/versions`, 'versions', answerVersions],
  [`${SYSTEM}/download`, 'latest-download', answerLatestDownload],
  [`${VERSION}/download`, 'download', answerDownload],
  [VERSION, 'version', answerVersion],
  [SYSTEM, 'latest', answerLatest],
]

/** The module address in the path; undefined if no module can have it. */
function addressIn({ parameters }: RouteRequest): ModuleAddress | undefined {
  const { namespace = '', name = '', system = '' } = parameters
  const address = { namespace, name, system }
  return addressProblem(address) === undefined ? address : undefined
}

/** The module in the path; undefined where the index has none of that address. */
async function moduleIn(request: RouteRequest): Promise<ModuleDocument | undefined> {
  const address = addressIn(request)
  return address && readModule(request.reader, address)
}

/** The version in the path; undefined if it is not a version. */
function versionIn({ parameters: { version = '' } }: RouteRequest): Version | undefined {
  return isVersion(version) ? version : undefined
}

/** The latest version of each system of a module name, ordered by address. */
async function readSystems(
  reader: IndexReader,
  name: Pick<ModuleAddress, 'namespace' | 'name'>,
): Promise<CatalogModule[] | undefined> {
  const path = nameListPath({ ...name, system: '' })
  const bytes = await reader.read(path)
  if (bytes === undefined) return undefined
  const modules = parseCatalog(path, bytes).modules.filter(
    (module) => module.namespace === name.namespace && module.name === name.name,
  )
  return modules.length === 0 ? undefined : modules
}

/** The namespaces that `registry.json` marks as verified. */
async function readVerified(reader: IndexReader): Promise<ReadonlySet<string>> {
  const bytes = await reader.read(REGISTRY_PATH)
  return new Set(bytes === undefined ? [] : parseRegistryDocument(REGISTRY_PATH, bytes).verified)
}

/** Requirements by version, for those that were published with their interface: one read, whatever the number of versions. */
async function readRequirements(
  reader: IndexReader,
  module: ModuleDocument,
): Promise<ReadonlyMap<Version, VersionRequirements>> {
  const path = modulePath(module.address, 'versions.json')
  const requirements = parseRequirements(path, await reader.read(path))
  return new Map([...requirements].flatMap(([version, each]) => (each === null ? [] : [[version, each]])))
}
