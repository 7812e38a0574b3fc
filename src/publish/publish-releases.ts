import { counted } from '../base/count.ts'
import type { Log } from '../base/log.ts'
import { withdrawnVersions } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { type IndexChange, planChange } from '../index/plan/publication-plan.ts'
import { updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import { announce, announceClients } from './announce.ts'
import { cachedRepository } from './cached-repository.ts'
import { checkAccess } from './check-access.ts'
import {
  type Contribution,
  type DecidedContribution,
  type DecisionRules,
  decideRun,
  type OpenContributions,
  type OpenedIndex,
  type RepositoryOutcome,
} from './decide-run.ts'
import { BATCH_LIMITS, type BatchLimits, mergedOutcomes, selectionBatches } from './publication-batches.ts'
import { type IndexState, readIndex, withVersions } from './read-index.ts'
import { RunPackages } from './run-packages.ts'
import type { Selection } from './selection.ts'
import { publicationsOf, type StoredRelease, type StoreRun, storeReleases } from './store-packages.ts'

export interface PublishOptions extends DecisionRules {
  /** Public URL of an index that this run creates, or that has none yet; any other index must have it. */
  readonly url: string | undefined
  /** Name for an index that this run creates. */
  readonly name?: string | undefined
  readonly dryRun: boolean
  /** What one commit may hold; more becomes several. */
  readonly limits?: BatchLimits | undefined
  /** Whether the zips are deleted when they are published; else they stay as long as the directory for them. */
  readonly discards?: boolean | undefined
  /** Files that shall travel in the same commit, or in the last of several, planned anew for every try. */
  readonly alongside?: (parts: readonly RepositoryOutcome[]) => IndexChange['files']
}

/** Where a run publishes to. */
export interface PublishTarget {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly log: Log
}

export interface RunOutcome {
  readonly parts: readonly RepositoryOutcome[]
  readonly registryUrl: string | null
  readonly commit: string | null
  readonly changed: readonly string[]
  /** Whether the run as a whole was refused. */
  readonly isRefused: boolean
}

/**
 * Selected releases of any number of repositories → packages → one index commit; several where they are more than one commit may hold.
 * All of them are decided on before the first is stored. A lost race is planned again on the new head, with the packages kept. Throws
 * what `updateIndex`, `checkAccess` and `storeReleases` throw.
 */
export async function publishReleases(
  contributions: readonly Contribution[],
  options: PublishOptions,
  target: PublishTarget,
): Promise<RunOutcome> {
  const { limits = BATCH_LIMITS, discards = false } = options
  const packages = new RunPackages(limits.bytes)
  const cached = new Map(contributions.map((each) => [each, cachedRepository(each.repository, packages)]))
  const { outcome, batches } = await publishTogether(cached, { ...options, limits, packages }, target)
  if (discards || batches !== undefined) await packages.discard()
  if (batches === undefined) return outcome
  return publishBatches(contributions, { decided: outcome, batches }, { options, target })
}

interface Together {
  readonly outcome: RunOutcome
  /** Present where nothing was written yet, as the new versions are more than one commit may hold. */
  readonly batches?: readonly (readonly Selection[])[]
}

async function publishTogether(
  cached: OpenContributions,
  options: PublishOptions & { readonly limits: BatchLimits; readonly packages: RunPackages },
  target: PublishTarget,
): Promise<Together> {
  const { index, raceBackoff, log } = target
  const selections = [...cached.keys()].flatMap((each) => each.selections)
  const { result, commit } = await updateIndex(index, raceBackoff, async (snapshot, attempt) => {
    const state = await readIndex(index, snapshot, { url: options.url, name: options.name, selections })
    const decided = await decideRun(cached, { state, snapshot }, options, log)
    const unstored: RepositoryOutcome[] = decided.map((each) => ({ ...each, stored: [] }))
    const result = { registryUrl: state.registry.url, parts: unstored, changed: [], isRefused: false }
    if (options.refusalCosts === 'run' && decided.some(({ refusals }) => refusals.length > 0))
      return { result: { ...result, isRefused: true }, change: undefined }
    const accepted = decided.flatMap((each) => each.accepted)
    const batches = options.dryRun ? [] : selectionBatches(accepted, options.limits)
    if (batches.length > 1 || (batches.length === 1 && options.packages.hasDiscarded))
      return { result: { ...result, batches }, change: undefined }
    if (attempt === 1) await announceRun(decided, state, { options, target })
    const { parts, change } = await storeRun(decided, { state, snapshot }, { options, log, attempt })
    const changed = [...change.files.keys()]
    return { result: { ...result, parts, changed }, change: options.dryRun ? undefined : change }
  })
  const { batches, ...outcome } = { batches: undefined, ...result }
  return { outcome: { ...outcome, commit }, ...(batches === undefined ? {} : { batches }) }
}

interface Running {
  readonly options: PublishOptions
  readonly target: PublishTarget
}

const ONE_BATCH: BatchLimits = { bytes: Infinity, versions: Infinity }

/** Publishes one batch after the other; what travels along is in the commit of the last. */
async function publishBatches(
  contributions: readonly Contribution[],
  { decided, batches }: { readonly decided: RunOutcome; readonly batches: readonly (readonly Selection[])[] },
  { options, target }: Running,
): Promise<RunOutcome> {
  const before: (readonly RepositoryOutcome[])[] = []
  const changed: string[] = []
  let last = decided
  for (const [number, batch] of batches.entries()) {
    target.log.info(`index     batch ${number + 1} of ${batches.length}: ${counted(batch.length, 'version')}`)
    const members = new Set(batch)
    const parts = contributions.map((each) => ({
      ...each,
      selections: each.selections.filter((selection) => members.has(selection)),
      refused: [],
    }))
    const isLast = number === batches.length - 1
    const alongside = (stored: readonly RepositoryOutcome[]) =>
      options.alongside?.(mergedOutcomes(decided.parts, [...before, stored])) ?? new Map()
    const { alongside: _, ...rest } = options
    const own = { ...rest, limits: ONE_BATCH, discards: true, ...(isLast ? { alongside } : {}) }
    last = await publishReleases(parts, own, target)
    before.push(last.parts)
    changed.push(...last.changed)
    if (last.isRefused) break
  }
  return { ...last, parts: mergedOutcomes(decided.parts, before), changed }
}

/** Says what will be published, and proves that it may be. */
async function announceRun(
  decided: readonly DecidedContribution[],
  { registry }: IndexState,
  { options: { dryRun }, target: { index, log } }: Running,
): Promise<void> {
  announce(
    decided.flatMap(({ accepted }) => accepted),
    registry.url,
    log,
  )
  if (!dryRun) await checkAccess(decided, index)
}

async function storeRun(
  decided: readonly DecidedContribution[],
  { state, snapshot }: OpenedIndex,
  {
    options: { dryRun, alongside },
    log,
    attempt,
  }: { readonly options: PublishOptions; readonly log: Log; readonly attempt: number },
): Promise<{ readonly parts: readonly RepositoryOutcome[]; readonly change: IndexChange }> {
  const registryUrl = state.registry.url
  const withdrawnOf = (address: ModuleAddress) => withdrawnIn(state.files, address)
  const parts = await storeEach(decided, { registryUrl, withdrawnOf, dryRun, log })
  const stored = parts.flatMap((part) => part.stored)
  if (attempt === 1) announceClients(stored, registryUrl, log)
  return { parts, change: await planRun(state, snapshot, { stored, alongside: alongside?.(parts) }) }
}

function withdrawnIn(files: IndexFiles, address: ModuleAddress): ReadonlySet<Version> {
  const module = moduleIn(files, address)
  return module === undefined ? new Set() : withdrawnVersions(module)
}

async function planRun(
  state: IndexState,
  snapshot: IndexSnapshot,
  {
    stored,
    alongside,
  }: { readonly stored: readonly StoredRelease[]; readonly alongside?: IndexChange['files'] | undefined },
): Promise<IndexChange> {
  const restored = stored.flatMap((each) =>
    'release' in each ? [] : (each.decision.restored?.release ?? []),
  )
  const whole = restored.length === 0 ? state : await withVersions(state, snapshot, restored)
  const change = planChange(whole.files, whole.registry, publicationsOf(stored, whole.planned))
  return withCompanions(change, alongside, whole)
}

/** With the files that shall travel along, those of a new public URL, and those of a new index where anything is written to it. */
function withCompanions(
  change: IndexChange,
  alongside: IndexChange['files'] = new Map(),
  { created, withUrl, registry }: IndexState,
): IndexChange {
  const files = [...change.files, ...alongside]
  const other = withUrl.size > 0 ? `Set the public URL ${registry.url}` : 'Update collection state'
  return {
    ...change,
    message: change.files.size > 0 ? change.message : other,
    files: new Map([...withUrl, ...(files.length > 0 ? created : []), ...files]),
  }
}

async function storeEach(
  decided: readonly DecidedContribution[],
  run: StoreRun,
): Promise<RepositoryOutcome[]> {
  const outcomes: RepositoryOutcome[] = []
  for (const { accepted, ...rest } of decided)
    outcomes.push({ ...rest, stored: await storeReleases(accepted, rest.contribution, run) })
  return outcomes
}
