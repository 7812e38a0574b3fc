import { z } from 'zod'
import { canonicalJson } from '../base/json.ts'
import { parseDocument } from '../index/format/documents.ts'
import type { SourceOptions } from './registry-config.ts'

/** A repository in the listing of an owner. */
export interface ListedRepository {
  readonly id: number
  readonly ownerId: number
  /** `owner/name`, as it is called now. */
  readonly name: string
  readonly isPrivate: boolean
}

/** The same, with the properties that decide whether it is collected. */
export interface OwnedRepository extends ListedRepository {
  readonly isFork: boolean
  readonly isArchived: boolean
  readonly isTemplate: boolean
}

/** One page of a listing: its validator, and the repositories on it that are collected. */
export interface ListingPage {
  /** Absent where the server gave none. */
  readonly etag?: string | undefined
  readonly repositories: readonly ListedRepository[]
}

const repository = z.strictObject({
  id: z.int().positive(),
  ownerId: z.int().positive(),
  name: z.string().min(3),
  isPrivate: z.boolean(),
})

export interface ListingDocument {
  readonly format: 1
  readonly owner: string
  readonly filter: string
  readonly pages: readonly ListingPage[]
}

const listingDocument = z.strictObject({
  format: z.literal(1),
  owner: z.string(),
  /** The options that select repositories: under other options the pages have to be read again. */
  filter: z.string(),
  pages: z.array(z.strictObject({ etag: z.string().optional(), repositories: z.array(repository) })),
})

/** Parses the listing that an index remembers. Throws INDEX_INVALID. */
export function parseListing(path: string, bytes: Uint8Array): ListingDocument {
  return parseDocument(listingDocument, path, bytes)
}

export function formatListing(document: ListingDocument): string {
  return canonicalJson(document)
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
