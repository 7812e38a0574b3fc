import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ErrorCode } from '../base/error.ts'
import { canonicalJson, compactJson } from '../base/json.ts'
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

/** Where an index keeps the states of sources and the listings of owners. */
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

/** The first 16 hex digits of the SHA-256 of a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Returns the state of a source, the empty one where the index has none. Throws INDEX_INVALID. */
export function readSourceState(key: string, index: IndexFiles): SourceState {
  const path = sourceStatePath(key)
  const bytes = index.get(path)
  return bytes === undefined ? NO_STATE : parseDocument(sourceState, path, bytes)
}

/**
 * Refusals of the tag itself, which no run repeats. Those that time, another server, other permissions or other settings of the
 * collection lift are not among them: every run tries these tags again.
 */
const LASTING: readonly ErrorCode[] = [
  'INVALID_CONFIG',
  'INVALID_TAG',
  'INVALID_ADDRESS',
  'NOT_A_MODULE',
  'INVALID_HCL',
  'UNSAFE_PACKAGE',
  'SECRET_IN_PACKAGE',
  'LIMIT_EXCEEDED',
  'VERSION_EXISTS',
  'TAG_MOVED',
  'NOT_OWNER',
  'INCOMPATIBLE',
]

export function isLastingRefusal(code: string): boolean {
  return LASTING.some((lasting) => lasting === code)
}

/** A tag that a collection has refused. */
interface RefusedSourceTag {
  /** Clone URL of the source; `''` where the index may not show it. */
  readonly source: string
  readonly tag: string
  readonly code: string
}

/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
export function parseStateFile(path: string, bytes: Uint8Array): SourceState | undefined {
  if (!path.startsWith(`${STATE_DIRECTORY}/owner-`)) return parseDocument(sourceState, path, bytes)
  readListing(path, new Map([[path, bytes]]))
  return undefined
}

/** What these state files of a collection say of refused tags. Throws INDEX_INVALID. */
export function refusedTags(files: IndexFiles): RefusedSourceTag[] {
  return [...files].flatMap(([path, bytes]) => {
    const { source = '', refused = {} } = parseStateFile(path, bytes) ?? {}
    return Object.entries(refused).map(([tag, { code }]) => ({ source, tag, code }))
  })
}

const listedRepository = z.looseObject({
  id: z.int().positive(),
  ownerId: z.int().positive(),
  /** `owner/name`, as it is called now. */
  name: z.string().min(3),
  isPrivate: z.boolean(),
})

const listingPage = z.looseObject({
  /** Absent where the server gave none. */
  etag: z.string().optional(),
  repositories: z.array(listedRepository),
})

const listing = z.looseObject({
  format: z.literal(1),
  owner: z.string(),
  /** The options that select repositories: under other options the pages have to be read again. */
  filter: z.string(),
  pages: z.array(listingPage),
})

type Listing = KnownKeys<z.output<typeof listing>>

/** A repository in the listing of an owner. */
export type ListedRepository = Readonly<KnownKeys<z.output<typeof listedRepository>>>

/** One page of a listing: its validator, and the repositories on it that are collected. */
export type ListingPage = KnownKeys<z.output<typeof listingPage>>

/** A repository with the properties that decide whether it is collected. */
export interface OwnedRepository extends ListedRepository {
  readonly isFork: boolean
  readonly isArchived: boolean
  readonly isTemplate: boolean
}

/** What an index remembers of an owner, with the keys of a newer tool; no pages without a listing. Throws INDEX_INVALID. */
export function readListing(path: string, index: IndexFiles): Pick<Listing, 'pages'> {
  const bytes = index.get(path)
  return bytes === undefined ? { pages: [] } : parseDocument(listing, path, bytes)
}

export function formatListing(document: Omit<Listing, 'format'>): string {
  return compactJson({ ...document, format: 1 })
}

/** Whether the options select a repository: forks, archived repositories and templates only where they are named. */
export function isCollected(repository: OwnedRepository, options: SourceOptions): boolean {
  const own = repository.name.slice(repository.name.indexOf('/') + 1)
  if (repository.isFork && options.forks !== true) return false
  if (repository.isArchived && options.archived !== true) return false
  if (repository.isTemplate && options.templates !== true) return false
  if (options.exclude?.some((pattern) => pattern.matches(own))) return false
  return options.match?.matches(own) ?? true
}

/** The options that select repositories, as text that changes with them. */
export function filterText({ match, exclude, forks, archived, templates }: SourceOptions): string {
  const patterns = { match: match?.text, exclude: exclude?.map(({ text }) => text) }
  return JSON.stringify({ ...patterns, forks, archived, templates })
}
