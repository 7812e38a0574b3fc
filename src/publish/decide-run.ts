import { quote, RegistryError, shortList } from '../base/error.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Log } from '../base/log.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { ClaimedAddresses } from './claimed-addresses.ts'
import { judgeCompatibility } from './compatibility.ts'
import { type Decision, type DecisionContext, decide } from './decide.ts'
import type { GuardedStores } from './guarded-stores.ts'
import { DECIDED_AT_ONCE } from './limits.ts'
import type { Attestor, ModuleRepository } from './ports.ts'
import { isSameAsRemoved } from './published-version.ts'
import type { IndexState } from './read-index.ts'
import type { RestoreMode } from './restored-version.ts'
import type { RefusedTag, SelectedReleases } from './select-releases.ts'
import type { Selection } from './selection.ts'
import type { AcceptedDecision, StoredRelease } from './store-packages.ts'

/** What one repository brings to a change of the index. */
export interface Contribution extends Pick<SelectedReleases, 'selections' | 'refused'> {
  readonly repository: Omit<ModuleRepository, 'tags' | 'config'>
  /** They say too how widely the interface may be shown. */
  readonly stores: GuardedStores
  /** Undefined: packages are not attested. */
  readonly attestor: Attestor | undefined
}

/** What became of one contribution. */
export interface RepositoryOutcome {
  readonly contribution: Contribution
  readonly stored: readonly StoredRelease[]
  readonly refusals: readonly RefusedTag[]
  /** Why the repository is refused as a whole: it takes more time than it may. Then nothing of it is stored. */
  readonly error?: RegistryError
}

export interface DecidedContribution extends Omit<RepositoryOutcome, 'stored'> {
  readonly accepted: readonly AcceptedDecision[]
}

/** Contributions, each with a repository that keeps what it makes and reads for the next try. */
export type OpenContributions = ReadonlyMap<Contribution, Contribution['repository']>

/** How a run decides. */
export interface DecisionRules {
  /** What is not published because of one refused tag: the whole run, the tags of its repository, or the tag alone. */
  readonly refusalCosts: 'run' | 'repository' | 'tag'
  /** Which files of unchanged versions are put back; undefined: nobody looks at them. */
  readonly restore?: RestoreMode | undefined
  /** Whether tags of removed versions are skipped with a notice; a tag that was named is refused. */
  readonly skipsRemoved?: boolean | undefined
}

export interface OpenedIndex {
  readonly state: IndexState
  readonly snapshot: IndexSnapshot
}

/** Decides on each release of each contribution. */
export async function decideRun(
  cached: OpenContributions,
  { state, snapshot }: OpenedIndex,
  { restore, skipsRemoved, refusalCosts }: DecisionRules,
  log: Log,
): Promise<readonly DecidedContribution[]> {
  const known = { index: state, restore: restore && { mode: restore, snapshot } }
  const wanted = skipsRemoved ? withoutRemoved(cached, state.files, log) : cached
  return withoutRefused(await decideEach(wanted, known, log), refusalCosts)
}

/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function withoutRemoved(contributions: OpenContributions, files: IndexFiles, log: Log): OpenContributions {
  const isRemoved = ({ release }: Selection) => isSameAsRemoved(release, moduleIn(files, release.address))
  const skip = (contribution: Contribution): Contribution => {
    const removed = contribution.selections.filter(isRemoved).map(({ release }) => quote(release.tag))
    if (removed.length === 0) return contribution
    log.info(`tags      skipped, their versions are removed: ${shortList(removed).join(', ')}`)
    return { ...contribution, selections: contribution.selections.filter((each) => !isRemoved(each)) }
  }
  return new Map([...contributions].map(([each, repository]) => [skip(each), repository]))
}

/**
 * Some contributions at the same time, as one is packed while another is parsed. Which of them has an address is decided in their
 * order.
 * @param contributions with repositories that keep what they read for the next try
 */
async function decideEach(
  contributions: OpenContributions,
  known: Pick<DecisionContext, 'restore'> & { readonly index: IndexState },
  log: Log,
): Promise<DecidedContribution[]> {
  const total = [...contributions.keys()].reduce((sum, { selections }) => sum + selections.length, 0)
  let done = 0
  const onDecided = () => {
    done += 1
    log.progress?.('packages', done, total)
  }
  const decided = await inParallel(
    [...contributions],
    DECIDED_AT_ONCE,
    async ([contribution, repository]) => {
      const context = { repository, stores: contribution.stores, ...known, onDecided }
      const outcome = await decideContribution(contribution, context)
      await repository.close()
      return { contribution, outcome }
    },
  )
  const claimed = new ClaimedAddresses()
  return decided.map(({ contribution, outcome }) => {
    if (outcome instanceof RegistryError) return { contribution, accepted: [], refusals: [], error: outcome }
    return judged(
      contribution,
      withClaims(outcome, { contribution, claimed, index: known.index }),
      known.index,
    )
  })
}

/** Gives the error where the time of the repository is up. */
async function decideContribution(
  { selections }: Contribution,
  context: DecisionContext,
): Promise<readonly Decision[] | RegistryError> {
  try {
    return await decide(selections, context)
  } catch (error) {
    if (!(error instanceof RegistryError) || !context.repository.signal?.aborted) throw error
    return error
  }
}

/** Refuses releases whose address another contribution has, or has spelled otherwise; the others claim theirs. */
function withClaims(
  decisions: readonly Decision[],
  {
    contribution,
    claimed,
    index,
  }: {
    readonly contribution: Contribution
    readonly claimed: ClaimedAddresses
    readonly index: Pick<IndexState, 'spellings'>
  },
): Decision[] {
  return decisions.map((decision, at) => {
    const release = contribution.selections[at]?.release
    if (release === undefined) return decision
    const published = index.spellings.get(formatModuleAddress(release.address)) ?? release.address
    try {
      claimed.check(release, { published, by: contribution })
      if (decision.status !== 'refused') claimed.add(release.address, contribution)
      return decision
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      return { status: 'refused', tag: release.tag, error }
    }
  })
}

function judged(
  contribution: Contribution,
  decisions: readonly Decision[],
  { files }: Pick<IndexState, 'files'>,
): DecidedContribution {
  const { stores, refused } = contribution
  const compared = judgeCompatibility(decisions, files)
  return {
    contribution,
    accepted: compared
      .filter((decision) => decision.status !== 'refused')
      .map((decision) => withoutHidden(decision, stores)),
    refusals: [...refused, ...compared.filter((decision) => decision.status === 'refused')],
  }
}

/** Under `repository`, one refused tag costs all tags of its repository. */
function withoutRefused(
  decided: readonly DecidedContribution[],
  refusalCosts: DecisionRules['refusalCosts'],
): readonly DecidedContribution[] {
  if (refusalCosts !== 'repository') return decided
  return decided.map((each) => (each.refusals.length > 0 ? { ...each, accepted: [] } : each))
}

/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision: AcceptedDecision, { visibility }: GuardedStores): AcceptedDecision {
  if (visibility.interface === 'public' || decision.status === 'unchanged') return decision
  return { ...decision, moduleInterface: undefined }
}
