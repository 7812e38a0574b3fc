import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexChange } from '../index/plan/publication-plan.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { type PublishTarget, publishReleases, type RepositoryOutcome } from '../publish/publish-releases.ts'
import { AddressRights } from './address-rights.ts'
import { type CollectProgress, type CollectReport, collectReport, reportSource } from './collect-report.ts'
import { type FetchedSource, fetchSource } from './fetch-source.ts'
import { inBatches } from './in-batches.ts'
import { inParallel } from './in-parallel.ts'
import { listingPaths, listSources, type SourceList } from './list-sources.ts'
import type { NamePattern } from './name-pattern.ts'
import { listNewTags } from './new-tags.ts'
import type { OwnerListing, SourceAccess, Visibilities } from './ports.ts'
import type { RegistryConfig } from './registry-config.ts'
import { isSelected, type Source } from './source.ts'
import { NOTHING_NEW, outcomesBySource, type SourceOutcomes } from './source-outcomes.ts'
import { sourceStatePath, withKeptAddress } from './source-state.ts'
import { planStateFiles } from './state-files.ts'

export interface CollectRequest {
  readonly config: RegistryConfig
  /** Only these sources; their refused tags are processed again. */
  readonly only: NamePattern | undefined
  /** Publishes the good tags of a source although others of it are refused. */
  readonly keepGoing: boolean
  readonly dryRun: boolean
}

export interface CollectDependencies extends PublishTarget {
  /** URL of the GitHub server that owners and short names belong to. */
  readonly serverUrl: string
  readonly sources: SourceAccess
  readonly owners: OwnerListing
  readonly visibilities: Visibilities
}

/** Enough to hide the delay of a connection, few enough for any server. */
const LISTINGS_AT_ONCE = 16
const FETCHES_AT_ONCE = 4
/** New tags in one index commit: this bounds the memory of a run, whatever the number of tags. */
const TAGS_PER_BATCH = 2_000

/**
 * Lists the tags of all sources, fetches those that are new, and publishes them and the state of the collection in one index
 * commit for each batch. A source that is refused, or whose tags are, is part of the report. Throws INDEX_* and PERMISSION for
 * the index, INVALID_INPUT where `only` selects nothing or the index needs a URL.
 */
export async function collect(
  request: CollectRequest,
  dependencies: CollectDependencies,
): Promise<CollectReport> {
  const snapshot = await dependencies.index.open()
  const { list, selected, rights, states, registryUrl } = await readSources(request, snapshot, dependencies)
  const options = { dryRun: request.dryRun, isRetry: request.only !== undefined }
  const listing = { sources: dependencies.sources, limit: request.config.limits.tags, ...options }
  const listed = await inParallel(selected, LISTINGS_AT_ONCE, (source) =>
    listNewTags(source, states, listing),
  )
  let progress: CollectProgress = { sources: [], commit: snapshot.commit, changed: [], registryUrl }
  const batches = inBatches(listed, TAGS_PER_BATCH, ({ fresh }) => fresh.length)
  for (const [number, batch] of batches.entries()) {
    const fetched = await inParallel(batch, FETCHES_AT_ONCE, (tags) =>
      fetchSource(tags, { ...dependencies, rights }),
    )
    const listings = number === 0 ? list : undefined
    const { outcomes, ...published } = await publishBatch(fetched, request, { ...dependencies, listings })
    const reports = batch.map((tags) => reportSource(tags, outcomes.get(tags.source) ?? NOTHING_NEW, options))
    // The packages of the batch are released here; only its report stays in memory.
    progress = {
      sources: [...progress.sources, ...reports],
      commit: published.commit ?? progress.commit,
      changed: [...progress.changed, ...published.changed],
      registryUrl: published.registryUrl ?? progress.registryUrl,
    }
  }
  return collectReport(progress, list.failed)
}

interface SourcesRead {
  readonly list: SourceList
  /** The sources of this run. */
  readonly selected: readonly Source[]
  /** Of all sources, also those that are not selected. */
  readonly rights: AddressRights
  /** The files of the index that contain the states of sources. */
  readonly states: IndexFiles
  /** Null for an index that this run creates or that has none. */
  readonly registryUrl: string | null
}

async function readSources(
  { config, only }: CollectRequest,
  snapshot: IndexSnapshot,
  dependencies: CollectDependencies,
): Promise<SourcesRead> {
  const files = await snapshot.read([REGISTRY_PATH, ...listingPaths(config, dependencies.serverUrl)])
  const isNew = !snapshot.exists && dependencies.index.isCreatedByPublish
  const registry = isNew ? undefined : registryIn(files)
  if (registry !== undefined && config.name !== undefined && config.name !== registry.name)
    dependencies.log.warn(
      `the index is called ${quote(registry.name)}, and registry.yml says ${quote(config.name)}: write it into ${REGISTRY_PATH} of the index, then run module-registry render`,
    )
  const list = await listSources(config, files, dependencies)
  const states = await snapshot.read(list.sources.map(({ key }) => sourceStatePath(key)))
  const sources = list.sources.map((source) => withKeptAddress(source, states))
  const selected = only === undefined ? sources : sources.filter((source) => isSelected(source, only))
  if (selected.length === 0 && only !== undefined && list.failed.length === 0) throw unknownSource(only, list)
  return { list, selected, rights: new AddressRights(sources), states, registryUrl: registry?.url ?? null }
}

function unknownSource(only: NamePattern, { sources }: SourceList): RegistryError {
  const some = sources.slice(0, 5).map(({ name }) => quote(name))
  return new RegistryError(
    'INVALID_INPUT',
    `no source is called ${quote(only.text)}`,
    `name one of ${sources.length}, such as ${some.join(', ')}, or add it to registry.yml`,
  )
}

interface BatchDependencies extends PublishTarget {
  /** The listings that are written with this batch. */
  readonly listings: SourceList | undefined
}

interface PublishedBatch extends Omit<CollectProgress, 'sources'> {
  readonly outcomes: SourceOutcomes
}

/** Publishes the releases of some sources, and their state, in one index commit; in none where nothing has changed. */
async function publishBatch(
  fetched: readonly FetchedSource[],
  { config, keepGoing, dryRun }: CollectRequest,
  { listings, index, raceBackoff, log }: BatchDependencies,
): Promise<PublishedBatch> {
  const contributions = fetched.flatMap(({ contribution }) => contribution ?? [])
  const outcomesOf = (parts: readonly RepositoryOutcome[]) => outcomesBySource(fetched, parts, keepGoing)
  const filesOf = (outcomes: SourceOutcomes): IndexChange['files'] => {
    const states = planStateFiles(fetched, outcomes)
    const isCommit = contributions.length > 0 || states.size > 0 || listings?.hasChanged
    return new Map([...states, ...(isCommit && listings !== undefined ? listings.files : [])])
  }
  const refused = outcomesOf([])
  if (contributions.length === 0 && filesOf(refused).size === 0)
    return { outcomes: refused, commit: null, changed: [], registryUrl: null }
  const options = {
    url: config.url,
    name: config.name,
    dryRun,
    refusalCosts: keepGoing ? ('tag' as const) : ('repository' as const),
    alongside: (parts: readonly RepositoryOutcome[]) => filesOf(outcomesOf(parts)),
  }
  const { parts, ...published } = await publishReleases(contributions, options, {
    index,
    raceBackoff,
    log: withoutAdvice(log),
  })
  return { ...published, outcomes: outcomesOf(parts) }
}

/** Advice on a module is for its authors, who do not read this log; of a thousand versions it would be a flood. */
function withoutAdvice(log: Log): Log {
  return { info: (line) => log.info(line), warn: (line) => log.debug(line), debug: (line) => log.debug(line) }
}
