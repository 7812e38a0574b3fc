import { quote, RegistryError, shortList } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import type { Log } from '../base/log.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { formatInterface } from '../index/format/interface-document.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import type { Package } from '../package/package.ts'
import { checkCompatibility } from './compatibility.ts'
import { compareWithPublished, type Decided, decide, readRelease } from './decide.ts'
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

/** Bytes of the zips of new versions in one commit of the index; while git writes it, they are on disk twice. More becomes several commits. */
const MAX_BATCH_BYTES = 500_000_000

/** Of what a batch may hold, what is read of the next one while git writes it: both are in memory then. The rest waits. */
const PART_AHEAD = 0.25

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
 * go, so that a run of any number of tags needs no more memory and disk than its largest batch, and what is read ahead.
 */
export class Batch {
  readonly #limits: BatchLimits
  readonly #repositories: readonly RepositoryRelease[]
  readonly #cache: BatchCache
  readonly #size = new BatchSize()
  /** How many releases of each repository are in it: first as many as are looked up at a time, then those that were decided on. */
  #counts: readonly number[]
  /** Whether they are known: a lost race decides on the same ones again. */
  #isDecided = false
  #ahead: ReadAhead | undefined

  /** @param repositories with what is not decided on yet */
  constructor(
    repositories: readonly RepositoryRelease[],
    limits: BatchLimits = BATCH_LIMITS,
    cache = new BatchCache(),
  ) {
    this.#limits = limits
    this.#repositories = repositories
    this.#cache = cache
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
    return this.#cache.of(repository)
  }

  /**
   * Begins to read and pack what the next batch begins with, while git writes this one.
   * @param decided what {@link decide} gave; the repository whose parsed files are in memory is gone on with
   */
  readAhead(decided: readonly RepositoryRelease[], { files }: IndexState): void {
    const next = decided.find(({ selections }) => selections.length > 0)
    if (next === undefined) return
    this.#ahead ??= new ReadAhead(next, files, this.#limits)
  }

  /** Lets go what this batch holds. @param repositories with what is left for the next one */
  async next(repositories: readonly RepositoryRelease[]): Promise<Batch> {
    await this.discard()
    return new Batch(repositories, this.#limits, await this.stop())
  }

  /** Nothing more is read ahead. Gives what was read. */
  async stop(): Promise<BatchCache | undefined> {
    return this.#ahead?.end()
  }

  async discard(): Promise<void> {
    await this.#cache.discard()
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
    // A lost race has said it already.
    const log = this.#isDecided ? undefined : rules.log
    const selections = rules.skipsRemoved ? wanted(requested, state.files, log) : requested
    const decisions: Decided[] = []
    try {
      for (const selection of selections) {
        if (!this.#isDecided && this.#size.reaches(this.#limits)) break
        const decision = await decide(selection, context)
        decisions.push(decision)
        if (decision.status === 'refused') await this.#forget(selection.release, decisions)
        if (this.#isDecided) continue
        rules.onDecided()
        if (decision.status === 'new') this.#size.add(decision)
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

  /** Lets go what was read and packed of a refused release, which counts for no limit, unless another tag needs it. */
  async #forget(refused: Release, decisions: readonly Decided[]): Promise<void> {
    const start = startOf(refused)
    const isNeeded = decisions.some(
      (each) => each.status !== 'refused' && startOf(each.selection.release) === start,
    )
    if (!isNeeded) await this.#cache.forget(start)
  }
}

class BatchSize {
  #bytes = 0
  #text = 0
  #versions = 0

  add({ pkg, moduleInterface }: Pick<Publication<'new'>, 'pkg' | 'moduleInterface'>): void {
    this.#versions += 1
    this.#bytes += pkg.facts.size
    if (moduleInterface !== undefined)
      this.#text += formatInterface(moduleInterface).length + moduleInterface.root.readme.length
  }

  /** @param part of the limits */
  reaches({ bytes, text, versions }: BatchLimits, part = 1): boolean {
    return this.#bytes >= bytes * part || this.#text >= text * part || this.#versions >= versions * part
  }
}

/** The first releases of the next batch. What is wrong with them is said when they are decided on. */
class ReadAhead {
  readonly #cache = new BatchCache()
  readonly #reading: Promise<void>
  #isEnded = false

  /** @param files what the index holds already is not read */
  constructor(release: RepositoryRelease, files: IndexFiles, limits: BatchLimits) {
    this.#reading = this.#read(release, files, limits)
  }

  /** What was read, once nothing more is read. */
  async end(): Promise<BatchCache> {
    this.#isEnded = true
    await this.#reading
    return this.#cache
  }

  async #read(
    { repository, stores, selections }: RepositoryRelease,
    files: IndexFiles,
    limits: BatchLimits,
  ): Promise<void> {
    const size = new BatchSize()
    const context = { repository: this.#cache.of(repository), stores }
    for (const selection of selections) {
      if (this.#isEnded || size.reaches(limits, PART_AHEAD)) return
      const module = moduleIn(files, selection.release.address)
      if (compareWithPublished(selection, module).outcome !== 'new') continue
      const read = await readRelease(selection, context).catch(() => undefined)
      if (read !== undefined) size.add(read)
    }
  }
}

/** The packages and interfaces of a batch, each made once. */
class BatchCache {
  readonly #cached = new Map<RepositoryRelease['repository'], RepositoryRelease['repository']>()
  readonly #results: Map<string, unknown>[] = []
  readonly #packages: { readonly pkg: Package; readonly packer: Packer; readonly module: ModulePath }[] = []

  of(repository: RepositoryRelease['repository']): RepositoryRelease['repository'] {
    return getOrInsert(this.#cached, repository, () => {
      const { packer, interfaces } = repository
      const pack = async (request: PackRequest) => {
        const pkg = await packer.pack(request)
        this.#packages.push({ pkg, packer, module: request })
        return pkg
      }
      const packageOptions = ({ packageRoot, packagePaths, isCommit }: PackRequest) =>
        JSON.stringify([packageRoot, packagePaths, isCommit])
      return {
        ...repository,
        packer: { pack: this.#once(pack, packageOptions) },
        license: this.#once((module) => repository.license(module)),
        interfaces: { ...interfaces, atCommit: this.#once((module) => interfaces.atCommit(module)) },
      }
    })
  }

  /** @param start {@link startOf} a module */
  async forget(start: string): Promise<void> {
    for (const results of this.#results)
      for (const key of results.keys()) if (key.startsWith(start)) results.delete(key)
    const isOf = (each: { readonly module: ModulePath }) => startOf(each.module) === start
    const packages = this.#packages.splice(0)
    this.#packages.push(...packages.filter((each) => !isOf(each)))
    for (const { pkg, packer } of packages.filter(isOf)) await packer.discard?.(pkg)
  }

  async discard(): Promise<void> {
    for (const { pkg, packer } of this.#packages.splice(0)) await packer.discard?.(pkg)
  }

  #once<Request extends ModulePath, Result>(
    work: (request: Request) => Promise<Result>,
    optionsOf: (request: Request) => string = () => '',
  ): (request: Request) => Promise<Result> {
    const results = new Map<string, Promise<Result>>()
    this.#results.push(results)
    return (request) => getOrInsert(results, `${startOf(request)}${optionsOf(request)}`, () => work(request))
  }
}

/** Of the keys of what is made once for a module at a commit. */
function startOf({ commit, path }: ModulePath): string {
  return `${commit} ${path} `
}

/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function wanted(
  selections: readonly Selection[],
  files: IndexFiles,
  log: Log | undefined,
): readonly Selection[] {
  const isRemoved = ({ release: { address, version, commit } }: Selection) =>
    moduleIn(files, address)?.removed.some((each) => each.version === version && each.commit === commit)
  const removed = selections.filter(isRemoved).map(({ release }) => quote(release.tag))
  if (removed.length === 0) return selections
  log?.info(`tags      skipped, their versions are removed: ${shortList(removed).join(', ')}`)
  return selections.filter((each) => !isRemoved(each))
}

/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision: Decided, { stores }: RepositoryRelease): Publication {
  if (stores.visibility.published === 'public' || decision.status !== 'new') return decision
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
