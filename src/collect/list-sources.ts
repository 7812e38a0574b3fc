import { quote, type Refusal, RegistryError } from '../base/error.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import type { FileContent } from '../index/plan/publication-plan.ts'
import type { CollectDependencies } from './ports.ts'
import type { RegistryConfig, SourceOptions } from './registry-config.ts'
import { listedSource, namedSource, type Source } from './source.ts'
import {
  filterText,
  formatListing,
  isCollected,
  type ListingPage,
  readListing,
  STATE_DIRECTORY,
  shortHash,
  sourceStatePath,
} from './source-state.ts'

/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100

export interface SourceList {
  /** Each repository once; one that is named by itself has those options, not the ones of its owner. */
  readonly sources: readonly Source[]
  /** Owners that could not be listed. */
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

/** The paths of the listings in the index. */
export function listingPaths(config: RegistryConfig, serverUrl: string): string[] {
  return config.sources.flatMap((options) =>
    options.owner === undefined ? [] : [listingPath(options, serverUrl)],
  )
}

/** Other options that select repositories have another path. */
function listingPath(options: SourceOptions, serverUrl: string): string {
  const owner = `${new URL(serverUrl).host}/${options.owner} ${filterText(options)}`
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
  const text = formatListing({ ...before, owner, filter: filterText(options), pages })
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
    const response = await owners.page(options.owner ?? '', number, known?.etag)
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
