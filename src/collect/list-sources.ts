import { z } from 'zod'
import { quote, type Refusal, RegistryError } from '../base/error.ts'
import { compactJson } from '../base/json.ts'
import { withoutLastSlashes } from '../base/url.ts'
import { parseDocument } from '../index/format/documents.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import type { KnownKeys } from '../index/format/known-keys.ts'
import type { FileContent } from '../index/plan/publication-plan.ts'
import { type GitRemote, identityFromRemote, parseGitRemote } from '../module/git-remote.ts'
import type { CollectDependencies, OwnedRepository } from './ports.ts'
import type { RegistryConfig, SourceOptions } from './registry-config.ts'
import type { Source } from './source.ts'
import {
  parseSourceState,
  type SourceState,
  STATE_DIRECTORY,
  shortHash,
  sourceStatePath,
} from './source-state.ts'

/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100

export interface SourceList {
  /** Each repository once; one that is named by itself has those options, not the ones of its owner. */
  readonly sources: readonly Source[]
  readonly failed: readonly { readonly name: string; readonly error: Refusal }[]
  /** Whether every owner was listed to the end. What is missing from others is not gone. */
  readonly isWhole: boolean
  /** Files of the index: the listings, and null for the states of repositories that are gone. */
  readonly files: ReadonlyMap<string, FileContent | null>
  /** Whether the repositories have changed, which deserves a commit of its own. */
  readonly hasChanged: boolean
}

/**
 * Lists the repositories that `registry.yml` names, by themselves or by their owner. An owner that cannot be listed is in
 * `failed`, and its repositories are missing. Throws INDEX_INVALID.
 */
export async function listSources(
  config: RegistryConfig,
  index: IndexFiles,
  dependencies: CollectDependencies,
): Promise<SourceList> {
  const all = config.sources.map((options) => withCommonOptions(options, config))
  const named = all.flatMap((options) => namedSource(options, dependencies.serverUrl) ?? [])
  const sources = new Map(named.map((source) => [repositoryKey(source), source]))
  const failed: { name: string; error: Refusal }[] = []
  const files = new Map<string, FileContent | null>()
  let [hasChanged, isWhole] = [false, true]
  for (const options of all) {
    if (options.owner === undefined) continue
    try {
      const listing = await listOwner(options, index, dependencies)
      for (const [path, content] of listing.files) files.set(path, content)
      hasChanged ||= listing.hasChanged
      isWhole &&= listing.isWhole
      for (const source of listing.sources)
        if (!sources.has(repositoryKey(source))) sources.set(repositoryKey(source), source)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      failed.push({ name: options.owner, error: error.toRefusal() })
      isWhole = false
    }
  }
  return { sources: [...sources.values()], failed, isWhole, files, hasChanged }
}

/** The options of a source, and those for all sources where it has none of its own. */
function withCommonOptions(
  options: SourceOptions,
  { package: kinds, 'git-ref': gitRef, compatibility, severities, expose }: RegistryConfig,
): SourceOptions {
  return {
    package: kinds,
    'git-ref': gitRef,
    compatibility,
    expose,
    ...options,
    severities: { ...severities, ...options.severities },
  }
}

export function listingPaths(config: RegistryConfig, serverUrl: string): string[] {
  return config.sources.flatMap((options) =>
    options.owner === undefined ? [] : [listingPath(options, serverUrl)],
  )
}

/** Other options that select repositories have another path. */
function listingPath(options: SourceOptions, serverUrl: string): string {
  const owner = `${new URL(options.server ?? serverUrl).host}/${options.owner} ${filterText(options)}`
  return `${STATE_DIRECTORY}/owner-${shortHash(owner.toLowerCase())}.json`
}

function repositoryKey({ identity, key }: Source): string {
  return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase()
}

async function listOwner(options: SourceOptions, index: IndexFiles, dependencies: CollectDependencies) {
  const { serverUrl, indexVisibility, log } = dependencies
  const { owner = '' } = options
  const path = listingPath(options, serverUrl)
  const before = readListing(path, index)
  const { pages, isWhole } = await readPages(options, before.pages, dependencies)
  const found = pages.flatMap(({ repositories }) => repositories)
  const known = before.pages.flatMap(({ repositories }) => repositories)
  const present = new Set(found.map(({ id }) => id))
  // What was not listed to its end says nothing of those that are missing.
  if (!isWhole)
    log.warn(
      `${quote(owner)} has more than ${MAX_OWNER_PAGES} pages of repositories: those on later pages are not collected`,
    )
  const gone = isWhole ? known.filter(({ id }) => !present.has(id)) : []
  const sourceOf = (repository: (typeof found)[number]) => listedSource(options, repository, serverUrl)
  for (const { name } of gone)
    log.info(`source    ${name} is gone from the listing of ${owner}: its versions stay`)
  const isRecorded = found.every(({ isPrivate }) => !isPrivate) || (await indexVisibility()) === 'private'
  const text = compactJson({ ...before, owner, filter: filterText(options), pages, format: 1 })
  const isSame = JSON.stringify(found) === JSON.stringify(known)
  const files: [string, FileContent | null][] = [
    // A public index remembers nothing of private repositories, not even that they exist.
    ...(isRecorded && text !== textAt(path, index)
      ? [[path, new TextEncoder().encode(text)] as [string, FileContent]]
      : []),
    ...gone.map((repository): [string, null] => [sourceStatePath(sourceOf(repository).key), null]),
  ]
  return { sources: found.map(sourceOf), isWhole, files, hasChanged: isRecorded && !isSame }
}

function textAt(path: string, index: IndexFiles): string | undefined {
  const bytes = index.get(path)
  return bytes && new TextDecoder().decode(bytes)
}

async function readPages(
  options: SourceOptions,
  before: readonly ListingPage[],
  { owners }: CollectDependencies,
): Promise<{ readonly pages: ListingPage[]; readonly isWhole: boolean }> {
  const pages: ListingPage[] = []
  // Other keys of a repository are those of a newer tool.
  const remembered = new Map(
    before.flatMap(({ repositories }) => repositories.map((each) => [each.id, each])),
  )
  for (let number = 1; number <= MAX_OWNER_PAGES; number += 1) {
    const known = before[number - 1]
    const response = await owners.page(options, number, known?.etag)
    if (response === 'unchanged') {
      if (known !== undefined) pages.push(known)
      if (number >= before.length) return { pages, isWhole: true }
      continue
    }
    const repositories = response.repositories
      .filter((repository) => isCollected(repository, options))
      .map(({ id, ownerId, name, isPrivate }) => ({
        ...remembered.get(id),
        ...{ id, ownerId, name, isPrivate },
      }))
    pages.push({ ...known, etag: response.etag, repositories })
    if (response.isLast) return { pages, isWhole: true }
  }
  return { pages, isWhole: false }
}

/**
 * The source of a `repository`; undefined for the options of an owner.
 * @param serverUrl of the GitHub server that short names belong to
 */
export function namedSource(options: SourceOptions, serverUrl: string): Source | undefined {
  const { repository } = options
  if (repository === undefined) return undefined
  const remote =
    typeof repository === 'string' ? parseGitRemote(`${serverUrl}/${repository}.git`) : repository
  const identity = identityFromRemote(remote)
  const path = identity === undefined ? pathOf(remote) : `${identity.host}/${identity.repository}`
  const isOnServer = identity?.host === new URL(serverUrl).host
  return {
    name: isOnServer ? identity.repository : path,
    key: path.toLowerCase(),
    remote,
    ...lastSegments(path),
    identity,
    options,
  }
}

function listedSource(options: SourceOptions, listed: ListedRepository, serverUrl: string): Source {
  const { server = serverUrl } = options
  const remote = parseGitRemote(`${server}/${listed.name}.git`)
  const identity = identityFromRemote(remote)
  return {
    name: server === serverUrl ? listed.name : `${identity?.host}/${listed.name}`,
    key: `${identity?.host}#${listed.id}`,
    remote,
    ...lastSegments(listed.name),
    identity: identity && { ...identity, repositoryId: listed.id, ownerId: listed.ownerId },
    options,
    isPrivate: listed.isPrivate,
  }
}

function pathOf({ path }: GitRemote): string {
  return withoutLastSlashes(path).replace(/\/?\.git$/, '')
}

function lastSegments(path: string): { owner: string; repository: string } {
  const [repository = '', owner = ''] = path.split('/').toReversed()
  return { owner, repository }
}

/** What an index remembers of owners, and of refused tags. */

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

type ListedRepository = Readonly<KnownKeys<z.output<typeof listedRepository>>>

/** One page of a listing: its validator, and the repositories on it that are collected. */
type ListingPage = KnownKeys<z.output<typeof listingPage>>

/** What an index remembers of an owner, with the keys of a newer tool; no pages without a listing. Throws INDEX_INVALID. */
function readListing(path: string, index: IndexFiles): Pick<Listing, 'pages'> {
  const bytes = index.get(path)
  return bytes === undefined ? { pages: [] } : parseDocument(listing, path, bytes)
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
function filterText({ match, exclude, forks, archived, templates }: SourceOptions): string {
  const patterns = { match: match?.text, exclude: exclude?.map(({ text }) => text) }
  return JSON.stringify({ ...patterns, forks, archived, templates })
}

/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
export function parseStateFile(path: string, bytes: Uint8Array): SourceState | undefined {
  if (!path.startsWith(`${STATE_DIRECTORY}/owner-`)) return parseSourceState(path, bytes)
  readListing(path, new Map([[path, bytes]]))
  return undefined
}
