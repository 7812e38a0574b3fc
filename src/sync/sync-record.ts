import { z } from 'zod'
import { quote, RegistryError } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import type { Log } from '../base/log.ts'
import { parseJson } from '../base/schema.ts'
import type { Bucket, Clock } from './ports.ts'

/** Time that a `sync` waits for others. Then it fails with INDEX_BUSY. */
const MAX_WAIT_MS = 15 * 60_000

/** Time between two looks at a bucket that another `sync` holds. */
const POLL_MS = 1_000

/** What a bucket says of itself: which commit of the index it has, and who is writing to it. */

export const SYNC_DIRECTORY = '.module-registry/'
export const RECORD_KEY = `${SYNC_DIRECTORY}sync.json`

const commit = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

const syncRecord = z.object({
  format: z.literal(1),
  /** The commit whose files the bucket has; null where that is not known: every file is compared then. */
  commit: commit.nullable(),
  /** Commits of runs that did not end well: some of their files may be in the bucket. */
  pending: z.array(commit),
  /** The run that is writing now, and how often it has said so: with each renewal the record is another one. */
  claim: z.object({ run: z.string(), renewals: z.number() }).nullable(),
  /** The commit that the pages in the bucket were made from; null where there are none, or of a directory. */
  site: commit.nullable(),
  /** The part of the index that the bucket has; all of it where it is undefined. */
  profile: z.string().exactOptional(),
})

export type SyncRecord = Readonly<z.output<typeof syncRecord>>

const NO_RECORD: SyncRecord = { format: 1, commit: null, pending: [], claim: null, site: null }

/** Undefined for a record that this version does not know. */
export function parseSyncRecord(bytes: Uint8Array): SyncRecord | undefined {
  return parseJson(syncRecord, bytes)
}

function formatSyncRecord(record: SyncRecord): Uint8Array {
  return new TextEncoder().encode(canonicalJson(record))
}

/** Who writes to a bucket: one run at a time, by conditional writes of the record. */

const RENEWALS = 3
const RECORD = { type: 'application/json', cacheControl: 'no-cache' }

interface RecordAsRead {
  readonly record: SyncRecord
  /** Undefined where there is none yet. */
  readonly etag: string | undefined
  readonly ageMs: number
}

/** Throws STORE_REFUSED for a record of a newer version of this tool. */
export async function readRecord(bucket: Bucket): Promise<RecordAsRead> {
  const stored = await bucket.get(RECORD_KEY)
  if (stored === undefined || stored === 'unchanged') return { record: NO_RECORD, etag: undefined, ageMs: 0 }
  const record = parseSyncRecord(stored.bytes)
  if (record !== undefined) return { record, etag: stored.etag, ageMs: stored.ageMs }
  throw new RegistryError(
    'STORE_REFUSED',
    `${quote(`${bucket.name}/${RECORD_KEY}`)} is no record of a sync that this version knows`,
    'use the newest version of module-registry; if that does not know it either, delete the object, and every file is compared again',
  )
}

export interface ClaimRequest {
  readonly bucket: Bucket
  readonly clock: Clock
  readonly log: Log
  /** A text that no other run has. */
  readonly run: string
  /** How long a claim counts that its run does not renew. */
  readonly leaseMs: number
}

/**
 * Waits until no other run writes, and claims the bucket. Throws INDEX_BUSY after 15 minutes, STORE_REFUSED for a store without
 * conditional writes.
 * @param begin what the record says from now on, should the run not end well
 */
export async function claimBucket(
  request: ClaimRequest,
  first: RecordAsRead,
  begin: (record: SyncRecord) => SyncRecord,
): Promise<Claim> {
  const { bucket, clock, log, run, leaseMs } = request
  const deadline = clock.now() + MAX_WAIT_MS
  for (let [read, isWaiting] = [first, false]; ; read = await readRecord(bucket)) {
    const other = read.record.claim
    const isFree = other === null || other.run === run || read.ageMs >= leaseMs
    const claim = isFree ? await tryToClaim(request, read, begin) : undefined
    if (claim !== undefined) return claim
    if (!isWaiting) log.info(`waiting   for another sync to ${bucket.name}`)
    isWaiting = true
    if (clock.now() > deadline)
      throw new RegistryError(
        'INDEX_BUSY',
        `other syncs have been writing to ${bucket.name} for 15 minutes`,
        'run it again later',
      )
    await clock.wait(Math.min(POLL_MS, leaseMs / RENEWALS))
  }
}

/** Undefined where another run was faster. */
async function tryToClaim(
  request: ClaimRequest,
  read: RecordAsRead,
  begin: (record: SyncRecord) => SyncRecord,
): Promise<Claim | undefined> {
  const { bucket, run } = request
  const nothing = [`${RECORD_KEY}.probe`, new Uint8Array()] as const
  if (read.etag === undefined) await requireCondition(bucket, nothing, '"0123456789abcdef0123456789abcdef"')
  const claim = new Claim(request, read)
  if (!(await claim.write({ ...begin(read.record), claim: { run, renewals: 0 } }))) return undefined
  // This one does exist now.
  const record = [RECORD_KEY, formatSyncRecord(claim.record)] as const
  if (read.etag === undefined) await requireCondition(bucket, record, 'absent')
  return claim
}

/**
 * A server that knows no conditions ignores them, and two runs would not see each other. Writes nothing where the server knows them.
 * @param onlyIf what the object is not
 */
async function requireCondition(
  bucket: Bucket,
  [key, content]: readonly [string, Uint8Array],
  onlyIf: string,
): Promise<void> {
  if ((await bucket.put(key, content, { ...RECORD, onlyIf })) === 'conflict') return
  await bucket.remove([key])
  const header = onlyIf === 'absent' ? 'If-None-Match' : 'If-Match'
  throw new RegistryError(
    'STORE_REFUSED',
    `the store of ${bucket.name} ignores ${header}: it has no conditional writes, and two syncs would overwrite each other`,
    'use a store with conditional writes (AWS S3, Cloudflare R2, MinIO, versitygw), or update the server',
  )
}

function lost({ name }: Bucket): RegistryError {
  return new RegistryError(
    'INDEX_BUSY',
    `another sync has taken over ${name}, as this one could not renew its claim in time`,
    'run it again: what is uploaded stays',
  )
}

/** The right to write to a bucket, renewed until it is released. */
export class Claim {
  readonly before: SyncRecord
  readonly #request: ClaimRequest
  #etag: string | undefined
  #record: SyncRecord
  #renewedAt: number
  #isLost = false
  /** Writes of the record follow one another. */
  #writing: Promise<unknown> = Promise.resolve()

  constructor(request: ClaimRequest, { record, etag }: RecordAsRead) {
    this.#request = request
    this.before = record
    this.#record = record
    this.#etag = etag
    this.#renewedAt = request.clock.now()
  }

  get record(): SyncRecord {
    return this.#record
  }

  /** Whether no other run can have taken the bucket: after that nothing may be written. */
  readonly isHeld = (): boolean => {
    const { clock, leaseMs } = this.#request
    return !this.#isLost && clock.now() - this.#renewedAt < leaseMs * (1 - 1 / RENEWALS)
  }

  /** Throws INDEX_BUSY where another run may have taken the bucket. */
  requireHeld(): void {
    if (!this.isHeld()) throw lost(this.#request.bucket)
  }

  /** Writes the record. Throws INDEX_BUSY where another run has taken the bucket. */
  async replace(record: SyncRecord): Promise<void> {
    this.requireHeld()
    if (!(await this.write(record))) throw lost(this.#request.bucket)
  }

  /** Renews the claim while the work lasts. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const { clock, leaseMs } = this.#request
    const stop = clock.every(leaseMs / RENEWALS, () => this.#renew())
    try {
      return await work()
    } finally {
      stop()
    }
  }

  /** Writes the record; false where another run was faster. */
  write(record: SyncRecord): Promise<boolean> {
    const written = this.#writing.then(() => this.#write(record))
    this.#writing = written.catch(() => {})
    return written
  }

  async #write(record: SyncRecord): Promise<boolean> {
    const { bucket, clock } = this.#request
    const startedAt = clock.now()
    const onlyIf = this.#etag ?? 'absent'
    const put = await bucket.put(RECORD_KEY, formatSyncRecord(record), { ...RECORD, onlyIf })
    const etag = put === 'conflict' ? await this.#ownEtag(record) : put.etag
    if (etag === undefined) return false
    this.#etag = etag
    this.#record = record
    this.#renewedAt = startedAt
    return true
  }

  /** Leaves the bucket to others; the record keeps what was begun. */
  async release(): Promise<void> {
    await this.write({ ...this.#record, claim: null }).catch(() => false)
  }

  async #renew(): Promise<void> {
    // A failed renewal has another try, until the lease is nearly over.
    const renewals = (this.#record.claim?.renewals ?? 0) + 1
    const next = { ...this.#record, claim: { run: this.#request.run, renewals } }
    const isOurs = await this.write(next).catch(() => undefined)
    if (isOurs === false) this.#isLost = true
  }

  /** A connection may break after the store has written: then the record is ours. */
  async #ownEtag(record: SyncRecord): Promise<string | undefined> {
    const read = await this.#request.bucket.get(RECORD_KEY)
    if (read === undefined || read === 'unchanged') return undefined
    const text = new TextDecoder()
    return text.decode(read.bytes) === text.decode(formatSyncRecord(record)) ? read.etag : undefined
  }
}
