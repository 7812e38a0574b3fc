import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { type Loopback, startLoopback, type Tls } from './loopback.ts'

/** Bytes of a file by its path without a leading slash, undefined where there is none. */
type Files = (path: string) => Promise<Buffer | undefined>

export interface StaticHostOptions {
  /** A directory, or a function that knows the files. */
  readonly files: string | Files
  /** Whether the site's own `_headers` file has effect; false is GitHub Pages. */
  readonly applyHeaders?: boolean
  /** What another kind of host adds, by the path that was asked for. */
  readonly headers?: (path: string) => Readonly<Record<string, string>>
  readonly tls?: Tls
  /** Without `Bearer` and this token every answer is a 401. */
  readonly token?: string
}

/** In the order of their answers. */
interface StaticRequest {
  readonly method: string
  /** As sent, with the query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Of the answer. */
  readonly status: number
}

type StaticHost = Loopback & { readonly requests: readonly StaticRequest[] }

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
}

/** A static host that behaves as GitHub Pages does, or, with `applyHeaders`, as Netlify and Cloudflare Pages do. */
export async function startStaticHost(options: StaticHostOptions): Promise<StaticHost> {
  const files = typeof options.files === 'string' ? filesBelow(options.files) : options.files
  const requests: StaticRequest[] = []
  const { server: _, ...loopback } = await startLoopback(async (request, response) => {
    const { method = '', url = '', headers } = request
    const { status, headers: answered, body } = await answer(request, files, options)
    requests.push({ method, path: url, headers, status })
    response.writeHead(status, answered).end(body)
  }, options.tls)
  return { ...loopback, requests }
}

function filesBelow(directory: string): Files {
  return async (path) => {
    try {
      return await readFile(join(directory, path))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined
      throw error
    }
  }
}

async function answer(
  request: IncomingMessage,
  files: Files,
  { applyHeaders = false, headers, token }: StaticHostOptions,
): Promise<Answer> {
  if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) return emptyAnswer(401, {})
  if (request.method !== 'GET' && request.method !== 'HEAD') return emptyAnswer(405, {})
  const [sent = '/', query] = (request.url ?? '/').split('?', 2)
  const path = decodedPath(sent)
  if (path === undefined) return emptyAnswer(400, {})
  const file = path.endsWith('/') ? `${path}index.html` : path
  const bytes = await files(file.slice(1))
  if (bytes !== undefined) {
    const rules = applyHeaders ? parseHeaderRules(String((await files('_headers')) ?? '')) : []
    return answerOf(request, { bytes, file, headers: { ...headersFor(rules, path), ...headers?.(path) } })
  }
  if (file === path && (await files(`${path}/index.html`.slice(1))) !== undefined) {
    return emptyAnswer(301, { location: `${sent}/${query === undefined ? '' : `?${query}`}` })
  }
  return notFound((await files('404.html')) ?? Buffer.from('404'))
}

function decodedPath(sent: string): string | undefined {
  try {
    const path = decodeURIComponent(sent)
    return path.startsWith('/') && !path.includes('\0') && !path.split('/').includes('..') ? path : undefined
  } catch {
    return undefined
  }
}

interface Found {
  readonly bytes: Buffer
  readonly file: string
  readonly headers: Readonly<Record<string, string>>
}

function answerOf(request: IncomingMessage, { bytes, file, headers }: Found): Answer {
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream'
  const open = { 'access-control-allow-origin': '*' }
  const common = { 'content-type': type, 'cache-control': 'max-age=600', ...open, etag, ...headers }
  if (request.headers['if-none-match'] === etag)
    return { status: 304, headers: common, body: Buffer.alloc(0) }
  return { status: 200, headers: { ...common, ...lengthOf(bytes) }, body: bytes }
}

function notFound(page: Buffer): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...lengthOf(page) }
  return { status: 404, headers, body: page }
}

function emptyAnswer(status: number, headers: Readonly<Record<string, string>>): Answer {
  return { status, headers: { ...headers, 'content-length': '0' }, body: Buffer.alloc(0) }
}

function lengthOf(body: Buffer): { 'content-length': string } {
  return { 'content-length': String(body.length) }
}

/**
 * A `_headers` file as Netlify and Cloudflare read it: a path line, then indented `Name: value` lines. In a path `*`
 * stands for any text and `:word` for one segment. Throws on any other line.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaderRules(text: string) {
  const rules: { path: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter(hasContent)) {
    const header = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line)
    const rule = rules.at(-1)
    if (line.startsWith('/')) rules.push({ path: pathPattern(line.trim()), headers: [] })
    else if (header !== null && rule !== undefined) rule.headers.push([header[1] ?? '', header[2] ?? ''])
    else throw new Error(`not a line of a _headers file: ${JSON.stringify(line)}`)
  }
  return rules
}

/** Headers for a path, by lower-case name; values of several rules are joined by a comma, as on Cloudflare. */
export function headersFor(rules: ReturnType<typeof parseHeaderRules>, path: string): Record<string, string> {
  const found = new Headers()
  for (const rule of rules.filter((candidate) => candidate.path.test(path))) {
    for (const [name, value] of rule.headers) found.append(name, value)
  }
  return Object.fromEntries(found)
}

function hasContent(line: string): boolean {
  return line.trim() !== '' && !line.trimStart().startsWith('#')
}

function pathPattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
