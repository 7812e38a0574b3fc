import type { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { PackageKind } from '../index/format/documents.ts'
import { type IndexChange, planChange } from '../index/plan/publication-plan.ts'
import { updateIndex } from '../index/plan/update-index.ts'
import type { IndexStore, RaceBackoff } from '../index/ports.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'
import { announce, announceClients } from './announce.ts'
import { checkAccess } from './check-access.ts'
import { Claims } from './claimed-addresses.ts'
import { judgeCompatibility } from './compatibility.ts'
import { type Decision, decide } from './decide.ts'
import { packingOnce, readingOnce } from './packing-once.ts'
import type { Attestor, InterfaceSource, PackageStore, Packer } from './ports.ts'
import { type IndexState, readIndex } from './read-index.ts'
import type { RefusedTag, SelectedReleases } from './select-releases.ts'
import { type AcceptedDecision, type PlacedRelease, placeReleases, publicationsOf } from './store-packages.ts'

/** What one repository brings to a change of the index. */
export interface Contribution extends Pick<SelectedReleases, 'selections' | 'refused'> {
  /** Identity of the module repository; undefined where it has no origin on a host. */
  readonly publisher: RepositoryIdentity | undefined
  /** https URL of the module repository; `''` where it has none. */
  readonly repositoryUrl: string
  readonly packer: Packer
  readonly interfaces: InterfaceSource
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  /** Whether README and interface may be seen in the index; true without it. */
  readonly isInterfaceShown?: boolean
  /** Speaks for packages before they can be had anywhere; absent where nobody asked for it. */
  readonly attestor?: Attestor | undefined
  /** Lets go of what it holds open for a while. */
  readonly rest?: () => Promise<void>
}

export interface PublishTerms {
  /** Public URL for an index that this run creates; of an index that exists it must be the URL. */
  readonly url: string | undefined
  /** Name for an index that this run creates. */
  readonly name?: string | undefined
  /** What the refusal of one tag costs: the whole run, its repository's tags, or itself. */
  readonly refusalCosts: 'run' | 'repository' | 'tag'
  readonly dryRun: boolean
  /** Files that shall travel in the same commit, planned anew for every try. */
  readonly alongside?: (parts: readonly OutcomePart[]) => IndexChange['files']
}

export interface PublishPlace {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly log: Log
}

/** What became of one contribution. */
export interface OutcomePart {
  readonly placed: readonly PlacedRelease[]
  readonly refusals: readonly RefusedTag[]
}

export interface RunOutcome {
  /** In the order of the contributions. */
  readonly parts: readonly OutcomePart[]
  readonly registryUrl: string | null
  readonly commit: string | null
  readonly changed: readonly string[]
  /** Whether the run as a whole was refused. */
  readonly isRefused: boolean
}

interface DecidedPart {
  readonly contribution: Contribution
  readonly accepted: readonly AcceptedDecision[]
  readonly refusals: readonly RefusedTag[]
}

/**
 * Selected releases of any number of repositories → packages → one index commit. A lost race is planned again on the new
 * head, with the packages kept.
 */
export async function publishReleases(
  contributions: readonly Contribution[],
  terms: PublishTerms,
  { index, raceBackoff, log }: PublishPlace,
): Promise<RunOutcome> {
  const remembering = contributions.map(once)
  const selections = contributions.flatMap((each) => each.selections)
  const { result, commit } = await updateIndex(index, raceBackoff, async (snapshot, attempt) => {
    const state = await readIndex(index, snapshot, { ...terms, selections })
    const decided = weigh(await decideEach(remembering, state), terms.refusalCosts)
    const registryUrl = state.registry.url
    if (terms.refusalCosts === 'run' && decided.some(({ refusals }) => refusals.length > 0)) {
      const parts = decided.map(({ refusals }) => ({ refusals, placed: [] }))
      return { result: { registryUrl, parts, changed: [], isRefused: true }, change: undefined }
    }
    const accepted = decided.flatMap((part) => part.accepted)
    if (attempt === 1) {
      announce(accepted, registryUrl, log)
      if (!terms.dryRun) await checkAccess(decided, index)
    }
    const parts = await placeEach(decided, { registryUrl, isPut: !terms.dryRun, log })
    const placed = parts.flatMap((part) => part.placed)
    if (attempt === 1) announceClients(placed, registryUrl, log)
    const change = planChange(state.files, state.registry, publicationsOf(placed))
    const wanted = [...change.files, ...(terms.alongside?.(parts) ?? [])]
    const files: IndexChange['files'] = new Map([...(wanted.length > 0 ? state.created : []), ...wanted])
    const message = change.files.size > 0 ? change.message : 'Update collection state'
    return {
      result: { registryUrl, parts, changed: [...files.keys()], isRefused: false },
      change: terms.dryRun ? undefined : { message, files },
    }
  })
  return { ...result, commit }
}

function once(contribution: Contribution): Contribution {
  const packer = packingOnce(contribution.packer)
  return { ...contribution, packer, interfaces: readingOnce(contribution.interfaces) }
}

async function decideEach(contributions: readonly Contribution[], state: IndexState): Promise<DecidedPart[]> {
  const claims = new Claims()
  const parts: DecidedPart[] = []
  for (const contribution of contributions) {
    const decisions = await decide(contribution.selections, { ...contribution, ...state }, claims)
    await contribution.rest?.()
    const judged = judgeCompatibility(decisions, state.files)
    parts.push({
      contribution,
      accepted: judged
        .filter(isAccepted)
        .map((decision) => shown(decision, contribution.isInterfaceShown ?? true)),
      refusals: [...contribution.refused, ...judged.filter(isRefused)],
    })
  }
  return parts
}

function weigh(
  parts: readonly DecidedPart[],
  refusalCosts: PublishTerms['refusalCosts'],
): readonly DecidedPart[] {
  if (refusalCosts !== 'repository') return parts
  return parts.map((part) => (part.refusals.length > 0 ? { ...part, accepted: [] } : part))
}

async function placeEach(
  parts: readonly DecidedPart[],
  placing: { readonly registryUrl: string | null; readonly isPut: boolean; readonly log: Log },
): Promise<OutcomePart[]> {
  const placed: OutcomePart[] = []
  for (const { contribution, accepted, refusals } of parts)
    placed.push({ refusals, placed: await placeReleases(accepted, { ...contribution, ...placing }) })
  return placed
}

/** What a version offers stays out of an index that shall not show it. */
function shown(decision: AcceptedDecision, isInterfaceShown: boolean): AcceptedDecision {
  if (isInterfaceShown || decision.status === 'unchanged') return decision
  return { ...decision, moduleInterface: undefined }
}

function isRefused(
  decision: Decision,
): decision is Extract<Decision, { status: 'refused'; error: RegistryError }> {
  return decision.status === 'refused'
}

function isAccepted(decision: Decision): decision is AcceptedDecision {
  return decision.status !== 'refused'
}
