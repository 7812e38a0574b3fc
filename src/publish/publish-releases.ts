import type { Log } from '../base/log.ts'
import { withdrawnVersions } from '../index/format/documents.ts'
import { moduleIn } from '../index/format/index-files.ts'
import { type IndexChange, planChange } from '../index/plan/publication-plan.ts'
import { updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import { announce, announceClients, RunNotices } from './announce.ts'
import { checkAccess } from './check-access.ts'
import { ClaimedAddresses } from './claimed-addresses.ts'
import {
  BATCH_LIMITS,
  Batch,
  type BatchLimits,
  type Contribution,
  type DecidedContribution,
  type DecisionRules,
  decideBatch,
  type PendingContribution,
} from './decide-batch.ts'
import { MAX_LOOKED_UP } from './limits.ts'
import { type PublishedResult, type RepositoryOutcome, type RunOutcome, resultOf } from './publish-report.ts'
import { type IndexState, readIndex, withVersions } from './read-index.ts'
import {
  type AcceptedDecision,
  publicationsOf,
  type StoredRelease,
  type StoreRun,
  storeReleases,
} from './store-packages.ts'

export interface PublishOptions extends Pick<DecisionRules, 'restore' | 'skipsRemoved'> {
  /** What is not published because of one refused tag: the whole run, or the tag alone. */
  readonly refusalCosts: 'run' | 'tag'
  /** Public URL of an index that this run creates, or that has none yet; any other index must have it. */
  readonly url: string | undefined
  /** Name for an index that this run creates. */
  readonly name?: string | undefined
  /** Whether packages are only made and compared: nothing is stored or committed. */
  readonly dryRun: boolean
  /** Status of the releases that were not in the index before. */
  readonly fresh: Exclude<PublishedResult['status'], 'unchanged'>
  /** Whether each release is announced and advised on: for runs that people name tags for. */
  readonly announces: boolean
  /** What one commit may hold; more becomes several. */
  readonly limits?: BatchLimits | undefined
  /** Files that shall travel in the commit, or in the last of several, planned anew for every try. */
  readonly alongside?: (outcomes: readonly RepositoryOutcome[]) => IndexChange['files']
}

/** Where a run publishes to. */
export interface PublishTarget {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly log: Log
}

/**
 * Selected releases of any number of repositories → packages → index commits. They are decided on, stored and committed batch by batch:
 * what a batch has read and packed is let go after it. A lost race is planned again on the new head, with the packages of the batch kept.
 * Where a refusal costs the run, all batches are decided on before the first is stored. Throws what `updateIndex`, `checkAccess` and
 * `storeReleases` throw.
 */
export async function publishReleases(
  contributions: readonly Contribution[],
  options: PublishOptions,
  target: PublishTarget,
): Promise<RunOutcome> {
  let notices = new RunNotices()
  const pass = (more: Partial<PublishOptions> = {}) => {
    notices = new RunNotices()
    return new Run(contributions, { ...options, ...more }, target, notices).publish()
  }
  const end = ({ isHeld: _, ...outcome }: RunOutcome & { readonly isHeld?: boolean }): RunOutcome => {
    notices.log(target.log)
    return outcome
  }
  try {
    const first = await pass()
    if (!first.isHeld) return end(first)
    const decided = await pass({ refusalCosts: 'tag', dryRun: true, announces: false })
    if (decided.parts.some(({ refusals }) => refusals.length > 0)) return refusedAsWhole(end(decided))
    return end(options.dryRun ? decided : await pass({ refusalCosts: 'tag' }))
  } finally {
    for (const { repository } of contributions) await repository.close()
  }
}

function refusedAsWhole(outcome: RunOutcome): RunOutcome {
  const parts = outcome.parts.map((part) => ({ ...part, results: [] }))
  return { ...outcome, parts, changed: [], isRefused: true }
}

/** Works once through all releases. */
class Run {
  readonly #options: PublishOptions
  readonly #target: PublishTarget
  readonly #claimed: ClaimedAddresses
  readonly #outcomes: Map<Contribution, RepositoryOutcome>
  /** New versions of earlier batches, by address. */
  readonly #accepted = new Map<string, Release[]>()
  readonly #notices: RunNotices
  readonly #checked = new Set<Contribution>()
  readonly #changed = new Set<string>()
  readonly #total: number
  #decided = 0

  constructor(
    contributions: readonly Contribution[],
    options: PublishOptions,
    target: PublishTarget,
    notices: RunNotices,
  ) {
    this.#options = options
    this.#target = target
    this.#notices = notices
    this.#claimed = new ClaimedAddresses(contributions)
    this.#total = contributions.reduce((sum, { selections }) => sum + selections.length, 0)
    this.#outcomes = new Map(
      contributions.map((each) => [each, { contribution: each, results: [], refusals: each.refused }]),
    )
  }

  /** `isHeld`: nothing was written, as not all of it could be decided on at once. */
  async publish(): Promise<RunOutcome & { readonly isHeld?: boolean }> {
    let pending: readonly PendingContribution[] = [...this.#outcomes.keys()].map((contribution) => ({
      contribution,
      selections: contribution.selections,
      hasMore: false,
    }))
    for (;;) {
      const { rest, isRefused, registryUrl, commit } = await this.#publishBatch(pending)
      pending = rest
      if (rest.length > 0 && !isRefused) continue
      const parts = [...this.#outcomes.values()]
      const outcome = { parts, registryUrl, commit, changed: [...this.#changed], isRefused: false }
      if (!isRefused) return outcome
      return rest.length > 0 ? { ...outcome, isHeld: true } : refusedAsWhole(outcome)
    }
  }

  /** Decides on the next releases, as many as one commit may hold, stores and commits them. */
  async #publishBatch(pending: readonly PendingContribution[]) {
    const { refusalCosts, dryRun, url, name, limits = BATCH_LIMITS, alongside } = this.#options
    const { index, raceBackoff } = this.#target
    const batch = new Batch(limits)
    let members = firstOf(pending)
    const { result, commit } = await updateIndex(index, raceBackoff, async (snapshot, attempt) => {
      const selections = members.flatMap((each) => each.selections)
      const state = await readIndex(index, snapshot, { url, name, selections })
      const decided = await decideBatch(batch, members, { state, snapshot }, this.#rules)
      batch.isDecided = true
      members = membersOf(members, decided)
      const rest = restOf(pending, decided)
      const outcomes = this.#with(decided)
      const found = {
        rest,
        decided,
        outcomes,
        registryUrl: state.registry.url,
        changed: [],
        isRefused: false,
      }
      if (refusalCosts === 'run' && (rest.length > 0 || outcomes.some(({ refusals }) => refusals.length > 0)))
        return { result: { ...found, isRefused: true }, change: undefined }
      if (attempt === 1) await this.#announce(decided, state.registry.url)
      const stored = await this.#store(batch, decided, state)
      if (attempt === 1) this.#announceClients(stored.flat(), state.registry.url)
      const published = this.#with(decided, stored)
      const travelling = rest.length === 0 ? alongside?.(published) : undefined
      const change = await planBatch(state, snapshot, { stored: stored.flat(), travelling })
      const result = { ...found, outcomes: published, changed: [...change.files.keys()] }
      return { result, change: dryRun ? undefined : change }
    })
    for (const outcome of result.outcomes) this.#outcomes.set(outcome.contribution, outcome)
    for (const path of result.changed) this.#changed.add(path)
    this.#remember(result.decided)
    // The zip of the one release of a run stays for who called, as long as the directory for it.
    if (this.#total > 1) await batch.discard()
    return { ...result, commit }
  }

  get #rules(): DecisionRules {
    const { restore, skipsRemoved } = this.#options
    const { log } = this.#target
    return {
      restore,
      skipsRemoved,
      claimed: this.#claimed,
      acceptedBefore: (address) => this.#accepted.get(address) ?? [],
      log,
      onDecided: () => {
        this.#decided += 1
        log.progress?.('tags', this.#decided, this.#total)
      },
    }
  }

  /** Says what will be published, and proves that it may be. */
  async #announce(decided: readonly DecidedContribution[], registryUrl: string | null): Promise<void> {
    const { announces, dryRun } = this.#options
    const accepted = decided.flatMap((each) => each.accepted)
    this.#notices.add(accepted)
    if (announces) {
      announce(accepted, registryUrl, this.#target.log)
      this.#notices.log(this.#target.log)
    }
    const unchecked = decided.filter(
      (each) => !this.#checked.has(each.contribution) && each.accepted.some(isNew),
    )
    if (dryRun) return
    await checkAccess(unchecked, this.#target.index)
    for (const { contribution } of unchecked) this.#checked.add(contribution)
  }

  #announceClients(stored: readonly StoredRelease[], registryUrl: string | null): void {
    if (this.#options.announces) announceClients(stored, registryUrl, this.#target.log)
    else this.#notices.addClients(stored, registryUrl)
  }

  async #store(
    batch: Batch,
    decided: readonly DecidedContribution[],
    { registry, files }: IndexState,
  ): Promise<StoredRelease[][]> {
    const run: StoreRun = {
      registryUrl: registry.url,
      withdrawnOf: (address) => {
        const module = moduleIn(files, address)
        return module === undefined ? new Set() : withdrawnVersions(module)
      },
      dryRun: this.#options.dryRun,
      log: this.#target.log,
    }
    const stored: StoredRelease[][] = []
    for (const { accepted, contribution } of decided) {
      const repository = batch.repositoryOf(contribution)
      stored.push(await storeReleases(accepted, { ...contribution, repository }, run))
    }
    return stored
  }

  /** The outcomes of all contributions, with those of a batch. */
  #with(
    decided: readonly DecidedContribution[],
    stored: readonly (readonly StoredRelease[])[] = [],
  ): RepositoryOutcome[] {
    const added = new Map(
      decided.map((each, at) => [each.contribution, { ...each, stored: stored[at] ?? [] }]),
    )
    return [...this.#outcomes.values()].map((outcome) => {
      const more = added.get(outcome.contribution)
      if (more === undefined) return outcome
      return {
        ...outcome,
        results: [...outcome.results, ...more.stored.map((each) => resultOf(each, this.#options.fresh))],
        refusals: [...outcome.refusals, ...more.refusals],
        ...(more.error === undefined ? {} : { error: more.error }),
      }
    })
  }

  #remember(decided: readonly DecidedContribution[]): void {
    const releases = decided.flatMap(({ accepted }) =>
      accepted.filter(isNew).map((each) => each.selection.release),
    )
    for (const release of releases) {
      const address = formatModuleAddress(release.address)
      const before = this.#accepted.get(address)
      if (before === undefined) this.#accepted.set(address, [release])
      else before.push(release)
    }
  }
}

function isNew({ status }: AcceptedDecision): boolean {
  return status === 'publish'
}

/** The first releases, at most as many as are looked up at a time. */
function firstOf(pending: readonly PendingContribution[]): PendingContribution[] {
  let left = MAX_LOOKED_UP
  return pending.flatMap((each) => {
    const selections = each.selections.slice(0, left)
    left -= selections.length
    return selections.length === 0
      ? []
      : { ...each, selections, hasMore: selections.length < each.selections.length }
  })
}

/** What was decided on of them, which a lost race decides on again. */
function membersOf(
  members: readonly PendingContribution[],
  decided: readonly DecidedContribution[],
): PendingContribution[] {
  return members.flatMap((member, at) => {
    const selections = decided[at]?.selections ?? []
    return selections.length === 0 ? [] : { ...member, selections }
  })
}

/** What is not decided on yet. Nothing more is read of a repository whose time is up. */
function restOf(
  pending: readonly PendingContribution[],
  decided: readonly DecidedContribution[],
): PendingContribution[] {
  const decidedOn = new Map(decided.map((each) => [each.contribution, each]))
  return pending.flatMap((each) => {
    const { selections = [], error } = decidedOn.get(each.contribution) ?? {}
    const last = selections.at(-1)
    const rest =
      last === undefined ? each.selections : each.selections.slice(each.selections.indexOf(last) + 1)
    return rest.length === 0 || error !== undefined ? [] : { ...each, selections: rest }
  })
}

async function planBatch(
  state: IndexState,
  snapshot: IndexSnapshot,
  {
    stored,
    travelling = new Map(),
  }: { readonly stored: readonly StoredRelease[]; readonly travelling?: IndexChange['files'] | undefined },
): Promise<IndexChange> {
  const restored = stored.flatMap((each) =>
    'release' in each ? [] : (each.decision.restored?.release ?? []),
  )
  const whole = restored.length === 0 ? state : await withVersions(state, snapshot, restored)
  const change = planChange(whole.files, whole.registry, publicationsOf(stored, whole.planned))
  // With those of a new public URL, and those of a new index where anything is written to it.
  const files = [...change.files, ...travelling]
  const other =
    whole.withUrl.size > 0 ? `Set the public URL ${whole.registry.url}` : 'Update collection state'
  return {
    ...change,
    message: change.files.size > 0 ? change.message : other,
    files: new Map([...whole.withUrl, ...(files.length > 0 ? whole.created : []), ...files]),
  }
}
