import { quote, RegistryError, shortList } from '../base/error.ts'
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
import { ClaimedAddresses } from './claimed-addresses.ts'
import { judgeCompatibility } from './compatibility.ts'
import { type DecisionContext, decide } from './decide.ts'
import type { GuardedStores } from './guarded-stores.ts'
import type { Attestor, ModuleRepository } from './ports.ts'
import { isSameAsRemoved } from './published-version.ts'
import { type IndexState, readIndex, withVersions } from './read-index.ts'
import type { RestoreMode } from './restored-version.ts'
import type { RefusedTag, SelectedReleases } from './select-releases.ts'
import type { Selection } from './selection.ts'
import {
  type AcceptedDecision,
  publicationsOf,
  type StoredRelease,
  type StoreRun,
  storeReleases,
} from './store-packages.ts'

/** What one repository brings to a change of the index. */
export interface Contribution extends Pick<SelectedReleases, 'selections' | 'refused'> {
  readonly repository: Omit<ModuleRepository, 'tags' | 'config'>
  /** They say too how widely the interface may be shown. */
  readonly stores: GuardedStores
  /** Undefined: packages are not attested. */
  readonly attestor: Attestor | undefined
}

export interface PublishOptions {
  /** Public URL of an index that this run creates, or that has none yet; any other index must have it. */
  readonly url: string | undefined
  /** Name for an index that this run creates. */
  readonly name?: string | undefined
  /** What is not published because of one refused tag: the whole run, the tags of its repository, or the tag alone. */
  readonly refusalCosts: 'run' | 'repository' | 'tag'
  readonly dryRun: boolean
  /** Which files of unchanged versions are put back; undefined: nobody looks at them. */
  readonly restore?: RestoreMode | undefined
  /** Whether tags of removed versions are skipped with a notice; a tag that was named is refused. */
  readonly skipsRemoved?: boolean | undefined
  /** Files that shall travel in the same commit, planned anew for every try. */
  readonly alongside?: (parts: readonly RepositoryOutcome[]) => IndexChange['files']
}

/** Where a run publishes to. */
export interface PublishTarget {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly log: Log
}

/** What became of one contribution. */
export interface RepositoryOutcome {
  readonly contribution: Contribution
  readonly stored: readonly StoredRelease[]
  readonly refusals: readonly RefusedTag[]
  /** Why the repository is refused as a whole: it takes more time than it may. Then nothing of it is stored. */
  readonly error?: RegistryError
}

export interface RunOutcome {
  readonly parts: readonly RepositoryOutcome[]
  readonly registryUrl: string | null
  readonly commit: string | null
  readonly changed: readonly string[]
  /** Whether the run as a whole was refused. */
  readonly isRefused: boolean
}

interface DecidedContribution extends Omit<RepositoryOutcome, 'stored'> {
  readonly accepted: readonly AcceptedDecision[]
}

/**
 * Selected releases of any number of repositories → packages → one index commit. A lost race is planned again on the new
 * head, with the packages kept. Throws what `updateIndex`, `checkAccess` and `storeReleases` throw.
 */
export async function publishReleases(
  contributions: readonly Contribution[],
  options: PublishOptions,
  { index, raceBackoff, log }: PublishTarget,
): Promise<RunOutcome> {
  const { dryRun, refusalCosts, restore } = options
  const cached = new Map(contributions.map((each) => [each, cachedRepository(each.repository)]))
  const selections = contributions.flatMap((each) => each.selections)
  const { result, commit } = await updateIndex(index, raceBackoff, async (snapshot, attempt) => {
    const state = await readIndex(index, snapshot, { url: options.url, name: options.name, selections })
    const known = { index: state, restore: restore && { mode: restore, snapshot } }
    const wanted = options.skipsRemoved ? withoutRemoved(cached, state.files, log) : cached
    const decided = withoutRefused(await decideEach(wanted, known, log), refusalCosts)
    const registryUrl = state.registry.url
    if (refusalCosts === 'run' && decided.some(({ refusals }) => refusals.length > 0)) {
      const parts: RepositoryOutcome[] = decided.map((each) => ({ ...each, stored: [] }))
      return { result: { registryUrl, parts, changed: [], isRefused: true }, change: undefined }
    }
    if (attempt === 1) {
      announce(
        decided.flatMap(({ accepted }) => accepted),
        registryUrl,
        log,
      )
      if (!dryRun) await checkAccess(decided, index)
    }
    const withdrawnOf = (address: ModuleAddress) => withdrawnIn(state.files, address)
    const parts = await storeEach(decided, { registryUrl, withdrawnOf, dryRun, log })
    const stored = parts.flatMap((part) => part.stored)
    if (attempt === 1) announceClients(stored, registryUrl, log)
    const change = await planRun(state, snapshot, { stored, alongside: options.alongside?.(parts) })
    const changed = [...change.files.keys()]
    return {
      result: { registryUrl, parts, changed, isRefused: false },
      change: dryRun ? undefined : change,
    }
  })
  return { ...result, commit }
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

/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function withoutRemoved(
  contributions: ReadonlyMap<Contribution, Contribution['repository']>,
  files: IndexFiles,
  log: Log,
): ReadonlyMap<Contribution, Contribution['repository']> {
  const isRemoved = ({ release }: Selection) => isSameAsRemoved(release, moduleIn(files, release.address))
  const skip = (contribution: Contribution): Contribution => {
    const removed = contribution.selections.filter(isRemoved).map(({ release }) => quote(release.tag))
    if (removed.length === 0) return contribution
    log.info(`tags      skipped, their versions are removed: ${shortList(removed).join(', ')}`)
    return { ...contribution, selections: contribution.selections.filter((each) => !isRemoved(each)) }
  }
  return new Map([...contributions].map(([each, repository]) => [skip(each), repository]))
}

/** @param contributions with repositories that keep what they read for the next try */
async function decideEach(
  contributions: ReadonlyMap<Contribution, Contribution['repository']>,
  known: Pick<DecisionContext, 'index' | 'restore'>,
  log: Log,
): Promise<DecidedContribution[]> {
  const claimed = new ClaimedAddresses()
  const total = [...contributions.keys()].reduce((sum, { selections }) => sum + selections.length, 0)
  let done = 0
  const onDecided = () => {
    done += 1
    log.progress?.('packages', done, total)
  }
  const decided: DecidedContribution[] = []
  for (const [contribution, repository] of contributions) {
    const context = { repository, stores: contribution.stores, ...known, claimed, onDecided }
    decided.push(await decideContribution(contribution, context))
    await repository.close()
  }
  return decided
}

async function decideContribution(
  contribution: Contribution,
  context: DecisionContext,
): Promise<DecidedContribution> {
  const { stores, selections, refused } = contribution
  try {
    const judged = judgeCompatibility(await decide(selections, context), context.index.files)
    return {
      contribution,
      accepted: judged
        .filter((decision) => decision.status !== 'refused')
        .map((decision) => withoutHidden(decision, stores)),
      refusals: [...refused, ...judged.filter((decision) => decision.status === 'refused')],
    }
  } catch (error) {
    if (!(error instanceof RegistryError) || !context.repository.signal?.aborted) throw error
    return { contribution, accepted: [], refusals: [], error }
  }
}

/** Under `repository`, one refused tag costs all tags of its repository. */
function withoutRefused(
  decided: readonly DecidedContribution[],
  refusalCosts: PublishOptions['refusalCosts'],
): readonly DecidedContribution[] {
  if (refusalCosts !== 'repository') return decided
  return decided.map((each) => (each.refusals.length > 0 ? { ...each, accepted: [] } : each))
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

/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision: AcceptedDecision, { visibility }: GuardedStores): AcceptedDecision {
  if (visibility.interface === 'public' || decision.status === 'unchanged') return decision
  return { ...decision, moduleInterface: undefined }
}
