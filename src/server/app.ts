import { type Context, Hono } from 'hono'
import { type Access, Gate, type Verdict } from './auth/authenticator.ts'
import { finishResponse } from './http-answer.ts'
import { type Answer, COMMON_HEADERS, failure, failureOf } from './http-message.ts'
import { readVerified } from './index-documents.ts'
import type { Compressor, DownloadCounts, IndexStanding, ServedIndex } from './ports.ts'
import { answerFile } from './routes/file-routes.ts'
import {
  answerLatest,
  answerList,
  answerName,
  answerNamespace,
  answerSearch,
  answerVersion,
} from './routes/module-routes.ts'
import { renderStanding } from './routes/monitoring-routes.ts'
import { answerDownload, answerLatestDownload, answerVersions } from './routes/protocol-routes.ts'
import type { Asked, RequestNotes, Route } from './routes/route.ts'
import { CatalogSource } from './search/catalog-source.ts'

export interface AppParts {
  readonly index: ServedIndex
  /** Unix seconds. */
  readonly now: () => number
  /** Absent: the registry is public. */
  readonly access?: Access
  /** Absent: every count is 0. */
  readonly downloads?: DownloadCounts
  /** Absent: answers are sent as they are. */
  readonly compressor?: Compressor
  readonly catalog?: CatalogSource
  /** What `/metrics` answers; absent: 404. */
  readonly metrics?: () => string
  /** Whether the server is about to end. */
  readonly isEnding?: () => boolean
}

/** What a listener hands in with a request, and learns of it. */
export interface AppBindings {
  readonly client?: string
  readonly notes?: RequestNotes
}

type AppContext = Context<{ Bindings: AppBindings }>

const MAX_URL_LENGTH = 2048
/** No empty, dot or escaped part: nothing that a file system could read in another way. */
const PLAIN_PATH = /^\/((\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*)?$/
const ALLOW = { Allow: 'GET, HEAD' }

const MODULES = '/v1/modules'
const NAMESPACE = `${MODULES}/:namespace{[0-9A-Za-z_-]+}`
const NAME = `${NAMESPACE}/:name{[0-9A-Za-z_-]+}`
const SYSTEM = `${NAME}/:system{[0-9a-z]+}`
const VERSION = `${SYSTEM}/:version{[0-9]+\\.[0-9]+\\.[0-9]+[^/]*}`

const ROUTES: readonly (readonly [path: string, name: string, route: Route])[] = [
  [MODULES, 'list', answerList],
  [`${MODULES}/`, 'list', answerList],
  [`${MODULES}/search`, 'search', answerSearch],
  [`${SYSTEM}/versions`, 'versions', answerVersions],
  [`${SYSTEM}/download`, 'latest-download', answerLatestDownload],
  [`${VERSION}/download`, 'download', answerDownload],
  [VERSION, 'version', answerVersion],
  [SYSTEM, 'latest', answerLatest],
  [NAME, 'name', answerName],
  [NAMESPACE, 'namespace', answerNamespace],
  ['*', 'file', answerFile],
]

/**
 * The registry's HTTP API over an index, as a function Request → Response. Answers hold nothing of the request's Host, so
 * they are right under any name. https://opentofu.org/docs/internals/module-registry-protocol/
 */
export function createApp(parts: AppParts): Hono<{ Bindings: AppBindings }> {
  const app = new Hono<{ Bindings: AppBindings }>()
  const gate = parts.access === undefined ? undefined : new Gate(parts.access)
  const server = { parts, gate, catalog: parts.catalog ?? new CatalogSource() }
  app.use('*', async (context, next) => refusalOf(context.req.raw) ?? next())
  for (const [path, name, answer] of ownRoutes(parts))
    app.get(path, (context) => respond(server, context, { name, route: async () => answer() }))
  for (const [path, name, route] of ROUTES)
    app.get(path, (context) => respond(server, context, { name, route }))
  app.onError((error) => failureOf(error))
  return app
}

/** What no route has to look at. */
function refusalOf({ method, url, headers }: Request): Response | undefined {
  if (method === 'OPTIONS' && headers.has('Access-Control-Request-Method')) return preflight()
  if (method !== 'GET' && method !== 'HEAD') return failure(405, 'only GET and HEAD are answered', ALLOW)
  const { pathname, search } = new URL(url)
  if (pathname.length + search.length > MAX_URL_LENGTH) return failure(414, 'the URL is too long')
  return PLAIN_PATH.test(pathname) || pathname === `${MODULES}/` ? undefined : failure(404, 'not found')
}

/** A page of another origin asks first whether it may send a token. https://fetch.spec.whatwg.org/#cors-preflight-fetch */
function preflight(): Response {
  const headers = {
    ...COMMON_HEADERS,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Authorization',
    'Access-Control-Max-Age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

/** For whoever watches the server. */
function ownRoutes({ index, metrics, isEnding }: AppParts): [string, string, () => Answer | undefined][] {
  const standing = (): IndexStanding | undefined => index.standing?.()
  return [
    ['/healthz', 'health', () => renderStanding(standing(), { mustServe: false })],
    ['/readyz', 'health', () => renderStanding(standing(), { mustServe: true, isEnding: isEnding?.() })],
    ['/metrics', 'metrics', () => metricsAnswer(metrics?.())],
  ]
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
function metricsAnswer(text: string | undefined): Answer | undefined {
  if (text === undefined) return undefined
  return { status: 200, body: text, type: 'text/plain; version=0.0.4; charset=utf-8', cache: 'none' }
}

interface Server {
  readonly parts: AppParts
  readonly gate: Gate | undefined
  readonly catalog: CatalogSource
}

async function respond(
  server: Server,
  context: AppContext,
  { name, route }: { readonly name: string; readonly route: Route },
): Promise<Response> {
  const notes = context.env?.notes ?? { route: name }
  notes.route = name
  const { gate, parts } = server
  const now = parts.now()
  const request = context.req.raw
  const verdict: Verdict = gate?.admit(request, { now, client: context.env?.client ?? '' }) ?? {
    isOpen: true,
  }
  if ('refusal' in verdict) return verdict.refusal
  if (verdict.consumer !== undefined) notes.consumer = verdict.consumer
  const answer = await route(askedIn(server, context, { notes, now }))
  if (answer === undefined) return failure(404, 'not found')
  return finishResponse(request, answer, { compressor: parts.compressor, isPrivate: !verdict.isOpen })
}

function askedIn(
  { parts, gate, catalog }: Server,
  context: AppContext,
  { notes, now }: { readonly notes: RequestNotes; readonly now: number },
): Asked {
  const reader = parts.index.current()
  const { downloads } = parts
  return {
    request: context.req.raw,
    url: new URL(context.req.url),
    part: (name) => context.req.param(name) ?? '',
    reader,
    catalog: () => catalog.read(reader),
    facts: async () => {
      const verified = await readVerified(reader)
      return {
        isVerified: (namespace) => verified.has(namespace),
        downloads: (address, version) => downloads?.of(address, version) ?? 0,
      }
    },
    downloads,
    signerOf: gate === undefined ? undefined : (directory) => gate.signerOf(directory, now),
    notes,
  }
}
