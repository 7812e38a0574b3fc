import { ifRefused, messageOf, RegistryError } from '../../base/error.ts'
import { quoteUrl } from '../../base/url.ts'
import { registryIn } from '../../index/format/index-files.ts'
import { REGISTRY_PATH } from '../../index/format/paths.ts'
import type { IndexReader, ServedIndex } from '../../server/ports.ts'
import { RESPONSE_MS } from './limits.ts'

export type Fetch = (url: string) => Promise<Response>

interface HttpIndexSettings {
  /** URL of the folder with the files of the index, without a slash at the end. */
  readonly url: string
  /** The platform's own, or one that adds credentials. */
  readonly fetch: Fetch
  /** Seconds until a new snapshot begins. */
  readonly pollSeconds: number
  /** Unix seconds. */
  readonly now: () => number
  /** Milliseconds for a file, to its last byte. */
  readonly answerMs?: number
}

/** An index on a web host, read file by file with GET, for runtimes that have neither disk nor Git. */
export function httpIndex(settings: HttpIndexSettings): ServedIndex {
  let reader = readerOf(settings)
  let since = settings.now()
  let checkedAt = since
  return {
    current() {
      if (settings.now() - since >= settings.pollSeconds) {
        reader = readerOf(settings)
        since = settings.now()
      }
      return reader
    },
    /** Nothing is kept to answer from, so the index is looked at now. */
    async health() {
      const problem = await requireRegistry(reader).catch(ifRefused(({ code }) => code))
      if (problem === undefined) checkedAt = settings.now()
      return { commit: null, checkedAt, problem }
    },
  }
}

async function requireRegistry(reader: IndexReader): Promise<undefined> {
  const bytes = await reader.read(REGISTRY_PATH)
  registryIn(new Map(bytes && [[REGISTRY_PATH, bytes]]))
}

function readerOf({ url, fetch, answerMs = RESPONSE_MS }: HttpIndexSettings): IndexReader {
  return {
    async read(path) {
      const file = `${url}/${path}`
      const answer = await withinTime(readFile(fetch, file), answerMs).catch((cause) => {
        throw unreachable(file, messageOf(cause), cause)
      })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw unreachable(file, `status ${answer.status}`)
      return answer.bytes
    },
  }
}

async function readFile(fetch: Fetch, url: string): Promise<{ status: number; bytes: Uint8Array }> {
  const response = await fetch(url)
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** A fetch that was handed in takes no signal. */
async function withinTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} seconds`)), limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
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
