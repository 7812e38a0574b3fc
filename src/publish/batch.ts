import { quote, RegistryError, shortList } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import type { Log } from '../base/log.ts'
import type { ModuleDocument } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { formatInterface } from '../index/format/interface-document.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import type { Package } from '../package/package.ts'
import { checkCompatibility } from './compatibility.ts'
import { type Decided, decide } from './decide.ts'
import type { ModulePath, Packer, PackRequest } from './ports.ts'
import type { Publication, RepositoryRelease } from './publication.ts'
import type { IndexState } from './read-index.ts'
import type { Selection } from './selection.ts'

/** Releases that are looked up in the index at a time, whether they are new or not. The rest waits. */
const MAX_LOOKED_UP = 1_000

/** New versions in one commit of the index. More becomes several commits. */
const MAX_BATCH_VERSIONS = 500

/** Characters of the interfaces and READMEs of new versions in one commit of the index: they are in memory. More becomes several commits. */
const MAX_BATCH_TEXT = 8_000_000

/** Bytes of the zips of new versions in one commit of the index, and on disk at one time. More becomes several commits. */
const MAX_BATCH_BYTES = 500_000_000

/** What one commit of the index may hold of new versions; a batch ends with the version that reaches a limit. */
export interface BatchLimits {
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
interface DecisionRules {
  readonly restore?: 'missing' | 'changed' | undefined
  readonly skipsRemoved?: boolean | undefined
  readonly claimed: ClaimedAddresses
  /** What this run has accepted of a module in earlier batches, from the lowest version to the highest. */
  readonly acceptedBefore: (address: string) => readonly Release[]
  readonly log: Log
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
   * Decides on the releases of one repository after the other, so that only one has its parsed files in memory, until the batch is full.
   * Gives all of them, with what they have in the batch and what is left for others.
   */
  async decide(
    index: { readonly state: IndexState; readonly snapshot: IndexSnapshot },
    rules: DecisionRules,
  ): Promise<readonly RepositoryRelease[]> {
    const decided: (RepositoryRelease & { readonly count: number })[] = []
    for (const [at, each] of this.#repositories.entries()) {
      const requested = each.selections.slice(0, this.#counts[at])
      decided.push(
        requested.length === 0
          ? { ...each, count: 0 }
          : await this.#decideOn(each, requested, { ...index, rules }),
      )
    }
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
    const pack = async (request: PackRequest) => {
      const pkg = await packer.pack(request)
      this.#packages.push({ pkg, packer })
      return pkg
    }
    const cached = {
      ...repository,
      packer: { pack: once(pack, ({ packageRoot, isCommit }) => JSON.stringify([packageRoot, isCommit])) },
      license: once((module) => repository.license(module)),
      interfaces: { atCommit: once((module) => interfaces.atCommit(module)) },
    }
    this.#cached.set(repository, cached)
    return cached
  }

  async discard(): Promise<void> {
    for (const { pkg, packer } of this.#packages.splice(0)) await packer.discard?.(pkg)
  }

  /** `count`: how many of the releases are decided on. */
  async #decideOn(
    each: RepositoryRelease,
    requested: readonly Selection[],
    { state, snapshot, rules }: { state: IndexState; snapshot: IndexSnapshot; rules: DecisionRules },
  ): Promise<RepositoryRelease & { readonly count: number }> {
    const { stores } = each
    const repository = this.cached(each.repository)
    const context = {
      repository,
      stores,
      index: state,
      restore: rules.restore && { mode: rules.restore, snapshot },
      refuseClaim(release: Release) {
        const published = state.spellings.get(formatModuleAddress(release.address)) ?? release.address
        rules.claimed.check(release, { published, by: each.repository })
      },
    }
    const selections = wanted(requested, state.files, rules)
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
      return { ...each, error, count: requested.length }
    }
    const next = selections[decisions.length]
    const count = next === undefined ? requested.length : requested.indexOf(next)
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

function once<Request extends ModulePath, Result>(
  work: (request: Request) => Promise<Result>,
  optionsOf: (request: Request) => string = () => '',
): (request: Request) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (request) => {
    const key = `${request.commit} ${request.path} ${optionsOf(request)}`
    return getOrInsert(results, key, () => work(request))
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

/**
 * The addresses that the repositories of one run publish under: each belongs to the first that has it. The index does not yet say whose the
 * new ones are.
 */
export class ClaimedAddresses {
  readonly #claims = new Map<string, object>()
  /** The namespaces, and the names with their namespaces, as this run spells them first, by their lower-case form. */
  readonly #spellings = new Map<string, string>()

  constructor(repositories: readonly Pick<RepositoryRelease, 'repository' | 'selections'>[]) {
    for (const { repository, selections } of repositories)
      for (const { release } of selections) {
        const { namespace, name } = release.address
        setFirst(this.#claims, addressKey(release.address), repository)
        setFirst(this.#spellings, namespace.toLowerCase(), namespace)
        setFirst(this.#spellings, `${namespace}/${name}`.toLowerCase(), name)
      }
  }

  /**
   * Throws INVALID_ADDRESS for an address whose namespace or name differs only by case from one of the index or of this run,
   * NOT_OWNER for one that another repository of this run has claimed.
   * @param published the address as the index spells it
   */
  check(
    { address, tag }: Release,
    { published, by }: { readonly published: ModuleAddress; readonly by: object },
  ): void {
    refuseSpelling(address, published)
    refuseSpelling(address, this.#spelledAlike(address))
    const claim = this.#claims.get(addressKey(address))
    if (claim === undefined || claim === by) return
    throw new RegistryError(
      'NOT_OWNER',
      `tag ${quote(tag)} is a version of ${quote(formatModuleAddress(address))}, which another source of this run publishes`,
      'give one of the two another address: address: namespace/name/system',
    )
  }

  /** The address as the releases before it in this run spell it. */
  #spelledAlike(address: ModuleAddress): ModuleAddress {
    const { namespace, name } = address
    return {
      ...address,
      namespace: this.#spellings.get(namespace.toLowerCase()) ?? namespace,
      name: this.#spellings.get(`${namespace}/${name}`.toLowerCase()) ?? name,
    }
  }
}

function setFirst<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value)
}

/** @param other as the index, or this run, has it */
function refuseSpelling(address: ModuleAddress, other: ModuleAddress): void {
  const [text, published] = [formatModuleAddress(address), formatModuleAddress(other)]
  if (text === published) return
  const isNamespace = address.namespace !== other.namespace
  const part = isNamespace ? other.namespace : `${other.namespace}/${other.name}`
  throw new RegistryError(
    'INVALID_ADDRESS',
    `the ${isNamespace ? 'namespace' : 'name'} of ${quote(text)} differs only by case from ${quote(part)}, which is published already`,
    `use the published spelling: --module ${published}`,
  )
}

/** Whether the version was published from the commit of this release, and removed. */
function isSameAsRemoved({ version, commit }: Release, module: ModuleDocument | undefined): boolean {
  return module?.removed.some((each) => each.version === version && each.commit === commit) ?? false
}
