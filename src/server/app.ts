import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { parseReleaseDocument } from '../core/index/documents.ts'
import { renderDownload, terraformLocation } from '../core/index/protocol.ts'

/** One moment of an index, as the server reads it. */
export interface IndexReader {
  read(path: string): Promise<Uint8Array | undefined>
}

export interface ServedIndex {
  /** The index as it is now; two reads of one request go to one moment. */
  current(): IndexReader
}

const DOWNLOAD = /^(v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+)\/download$/
/** No empty, dot or escaped part: nothing that a file system could read in another way. */
const PLAIN_PATH = /^(\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*$/
const MAX_PATH_LENGTH = 2048

/**
 * The registry's HTTP API over an index, as a function Request → Response. Answers hold nothing of the request's Host, so
 * they are right under any name. https://opentofu.org/docs/internals/module-registry-protocol/
 */
export function createApp(index: ServedIndex): Hono {
  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async ({ req }) => {
    const url = new URL(req.url)
    if (url.pathname.length > MAX_PATH_LENGTH) return failure(414, 'the path is too long')
    const path = url.pathname === '/' ? 'index.html' : url.pathname.slice(1)
    if (!PLAIN_PATH.test(path)) return failure(404, 'not found')
    return withEtag(req.raw, await answer(index.current(), path))
  })
  app.all('*', () => failure(405, 'only GET and HEAD are answered', { Allow: 'GET, HEAD' }))
  app.onError(() => failure(500, 'the index could not be read'))
  return app
}

async function answer(reader: IndexReader, path: string): Promise<Response> {
  const directory = DOWNLOAD.exec(path)?.[1]
  if (directory !== undefined) return download(reader, `${directory}/release.json`)
  const bytes = await reader.read(path)
  if (bytes === undefined) return failure(404, 'not found')
  return new Response(new Uint8Array(bytes), {
    headers: { ...BASE_HEADERS, 'Content-Type': contentType(path) },
  })
}

/** OpenTofu reads the body, Terraform the header; both name the first package that they can read. */
async function download(reader: IndexReader, path: string): Promise<Response> {
  const bytes = await reader.read(path)
  if (bytes === undefined) return failure(404, 'not found')
  const release = parseReleaseDocument(path, bytes)
  const location = terraformLocation(release)
  return new Response(renderDownload(release), {
    headers: {
      ...BASE_HEADERS,
      'Content-Type': 'application/json',
      ...(location === undefined ? {} : { 'X-Terraform-Get': location }),
    },
  })
}

const BASE_HEADERS = { 'X-Content-Type-Options': 'nosniff' }

function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [message] }, { status, headers: { ...BASE_HEADERS, ...headers } })
}

function contentType(path: string): string {
  if (path.endsWith('.zip')) return 'application/zip'
  if (path.endsWith('.html') || path.endsWith('/source')) return 'text/html; charset=utf-8'
  if (path.endsWith('.json') || path.endsWith('/versions')) return 'application/json'
  return 'application/octet-stream'
}

/** The tag is the content's digest, so it is the same on every server of one index. */
async function withEtag(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200) return response
  const bytes = await response.arrayBuffer()
  const etag = `"${createHash('sha256').update(new Uint8Array(bytes)).digest('hex').slice(0, 32)}"`
  const headers = new Headers(response.headers)
  headers.set('ETag', etag)
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
