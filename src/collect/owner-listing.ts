import { z } from 'zod'
import { compactJson } from '../base/json.ts'
import { parseDocument } from '../index/format/documents.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import type { KnownKeys } from '../index/format/known-keys.ts'
import type { SourceOptions } from './registry-config.ts'

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
