import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLoopback, type Tls } from '../network/loopback.ts'
import { answer, type OciAnswer, Repository, refusal } from './oci-content.ts'
import { basicOf, OCI_USER, TOKEN_SERVICE, type TokenServer } from './oci-token-server.ts'

/** What goes wrong with one request. */
export interface Fault {
  /** The status of the response, with these headers and body: the request is not carried out. */
  readonly answer?: number
  readonly headers?: Record<string, string>
  readonly body?: string
  /** The connection is cut once half of the body is stored, or once the request is carried out. */
  readonly cut?: 'request' | 'answer'
  /** No response is sent. */
  readonly hang?: true
  /** Headers that the response has too. */
  readonly extra?: Record<string, string>
  /** The bytes of the response are changed. */
  readonly flip?: true
}

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly headers: IncomingMessage['headers']
}

export interface RegistryOptions {
  readonly auth?: 'none' | 'basic' | TokenServer
  /** Everybody may read. */
  readonly isPublic?: boolean
  readonly hasReferrers?: boolean
  /** Tags or referrers on a page. */
  readonly pageSize?: number
}

/** A fake OCI registry in this process, after the distribution specification. */
export async function startOciRegistry(options: RegistryOptions = {}, tls?: Tls): Promise<OciRegistry> {
  const registry = new OciRegistry(options)
  const loopback = await startLoopback((request, response) => registry.answer(request, response), tls)
  registry.host = loopback.url.replace(/^https?:\/\//, '')
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

  /** Applies one fault to each of the next requests whose `METHOD /path` matches. */
  failNext(request: RegExp, ...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ request, fault })))
  }

  get unusedFaults(): number {
    return this.#faults.length
  }

  /** `METHOD path` of each request, or of each write. */
  lines(which: 'all' | 'writes' = 'all'): string[] {
    const lines = this.requests.map(({ method, path }) => `${method} ${path}`)
    return which === 'all' ? lines : lines.filter((line) => !/^(GET|HEAD) /.test(line))
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    this.requests.push({ method, path: url, headers, authorization: headers.authorization })
    this.onRequest(`${method} ${url}`)
    const index = this.#faults.findIndex((each) => each.request.test(`${method} ${url}`))
    const fault = index < 0 ? {} : (this.#faults.splice(index, 1)[0]?.fault ?? {})
    if (fault.hang) return
    const length = Number(headers['content-length'] ?? 0)
    if (fault.answer !== undefined) {
      // Answers as soon as a part of the body has arrived.
      if (length > 0) await new Promise((resolve) => request.once('data', resolve))
      return void response.writeHead(fault.answer, fault.headers).end(fault.body)
    }
    const body = await readBody(request, fault.cut === 'request' ? length / 2 : Infinity)
    const whole = fault.cut === 'request' ? this.#storeHalf(url, body) : this.#answer(request, body)
    if (fault.cut !== undefined) return void request.socket.destroy()
    const bytes = fault.flip ? Buffer.from(`${whole.body ?? ''} `) : whole.body
    const size = { 'Content-Length': bytes?.length ?? 0 }
    response.writeHead(whole.status, { ...size, ...whole.headers, ...fault.extra })
    response.end(method === 'HEAD' ? undefined : bytes)
  }

  /** Stores the bytes of half a request in its upload. */
  #storeHalf(url: string, body: Buffer): OciAnswer {
    const [, name = '', id = ''] = /^\/v2\/(.+)\/blobs\/uploads\/([\w-]+)/.exec(url) ?? []
    const uploads = this.repository(name).uploads
    const upload = uploads.get(id)
    if (upload !== undefined) uploads.set(id, Buffer.concat([upload, body]))
    return { status: 202 }
  }

  #answer(request: IncomingMessage, body: Buffer): OciAnswer {
    const url = new URL(request.url ?? '', 'http://registry')
    const [, name, rest] = /^\/v2\/(.+)\/((?:blobs|manifests|tags|referrers)\/.*)$/.exec(url.pathname) ?? []
    if (url.pathname === '/v2/') return this.#refuse(request, '') ?? { status: 200, body: Buffer.from('{}') }
    if (name === undefined || rest === undefined) return refusal(404, 'NAME_UNKNOWN')
    const { hasReferrers = true, pageSize = 1000 } = this.#options
    const { method = '', headers } = request
    const call = { method, rest, url, body, name, headers, hasReferrers, pageSize }
    return this.#refuse(request, name) ?? answer(call, this.repository(name))
  }

  #refuse({ headers, method }: IncomingMessage, name: string): OciAnswer | undefined {
    const { auth = 'none', isPublic = false } = this.#options
    const isRead = method === 'GET' || method === 'HEAD'
    if (auth === 'none' || (isRead && isPublic)) return undefined
    if (auth === 'basic')
      return headers.authorization === basicOf(OCI_USER)
        ? undefined
        : refusal(401, 'UNAUTHORIZED', { 'WWW-Authenticate': 'Basic realm="acme"' })
    const place = `repository:${name}`
    const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (auth.isGranted(token, `${place}:${isRead ? 'pull' : 'push'}`)) return undefined
    const scope = `${place}:${isRead ? 'pull' : 'pull,push'}`
    const challenge = `Bearer realm="${auth.url}/token",service="${TOKEN_SERVICE}",scope="${scope}"`
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
