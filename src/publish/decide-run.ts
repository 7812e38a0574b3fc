import { quote, RegistryError, shortList } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { ClaimedAddresses } from './claimed-addresses.ts'
import { judgeCompatibility } from './compatibility.ts'
import { type DecisionContext, decide } from './decide.ts'
import type { GuardedStores } from './guarded-stores.ts'
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

/** @param contributions with repositories that keep what they read for the next try */
async function decideEach(
  contributions: OpenContributions,
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
