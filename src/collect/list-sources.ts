import { type Refusal, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import type { FileContent } from '../index/plan/publication-plan.ts'
import {
  filterText,
  formatListing,
  isCollected,
  type ListingDocument,
  type ListingPage,
  parseListing,
} from './owner-listing.ts'
import type { OwnerListing, Visibilities } from './ports.ts'
import type { RegistryConfig, SourceOptions } from './registry-config.ts'
import { listedSource, namedSource, type Source } from './source.ts'
import { listingPath, sourceStatePath } from './source-state.ts'

export interface ListingDependencies {
  /** URL of the GitHub server that owners and short names are of. */
  readonly serverUrl: string
  readonly owners: OwnerListing
  readonly visibilities: Visibilities
  readonly log: Log
}

export interface SourceList {
  /** Each repository once: what is named goes before what is listed. */
  readonly sources: readonly Source[]
  /** Owners that could not be listed. */
  readonly failed: readonly { readonly name: string; readonly error: Refusal }[]
  /** What the index shall remember of the listings. */
  readonly files: ReadonlyMap<string, FileContent | null>
  /** Whether that is worth a commit of its own. */
  readonly isWorthCommit: boolean
}

/** The repositories that `registry.yml` means. An owner that cannot be listed costs its own repositories only. */
export async function listSources(
  config: RegistryConfig,
  index: IndexFiles,
  dependencies: ListingDependencies,
): Promise<SourceList> {
  const all = config.sources.map((words) => ({ ...commonOptions(config), ...words }))
  const named = all.flatMap((words) => namedSource(words, dependencies.serverUrl) ?? [])
  const sources = new Map(named.map((source) => [placeOf(source), source]))
  const failed: { name: string; error: Refusal }[] = []
  const files = new Map<string, FileContent | null>()
  let isWorthCommit = false
  for (const words of all) {
    if (words.owner === undefined) continue
    try {
      const listing = await listOwner(words, index, dependencies)
      for (const [path, content] of listing.files) files.set(path, content)
      isWorthCommit ||= listing.isWorthCommit
      for (const source of listing.sources)
        if (!sources.has(placeOf(source))) sources.set(placeOf(source), source)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      failed.push({ name: words.owner, error: error.toRefusal() })
    }
  }
  return { sources: [...sources.values()], failed, files, isWorthCommit }
}

/** What the file says for all sources, each of which may say otherwise. */
function commonOptions(config: RegistryConfig): Partial<SourceOptions> {
  const names = ['package', 'git-ref', 'compatibility', 'expose'] as const
  return Object.fromEntries(
    names.flatMap((name) => (config[name] === undefined ? [] : [[name, config[name]]])),
  )
}

/** The paths of the index that listings are remembered at. */
export function listingPaths(config: RegistryConfig, serverUrl: string): string[] {
  return config.sources.flatMap((words) => (words.owner === undefined ? [] : [pathOf(words, serverUrl)]))
}

function pathOf(words: SourceOptions, serverUrl: string): string {
  return listingPath(`${new URL(serverUrl).host}/${words.owner} ${filterText(words)}`)
}

function placeOf({ identity, key }: Source): string {
  return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase()
}

async function listOwner(words: SourceOptions, index: IndexFiles, dependencies: ListingDependencies) {
  const owner = words.owner ?? ''
  const path = pathOf(words, dependencies.serverUrl)
  const bytes = index.get(path)
  const before = bytes === undefined ? undefined : parseListing(path, bytes)
  const pages = await readPages(owner, words, before, dependencies)
  const found = pages.flatMap(({ repositories }) => repositories)
  const known = before?.pages.flatMap(({ repositories }) => repositories) ?? []
  const gone = known.filter(({ id }) => !found.some((repository) => repository.id === id))
  const sourceOf = (repository: (typeof found)[number]) =>
    listedSource(words, repository, dependencies.serverUrl)
  for (const { name } of gone)
    dependencies.log.info(`source    ${name} is gone from the listing of ${owner}: its versions stay`)
  const isShown =
    found.every(({ isPrivate }) => !isPrivate) || (await dependencies.visibilities.ofIndex()) === 'private'
  const text = formatListing({ format: 1, owner, filter: filterText(words), pages })
  const isSame = JSON.stringify(found) === JSON.stringify(known)
  const files: [string, FileContent | null][] = [
    // Of private repositories a public index remembers nothing, not even that they are there.
    ...(isShown ? [[path, new TextEncoder().encode(text)] as [string, FileContent]] : []),
    ...gone.map((repository): [string, null] => [sourceStatePath(sourceOf(repository).key), null]),
  ]
  return { sources: found.map(sourceOf), files, isWorthCommit: isShown && !isSame }
}

/** Owners with more repositories are better split over several registries. */
const MOST_PAGES = 100

async function readPages(
  owner: string,
  words: SourceOptions,
  before: ListingDocument | undefined,
  { owners }: ListingDependencies,
): Promise<ListingPage[]> {
  const pages: ListingPage[] = []
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const known = before?.pages[number - 1]
    const answer = await owners.page(owner, number, known?.etag)
    if (answer === 'unchanged') {
      if (known !== undefined) pages.push(known)
      if (number >= (before?.pages.length ?? 0)) break
      continue
    }
    const repositories = answer.repositories
      .filter((repository) => isCollected(repository, words))
      .map(({ id, ownerId, name, isPrivate }) => ({ id, ownerId, name, isPrivate }))
    pages.push({ etag: answer.etag, repositories })
    if (answer.isLast) break
  }
  return pages
}
