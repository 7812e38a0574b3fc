import { mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BoundedMap } from '../../base/bounded-map.ts'
import { quote, RegistryError } from '../../base/error.ts'
import type { IndexSnapshot, IndexStore, LocatedFile } from '../../index/ports.ts'
import type { StoredObject } from '../../sync/ports.ts'
import { parseSyncRecord, RECORD_KEY } from '../../sync/sync-record.ts'
import { DiskCache } from '../filesystem/disk-cache.ts'
import {
  type ChunkSink,
  follow,
  type HttpRequest,
  type HttpResponse,
  type HttpTransport,
  RequestFailure,
  trustHint,
} from './transport.ts'
import { nextUrl } from './web.ts'

/** Redirects that `serve` follows to a file of a static registry. After more it is INDEX_UNREACHABLE. */
const MAX_FILE_REDIRECTS = 5

/** A document of a static registry that `serve` reads. A larger one is LIMIT_EXCEEDED, and its answer 503. */
const MAX_FETCHED_BYTES = 64 * 1024 * 1024

/** Packages of such an index that `serve` keeps on disk. Beyond it the least recently sent go, and are fetched again. */
const MAX_PACKAGES_ON_DISK_BYTES = 2 * 1024 * 1024 * 1024

/** Documents of an index in a bucket or on a web host that `serve` keeps. Beyond it the least recently read go, and are fetched again. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024

/** The files of an index in a bucket or on a web host. Everything throws what says why they cannot be read. */
interface RemoteFiles {
  /** Undefined where there is no such file; `unchanged` where it still has this ETag. */
  get(path: string, knownEtag?: string): Promise<StoredObject | 'unchanged' | undefined>
  /** Gives the bytes of a file piece by piece; false where there is no such file. */
  download(path: string, into: ChunkSink): Promise<boolean>
}

/** A file that was read; without bytes there is none. */
interface KnownFile {
  readonly bytes: Uint8Array | undefined
  readonly etag: string
  /** Of the snapshot for which it was last asked for. */
  readonly turn: number
}

/**
 * An index that is read file by file, for a server. What `sync` has uploaded says which commit it is: as long as that is the same, a
 * file is asked for once. Without it, each `open` begins a new turn, in which a file is asked for again by its ETag. While the host
 * does not answer, what is known is given.
 */
export class FetchedIndex implements IndexStore {
  readonly isCreatedByPublish = false
  readonly #files: RemoteFiles
  readonly #packages: DiskCache
  readonly #known = new BoundedMap<KnownFile>(MAX_KEPT_BYTES)
  #turn = 0
  #record: { readonly etag: string; readonly commit: string | null } | undefined

  /** @param temporary directory for packages; its owner removes it */
  constructor(files: RemoteFiles, temporary: string) {
    this.#files = files
    this.#packages = new DiskCache(MAX_PACKAGES_ON_DISK_BYTES, (path) => fetchPackage(files, path, temporary))
  }

  async open(): Promise<IndexSnapshot> {
    const before = this.#record?.commit
    await this.#readRecord()
    const commit = this.#record?.commit ?? null
    if (commit === null || commit !== before) this.#turn += 1
    const turn = this.#turn
    return {
      exists: true,
      commit,
      read: async (paths) => {
        const read = await Promise.all(
          paths.map(async (path) => [path, await this.#read(path, turn)] as const),
        )
        return new Map(read.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const])))
      },
      locate: (path) => this.#packages.locate(path),
      list: notListed,
      listDirectory: notListed,
    }
  }

  commit(): never {
    throw new TypeError('an index that is fetched is only read')
  }

  async #readRecord(): Promise<void> {
    const stored = await orUnreachable(this.#files.get(RECORD_KEY, this.#record?.etag))
    if (stored === 'unchanged') return
    if (stored === undefined) this.#record = undefined
    else this.#record = { etag: stored.etag, commit: parseSyncRecord(stored.bytes)?.commit ?? null }
  }

  async #read(path: string, turn: number): Promise<Uint8Array | undefined> {
    const known = this.#known.get(path)
    if (known !== undefined && known.turn >= turn) return known.bytes
    try {
      const etag = known?.etag === '' ? undefined : known?.etag
      const stored = await orUnreachable(this.#files.get(path, etag))
      const file = stored === 'unchanged' ? known : stored
      const bytes = file?.bytes
      this.#known.set(path, { bytes, etag: file?.etag ?? '', turn }, bytes?.length ?? 0)
      return bytes
    } catch (error) {
      if (known?.bytes === undefined) throw error
      return known.bytes
    }
  }
}

/** Only `serve` opens such an index, and it asks for names. */
function notListed(): never {
  throw new TypeError('an index that is fetched is not listed')
}

/** A store that cannot be read is an index that cannot be read. */
async function orUnreachable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code === 'INVALID_INPUT') throw error
    throw new RegistryError('INDEX_UNREACHABLE', error.message, error.hint, { cause: error })
  }
}

/** Undefined where there is no such package. */
async function fetchPackage(
  files: RemoteFiles,
  path: string,
  temporary: string,
): Promise<LocatedFile | undefined> {
  const file = join(await mkdtemp(join(temporary, 'package-')), 'module.zip')
  const handle = await open(file, 'wx')
  let size = 0
  const write = async (chunk: Uint8Array) => {
    await handle.appendFile(chunk)
    size += chunk.length
  }
  const isThere = await orUnreachable(files.download(path, write)).finally(() => handle.close())
  if (isThere) return { file, size }
  await rm(file)
  return undefined
}

/** INDEX_UNREACHABLE for an answer of a web host that is neither the file nor 404. */
function refusedFile(url: string, problem: string, cause?: RequestFailure): RegistryError {
  return new RegistryError(
    'INDEX_UNREACHABLE',
    `the index at ${quote(url)} does not answer: ${problem}`,
    cause?.kind === 'untrusted'
      ? trustHint(cause)
      : 'use the URL of the folder with the files of the index, and allow this server to read them',
    { cause },
  )
}

/** The files of an index on a web host. @param url without a slash at its end */
export function webFiles(url: string, transport: HttpTransport): RemoteFiles {
  return {
    async get(path, knownEtag) {
      const headers: Record<string, string> = knownEtag === undefined ? {} : { 'If-None-Match': knownEtag }
      const answer = await requestFile(`${url}/${path}`, { headers, maxBytes: MAX_FETCHED_BYTES }, transport)
      if (answer.status === 304) return 'unchanged'
      if (answer.status === 404) return undefined
      return { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '', ageMs: 0 }
    },
    async download(path, into) {
      const whole = { into, maxBytes: Number.POSITIVE_INFINITY }
      return (await requestFile(`${url}/${path}`, whole, transport)).status === 200
    },
  }
}

async function requestFile(
  url: string,
  how: Pick<HttpRequest, 'headers' | 'into' | 'maxBytes'>,
  transport: HttpTransport,
): Promise<HttpResponse> {
  const get = { method: 'GET', url: new URL(url), authorization: undefined, ...how } as const
  const rules = { maxRedirects: MAX_FILE_REDIRECTS, nextUrl }
  const answer = await follow(get, transport, rules).catch((error: unknown) => {
    throw error instanceof RequestFailure ? refusedFile(url, error.reason, error) : error
  })
  if (answer === undefined) throw refusedFile(url, 'it redirects too often')
  if ([200, 304, 404].includes(answer.status)) return answer
  throw refusedFile(url, `status ${answer.status}`)
}
