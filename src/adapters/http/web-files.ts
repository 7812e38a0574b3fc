import { printableUrl } from '../../base/url.ts'
import type { StoredObject } from '../../sync/ports.ts'
import { type RemoteFiles, refusedFile } from './fetched-index.ts'
import { MAX_FETCHED_BYTES, MAX_FILE_REDIRECTS } from './limits.ts'
import { type ChunkSink, follow, type HttpResponse, type HttpTransport, Unreachable } from './transport.ts'
import { nextUrl } from './web.ts'

/** The files of an index on a web host. */
export class WebFiles implements RemoteFiles {
  readonly name: string
  readonly #url: string
  readonly #transport: HttpTransport

  /** @param url without a slash at its end */
  constructor(url: string, transport: HttpTransport) {
    this.name = printableUrl(url)
    this.#url = url
    this.#transport = transport
  }

  async get(path: string, knownEtag?: string): Promise<StoredObject | 'unchanged' | undefined> {
    const headers: Record<string, string> = knownEtag === undefined ? {} : { 'If-None-Match': knownEtag }
    const answer = await this.#ask(path, headers)
    if (answer.status === 304) return 'unchanged'
    if (answer.status === 404) return undefined
    return { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '', ageMs: 0 }
  }

  async download(path: string, into: ChunkSink): Promise<boolean> {
    return (await this.#ask(path, {}, into)).status === 200
  }

  async #ask(path: string, headers: Record<string, string>, into?: ChunkSink): Promise<HttpResponse> {
    const url = `${this.#url}/${path}`
    const maxBytes = into === undefined ? MAX_FETCHED_BYTES : Number.POSITIVE_INFINITY
    const get = {
      method: 'GET',
      url: new URL(url),
      headers,
      authorization: undefined,
      maxBytes,
      into,
    } as const
    const rules = { maxRedirects: MAX_FILE_REDIRECTS, nextUrl }
    const answer = await follow(get, this.#transport, rules).catch((error: unknown) => {
      throw error instanceof Unreachable ? refusedFile(url, error.reason, error) : error
    })
    if (answer === undefined) throw refusedFile(url, 'it redirects too often')
    if ([200, 304, 404].includes(answer.status)) return answer
    throw refusedFile(url, `status ${answer.status}`)
  }
}
