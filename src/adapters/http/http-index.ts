import { messageOf, RegistryError } from '../../base/error.ts'
import { quoteUrl } from '../../base/url.ts'
import type { IndexReader, ServedIndex } from '../../server/ports.ts'

export type Fetch = (url: string) => Promise<Response>

export interface HttpIndexSettings {
  /** URL of the folder with the files of the index, without a slash at the end. */
  readonly url: string
  /** The platform's own, or one that adds credentials. */
  readonly fetch: Fetch
  /** Seconds until a new snapshot begins. */
  readonly pollSeconds: number
  /** Unix seconds. */
  readonly now: () => number
}

/** An index on a web host, read file by file with GET, for runtimes that have neither disk nor Git. */
export function httpIndex(settings: HttpIndexSettings): ServedIndex {
  let reader = readerOf(settings)
  let since = settings.now()
  return {
    current() {
      if (settings.now() - since >= settings.pollSeconds) {
        reader = readerOf(settings)
        since = settings.now()
      }
      return reader
    },
  }
}

function readerOf({ url, fetch }: HttpIndexSettings): IndexReader {
  return {
    async read(path) {
      const response = await fetch(`${url}/${path}`).catch((cause) => {
        throw unreachable(`${url}/${path}`, messageOf(cause), cause)
      })
      if (response.status === 404) return undefined
      if (response.status !== 200) throw unreachable(`${url}/${path}`, `status ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

function unreachable(url: string, problem: string, cause?: unknown): RegistryError {
  return new RegistryError(
    'INDEX_UNREACHABLE',
    `the index at ${quoteUrl(url)} does not answer: ${problem}`,
    'use the URL of the folder with the files of the index, and allow this server to read them',
    { cause },
  )
}
