import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ErrorCode } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { parseDocument } from '../index/format/documents.ts'

/** What an index remembers of a source: so that a run looks at new tags alone, and says a refusal once. */

const commit = z.string().regex(/^[0-9a-f]{40}$/)

const sourceState = z.strictObject({
  format: z.literal(1),
  /** Its clone URL; absent where nothing of it may be shown. */
  source: z.string().optional(),
  /** Of the words that the tags were looked at with. */
  words: z.string(),
  /** The address that its name gave first: a rename keeps it. */
  address: z.string().optional(),
  /** Commits that are dealt with: published, or no version of any module. */
  tags: z.record(z.string(), commit),
  refused: z.record(z.string(), z.strictObject({ commit, code: z.string() })),
  /** Why the source as a whole could not be read the last time. */
  refusal: z.string().optional(),
})

export type SourceState = z.output<typeof sourceState>

export const NO_STATE: SourceState = { format: 1, words: '', tags: {}, refused: {} }

/** @param key of the source. Bounded by the limits on sources and on their tags. */
export function sourceStatePath(key: string): string {
  return `collect/${shortHash(key)}.json`
}

/** @param owner with the host in front */
export function listingPath(owner: string): string {
  return `collect/owner-${shortHash(owner.toLowerCase())}.json`
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Throws INDEX_INVALID. */
export function parseSourceState(path: string, bytes: Uint8Array | undefined): SourceState {
  return bytes === undefined ? NO_STATE : parseDocument(sourceState, path, bytes)
}

export function formatSourceState(state: SourceState): string {
  return canonicalJson(state)
}

/** Refusals that only time, another server or other rights can lift: they are tried again at every run. */
const PASSING: readonly ErrorCode[] = [
  'STORE_REFUSED',
  'STORE_UNREACHABLE',
  'PERMISSION',
  'REPOSITORY_UNREACHABLE',
  'WOULD_EXPOSE',
  'NOT_FOUND',
]

export function isLasting(code: string): boolean {
  return !PASSING.some((passing) => passing === code)
}
