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
import { checkCompatibility } from './compatibility.ts'
import { type Decided, type DecisionContext, decide } from './decide.ts'
import {
  DECIDED_AT_ONCE,
  MAX_BATCH_BYTES,
  MAX_BATCH_TEXT,
  MAX_BATCH_VERSIONS,
  MAX_LOOKED_UP,
} from './limits.ts'
import type { Packer } from './ports.ts'
import type { Publication, RepositoryRelease } from './publication.ts'
import { isSameAsRemoved } from './published-version.ts'
import type { IndexState } from './read-index.ts'
import type { RestoreMode } from './restored-version.ts'
import type { Selection } from './selection.ts'

/** What one commit of the index may hold of new versions; a batch ends with the version that reaches a limit. */
export interface BatchLimits {
  /** Of their zips. */
  readonly bytes: number
  /** Characters of their interfaces and READMEs. */
  readonly text: number
  readonly versions: number
}

const BATCH_LIMITS: BatchLimits = {
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
  readonly #repositories: readonly RepositoryRelease[]
  readonly #cached = new Map<RepositoryRelease['repository'], RepositoryRelease['repository']>()
  readonly #packages: { readonly pkg: Package; readonly packer: Packer }[] = []
  /** How many releases of each repository are in it: first as many as are looked up at a time, then those that were decided on. */
  #counts: readonly number[]
  /** Whether they are known: a lost race decides on the same ones again. */
  #isDecided = false
  #bytes = 0
  #text = 0
  #versions = 0

  /** @param repositories with what is not decided on yet */
  constructor(repositories: readonly RepositoryRelease[], limits: BatchLimits = BATCH_LIMITS) {
    this.#limits = limits
    this.#repositories = repositories
    let left = MAX_LOOKED_UP
    this.#counts = repositories.map(({ selections }) => {
      const count = Math.min(left, selections.length)
      left -= count
      return count
    })
  }

  get selections(): readonly Selection[] {
    return this.#repositories.flatMap(({ selections }, at) => selections.slice(0, this.#counts[at]))
  }

  /**
   * Decides on the releases of each repository in their order, until the batch is full. Some repositories are decided on at the same
   * time, as one is packed while another is parsed. Gives all of them, with what they have in the batch and what is left for others.
   */
  async decide(
    index: { readonly state: IndexState; readonly snapshot: IndexSnapshot },
    rules: DecisionRules,
  ): Promise<readonly RepositoryRelease[]> {
    const members = [...this.#repositories.entries()]
    const decided = await inParallel(members, DECIDED_AT_ONCE, async ([at, each]) => {
      const asked = each.selections.slice(0, this.#counts[at])
      return asked.length === 0 ? { ...each, count: 0 } : this.#decideOn(each, asked, { ...index, rules })
    })
    this.#counts = decided.map(({ count }) => count)
    this.#isDecided = true
    return decided.map(({ count, ...each }) => ({
      ...each,
      // Nothing more is read of a repository whose time is up.
      selections: each.error === undefined ? each.selections.slice(count) : [],
    }))
  }

  /** The repository whose zips and interfaces are made once for the batch. */
  cached(repository: RepositoryRelease['repository']): RepositoryRelease['repository'] {
    const known = this.#cached.get(repository)
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
    this.#cached.set(repository, cached)
    return cached
  }

  /** Deletes the zips. */
  async discard(): Promise<void> {
    for (const { pkg, packer } of this.#packages.splice(0)) await packer.discard?.(pkg)
  }

  /** `count`: how many of the releases are decided on. */
  async #decideOn(
    each: RepositoryRelease,
    asked: readonly Selection[],
    { state, snapshot, rules }: { state: IndexState; snapshot: IndexSnapshot; rules: DecisionRules },
  ): Promise<RepositoryRelease & { readonly count: number }> {
    const { stores } = each
    const repository = this.cached(each.repository)
    const context: DecisionContext = {
      repository,
      stores,
      index: state,
      restore: rules.restore && { mode: rules.restore, snapshot },
      refuseClaim(release) {
        const published = state.spellings.get(formatModuleAddress(release.address)) ?? release.address
        rules.claimed.check(release, { published, by: each.repository })
      },
    }
    const selections = wanted(asked, state.files, rules)
    const decisions: Decided[] = []
    try {
      for (const selection of selections) {
        if (this.#isFull) break
        const decision = await decide(selection, context)
        decisions.push(decision)
        if (!this.#isDecided) this.#add(decision, rules)
      }
    } catch (error) {
      if (!(error instanceof RegistryError) || !repository.signal?.aborted) throw error
      await repository.close()
      return { ...each, error, count: asked.length }
    }
    const next = selections[decisions.length]
    const count = next === undefined ? asked.length : asked.indexOf(next)
    const compared = await checkCompatibility(decisions, {
      index: state.files,
      acceptedBefore: rules.acceptedBefore,
      interfaces: repository.interfaces,
    })
    // Not before: a comparison reads versions of earlier batches again.
    if (count === each.selections.length) await repository.close()
    return { ...each, publications: compared.map((decision) => withoutHidden(decision, each)), count }
  }

  get #isFull(): boolean {
    const { bytes, text, versions } = this.#limits
    return !this.#isDecided && (this.#bytes >= bytes || this.#text >= text || this.#versions >= versions)
  }

  #add(decision: Decided, { onDecided }: DecisionRules): void {
    onDecided()
    if (decision.status !== 'new') return
    const { pkg, moduleInterface } = decision
    this.#versions += 1
    this.#bytes += pkg.facts.size
    if (moduleInterface !== undefined)
      this.#text += formatInterface(moduleInterface).length + moduleInterface.root.readme.length
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

/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function wanted(
  selections: readonly Selection[],
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

/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision: Decided, { stores }: RepositoryRelease): Publication {
  if (stores.visibility.interface === 'public' || decision.status !== 'new') return decision
  return { ...decision, moduleInterface: undefined }
}
