import { RegistryError } from '../base/error.ts'
import { Authenticator, type Credentials } from './auth/authenticator.ts'
import { CatalogSource } from './catalog.ts'
import { type HttpRequest, type HttpResponse, plainTarget } from './http-message.ts'
import { agentKind, COMMON_HEADERS, failure, negotiate } from './http-response.ts'
import type { RequestMetrics } from './metrics.ts'
import type { Compressor, PageRenderer, ServedIndex } from './ports.ts'
import { FILE_ROUTES } from './routes/file-routes.ts'
import { MODULE_ROUTES } from './routes/module-routes.ts'
import { MODULES, RETRY_LATER } from './routes/route.ts'

/** Characters of the path and query of a request. A longer URL is answered with 414. */
const MAX_URL_LENGTH = 2048

interface AppOptions {
  readonly index: ServedIndex
  /** Unix seconds. */
  readonly now: () => number
  /** Where clients find the registry on its host, `/registry`; absent: at the root. Requests come without it, links have it. */
  readonly basePath?: string
  /** Absent: the registry is public. */
  readonly credentials?: Credentials | undefined
  /** Absent: answers are not compressed. */
  readonly compressor?: Compressor | undefined
  readonly catalog?: CatalogSource
  /** Absent: there is no website but the front page of the index. */
  readonly pages?: PageRenderer | undefined
  /** Absent: `/metrics` is 404. */
  readonly metrics?: RequestMetrics
  /** True once the server has been told to stop. */
  readonly isEnding?: () => boolean
  /** Gets what an answer of 500 does not say. */
  readonly onFailure?: (error: unknown) => void
}

export interface App {
  /** Empty, or `/registry`. */
  readonly basePath: string
  readonly metrics: RequestMetrics | undefined
  readonly isPrivate: boolean
  /** Who may have an answer that was made for another request; undefined where `respond` decides. */
  admit(request: HttpRequest): { readonly consumer: string | undefined } | undefined
  /** Another object as soon as the index has changed. */
  snapshot(): object
  /** Calls back as soon as it has, with the parts that changed, as `partOf` names them; undefined if any part may have. */
  onChange(listener: (parts: readonly string[] | undefined) => void): void
  /** Never throws: a failure is an answer too. The caller observes metrics. */
  respond(request: HttpRequest): Promise<HttpResponse>
}

/** No empty, dot or escaped segment, so that a file system cannot read a path in another way. */
const PLAIN_PATH = /^\/((\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*)?$/

/** The directory of a page. */
const PAGE_PATH = /^\/(modules\/([^/]+\/)+|search\/)$/

/** The first pattern that matches the whole path decides. */
const ROUTES = [...MODULE_ROUTES, ...FILE_ROUTES].map(([path, name, route]) => ({
  pattern: new RegExp(`^${path}$`),
  name,
  route,
}))

/**
 * The registry's HTTP API over an index. No answer depends on the `Host` header, so each is right under any name.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
export function createApp(options: AppOptions): App {
  const { index, credentials, metrics, basePath = '', catalog = new CatalogSource() } = options
  const authenticator = credentials && new Authenticator(credentials)
  const server = { ...options, basePath, catalog, authenticator }
  return {
    basePath,
    metrics,
    isPrivate: authenticator !== undefined,
    admit: (request) =>
      authenticator === undefined ? { consumer: undefined } : authenticator.admit(request),
    snapshot: () => index.current(),
    onChange: (listener) =>
      index.onChange?.((paths) => listener(paths && [...new Set(Array.from(paths, partOf))])),
    respond: (request) => respondTo(server, request),
  }
}

interface Server extends AppOptions {
  readonly basePath: string
  readonly authenticator: Authenticator | undefined
  readonly catalog: CatalogSource
}

async function respondTo(server: Server, request: HttpRequest): Promise<HttpResponse> {
  const { authenticator, compressor } = server
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
    const parts = new Set<string>()
    const response = await found.route({
      path: url.pathname,
      basePath: server.basePath,
      query: url.searchParams,
      parameters: found.pattern.exec(url.pathname)?.groups ?? {},
      agent: agentKind(request.headers['user-agent']),
      signer: authenticator && ((path) => authenticator.signer(path, now)),
      ...sourcesOf(server, parts),
    })
    if (response === undefined) return { ...failure(404, 'not found'), ...observed }
    const isReusable = response.cache !== 'none' && response.file === undefined
    const negotiated = await negotiate(request, response, { compressor, isPrivate })
    const reusableUntil = response.isSigned ? authenticator?.endOfTurn(now) : undefined
    const reuse = isReusable ? { isReusable, reusableUntil, dependsOn: [...parts] } : {}
    return { ...negotiated, ...observed, ...reuse }
  } catch (error) {
    const response = failureOf(error)
    if (response.status === 500) server.onFailure?.(error)
    return { ...response, ...observed }
  }
}

/** What a route makes its answer from: one snapshot of the index. Adds the parts of the index that it reads to `parts`. */
function sourcesOf(server: Server, parts: Set<string>) {
  const { catalog, index, metrics, pages, isEnding = () => false } = server
  const reader = index.current()
  const read = (path: string) => {
    parts.add(partOf(path))
    return reader.read(path)
  }
  return {
    reader: { read, locate: reader.locate },
    catalog: () => {
      parts.add(CATALOG_PART)
      return catalog.read(reader)
    },
    pages,
    health: () => index.health?.(),
    isEnding,
    metrics,
  }
}

/** A request that no route needs to see. */
function refusalOf(request: HttpRequest): HttpResponse | undefined {
  const { method, target, headers } = request
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) return PREFLIGHT
  if (method !== 'GET' && method !== 'HEAD')
    return failure(405, 'only GET and HEAD are answered', { allow: 'GET, HEAD' })
  if (!target.startsWith('/')) return failure(400, 'the request target is no path')
  const { pathname, search } = urlOf(request)
  if (pathname.length + search.length > MAX_URL_LENGTH) return failure(414, 'the URL is too long')
  // A URL parser resolves `..` and escapes characters: such a path names nothing here.
  const isAsSent = plainTarget(target).split('?', 1)[0] === pathname
  const isPlain =
    PLAIN_PATH.test(PAGE_PATH.test(pathname) ? pathname.slice(0, -1) : pathname) || pathname === `${MODULES}/`
  return isAsSent && isPlain ? undefined : failure(404, 'not found')
}

/** A page of another origin asks first if it may send a token. https://fetch.spec.whatwg.org/#cors-preflight-fetch */
const PREFLIGHT: HttpResponse = {
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

const CATALOG_PART = 'catalog'

/**
 * The part of an index that the file at a path belongs to, so that what is made from a few files of it can say so in one word:
 * the directory of a module, the catalog as a whole, or the file itself.
 */
function partOf(path: string): string {
  return /^(v1\/modules\/[^/]+\/[^/]+\/[^/]+|catalog)\//.exec(path)?.[1] ?? path
}

/** The answer for an error that a route threw. It does not reveal what went wrong inside. */
function failureOf(error: unknown): HttpResponse {
  if (error instanceof RegistryError) {
    if (error.code === 'INVALID_INPUT') return failure(400, error.message)
    if (error.code === 'INDEX_UNREACHABLE' || error.code === 'PERMISSION')
      return failure(503, 'the index does not answer', RETRY_LATER)
  }
  return failure(500, 'the index could not be read')
}
