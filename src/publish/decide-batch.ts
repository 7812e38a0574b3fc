import { quote, RegistryError, shortList } from '../base/error.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Log } from '../base/log.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { formatInterface } from '../index/format/interface-document.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import type { Package } from '../package/package.ts'
import type { ClaimedAddresses } from './claimed-addresses.ts'
import { judgeCompatibility } from './compatibility.ts'
import { type Decision, type DecisionContext, decide } from './decide.ts'
import type { GuardedStores } from './guarded-stores.ts'
import { DECIDED_AT_ONCE, MAX_BATCH_BYTES, MAX_BATCH_TEXT, MAX_BATCH_VERSIONS } from './limits.ts'
import type { Attestor, ModuleRepository, Packer } from './ports.ts'
import { isSameAsRemoved } from './published-version.ts'
import type { IndexState } from './read-index.ts'
import type { RestoreMode } from './restored-version.ts'
import type { RefusedTag, SelectedReleases } from './select-releases.ts'
import type { Selection } from './selection.ts'
import type { AcceptedDecision } from './store-packages.ts'

/** What one repository brings to a change of the index. */
export interface Contribution extends Pick<SelectedReleases, 'selections' | 'refused'> {
  readonly repository: Omit<ModuleRepository, 'tags' | 'config'>
  /** They say too how widely the interface may be shown. */
  readonly stores: GuardedStores
  /** Undefined: packages are not attested. */
  readonly attestor: Attestor | undefined
}

/** The next releases of a contribution that are not decided on yet. */
export interface PendingContribution {
  readonly contribution: Contribution
  readonly selections: readonly Selection[]
  /** Whether others come after them, in another batch. */
  readonly hasMore: boolean
}

/** What a batch decides of a contribution. */
export interface DecidedContribution {
  readonly contribution: Contribution
  readonly accepted: readonly AcceptedDecision[]
  readonly refusals: readonly RefusedTag[]
  /** Why the repository is refused as a whole: it takes more time than it may. Then nothing more of it is stored. */
  readonly error?: RegistryError
  /** Those that were decided on. */
  readonly selections: readonly Selection[]
}

/** What one commit of the index may hold of new versions; a batch ends with the version that reaches a limit. */
export interface BatchLimits {
  /** Of their zips. */
  readonly bytes: number
  /** Characters of their interfaces and READMEs. */
  readonly text: number
  readonly versions: number
}

export const BATCH_LIMITS: BatchLimits = {
  bytes: MAX_BATCH_BYTES,
  text: MAX_BATCH_TEXT,
  versions: MAX_BATCH_VERSIONS,
}

/** What the decisions of all batches of a run have in common. */
export interface DecisionRules {
  /** Which files of unchanged versions are put back; undefined: nobody looks at them. */
  readonly restore?: RestoreMode | undefined
  /** Whether tags of removed versions are skipped with a notice; a tag that was named is refused. */
  readonly skipsRemoved?: boolean | undefined
  readonly claimed: ClaimedAddresses
  /** What this run has accepted of a module in earlier batches, from the lowest version to the highest. */
  readonly acceptedBefore: (address: string) => readonly Release[]
  readonly log: Log
  /** Called after each release. */
  readonly onDecided: () => void
}

/**
 * What is decided on and written together. It holds the packages and interfaces that a lost race asks for again; after it they are let
 * go, so that a run of any number of tags needs no more memory and disk than its largest batch.
 */
export class Batch {
  readonly #limits: BatchLimits
  readonly #packages: { readonly pkg: Package; readonly packer: Packer }[] = []
  readonly #repositories = new Map<Contribution, Contribution['repository']>()
  #bytes = 0
  #text = 0
  #versions = 0
  /** Whether its members are known: a lost race decides on the same ones again. */
  isDecided = false

  constructor(limits: BatchLimits) {
    this.#limits = limits
  }

  get isFull(): boolean {
    const { bytes, text, versions } = this.#limits
    return !this.isDecided && (this.#bytes >= bytes || this.#text >= text || this.#versions >= versions)
  }

  add(decision: Decision): void {
    if (decision.status !== 'publish' || this.isDecided) return
    const { pkg, moduleInterface } = decision
    this.#versions += 1
    this.#bytes += pkg.facts.size
    if (moduleInterface !== undefined)
      this.#text += formatInterface(moduleInterface).length + moduleInterface.root.readme.length
  }

  /** The repository of a contribution: what is asked for again is neither packed nor read again. */
  repositoryOf(contribution: Contribution): Contribution['repository'] {
    const { repository } = contribution
    const known = this.#repositories.get(contribution)
    if (known !== undefined) return known
    const { packer, interfaces } = repository
    const pack = async (request: Parameters<Packer['pack']>[0]) => {
      const pkg = await packer.pack(request)
      this.#packages.push({ pkg, packer })
      return pkg
    }
    const cached = {
      ...repository,
      packer: { pack: once(pack) },
      license: once((module: Parameters<typeof repository.license>[0]) => repository.license(module)),
      interfaces: {
        atCommit: once((module: Parameters<typeof interfaces.atCommit>[0]) => interfaces.atCommit(module)),
      },
    }
    this.#repositories.set(contribution, cached)
    return cached
  }

  /** Deletes the zips. */
  async discard(): Promise<void> {
    for (const { pkg, packer } of this.#packages.splice(0)) await packer.discard?.(pkg)
  }
}

function once<Request, Result>(
  work: (request: Request) => Promise<Result>,
): (request: Request) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (request) => {
    const key = JSON.stringify(request)
    const known = results.get(key) ?? work(request)
    results.set(key, known)
    return known
  }
}

/**
 * Decides on the releases of each contribution in their order, until the batch is full. Some contributions are decided on at the same time,
 * as one is packed while another is parsed.
 */
export async function decideBatch(
  batch: Batch,
  pending: readonly PendingContribution[],
  { state, snapshot }: { readonly state: IndexState; readonly snapshot: IndexSnapshot },
  rules: DecisionRules,
): Promise<DecidedContribution[]> {
  const { restore } = rules
  return inParallel(pending, DECIDED_AT_ONCE, async (each) => {
    const { contribution } = each
    const repository = batch.repositoryOf(contribution)
    const { stores } = contribution
    const context: DecisionContext = {
      repository,
      stores,
      index: state,
      restore: restore && { mode: restore, snapshot },
      isFull: () => batch.isFull,
      refuseClaim: (release) => refuseClaim(release, contribution, { state, claimed: rules.claimed }),
      onDecided: (decision) => {
        if (!batch.isDecided) rules.onDecided()
        batch.add(decision)
      },
    }
    const selections = wanted(each, state.files, rules)
    const decisions = await decideContribution(selections, context)
    const isWhole = decisions instanceof RegistryError || decisions.length === selections.length
    const isLast = isWhole && !each.hasMore
    if (decisions instanceof RegistryError) {
      await repository.close()
      return { contribution, accepted: [], refusals: [], error: decisions, selections: each.selections }
    }
    const compared = await judgeCompatibility(decisions, {
      index: state.files,
      acceptedBefore: rules.acceptedBefore,
      interfaces: repository.interfaces,
    })
    // Not before: a comparison reads versions of earlier batches again.
    if (isLast) await repository.close()
    return {
      contribution,
      selections: isWhole ? each.selections : selections.slice(0, decisions.length),
      accepted: compared
        .filter((decision) => decision.status !== 'refused')
        .map((decision) => withoutHidden(decision, stores)),
      refusals: compared.filter((decision) => decision.status === 'refused'),
    }
  })
}

/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function wanted(
  { selections }: PendingContribution,
  files: IndexFiles,
  { skipsRemoved, log }: DecisionRules,
): readonly Selection[] {
  if (!skipsRemoved) return selections
  const isRemoved = ({ release }: Selection) => isSameAsRemoved(release, moduleIn(files, release.address))
  const removed = selections.filter(isRemoved).map(({ release }) => quote(release.tag))
  if (removed.length === 0) return selections
  log.info(`tags      skipped, their versions are removed: ${shortList(removed).join(', ')}`)
  return selections.filter((each) => !isRemoved(each))
}

/** Gives the error where the time of the repository is up. */
async function decideContribution(
  selections: readonly Selection[],
  context: DecisionContext,
): Promise<readonly Decision[] | RegistryError> {
  try {
    return await decide(selections, context)
  } catch (error) {
    if (!(error instanceof RegistryError) || !context.repository.signal?.aborted) throw error
    return error
  }
}

/** Throws for a release whose address another contribution of this run has, or has spelled otherwise. */
function refuseClaim(
  release: Release,
  by: Contribution,
  { state, claimed }: { readonly state: IndexState; readonly claimed: ClaimedAddresses },
): void {
  const published = state.spellings.get(formatModuleAddress(release.address)) ?? release.address
  claimed.check(release, { published, by })
}

/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision: AcceptedDecision, { visibility }: GuardedStores): AcceptedDecision {
  if (visibility.interface === 'public' || decision.status === 'unchanged') return decision
  return { ...decision, moduleInterface: undefined }
}
