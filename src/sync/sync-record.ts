import { z } from 'zod'
import { canonicalJson } from '../base/json.ts'
import { parseJson } from '../base/schema.ts'

/** What a bucket says of itself: which commit of the index it has, and who is writing to it. */

export const SYNC_DIRECTORY = '.module-registry/'
export const RECORD_KEY = `${SYNC_DIRECTORY}sync.json`
/** What the pages in the bucket were made from. */
export const SITE_STATE_KEY = `${SYNC_DIRECTORY}site.json`

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

export const NO_RECORD: SyncRecord = { format: 1, commit: null, pending: [], claim: null, site: null }

/** Undefined for a record that this version does not know. */
export function parseSyncRecord(bytes: Uint8Array): SyncRecord | undefined {
  return parseJson(syncRecord, bytes)
}

export function formatSyncRecord(record: SyncRecord): Uint8Array {
  return new TextEncoder().encode(canonicalJson(record))
}

/** The commits whose files may be in the bucket; undefined where that is not known. */
export function knownCommits({ commit: synced, pending }: SyncRecord): readonly string[] | undefined {
  return synced === null ? undefined : [...new Set([synced, ...pending])]
}
