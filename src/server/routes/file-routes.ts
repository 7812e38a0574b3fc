import { canonicalJson } from '../../base/json.ts'
import type { ReleaseDocument } from '../../index/format/documents.ts'
import { fileCache, fileType } from '../../index/format/file-headers.ts'
import { DISCOVERY_PATH } from '../../index/format/paths.ts'
import { renderDiscovery } from '../../index/format/protocol.ts'
import { type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { isVersion, type Version } from '../../module/version.ts'
import { readRelease } from '../index-documents.ts'
import type { IndexHealth, IndexReader, RenderedPage } from '../ports.ts'
import { jsonResponse, RETRY_LATER, type Route, type RouteResponse, type RouteTable } from './route.ts'

/** Time that a page may be cached. */
const PAGE_SECONDS = 60

/** Bytes of a package that is read into memory. A larger one is sent from where it lies: slow readers would hold it in memory. */
const MAX_BODY_BYTES = 64 * 1024

/** A file of the index as it is: discovery, packages, pages. */
const answerFile: Route = async (request) => {
  const { reader } = request
  const path = request.path === '/' ? 'index.html' : request.path.slice(1)
  const zip = versionOfZip(path)
  if (zip !== undefined)
    return answerPackage(reader, path, await readRelease(reader, zip.address, zip.version))
  const body = await reader.read(path)
  const type = fileType(path)
  if (body === undefined || path !== DISCOVERY_PATH)
    return body && { status: 200, body, type, cache: fileCache(path) }
  return { status: 200, body: renderDiscovery(request.basePath), type, cache: fileCache(path) }
}

async function answerPackage(
  reader: IndexReader,
  path: string,
  release: ReleaseDocument | undefined,
): Promise<RouteResponse | undefined> {
  const { size = 0, digest } = release?.package ?? {}
  const response = {
    status: 200,
    type: fileType(path),
    cache: 'immutable',
    headers: { 'accept-ranges': 'bytes' },
    ...(digest === undefined ? {} : { digest: digest.slice('sha256:'.length) }),
  } as const
  if (size > MAX_BODY_BYTES && reader.locate !== undefined) {
    const file = await reader.locate(path)
    return file && { ...response, body: '', file }
  }
  const body = await reader.read(path)
  return body && { ...response, body }
}

/** The website. A server without a renderer has the front page of the index alone. */

const answerPage: Route = async (request) => {
  const { pages, path, basePath, reader, catalog } = request
  if (pages === undefined) return path === '/' || !path.endsWith('/') ? answerFile(request) : undefined
  const sources = { read: reader.read, modules: async () => (await catalog()).modules }
  const wanted = path.slice(1)
  const page = await pages.render(wanted, sources)
  if (page.isFound || wanted.endsWith('/') || wanted.startsWith('assets/')) return responseOf(page)
  // Links of a page are relative to its directory.
  const directory = await pages.render(`${wanted}/`, sources)
  return directory.isFound
    ? { status: 302, body: '', cache: PAGE_SECONDS, headers: { location: `${basePath}${path}/` } }
    : responseOf(page)
}

function responseOf({ isFound, body, type, isImmutable, headers }: RenderedPage): RouteResponse {
  if (!isFound) return { status: 404, body, type, headers, cache: 'none' }
  return { status: 200, body, type, headers, cache: isImmutable ? 'immutable' : PAGE_SECONDS }
}

/** `/healthz`: the process lives. */
const answerHealth: Route = async ({ health }) => healthResponse(await health(), false)

/** `/readyz`: the server can answer requests. */
const answerReady: Route = async ({ health: look, isEnding }) => {
  const health = await look()
  return healthResponse(health, isEnding() || isGone(health))
}

/** `/metrics`, for Prometheus. https://prometheus.io/docs/instrumenting/exposition_formats/ */
const answerMetrics: Route = async ({ metrics }) =>
  metrics && {
    status: 200,
    body: metrics.render(),
    type: 'text/plain; version=0.0.4; charset=utf-8',
    cache: 'none',
  }

/** An index that cannot be read, and of which not all can be served meanwhile. */
function isGone(health: IndexHealth | undefined): boolean {
  return health?.problem !== undefined && health.commit === null
}

/** The status is `stale` while the index cannot be read and the last good snapshot is served. */
function healthResponse(health: IndexHealth | undefined, isDown: boolean): RouteResponse {
  const { commit = null, problem = null, checkedAt = 0 } = health ?? {}
  const looked_at = new Date(checkedAt * 1000).toISOString()
  const index = health === undefined ? null : { commit, looked_at, problem }
  const status = problem === null ? 'ok' : 'stale'
  const response = jsonResponse(canonicalJson({ status: isDown ? 'down' : status, index }), 'none')
  return isDown ? { ...response, status: 503, headers: RETRY_LATER } : response
}

export const FILE_ROUTES: RouteTable = [
  ['/healthz', 'health', answerHealth],
  ['/readyz', 'health', answerReady],
  ['/metrics', 'metrics', answerMetrics],
  ['/(feed\\.atom)?', 'page', answerPage],
  ['/(modules|assets|search)(/.*)?', 'page', answerPage],
  ['.*', 'file', answerFile],
]

const PACKAGE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/module\.zip$/

/** The version whose package is the file at the path; undefined where the path is not that of a package. */
function versionOfZip(path: string): { address: ModuleAddress; version: Version } | undefined {
  const [, address = '', version = ''] = PACKAGE.exec(path) ?? []
  return isVersion(version) ? { address: splitAddress(address), version } : undefined
}
