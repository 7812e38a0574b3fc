import { counted } from '../base/count.ts'
import { quote, type Refusal, RegistryError, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { inParallel } from '../base/in-parallel.ts'
import { compactJson } from '../base/json.ts'
import { type IndexFiles, registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexChange } from '../index/plan/publication-plan.ts'
import { formatModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import type { RepositoryRelease } from '../publish/publication.ts'
import { publishRepositories } from '../publish/publish.ts'
import {
  failuresAmong,
  inReportOrder,
  type PublishReport,
  type PublishResult,
} from '../publish/publish-report.ts'
import { listSources, type SourceList } from './list-sources.ts'
import type { CollectDependencies } from './ports.ts'
import { addressesOf, type NamePattern, type RegistryConfig } from './registry-config.ts'
import { AddressOwners, addressesOfSource, type Source } from './source.ts'
import {
  isStatePath,
  optionsDigest,
  readSourceState,
  type SourceState,
  STATE_DIRECTORY,
  sourceStatePath,
} from './source-state.ts'
import { fetchSource, listNewTags, type SourceTags } from './source-tags.ts'

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

export interface CollectRequest {
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
  const { failed, gone, selected, addressOwners, states, ...read } = await readSources(request, dependencies)
  const tagLists = await dependencies.tagLists.find(selected)
  const listed = await inParallel(selected, LISTINGS_AT_ONCE, (source) => {
    const listTags = async () => tagLists.get(source) ?? dependencies.sources.listTags(source)
    return listNewTags(source, states, listTags, { limit: config.limits.tags, isRetry })
  })
  const sources = failed.map(({ name, error }) => refusedSource({ source: name, ...NO_TAGS }, error, false))
  let { index, registryUrl } = read
  const batches = inBatches(listed, TAGS_PER_BATCH, ({ fresh }) => fresh.length)
  for (const [number, batch] of batches.entries()) {
    const fetched = await inParallel(batch, FETCHES_AT_ONCE, (tags) =>
      fetchSource(tags, addressOwners, dependencies),
    )
    const published = await publishBatch(fetched, number === 0 ? gone : [], request, dependencies)
    // The packages of the batch are released here; only its report stays in memory.
    const added = published.outcomes.map((outcome) => reportSource(outcome, { dryRun, isRetry }))
    for (const { report } of added) for (const line of formatSkippedTags(report)) dependencies.log.info(line)
    sources.push(...added)
    const { commit, changed } = published.index
    index = { commit: commit ?? index.commit, changed: [...index.changed, ...changed] }
    registryUrl = published.registryUrl ?? registryUrl
  }
  return {
    results: sources.flatMap(({ results }) => results),
    failures: sources.flatMap(({ results }) => failuresAmong(results)),
    sources: sources.map(({ report }) => report),
    isBulk: true,
    index,
    registryUrl,
  }
}

/** Lists all sources, reads what the index remembers of them, and selects those of this run. */
async function readSources({ config, only }: CollectRequest, dependencies: CollectDependencies) {
  const snapshot = await dependencies.index.open()
  const isNew = !snapshot.exists && dependencies.index.isCreatedByPublish
  const registry = isNew ? undefined : registryIn(await snapshot.read([REGISTRY_PATH]))
  if (registry !== undefined && config.name !== undefined && config.name !== registry.name)
    dependencies.log.warn(
      `the index is called ${quote(registry.name)}, and registry.yml says ${quote(config.name)}: write it into ${REGISTRY_PATH} of the index, then run module-registry render`,
    )
  const list = await listSources(config, dependencies)
  const gone = only === undefined ? goneStates(list, await snapshot.listDirectory(STATE_DIRECTORY)) : []
  if (gone.length > 0)
    dependencies.log.info(
      `sources   removed ${counted(gone.length, 'state file')} of sources that are gone: their versions stay`,
    )
  const states = await snapshot.read(list.sources.map(({ key }) => sourceStatePath(key)))
  const sources = list.sources.map((source) => withKeptAddress(source, states))
  const selected = only === undefined ? sources : sources.filter((source) => isSelected(source, only))
  if (selected.length === 0 && only !== undefined && list.failed.length === 0) throw unknownSource(only, list)
  // A source that is not selected keeps its address.
  const addressOwners = new AddressOwners(sources)
  const index: PublishReport['index'] = { commit: snapshot.commit, changed: [] }
  const registryUrl = registry?.url ?? null
  return { failed: list.failed, gone, selected, addressOwners, states, index, registryUrl }
}

/** The states of sources that `registry.yml` names no longer; none where an owner was not listed to the end. */
function goneStates({ sources, isWhole }: SourceList, remembered: readonly string[]): string[] {
  if (!isWhole) return []
  const states = new Set(sources.map(({ key }) => sourceStatePath(key)))
  const paths = remembered.map((name) => `${STATE_DIRECTORY}/${name}`)
  return paths.filter((path) => isStatePath(path) && !states.has(path))
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
 * @param gone states that are removed with this batch
 */
async function publishBatch(
  fetched: readonly SourceTags[],
  gone: readonly string[],
  { config, dryRun }: CollectRequest,
  { index, raceBackoff, log }: CollectDependencies,
) {
  const releases = fetched.flatMap(({ release }) => release ?? [])
  const outcomesOf = (published: readonly RepositoryRelease[]) => sourceOutcomes(fetched, published)
  const filesOf = (outcomes: readonly SourceOutcome[]): IndexChange['files'] =>
    new Map([...planStateFiles(outcomes), ...gone.map((path) => [path, null] as const)])
  const unpublished = outcomesOf([])
  if (releases.length === 0 && filesOf(unpublished).size === 0)
    return { outcomes: unpublished, index: { commit: null, changed: [] }, registryUrl: null }
  const options = {
    url: config.url,
    name: config.name,
    dryRun,
    isBulk: true,
    refusalCosts: 'tag' as const,
    extraFiles: (published: readonly RepositoryRelease[]) => filesOf(outcomesOf(published)),
  }
  const target = { index, raceBackoff, log }
  const { repositories, ...published } = await publishRepositories(releases, options, target)
  return { ...published, outcomes: outcomesOf(repositories) }
}

/** Plans the state files of the sources that a run has changed: collect/*.json by path. */
function planStateFiles(outcomes: readonly SourceOutcome[]): ReadonlyMap<string, Uint8Array> {
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
  fetched: readonly SourceTags[],
  published: readonly RepositoryRelease[],
): SourceOutcome[] {
  const found = new Map(published.map((release) => [release.repository, release]))
  return fetched.map((source) => {
    const { results = [], error } = (source.release && found.get(source.release.repository)) ?? {}
    return { ...source, ...(error === undefined ? {} : { error }), results }
  })
}

/** The members in batches of at most the weight `most`, in their order. A member that weighs more is a batch of its own. */
function inBatches<T>(members: readonly T[], most: number, weightOf: (member: T) => number): T[][] {
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

/** The result of a collection, without the refusals that an earlier run has reported. `collect --json` prints results, sources and index. */
export interface CollectReport extends PublishReport {
  readonly results: readonly CollectResult[]
  readonly failures: readonly Extract<CollectResult, { status: 'refused' }>[]
  readonly sources: readonly SourceReport[]
}

/** @property tag is empty where the source as a whole is refused */
type CollectResult = PublishResult & { readonly source: string }

interface SourceReport {
  readonly source: string
  readonly status: 'published' | 'planned' | 'unchanged' | 'refused'
  readonly tags: number
  readonly new: number
  readonly published: number
  readonly refused: number
  /** Refused before, and reported by an earlier run. */
  readonly known: number
  /** Tags that this run left out, each with the reason. */
  readonly skipped: SourceTags['skipped']
  /** Why the source as a whole was refused, also where an earlier run has reported it. */
  readonly error?: Refusal
}

const NO_TAGS = { tags: 0, new: 0, published: 0, refused: 0, known: 0, skipped: [] }

interface SourceResults {
  readonly report: SourceReport
  readonly results: readonly CollectResult[]
}

/** @param isKnown whether an earlier run has reported the refusal */
function refusedSource(
  counts: Omit<SourceReport, 'status'>,
  error: Refusal,
  isKnown: boolean,
): SourceResults {
  const { source } = counts
  const [refused, known] = isKnown ? [0, 1] : [1, 0]
  return {
    report: { ...counts, refused, known, status: 'refused', error },
    results: isKnown ? [] : [{ status: 'refused', source, tag: '', error }],
  }
}

/** @param isRetry whether refusals that an earlier run has reported are reported again */
function reportSource(
  outcome: SourceOutcome,
  { dryRun, isRetry }: { readonly dryRun: boolean; readonly isRetry: boolean },
): SourceResults {
  const { state, versions, fresh, error } = outcome
  const source = outcome.source.name
  const counts = { source, ...NO_TAGS, tags: versions.length, new: fresh.length }
  if (error !== undefined)
    return refusedSource(counts, error.toRefusal(), !isRetry && state.refusal === error.code)
  const status = dryRun ? 'planned' : 'published'
  const reported = outcome.results.filter(
    (result) => result.status !== 'refused' || isRetry || !isReported(outcome, result.tag, result.error.code),
  )
  const results = inReportOrder(reported).map((result) => ({ source, ...result }))
  const refused = results.filter((result) => result.status === 'refused').length
  const published = results.filter((result) => result.status === status).length
  const unprocessed = Object.keys(state.refused).filter((tag) => isStillRefused(outcome, tag))
  const report: SourceReport = {
    ...counts,
    status: refused > 0 ? 'refused' : published > 0 ? status : 'unchanged',
    published,
    refused,
    known: unprocessed.length + outcome.results.length - reported.length,
    skipped: [
      ...outcome.skipped,
      ...unprocessed.map((tag) => ({ tag, reason: `refused before (${state.refused[tag]?.code})` })),
    ],
  }
  return { report, results }
}

function isReported({ state, fresh }: SourceTags, tag: string, code: string): boolean {
  const commit = fresh.find((each) => each.tag === tag)?.commit
  return state.refused[tag]?.commit === commit && state.refused[tag]?.code === code
}

/** Whether a tag that an earlier run has refused is still at its commit and was not processed by this run. */
function isStillRefused({ state, versions, fresh }: SourceTags, tag: string): boolean {
  const isThere = versions.some((each) => each.tag === tag && each.commit === state.refused[tag]?.commit)
  return isThere && !fresh.some((each) => each.tag === tag)
}

/** A line for the log for each reason; of many tags the first ones, as the JSON document has them all. */
function formatSkippedTags({ source, skipped }: SourceReport): string[] {
  return [...groupBy(skipped, ({ reason }) => reason)].map(
    ([reason, tags]) =>
      `skipped   ${source}: ${reason}: ${shortList(tags.map(({ tag }) => quote(tag))).join(', ')}`,
  )
}

interface SourceOutcome extends SourceTags, Pick<RepositoryRelease, 'results'> {}

/** Whether `--only` selects this source: by its name, its repository's own name, or an address. */
export function isSelected(source: Source, { matches }: NamePattern): boolean {
  const { name, repository, options, keptAddress } = source
  const addresses = [...addressesOf(options), ...(keptAddress === undefined ? [] : [keptAddress])]
  return [name, repository, ...addresses.map(formatModuleAddress)].some(matches)
}

/** The source with the address that it had first, where its options name none. Throws INDEX_INVALID. */
function withKeptAddress(source: Source, index: IndexFiles): Source {
  const { address } = readSourceState(source.key, index)
  if (address === undefined || addressesOf(source.options).length > 0) return source
  return { ...source, keptAddress: parseModuleAddress(address) }
}

/** The report for people: a line for each source with something to report, and the totals. */
export function formatCollectReport({ sources, index }: CollectReport): string {
  const busy = sources.filter(({ status, known }) => status !== 'unchanged' || known > 0)
  const width = Math.max(0, ...busy.map(({ source }) => source.length))
  const lines = busy.map((each) => `${each.status.padEnd(9)} ${each.source.padEnd(width)}  ${countsOf(each)}`)
  const sums = countsOf({
    ...{ published: sumOf(sources, 'published'), refused: sumOf(sources, 'refused') },
    known: sumOf(sources, 'known'),
  })
  const head = index.commit === null ? '' : ` at ${index.commit.slice(0, 7)}`
  return [
    ...lines,
    `sources   ${sources.length}, ${sums || 'no new version'}`,
    `index     ${counted(index.changed.length, 'file')} changed${head}`,
  ].join('\n')
}

function sumOf(sources: readonly SourceReport[], key: 'published' | 'refused' | 'known'): number {
  return sources.reduce((sum, each) => sum + each[key], 0)
}

function countsOf({
  published,
  refused,
  known,
  error,
}: Pick<SourceReport, 'published' | 'refused' | 'known' | 'error'>): string {
  const counts: [number, string][] = [
    [published, published === 1 ? 'new version' : 'new versions'],
    [refused, 'refused'],
    [known, 'refused before'],
  ]
  const texts = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`)
  return [...texts, ...(error === undefined ? [] : [error.code])].join(', ')
}
