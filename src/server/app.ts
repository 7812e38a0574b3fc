import { Authenticator, type Credentials } from './auth/authenticator.ts'
import { COMMON_HEADERS, failure, failureOf, negotiate } from './http-answer.ts'
import type { HttpAnswer, HttpRequest } from './http-message.ts'
import type { RequestMetrics } from './metrics.ts'
import type { Compressor, DownloadCounts, ServedIndex } from './ports.ts'
import { answerFile } from './routes/file-routes.ts'
import { answerList, answerName, answerNamespace, answerSearch } from './routes/list-routes.ts'
import { answerLatest, answerVersion } from './routes/module-routes.ts'
import { answerHealth, answerMetrics, answerReady } from './routes/monitoring-routes.ts'
import { answerDownload, answerLatestDownload, answerVersions } from './routes/protocol-routes.ts'
import type { Route } from './routes/route.ts'
import { CatalogSource } from './search/catalog-source.ts'

export interface AppOptions {
  readonly index: ServedIndex
  /** Unix seconds. */
  readonly now: () => number
  /** Absent: the registry is public. */
  readonly credentials?: Credentials | undefined
  /** Absent: every count is 0. */
  readonly downloads?: DownloadCounts | undefined
  /** Absent: answers are not compressed. */
  readonly compressor?: Compressor | undefined
  readonly catalog?: CatalogSource
  /** Absent: `/metrics` is 404. */
  readonly metrics?: RequestMetrics
  /** True once the server has been told to stop. */
  readonly isEnding?: () => boolean
}

/** What a listener needs: in one process the app itself, in a worker process a connection to it. */
export interface App {
  /** False if answers depend on a token; a listener must not keep them then. */
  readonly isPublic: boolean
  readonly downloads: Pick<DownloadCounts, 'add'> | undefined
  readonly metrics: RequestMetrics | undefined
  /** Another object as soon as the index has changed. */
  snapshot(): object
  /** Never throws: a failure is an answer too. The caller counts downloads and observes metrics. */
  answer(request: HttpRequest): Promise<HttpAnswer>
}

const MAX_URL_LENGTH = 2048
/** No empty, dot or escaped segment, so that a file system cannot read a path in another way. */
const PLAIN_PATH = /^\/((\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*)?$/

const MODULES = '/v1/modules'
const NAMESPACE = `${MODULES}/(?<namespace>[0-9A-Za-z_-]+)`
const NAME = `${NAMESPACE}/(?<name>[0-9A-Za-z_-]+)`
const SYSTEM = `${NAME}/(?<system>[0-9a-z]+)`
const VERSION = `${SYSTEM}/(?<version>[0-9]+\\.[0-9]+\\.[0-9]+[^/]*)`

/** The first pattern that matches the whole path decides. */
const PATHS: readonly (readonly [path: string, name: string, route: Route])[] = [
  ['/healthz', 'health', answerHealth],
  ['/readyz', 'health', answerReady],
  ['/metrics', 'metrics', answerMetrics],
  [`${MODULES}/?`, 'list', answerList],
  [`${MODULES}/search`, 'search', answerSearch],
  [`${SYSTEM}/versions`, 'versions', answerVersions],
  [`${SYSTEM}/download`, 'latest-download', answerLatestDownload],
  [`${VERSION}/download`, 'download', answerDownload],
  [VERSION, 'version', answerVersion],
  [SYSTEM, 'latest', answerLatest],
  [NAME, 'name', answerName],
  [NAMESPACE, 'namespace', answerNamespace],
  ['.*', 'file', answerFile],
]
const ROUTES = PATHS.map(([path, name, route]) => ({ pattern: new RegExp(`^${path}$`), name, route }))

/**
 * The registry's HTTP API over an index. No answer depends on the `Host` header, so each is right under any name.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
export function createApp(options: AppOptions): App {
  const { index, credentials, downloads, metrics, catalog = new CatalogSource() } = options
  const authenticator = credentials && new Authenticator(credentials)
  const server = { ...options, catalog, authenticator }
  return {
    isPublic: credentials === undefined,
    downloads,
    metrics,
    snapshot: () => index.current(),
    answer: (request) => answerRequest(server, request),
  }
}

interface Server extends AppOptions {
  readonly authenticator: Authenticator | undefined
  readonly catalog: CatalogSource
}

async function answerRequest(server: Server, request: HttpRequest): Promise<HttpAnswer> {
  const { authenticator, catalog, compressor, downloads, index, metrics, isEnding = () => false } = server
  const refusal = refusalOf(request)
  if (refusal !== undefined) return refusal
  const url = urlOf(request)
  const found = ROUTES.find(({ pattern }) => pattern.test(url.pathname))
  if (found === undefined) return failure(404, 'not found')
  const now = server.now()
  const access = authenticator?.authenticate(request, url, now) ?? { isPrivate: false }
  if ('refusal' in access) return { ...access.refusal, route: found.name }
  const { consumer, isPrivate } = access
  const observed = { route: found.name, consumer }
  try {
    const reader = index.current()
    const answer = await found.route({
      path: url.pathname,
      query: url.searchParams,
      parameters: found.pattern.exec(url.pathname)?.groups ?? {},
      userAgent: request.headers['user-agent'],
      reader,
      catalog: () => catalog.read(reader),
      downloads,
      signer: authenticator && ((path) => authenticator.signer(path, now)),
      health: () => index.health?.(),
      isEnding,
      metrics,
    })
    if (answer === undefined) return { ...failure(404, 'not found'), ...observed }
    const isReusable =
      answer.cache !== 'none' && answer.file === undefined && !(answer.hasCounts && downloads !== undefined)
    const negotiated = await negotiate(request, answer, { compressor, isPrivate })
    return { ...negotiated, ...observed, isReusable, download: answer.download }
  } catch (error) {
    return { ...failureOf(error), ...observed }
  }
}

/** A request that no route needs to see. */
function refusalOf(request: HttpRequest): HttpAnswer | undefined {
  const { method, target, headers } = request
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) return PREFLIGHT
  if (method !== 'GET' && method !== 'HEAD')
    return failure(405, 'only GET and HEAD are answered', { allow: 'GET, HEAD' })
  if (!target.startsWith('/')) return failure(400, 'the request target is no path')
  const { pathname, search } = urlOf(request)
  if (pathname.length + search.length > MAX_URL_LENGTH) return failure(414, 'the URL is too long')
  // A URL parser resolves `..` and escapes characters: such a path names nothing here.
  const isAsSent = plainTarget(target).split('?', 1)[0] === pathname
  const isPlain = PLAIN_PATH.test(pathname) || pathname === `${MODULES}/`
  return isAsSent && isPlain ? undefined : failure(404, 'not found')
}

/** A page of another origin asks first if it may send a token. https://fetch.spec.whatwg.org/#cors-preflight-fetch */
const PREFLIGHT: HttpAnswer = {
  status: 204,
  headers: {
    ...COMMON_HEADERS,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'Authorization',
    'access-control-max-age': '86400',
  },
  body: new Uint8Array(),
}

function urlOf({ target }: HttpRequest): URL {
  return new URL(`http://registry.invalid${plainTarget(target)}`)
}

/** A letter or digit means the same when it is escaped. https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
function plainTarget(target: string): string {
  const [path = ''] = target.split('?', 1)
  const plain = path.replace(/%(3\d|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/gi, (each) => decodeURIComponent(each))
  return `${plain}${target.slice(path.length)}`
}
