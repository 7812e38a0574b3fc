import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll } from 'vitest'
import { startLoopback } from '../network/loopback.ts'
import { type Done, Repository, refusal, work } from './oci-content.ts'
import { basicOf, OCI_USER, TOKEN_SERVICE, type TokenServer } from './oci-token-server.ts'

/** What goes wrong with one request. */
export type Fault =
  /** The work is not done. */
  | { readonly answer: number; readonly headers?: Record<string, string>; readonly body?: string }
  /** Half of the body arrives, and is kept; then the connection is cut. */
  | { readonly cut: 'request' }
  /** The work is done, and nobody hears of it. */
  | { readonly cut: 'answer' }
  /** No answer comes. */
  | { readonly hang: true }
  /** The work is done; the answer has these headers too. */
  | { readonly extra: Record<string, string> }
  /** The answer's bytes are changed. */
  | { readonly flip: true }

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly headers: IncomingMessage['headers']
}

export interface RegistryOptions {
  readonly auth?: 'none' | 'basic' | TokenServer
  /** Anybody may read. */
  readonly isPublic?: boolean
  readonly hasReferrers?: boolean
  /** Tags on a page. */
  readonly pageSize?: number
}

const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

/** An OCI registry in this process, by the letter of the distribution specification; it ends with the test file. */
export async function startOciRegistry(options: RegistryOptions = {}): Promise<OciRegistry> {
  const registry = new OciRegistry(options)
  const loopback = await startLoopback((request, response) => registry.answer(request, response))
  closers.push(loopback.close)
  registry.host = loopback.url.slice('http://'.length)
  return registry
}

export class OciRegistry {
  /** `127.0.0.1:<port>`. */
  host = ''
  readonly requests: SeenRequest[] = []
  /** Called with `METHOD path` before a request is answered. */
  onRequest: (line: string) => void = () => {}
  readonly #options: RegistryOptions
  readonly #repositories = new Map<string, Repository>()
  readonly #faults: { readonly request: RegExp; readonly fault: Fault }[] = []

  constructor(options: RegistryOptions) {
    this.#options = options
  }

  repository(name: string): Repository {
    const known = this.#repositories.get(name) ?? new Repository()
    this.#repositories.set(name, known)
    return known
  }

  /** For the next requests whose `METHOD /path` fits, one fault each. */
  failNext(request: RegExp, ...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ request, fault })))
  }

  get unusedFaults(): number {
    return this.#faults.length
  }

  /** `METHOD path` of what was sent; writes alone where asked for. */
  lines(which: 'all' | 'writes' = 'all'): string[] {
    const lines = this.requests.map(({ method, path }) => `${method} ${path}`)
    return which === 'all' ? lines : lines.filter((line) => !/^(GET|HEAD) /.test(line))
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    this.requests.push({ method, path: url, headers, authorization: headers.authorization })
    this.onRequest(`${method} ${url}`)
    const index = this.#faults.findIndex((each) => each.request.test(`${method} ${url}`))
    const fault = index < 0 ? undefined : this.#faults.splice(index, 1)[0]?.fault
    if (fault !== undefined && 'hang' in fault) return
    if (fault !== undefined && 'answer' in fault) {
      // As soon as a part of the body is there, and not when all of it is.
      if (Number(headers['content-length'] ?? 0) > 0)
        await new Promise((resolve) => request.once('data', resolve))
      response.writeHead(fault.answer, fault.headers).end(fault.body)
      return
    }
    const limit =
      fault !== undefined && 'cut' in fault && fault.cut === 'request'
        ? Number(headers['content-length']) / 2
        : Infinity
    const body = await readBody(request, limit)
    if (fault !== undefined && 'cut' in fault) {
      if (fault.cut === 'answer') this.#work(request, body)
      else this.#keep(url, body)
      return void request.socket.destroy()
    }
    const done = this.#work(request, body)
    const bytes = fault !== undefined && 'flip' in fault ? Buffer.from(`${done.body ?? ''} `) : done.body
    const extra = fault !== undefined && 'extra' in fault ? fault.extra : {}
    response.writeHead(done.status, { 'Content-Length': bytes?.length ?? 0, ...done.headers, ...extra })
    response.end(method === 'HEAD' ? undefined : bytes)
  }

  /** What half a request leaves: its bytes, in the upload. */
  #keep(url: string, body: Buffer): void {
    const [, name = '', id = ''] = /^\/v2\/(.+)\/blobs\/uploads\/([\w-]+)/.exec(url) ?? []
    const uploads = this.repository(name).uploads
    const upload = uploads.get(id)
    if (upload !== undefined) uploads.set(id, Buffer.concat([upload, body]))
  }

  #work(request: IncomingMessage, body: Buffer): Done {
    const url = new URL(request.url ?? '', 'http://registry')
    const [, name, rest] = /^\/v2\/(.+)\/((?:blobs|manifests|tags|referrers)\/.*)$/.exec(url.pathname) ?? []
    if (name === undefined || rest === undefined) return refusal(404, 'NAME_UNKNOWN')
    const { hasReferrers = true, pageSize = 1000 } = this.#options
    const call = {
      method: request.method ?? '',
      rest,
      url,
      body,
      name,
      headers: request.headers,
      hasReferrers,
      pageSize,
    }
    return this.#refuse(request, name) ?? work(call, (each) => this.repository(each))
  }

  #refuse({ headers, method }: IncomingMessage, name: string): Done | undefined {
    const { auth = 'none', isPublic = false } = this.#options
    const isRead = method === 'GET' || method === 'HEAD'
    if (auth === 'none' || (isRead && isPublic)) return undefined
    if (auth === 'basic')
      return headers.authorization === basicOf(OCI_USER)
        ? undefined
        : refusal(401, 'UNAUTHORIZED', { 'WWW-Authenticate': 'Basic realm="acme"' })
    const scope = `repository:${name}:${isRead ? 'pull' : 'push'}`
    if (auth.isGranted(headers.authorization?.replace(/^Bearer /, '') ?? '', scope)) return undefined
    const challenge = `Bearer realm="${auth.url}/token",service="${TOKEN_SERVICE}",scope="repository:${name}:${isRead ? 'pull' : 'pull,push'}"`
    return refusal(401, 'UNAUTHORIZED', { 'WWW-Authenticate': challenge })
  }
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= limit) break
  }
  return Buffer.concat(chunks)
}
