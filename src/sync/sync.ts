import { createHash } from 'node:crypto'
import { quote, RegistryError } from '../base/error.ts'
import { eachInParallel } from '../base/in-parallel.ts'
import { fileCache, fileType, formatCacheControl } from '../index/format/file-headers.ts'
import type { ListedFile } from '../index/ports.ts'
import type { SyncedFiles } from './ports.ts'
import {
  type Claim,
  type ClaimRequest,
  claimBucket,
  readRecord,
  SYNC_DIRECTORY,
  type SyncRecord,
} from './sync-record.ts'

/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 32

/** What `sync` has done, or would do. */
export interface SyncReport {
  readonly status: 'synced' | 'unchanged' | 'planned'
  readonly bucket: string
  /** Of the index; null for a directory. */
  readonly commit: string | null
  /** Whether every file was compared, and not only what changed since the last sync. */
  readonly isWhole: boolean
  readonly uploaded: readonly string[]
  /** Objects whose files the index has no more: what `--prune` deletes. Without it, only those that are known without a listing. */
  readonly gone: readonly string[]
  readonly deleted: readonly string[]
}

interface SyncOptions {
  readonly prune: boolean
  readonly dryRun: boolean
}

/** What a run of `sync` works with. */
interface SyncDependencies extends ClaimRequest {
  readonly index: SyncedIndex
}

/** The index, as it is each time that it is opened. */
export interface SyncedIndex {
  readonly hasPages: boolean
  /** The part of the index that is uploaded; all of it where it is undefined. */
  readonly profile: string | undefined
  /** The commit of the index now; null for a directory. Throws INDEX_INVALID for what is no index. */
  head(): Promise<string | null>
  /**
   * Whether the branch had its head before this commit, or has never had the commit; absent where its server is asked: what that
   * gives is the newest.
   */
  isOlderThan(commit: string): Promise<boolean>
  /** The files of the head. With `isWhole` all of them are made, else those that changed since the last sync. */
  files(known: readonly string[] | undefined, isWhole: boolean): Promise<SyncedFiles>
  /** Objects that belong to the files, to be written after them. */
  lastObjects(): Promise<ReadonlyMap<string, Uint8Array>>
}

/**
 * Uploads what a bucket lacks of an index: packages first, then the versions, then the lists, then the record of the commit. One run
 * writes at a time, and a bucket never goes back to an older commit. Throws INDEX_BUSY, STORE_REFUSED, and what the ports throw.
 */
export async function syncIndex(options: SyncOptions, dependencies: SyncDependencies): Promise<SyncReport> {
  const { bucket, index } = dependencies
  const read = await readRecord(bucket)
  const head = await index.head()
  await refuseOlder(dependencies, read.record)
  if (isSynced(read.record, head, index) && !options.prune) {
    const nothing = { isWhole: false, uploaded: [], gone: [], deleted: [] }
    return { status: 'unchanged', bucket: bucket.name, commit: head, ...nothing }
  }
  if (options.dryRun) return new SyncRun(options, dependencies, read.record).work()
  const claim = await claimBucket(dependencies, read, (record) => begun(record, head))
  try {
    return await claim.during(() => synced(options, dependencies, { claim, head }))
  } catch (error) {
    await claim.release()
    throw error
  }
}

/** What a run with a claim does. The head is read again: who had the claim before has seen no newer one. */
async function synced(
  options: SyncOptions,
  dependencies: SyncDependencies,
  { claim, head: claimed }: { readonly claim: Claim; readonly head: string | null },
): Promise<SyncReport> {
  const { index } = dependencies
  const head = await index.head()
  await refuseOlder(dependencies, claim.record)
  if (head !== claimed) await claim.replace(begun(claim.record, head))
  const report = await new SyncRun(options, dependencies, claim.before, claim).work()
  const site = index.hasPages ? head : claim.record.site
  const { profile: _, ...record } = claim.record
  const part = index.profile === undefined ? {} : { profile: index.profile }
  await claim.replace({ ...record, commit: head, pending: [], claim: null, site, ...part })
  return report
}

/** What a directory uploads is of no commit: whoever comes next has to compare all files. */
function begun(record: SyncRecord, head: string | null): SyncRecord {
  if (head === null) return { ...record, commit: null, pending: [] }
  return { ...record, pending: [...new Set([...record.pending, head])] }
}

function isSynced(record: SyncRecord, head: string | null, { profile, hasPages }: SyncedIndex): boolean {
  const { commit, pending, claim, site } = record
  const isDone = commit === head && pending.length === 0 && claim === null && (site === head || !hasPages)
  return head !== null && record.profile === profile && isDone
}

async function refuseOlder({ bucket, index }: SyncDependencies, record: SyncRecord): Promise<void> {
  const { commit } = record
  if (commit === null || commit === (await index.head()) || !(await index.isOlderThan(commit))) return
  throw new RegistryError(
    'STORE_REFUSED',
    `the bucket ${quote(bucket.name)} has the commit ${commit}, which is newer than this index or not in its history`,
    `fetch the index anew; if its branch was set back on purpose, delete ${bucket.name}/.module-registry/sync.json first, and every file is compared again`,
  )
}

/** One run: what it finds, and what it does about it. Without a claim it is a dry run. */
class SyncRun {
  readonly #options: SyncOptions
  readonly #dependencies: SyncDependencies
  readonly #record: SyncRecord
  readonly #claim: Claim | undefined
  readonly #uploaded: string[] = []

  constructor(options: SyncOptions, dependencies: SyncDependencies, record: SyncRecord, claim?: Claim) {
    this.#options = options
    this.#dependencies = dependencies
    this.#record = record
    this.#claim = claim
  }

  async work(): Promise<SyncReport> {
    const { bucket, index, log } = this.#dependencies
    const { prune, dryRun } = this.#options
    const isSamePart = this.#record.profile === index.profile
    const known = prune || !isSamePart ? undefined : knownCommits(this.#record)
    const files = await index.files(known, prune)
    const changed = known && (await files.changedSince(known))
    const isWhole = changed === undefined
    const gone = isWhole ? await this.#whole(files) : await this.#part(files, changed)
    for (const path of gone) log.info(`${prune ? 'delete' : 'gone'}    ${path}`)
    const deleted = prune && !dryRun ? gone : []
    await bucket.remove(deleted, () => this.#claim?.requireHeld())
    if (!dryRun)
      for (const [key, bytes] of await index.lastObjects())
        await bucket.put(key, bytes, { type: 'application/json', cacheControl: 'no-cache' })
    const status = dryRun ? 'planned' : 'synced'
    const uploaded = this.#uploaded.toSorted()
    return { status, bucket: bucket.name, commit: files.commit, isWhole, uploaded, gone, deleted }
  }

  /** Compares every file with what the bucket has. Gives the objects that are no files of the index any more. */
  async #whole(files: SyncedFiles): Promise<string[]> {
    const { log } = this.#dependencies
    // What the bucket has now, so that a run goes on where an earlier one was stopped.
    const stored = new PathSet()
    let count = 0
    for await (const objects of this.#dependencies.bucket.list('')) {
      for (const { key, etag } of objects) stored.add(key, etag)
      count += objects.length
      log.progress?.('objects', count, undefined)
    }
    const own = new PathSet()
    let total = 0
    for await (const listed of files.list()) {
      for (const { path } of listed) own.add(path)
      total += listed.length
    }
    let done = 0
    for (const step of STEPS) {
      const members = each(files.list(), ({ path }) => stepOf(path) === step)
      await eachInParallel(members, REQUESTS_AT_ONCE, async (listed) => {
        await this.#upload(files, listed, (md5) => stored.has(listed.path, md5))
        done += 1
        log.progress?.('files', done, total)
      })
    }
    return this.#foreign(own)
  }

  /** Only `--prune` asks for them, as that lists the bucket once more. */
  async #foreign(own: PathSet): Promise<string[]> {
    if (!this.#options.prune) return []
    const { bucket, index } = this.#dependencies
    const found: string[] = []
    for await (const objects of bucket.list(''))
      for (const { key } of objects) if (!own.has(key) && isPrunable(key, index.hasPages)) found.push(key)
    return found
  }

  /** Uploads what changed. Gives the paths that the index has no more. */
  async #part(files: SyncedFiles, changed: ReadonlySet<string>): Promise<string[]> {
    const gone: string[] = []
    let done = 0
    for (const step of STEPS) {
      const paths = [...changed].filter((path) => stepOf(path) === step)
      await eachInParallel(each([paths]), REQUESTS_AT_ONCE, async (path) => {
        if (!(await this.#upload(files, { path, isSpecial: false }))) gone.push(path)
        done += 1
        this.#dependencies.log.progress?.('files', done, changed.size)
      })
    }
    return gone.toSorted()
  }

  /** Uploads a file that is not stored yet; false where there is no such file. */
  async #upload(
    files: SyncedFiles,
    listed: ListedFile,
    isStored: (md5: string) => boolean = () => false,
  ): Promise<boolean> {
    const file = await files.open(listed)
    if (file === undefined) return false
    const { path } = listed
    try {
      if (isStored(file.md5)) return true
      if (this.#claim !== undefined) {
        this.#claim.requireHeld()
        await this.#dependencies.bucket.put(path, file.content, {
          type: fileType(path),
          cacheControl: formatCacheControl(fileCache(path)),
          mayRepeat: this.#claim.isHeld,
        })
      }
      this.#uploaded.push(path)
      return true
    } finally {
      await file.close()
    }
  }
}

async function* each<T>(
  lists: AsyncIterable<readonly T[]> | Iterable<readonly T[]>,
  isWanted: (member: T) => boolean = () => true,
): AsyncGenerator<T> {
  for await (const members of lists) for (const member of members) if (isWanted(member)) yield member
}

/** Of a digest: two texts share one by chance once in 10²⁴ pairs. */
const BYTES = 10

/** Many paths, each with a tag, in about 60 bytes each: a bucket has millions. */
class PathSet {
  readonly #digests = new Set<string>()

  add(path: string, tag = ''): void {
    this.#digests.add(digestOf(path, tag))
  }

  has(path: string, tag = ''): boolean {
    return this.#digests.has(digestOf(path, tag))
  }
}

function digestOf(path: string, tag: string): string {
  return createHash('sha1').update(`${path}\0${tag}`).digest().toString('latin1', 0, BYTES)
}

/**
 * The order in which files go into a bucket. A reader who finds a version listed finds its files: packages and the other files of
 * versions come first, then what lists the versions of a module, then the lists of modules and the pages.
 */
const STEPS = ['packages', 'versions', 'lists'] as const

const VERSION_FILE = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]/
const MODULE_FILE = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/

function stepOf(path: string): (typeof STEPS)[number] {
  if (VERSION_FILE.test(path) || path.startsWith('assets/')) return 'packages'
  return MODULE_FILE.test(path) ? 'versions' : 'lists'
}

/** No file of an index has such a path; a URL that names the key may lead to another one, and XML cannot name it. */
const UNUSUAL = /\p{C}|(?:^|\/)\.{1,2}(?:\/|$)/u

/**
 * Whether the object is one that an index (or its pages) has, so that `--prune` may delete it when the index has it no more. What
 * else a bucket holds, such as packages, is not touched.
 */
function isPrunable(key: string, withPages: boolean): boolean {
  if (key.startsWith(SYNC_DIRECTORY) || UNUSUAL.test(key)) return false
  return /^(?:v1\/modules|catalog)\//.test(key) || (withPages && /^(?:modules|assets)\//.test(key))
}

/** The commits whose files may be in the bucket; undefined where that is not known. */
function knownCommits({ commit: synced, pending }: SyncRecord): readonly string[] | undefined {
  return synced === null ? undefined : [...new Set([synced, ...pending])]
}
