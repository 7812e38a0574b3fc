import { counted } from '../base/count.ts'
import { quote, RegistryError } from '../base/error.ts'
import { inParallel } from '../base/in-parallel.ts'
import { compactJson } from '../base/json.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexChange } from '../index/plan/publication-plan.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { RepositoryRelease } from '../publish/publication.ts'
import { publishRepositories } from '../publish/publish.ts'
import { addBatch, type CollectReport, emptyReport, type PublishedBatch } from './collect-report.ts'
import { listingPaths, listSources, type SourceList } from './list-sources.ts'
import type { CollectDependencies } from './ports.ts'
import { addressesOf, type NamePattern, type RegistryConfig } from './registry-config.ts'
import { AddressOwners, addressesOfSource, isSelected, withKeptAddress } from './source.ts'
import {
  isStatePath,
  optionsDigest,
  type SourceState,
  STATE_DIRECTORY,
  sourceStatePath,
} from './source-state.ts'
import {
  type FetchedSource,
  fetchSource,
  formatSkippedTags,
  listNewTags,
  type SourceOutcome,
} from './source-tags.ts'

/**
 * New tags in one index commit: this bounds the memory of a run. A version of a large module takes about 5 MB until it is
 * committed. More make several commits.
 */
const TAGS_PER_BATCH = 500

/** Sources that are fetched at the same time. The rest waits. */
const FETCHES_AT_ONCE = 4

/**
 * Sources that are asked for their tags at the same time: enough to hide the delay of a connection, few
 * enough for any server. The rest waits.
 */
const LISTINGS_AT_ONCE = 16

interface CollectRequest {
  readonly config: RegistryConfig
  /** Only these sources; their refused tags are processed again. */
  readonly only: NamePattern | undefined
  readonly dryRun: boolean
}

/**
 * Lists the tags of all sources, fetches those that are new, and publishes them and the state of the collection in one index
 * commit for each batch. A source that is refused, or whose tags are, is part of the report. Throws INDEX_* and PERMISSION for
 * the index, INVALID_INPUT where `only` selects nothing or the index needs a URL.
 */
export async function collect(
  request: CollectRequest,
  dependencies: CollectDependencies,
): Promise<CollectReport> {
  const { config, only, dryRun } = request
  const isRetry = only !== undefined
  const read = await readSources(request, dependencies)
  const { list, selected, addressOwners, states } = read
  const tagLists = await dependencies.tagLists.find(selected)
  const listed = await inParallel(selected, LISTINGS_AT_ONCE, (source) => {
    const listTags = async () => tagLists.get(source) ?? dependencies.sources.listTags(source)
    return listNewTags(source, states, listTags, { limit: config.limits.tags, isRetry })
  })
  let { report } = read
  const batches = inBatches(listed, TAGS_PER_BATCH, ({ fresh }) => fresh.length)
  for (const [number, batch] of batches.entries()) {
    const fetched = await inParallel(batch, FETCHES_AT_ONCE, (tags) =>
      fetchSource(tags, addressOwners, dependencies),
    )
    const listings = number === 0 ? list : undefined
    const published = await publishBatch(fetched, listings, request, dependencies)
    // The packages of the batch are released here; only its report stays in memory.
    const before = report.sources.length
    report = addBatch(report, published, { dryRun, isRetry })
    for (const { source, skipped } of report.sources.slice(before))
      for (const line of formatSkippedTags(source, skipped)) dependencies.log.info(line)
  }
  return report
}

/** Lists all sources, reads what the index remembers of them, and selects those of this run. */
async function readSources({ config, only }: CollectRequest, dependencies: CollectDependencies) {
  const snapshot = await dependencies.index.open()
  const files = await snapshot.read([REGISTRY_PATH, ...listingPaths(config, dependencies.serverUrl)])
  const isNew = !snapshot.exists && dependencies.index.isCreatedByPublish
  const registry = isNew ? undefined : registryIn(files)
  if (registry !== undefined && config.name !== undefined && config.name !== registry.name)
    dependencies.log.warn(
      `the index is called ${quote(registry.name)}, and registry.yml says ${quote(config.name)}: write it into ${REGISTRY_PATH} of the index, then run module-registry render`,
    )
  const listed = await listSources(config, files, dependencies)
  const remembered = only === undefined ? await snapshot.listDirectory(STATE_DIRECTORY) : []
  const list = withoutGone(listed, remembered, listingPaths(config, dependencies.serverUrl))
  const gone = list.files.size - listed.files.size
  if (gone > 0)
    dependencies.log.info(
      `sources   removed ${counted(gone, 'state file')} of sources that are gone: their versions stay`,
    )
  const states = await snapshot.read(list.sources.map(({ key }) => sourceStatePath(key)))
  const sources = list.sources.map((source) => withKeptAddress(source, states))
  const selected = only === undefined ? sources : sources.filter((source) => isSelected(source, only))
  if (selected.length === 0 && only !== undefined && list.failed.length === 0) throw unknownSource(only, list)
  // A source that is not selected keeps its address.
  const addressOwners = new AddressOwners(sources)
  const report = emptyReport(list.failed, snapshot.commit, registry?.url ?? null)
  return { list, selected, addressOwners, states, report }
}

/** The state of a source that `registry.yml` no longer names is removed, unless an owner was not listed to the end. */
function withoutGone(
  list: SourceList,
  remembered: readonly string[],
  listings: readonly string[],
): SourceList {
  if (!list.isWhole) return list
  const states = list.sources.map(({ key }) => sourceStatePath(key))
  const kept = new Set([...states, ...listings, ...list.files.keys()])
  const gone = remembered
    .map((name) => `${STATE_DIRECTORY}/${name}`)
    .filter((path) => isStatePath(path) && !kept.has(path))
  if (gone.length === 0) return list
  return {
    ...list,
    files: new Map([...list.files, ...gone.map((path) => [path, null] as const)]),
    hasChanged: true,
  }
}

function unknownSource(only: NamePattern, { sources }: SourceList): RegistryError {
  const some = sources.slice(0, 5).map(({ name }) => quote(name))
  return new RegistryError(
    'INVALID_INPUT',
    `no source is called ${quote(only.text)}`,
    `name one of ${sources.length}, such as ${some.join(', ')}, or add it to registry.yml`,
  )
}

/**
 * Publishes the releases of some sources, and their state, in one index commit; in none where nothing has changed.
 * @param listings those that are written with this batch
 */
async function publishBatch(
  fetched: readonly FetchedSource[],
  listings: SourceList | undefined,
  { config, dryRun }: CollectRequest,
  { index, raceBackoff, log }: CollectDependencies,
): Promise<PublishedBatch> {
  const releases = fetched.flatMap(({ release }) => release ?? [])
  const outcomesOf = (published: readonly RepositoryRelease[]) => sourceOutcomes(fetched, published)
  const filesOf = (outcomes: readonly SourceOutcome[]): IndexChange['files'] => {
    const states = planStateFiles(outcomes)
    const isNew = outcomes.some(({ results }) =>
      results.some(({ status }) => status !== 'unchanged' && status !== 'refused'),
    )
    const isCommit = isNew || states.size > 0 || listings?.hasChanged
    return new Map([...states, ...(isCommit && listings !== undefined ? listings.files : [])])
  }
  const unpublished = outcomesOf([])
  if (releases.length === 0 && filesOf(unpublished).size === 0)
    return { outcomes: unpublished, commit: null, changed: [], registryUrl: null }
  const options = {
    url: config.url,
    name: config.name,
    dryRun,
    fresh: dryRun ? ('planned' as const) : ('published' as const),
    isBulk: true,
    refusalCosts: 'tag' as const,
    extraFiles: (published: readonly RepositoryRelease[]) => filesOf(outcomesOf(published)),
  }
  const target = { index, raceBackoff, log }
  const { repositories, registryUrl, index: written } = await publishRepositories(releases, options, target)
  return { ...written, registryUrl, outcomes: outcomesOf(repositories) }
}

/** Plans the state files of the sources that a run has changed: collect/*.json by path. */
export function planStateFiles(outcomes: readonly SourceOutcome[]): ReadonlyMap<string, Uint8Array> {
  return new Map(
    outcomes.flatMap((outcome): [string, Uint8Array][] => {
      const text = compactJson(stateAfter(outcome))
      if (text === compactJson(outcome.state)) return []
      return [[sourceStatePath(outcome.source.key), new TextEncoder().encode(text)]]
    }),
  )
}

function stateAfter(outcome: SourceOutcome): SourceState {
  const { source, state, versions, fresh, results, error } = outcome
  if (error !== undefined) return { ...state, refusal: error.code }
  const isFresh = new Set(fresh.map(({ tag }) => tag))
  const refusals = results.filter((result) => result.status === 'refused')
  const codes = new Map(refusals.map((refusal) => [refusal.tag, refusal.error.code]))
  const tags: SourceState['tags'] = {}
  const refused: SourceState['refused'] = {}
  for (const { tag, commit } of versions) {
    const before = state.refused[tag]?.commit === commit ? state.refused[tag] : undefined
    const code = isFresh.has(tag) ? codes.get(tag) : before?.code
    if (code !== undefined) refused[tag] = { ...before, commit, code }
    else tags[tag] = commit
  }
  const address = addressesOf(source.options).length === 0 ? addressesOfSource(source)[0] : undefined
  const { source: _, address: __, refusal: ___, ...rest } = state
  return {
    ...rest,
    format: 1,
    // A local path means nothing to anybody else.
    ...(source.remote.scheme === 'file' ? {} : { source: source.remote.url }),
    options: optionsDigest(source.options),
    ...(address === undefined ? {} : { address: formatModuleAddress(address) }),
    tags,
    refused,
  }
}

/** The outcome of every source. @param published what a publish made of those that were fetched */
function sourceOutcomes(
  fetched: readonly FetchedSource[],
  published: readonly RepositoryRelease[],
): SourceOutcome[] {
  const found = new Map(published.map((release) => [release.repository, release]))
  return fetched.map((source) => {
    const { results = [], error } = (source.release && found.get(source.release.repository)) ?? {}
    return { ...source, ...(error === undefined ? {} : { error }), results }
  })
}

/** The members in batches of at most the weight `most`, in their order. A member that weighs more is a batch of its own. */
export function inBatches<T>(members: readonly T[], most: number, weightOf: (member: T) => number): T[][] {
  const batches: T[][] = [[]]
  let weight = 0
  for (const member of members) {
    if (weight > 0 && weight + weightOf(member) > most) {
      batches.push([])
      weight = 0
    }
    weight += weightOf(member)
    batches.at(-1)?.push(member)
  }
  return batches
}
