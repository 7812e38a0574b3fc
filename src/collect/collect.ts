import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { RegistryDocument } from '../index/format/documents.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexChange } from '../index/plan/publication-plan.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import {
  type Contribution,
  type OutcomePart,
  type PublishPlace,
  publishReleases,
} from '../publish/publish-releases.ts'
import { AddressRights } from './address-rights.ts'
import {
  type CollectReport,
  collectReport,
  type SourceOutcome,
  type SourcePart,
  sourcePart,
} from './collect-report.ts'
import { fetchSource } from './fetch-source.ts'
import { inBatches } from './in-batches.ts'
import { inParallel } from './in-parallel.ts'
import { listingPaths, listSources, type SourceList } from './list-sources.ts'
import type { NamePattern } from './name-pattern.ts'
import type { OwnerListing, SourceAccess, Visibilities } from './ports.ts'
import type { RegistryConfig } from './registry-config.ts'
import { isMeant, type Source } from './source.ts'
import { formatSourceState, sourceStatePath } from './source-state.ts'
import { type Look, lookAt, rememberedSource, stateAfter } from './state-files.ts'

export interface CollectRequest {
  readonly config: RegistryConfig
  /** Only these sources; what they were refused for is looked at again. */
  readonly only: NamePattern | undefined
  /** Publishes the good tags of a source although others of it are refused. */
  readonly keepGoing: boolean
  readonly dryRun: boolean
}

export interface CollectDependencies extends PublishPlace {
  /** URL of the GitHub server that owners and short names are of. */
  readonly serverUrl: string
  readonly sources: SourceAccess
  readonly owners: OwnerListing
  readonly visibilities: Visibilities
}

/** Questions that are asked at the same time: enough to hide a line's delay, few enough for any server. */
const LOOKS_AT_ONCE = 16
const FETCHES_AT_ONCE = 4
/** Tags of one index commit: what bounds the memory of a run, whatever the number of tags. */
const TAGS_OF_BATCH = 2_000

/**
 * Sources → their tags → those that are new → one index commit for all of them. A source that cannot be read, or whose tags
 * are refused, costs its own versions only. Throws INDEX_*, PERMISSION, INDEX_BUSY and INVALID_INPUT.
 */
export async function collect(
  request: CollectRequest,
  dependencies: CollectDependencies,
): Promise<CollectReport> {
  const snapshot = await dependencies.index.open()
  const { list, all, sources, states, registry } = await readSources(request, snapshot, dependencies)
  const terms = { limit: request.config.limits.tags, isRetry: request.only !== undefined }
  const looks = await inParallel(sources, LOOKS_AT_ONCE, (source) =>
    lookAt(source, states, { ...terms, sources: dependencies.sources }),
  )
  const rights = new AddressRights(all)
  const parts: SourcePart[] = []
  const said = { dryRun: request.dryRun, isRetry: terms.isRetry }
  const run = { commit: snapshot.commit, changed: [] as string[], registryUrl: registry?.url ?? null }
  const batches = inBatches(looks, TAGS_OF_BATCH, ({ fresh }) => fresh.length)
  for (const [number, batch] of batches.entries()) {
    const fetched = await inParallel(batch, FETCHES_AT_ONCE, async (look) => ({
      look,
      gift: look.fresh.length === 0 ? look.error : await fetchSource(look, { ...dependencies, rights }),
    }))
    const written = await publishBatch(fetched, request, { ...dependencies, list, isFirst: number === 0 })
    // What is said of a batch is little; what it was made of is let go.
    parts.push(...written.outcomes.map((outcome) => sourcePart(outcome, said)))
    run.commit = written.commit ?? run.commit
    run.changed.push(...written.changed)
    run.registryUrl = written.registryUrl ?? run.registryUrl
  }
  return collectReport({ ...run, parts, failed: list.failed })
}

interface SourcesRead {
  readonly list: SourceList
  readonly all: readonly Source[]
  /** Those that the run is about. */
  readonly sources: readonly Source[]
  /** The files of the index that their states are in. */
  readonly states: IndexFiles
  /** Undefined for an index that this run creates. */
  readonly registry: RegistryDocument | undefined
}

async function readSources(
  { config, only }: CollectRequest,
  snapshot: IndexSnapshot,
  dependencies: CollectDependencies,
): Promise<SourcesRead> {
  const listings = await snapshot.read([REGISTRY_PATH, ...listingPaths(config, dependencies.serverUrl)])
  const isNew = !snapshot.exists && dependencies.index.isCreatedByPublish
  const registry = isNew ? undefined : registryIn(listings)
  if (registry !== undefined) warnOfName(config, registry, dependencies)
  const list = await listSources(config, listings, dependencies)
  const states = await snapshot.read(list.sources.map(({ key }) => sourceStatePath(key)))
  const all = list.sources.map((source) => rememberedSource(source, states))
  const sources = all.filter((source) => only === undefined || isMeant(source, only.matches))
  if (sources.length === 0 && only !== undefined && list.failed.length === 0) throw nothingMeant(only, list)
  return { list, all, sources, states, registry }
}

function warnOfName(
  { name }: RegistryConfig,
  registry: RegistryDocument,
  { log }: CollectDependencies,
): void {
  if (name === undefined || name === registry.name) return
  log.warn(
    `the index is called ${quote(registry.name)}, and registry.yml says ${quote(name)}: write it into ${REGISTRY_PATH} of the index, then run module-registry render`,
  )
}

function nothingMeant(only: NamePattern, { sources }: SourceList): RegistryError {
  const some = sources.slice(0, 5).map(({ name }) => quote(name))
  return new RegistryError(
    'INVALID_INPUT',
    `no source is called ${quote(only.text)}`,
    `name one of ${sources.length}, such as ${some.join(', ')}, or add it to registry.yml`,
  )
}

interface Fetched {
  readonly look: Look
  /** What the source contributes, or why nothing; undefined where nothing is new. */
  readonly gift: Contribution | RegistryError | undefined
}

interface BatchDependencies extends CollectDependencies {
  readonly list: SourceList
  readonly isFirst: boolean
}

async function publishBatch(
  fetched: readonly Fetched[],
  request: CollectRequest,
  dependencies: BatchDependencies,
) {
  const { config, keepGoing, dryRun } = request
  const given = fetched.flatMap(({ gift }) => (isContribution(gift) ? [gift] : []))
  const outcomesOf = (parts: readonly OutcomePart[]): SourceOutcome[] => {
    const rest = parts.values()
    return fetched.map(({ look, gift }) => {
      if (!isContribution(gift)) return { look, error: gift, placed: [], refusals: [], withheld: new Set() }
      const { placed, refusals } = rest.next().value ?? { placed: [], refusals: [] }
      return { look, error: undefined, placed, refusals, withheld: withheldTags(look, refusals, keepGoing) }
    })
  }
  const alongside = (parts: readonly OutcomePart[]) =>
    stateFiles(outcomesOf(parts), given.length > 0, dependencies)
  if (given.length === 0 && alongside([]).size === 0)
    return { outcomes: outcomesOf([]), commit: null, changed: [], registryUrl: null }
  const words = { url: config.url, name: config.name, dryRun, alongside }
  const terms = { ...words, refusalCosts: keepGoing ? ('tag' as const) : ('repository' as const) }
  const outcome = await publishReleases(given, terms, { ...dependencies, log: quieter(dependencies.log) })
  return { ...outcome, outcomes: outcomesOf(outcome.parts) }
}

/** Advice on a module is for its authors, who do not read this log; of a thousand versions it would be a flood. */
function quieter(log: Log): Log {
  return { info: (line) => log.info(line), warn: (line) => log.debug(line), debug: (line) => log.debug(line) }
}

function isContribution(gift: Fetched['gift']): gift is Contribution {
  return gift !== undefined && !(gift instanceof RegistryError)
}

/** Without keep-going a new refusal holds back what else is new in its source, until the next run. */
function withheldTags(look: Look, refusals: OutcomePart['refusals'], keepGoing: boolean): Set<string> {
  if (keepGoing || refusals.length === 0) return new Set()
  const refused = new Set(refusals.map(({ tag }) => tag))
  return new Set(look.fresh.flatMap(({ tag }) => (refused.has(tag) ? [] : [tag])))
}

/** What the index shall remember: of sources what changed, of listings what is worth it. */
function stateFiles(
  outcomes: readonly SourceOutcome[],
  isCommitted: boolean,
  { list, isFirst }: BatchDependencies,
): IndexChange['files'] {
  const states = outcomes.flatMap(({ look, ...result }): [string, Uint8Array][] => {
    const text = formatSourceState(stateAfter(look, result))
    return text === formatSourceState(look.before) ? [] : [[look.path, new TextEncoder().encode(text)]]
  })
  const isWorth = isFirst && (isCommitted || states.length > 0 || list.isWorthCommit)
  return new Map([...states, ...(isWorth ? list.files : [])])
}
