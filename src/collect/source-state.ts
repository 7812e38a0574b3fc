import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalJson } from '../base/json.ts'
import { checkedText } from '../base/schema.ts'
import { parseDocument } from '../index/format/documents.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import type { KnownKeys } from '../index/format/known-keys.ts'
import { formatModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import type { SourceOptions } from './registry-config.ts'

/** What an index remembers of a source, so that a run processes new tags alone and reports a refusal once. Keys of a newer tool are kept. */

const commit = z.string().regex(/^[0-9a-f]{40}$/)

const sourceState = z.looseObject({
  format: z.literal(1),
  /** The clone URL; absent for a local path and where nothing of the source may be shown. */
  source: z.string().optional(),
  /** Digest of the options that the tags were processed with. */
  options: z.string(),
  /** The address that its name gave first: a rename keeps it. */
  address: checkedText((text) => formatModuleAddress(parseModuleAddress(text))).optional(),
  /** Tags that are done, with their commits: published, or not a version of any module. */
  tags: z.record(z.string(), commit),
  refused: z.record(z.string(), z.looseObject({ commit, code: z.string() })),
  /** Why the source as a whole could not be read the last time. */
  refusal: z.string().optional(),
})

export type SourceState = Omit<KnownKeys<z.output<typeof sourceState>>, 'tags' | 'refused'> &
  Pick<z.output<typeof sourceState>, 'tags' | 'refused'>

export const NO_STATE: SourceState = { format: 1, options: '', tags: {}, refused: {} }

/** Where an index keeps the states of sources; older versions had listings of owners there, too. */
export const STATE_DIRECTORY = 'collect'

export function isStatePath(path: string): boolean {
  return /^collect\/(?:owner-)?[0-9a-f]{16}\.json$/.test(path)
}

/** @param key of the source. The limits on sources and on their tags bound the file. */
export function sourceStatePath(key: string): string {
  return `${STATE_DIRECTORY}/${shortHash(key)}.json`
}

/** Digest of the options that could change the outcome of a tag: when it changes, all tags are processed again. */
export function optionsDigest(options: SourceOptions): string {
  const { address, versions, repository: _, match: __, exclude: ___, ...rest } = options
  const texts = { address: address && formatModuleAddress(address), versions: versions?.text }
  return shortHash(canonicalJson({ ...rest, ...texts }))
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Returns the state of a source, the empty one where the index has none. Throws INDEX_INVALID. */
export function readSourceState(key: string, index: IndexFiles): SourceState {
  const path = sourceStatePath(key)
  const bytes = index.get(path)
  return bytes === undefined ? NO_STATE : parseDocument(sourceState, path, bytes)
}

/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
export function parseStateFile(path: string, bytes: Uint8Array): SourceState | undefined {
  return path.startsWith(`${STATE_DIRECTORY}/owner-`) ? undefined : parseDocument(sourceState, path, bytes)
}
