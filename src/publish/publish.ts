import type { Refusal } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import type { Log } from '../base/log.ts'
import { withdrawnVersions } from '../index/format/documents.ts'
import { moduleIn } from '../index/format/index-files.ts'
import { type IndexChange, planChange } from '../index/plan/publication-plan.ts'
import { updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import { calledPath } from '../interface/module-interface.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import { RunNotices, selectionLines } from './announce.ts'
import { Batch, type BatchLimits, ClaimedAddresses } from './batch.ts'
import { uncommitted } from './config.ts'
import type { GuardedStores } from './exposure.ts'
import type { DefaultKinds } from './package-kinds.ts'
import type { Attestor, ModuleRepository } from './ports.ts'
import { type Publication, publicationsAt, type RepositoryRelease } from './publication.ts'
import {
  inReportOrder,
  type PublishedResult,
  type PublishReport,
  type PublishResult,
  reportOf,
  reworded,
} from './publish-report.ts'
import { type IndexState, readIndex, withVersions } from './read-index.ts'
import { adviceOnRefused } from './report-text.ts'
import { type SelectionDependencies, selectReleases, type TagRequest } from './select-releases.ts'
import { checkAccess, modulePublications, storePublications } from './store-packages.ts'

export interface PublishRequest extends TagRequest {
  /** Public URL of an index that this publish creates, or that has none yet; any other index must have it. */
  readonly url: string | undefined
  /** Whether the valid ones of named tags are published although others are refused. */
  readonly keepGoing: boolean
  /** Whether a refused tag refuses the run also where all tags are published. */
  readonly strict?: boolean | undefined
  readonly dryRun: boolean
  /** What one commit of the index may hold; undefined: its own limits. */
  readonly limits?: BatchLimits | undefined
}

export interface PublishTarget {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly log: Log
}

/** All that a publish works with. Nothing has a default: whoever publishes says who may see what. */
export interface PublishContext extends PublishTarget {
  readonly repository: ModuleRepository & Pick<SelectionDependencies, 'defaultAddress'>
  /** Undefined: `index`, also for what is stored elsewhere already. */
  readonly defaultKinds: DefaultKinds | undefined
  readonly stores: GuardedStores
  /** Undefined: packages are not attested. */
  readonly attestor: Attestor | undefined
}

export interface PublishOptions extends Pick<PublishRequest, 'url' | 'dryRun' | 'limits'> {
  /** Which files of unchanged versions are put back; undefined: nobody looks at them. */
  readonly restore?: 'missing' | 'changed' | undefined
  /** Whether tags of removed versions are skipped with a notice; a tag that was named is refused. */
  readonly skipsRemoved?: boolean | undefined
  readonly name?: string | undefined
  /** What is not published because of one refused tag: the whole run, or the tag alone. */
  readonly refusalCosts: 'run' | 'tag'
  /** Whether the tags are all that there are: what people name tags for is announced and advised on release by release. */
  readonly isBulk: boolean
  /** Files that shall travel in the commit, or in the last of several, planned anew for every try. */
  readonly extraFiles?: (repositories: readonly RepositoryRelease[]) => IndexChange['files']
}

type RunReport = PublishReport & { readonly repositories: readonly RepositoryRelease[] }

/**
 * Tags → releases → packages → index commits. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. Tags that are named are one decision, unless the
 * run shall keep going; all tags are decided on one by one, unless the run is strict. Throws INDEX_*, PERMISSION and INDEX_BUSY.
 */
export async function publish(request: PublishRequest, context: PublishContext): Promise<PublishReport> {
  const { release, options } = await selectRun(request, context)
  return withAdvice(await publishRepositories([release], options, context), context.log)
}

export function withAdvice({ repositories: _, ...report }: RunReport, log: Log): PublishReport {
  for (const line of report.isBulk ? adviceOnRefused(report.results) : []) log.info(line)
  return report
}

/** What a run publishes, and how. Throws what {@link selectReleases} throws. */
export async function selectRun(
  request: PublishRequest,
  { repository, defaultKinds, stores, attestor, log }: PublishContext,
): Promise<{ readonly release: RepositoryRelease; readonly options: PublishOptions }> {
  const dependencies = { ...repository, defaultKinds, log }
  const { selections, refused: results, advice } = await selectReleases(request, dependencies)
  const { tags, repair, url, keepGoing, strict, dryRun, limits } = request
  const isBulk = tags === 'all'
  const { uncommittedConfig } = repository
  if (advice !== undefined) {
    const what = uncommittedConfig === undefined ? advice : uncommitted(uncommittedConfig)
    log.warn(`no tags found that are versions: ${what}`)
  }
  if (isBulk) for (const line of selectionLines(selections)) log.info(line)
  const options: PublishOptions = {
    url,
    dryRun,
    isBulk,
    limits,
    refusalCosts: (isBulk ? !strict : keepGoing) ? 'tag' : 'run',
    // All tags read what they must; whoever names a tag, or asks for a repair, has its files looked at.
    restore: repair ? 'changed' : isBulk ? undefined : 'missing',
    skipsRemoved: isBulk,
  }
  return { release: { repository, stores, attestor, selections, publications: [], results }, options }
}

/**
 * Selected releases of any number of repositories → packages → index commits. They are decided on, stored and committed batch by batch:
 * what a batch has read and packed is let go after it. A lost race is planned again on the new head, with the packages of the batch kept.
 * Where a refusal costs the run, all batches are decided on before the first is stored. Throws what `updateIndex`, `checkAccess` and
 * `storePublications` throw.
 */
export async function publishRepositories(
  repositories: readonly RepositoryRelease[],
  options: PublishOptions,
  target: PublishTarget,
): Promise<RunReport> {
  try {
    const run = new Run(repositories, options, target)
    await run.publishBatches()
    if (!run.isToBeWritten) return run.end()
    const decided = new Run(repositories, { ...options, refusalCosts: 'tag' }, target)
    await decided.publishBatches()
    return decided.end()
  } finally {
    for (const { repository } of repositories) await repository.close()
  }
}

/** The refusal of a run that has other tags or modules, too, with the flag that publishes them. */
function withKeepGoing(refusal: Refusal): Refusal {
  const hint = `${refusal.hint}; to publish the other versions of this run all the same: --keep-going (action input "keep-going")`
  return { ...refusal, hint }
}

class Run {
  readonly #options: PublishOptions
  readonly #target: PublishTarget
  readonly #claimed: ClaimedAddresses
  #repositories: readonly RepositoryRelease[]
  /** Whether nothing is written, as the run is one decision on more than a batch holds. */
  #isHeld = false
  readonly #accepted = new Map<string, Release[]>()
  readonly #notices: RunNotices
  /** Those that may write what they have. */
  readonly #checked = new Set<RepositoryRelease['repository']>()
  readonly #changed = new Set<string>()
  readonly #total: number
  #decided = 0
  #registryUrl: string | null = null
  #commit: string | null = null

  constructor(repositories: readonly RepositoryRelease[], options: PublishOptions, target: PublishTarget) {
    this.#repositories = repositories
    this.#options = options
    this.#target = target
    this.#claimed = new ClaimedAddresses(repositories)
    this.#notices = new RunNotices(target.log)
    this.#total = repositories.reduce((sum, { selections }) => sum + selections.length, 0)
  }

  async publishBatches(): Promise<void> {
    let batch = new Batch(this.#repositories, this.#options.limits)
    try {
      await this.#publishBatch(batch)
      while (this.#repositories.some(hasMore)) {
        batch = await batch.next(this.#repositories)
        await this.#publishBatch(batch)
      }
    } finally {
      await batch.stop()
    }
    // The zip of the one release of a run stays for who called, as long as the directory for it.
    if (this.#total > 1) await batch.discard()
  }

  get isToBeWritten(): boolean {
    return this.#isHeld && !this.#isRefused && !this.#options.dryRun
  }

  end(): RunReport {
    this.#notices.print()
    const isRefused = this.#isRefused
    const all = this.#repositories.flatMap(({ results }) => inReportOrder(results))
    const report = reportOf(isRefused ? all.filter(({ status }) => status === 'refused') : all, {
      index: { commit: this.#commit, changed: isRefused ? [] : [...this.#changed] },
      registryUrl: this.#registryUrl,
      isBulk: this.#options.isBulk,
      isRefused,
    })
    const isAlone = !isRefused || report.isBulk || report.results.length >= this.#total
    return { ...(isAlone ? report : reworded(report, withKeepGoing)), repositories: this.#repositories }
  }

  get #isRefused(): boolean {
    const { refusalCosts } = this.#options
    return refusalCosts === 'run' && this.#repositories.some(hasRefusals)
  }

  /** Decides on the next releases, as many as one commit may hold, stores and commits them. */
  async #publishBatch(batch: Batch): Promise<void> {
    const { refusalCosts, dryRun, url, name, extraFiles } = this.#options
    const { index, raceBackoff } = this.#target
    const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot, attempt) => {
      const state = await readIndex(index, snapshot, { url, name, selections: batch.selections })
      const decided = await batch.decide({ state, snapshot }, this.#rules)
      const isOne = refusalCosts === 'run'
      const isHeld = this.#isHeld || (isOne && decided.some(hasMore))
      const found = { decided, isHeld, registryUrl: state.registry.url }
      if (isOne && !isHeld && decided.some(hasRefusals))
        return { result: { ...found, repositories: decided.map(this.#reported) }, change: undefined }
      const isDry = dryRun || isHeld
      const isQuiet = this.#options.isBulk || isHeld
      if (attempt === 1) await this.#announce(decided, state, { isDry, isQuiet })
      const stored = await this.#store(batch, decided, { state, isDry })
      if (attempt === 1) {
        const publications = stored.flatMap((each) => each.publications)
        this.#notices.addClients(publications, state.registry.url, isQuiet)
        if (!isQuiet) this.#notices.print()
      }
      const repositories = stored.map(this.#reported)
      const files = decided.some(hasMore) ? undefined : extraFiles?.(repositories)
      const change = await planBatch(state, snapshot, { stored, files })
      if (!isDry && change.files.size > 0) batch.readAhead(decided, state)
      return { result: { ...found, repositories }, change, isDry }
    })
    this.#repositories = result.repositories
    this.#isHeld = result.isHeld
    this.#registryUrl = result.registryUrl
    this.#commit = commit
    for (const path of changed) this.#changed.add(path)
    for (const { selection } of newIn(result.decided)) {
      const address = formatModuleAddress(selection.release.address)
      getOrInsert(this.#accepted, address, () => []).push(selection.release)
    }
  }

  get #rules() {
    const { restore, skipsRemoved } = this.#options
    const { log } = this.#target
    return {
      restore,
      skipsRemoved,
      claimed: this.#claimed,
      acceptedBefore: (address: string) => this.#accepted.get(address) ?? [],
      log,
      onDecided: () => {
        this.#decided += 1
        log.progress?.('versions', this.#decided, this.#total)
      },
    }
  }

  /** Says what will be published, and proves that it may be. */
  async #announce(
    decided: readonly RepositoryRelease[],
    { registry }: IndexState,
    { isDry, isQuiet }: { readonly isDry: boolean; readonly isQuiet: boolean },
  ): Promise<void> {
    const fresh = newIn(decided)
    this.#notices.add(fresh)
    if (!isQuiet) this.#notices.announce(fresh, registry.url)
    if (isDry) return
    const unchecked = decided.filter(
      (each) => !this.#checked.has(each.repository) && newIn([each]).length > 0,
    )
    await checkAccess(unchecked, this.#target.index)
    for (const { repository } of unchecked) this.#checked.add(repository)
  }

  async #store(
    batch: Batch,
    decided: readonly RepositoryRelease[],
    { state, isDry }: { readonly state: IndexState; readonly isDry: boolean },
  ): Promise<RepositoryRelease[]> {
    const run = {
      registryUrl: state.registry.url,
      withdrawnOf: (address: Release['address']) => {
        const module = moduleIn(state.files, address)
        return module === undefined ? new Set<never>() : withdrawnVersions(module)
      },
      dryRun: isDry,
      log: this.#target.log,
    }
    const stored: RepositoryRelease[] = []
    for (const each of decided) {
      const repository = batch.cached(each.repository)
      stored.push({ ...each, publications: await storePublications({ ...each, repository }, run) })
    }
    return stored
  }

  /** The repository without the packages and interfaces of the batch. */
  readonly #reported = (each: RepositoryRelease): RepositoryRelease => {
    const results = each.publications.flatMap((publication) => {
      if (publication.status === 'new') return []
      return publication.status === 'refused' ? publication : resultOf(publication, this.#options.dryRun)
    })
    // A copy: names and values of changes are substrings, and each keeps the text of its whole file in memory. They are JSON, and parsed
    // JSON is smaller than a structured clone. Equal texts, such as the commit and the locations, are kept once.
    const texts = new Map<string, string>()
    const copies: PublishResult[] = JSON.parse(JSON.stringify(results), (_, value: unknown) =>
      typeof value === 'string' ? getOrInsert(texts, value, () => value) : value,
    )
    return { ...each, publications: [], results: [...each.results, ...copies] }
  }
}

function hasMore({ selections }: RepositoryRelease): boolean {
  return selections.length > 0
}

function hasRefusals({ publications, results }: RepositoryRelease): boolean {
  return [...publications, ...results].some(({ status }) => status === 'refused')
}

function newIn(repositories: readonly RepositoryRelease[]): Publication<'new'>[] {
  return repositories.flatMap(({ publications }) => publicationsAt(publications, 'new'))
}

async function planBatch(
  state: IndexState,
  snapshot: IndexSnapshot,
  batch: { readonly stored: readonly RepositoryRelease[]; readonly files: IndexChange['files'] | undefined },
): Promise<IndexChange> {
  const publications = batch.stored.flatMap((each) => each.publications)
  const restored = publicationsAt(publications, 'unchanged').flatMap((each) => each.restored?.release ?? [])
  const whole = restored.length === 0 ? state : await withVersions(state, snapshot, restored)
  const change = planChange(whole.files, whole.registry, modulePublications(publications, whole.planned))
  // With those of a new public URL, and those of a new index where anything is written to it.
  const files = [...change.files, ...(batch.files ?? [])]
  const other =
    whole.withUrl.size > 0 ? `Set the public URL ${whole.registry.url}` : 'Update collection state'
  return {
    ...change,
    message: change.files.size > 0 ? change.message : other,
    files: new Map([...whole.withUrl, ...(files.length > 0 ? whole.created : []), ...files]),
  }
}

function resultOf(publication: Publication<'stored' | 'unchanged'>, dryRun: boolean): PublishedResult {
  const isStored = publication.status === 'stored'
  // Of an unchanged version as `module.json` says it, which may lack size and files.
  const { version, tag, commit, digest, size, files, packages } = isStored
    ? { ...publication.release, ...publication.release.package }
    : publication.published
  const [first] = packages
  const directory = isStored ? calledPath(publication.moduleInterface) : ''
  return {
    status: isStored ? (dryRun ? 'planned' : 'published') : 'unchanged',
    address: formatModuleAddress(publication.selection.release.address),
    version,
    tag,
    commit,
    location: first?.location ?? '',
    package: {
      kind: first?.kind ?? '',
      digest,
      ...(size === undefined ? {} : { size }),
      ...(files === undefined ? {} : { files }),
    },
    packages: packages.map(({ kind, location }) => ({ kind, location, digest })),
    ...(directory === '' ? {} : { directory }),
    ...(isStored && publication.compatibility ? { compatibility: publication.compatibility } : {}),
  }
}
