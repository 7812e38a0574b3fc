import { quote, type Refusal, RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import {
  listedVersions,
  type ModuleDocument,
  type PublishedVersion,
  type ReleaseDocument,
} from '../index/format/documents.ts'
import { type IndexFiles, listedRelease, moduleIn, registryIn } from '../index/format/index-files.ts'
import { interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { moduleDirectory, modulePath, REGISTRY_PATH, versionPath } from '../index/format/paths.ts'
import {
  type IndexChange,
  type ModulePublication,
  planChange,
  publicationMessage,
} from '../index/plan/publication-plan.ts'
import { indexBusy } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import type { Severities } from '../interface/diff/change.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { type Compatibility, checkBump, selectBase } from '../interface/diff/required-bump.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'
import type { PullRequest, PullRequestBranch, PullRequests, PullRequestText } from './ports.ts'
import type { RepositoryRelease } from './publication.ts'
import {
  type PublishContext,
  type PublishOptions,
  type PublishRequest,
  publishRepositories,
  selectRun,
  withAdvice,
} from './publish.ts'
import { type PublishReport, type PublishResult, reworded } from './publish-report.ts'
import { withVersions } from './read-index.ts'
import type { Selection } from './selection.ts'

/**
 * Publishes as `publish` does, and opens or updates one pull request for each module. A version is `pending` until an owner of the index
 * merges it. A refusal of any tag refuses the run before the first pull request, unless it shall keep going. Throws what `publish`
 * throws; what was done for the modules before stays.
 * @param storageOf the pull requests from a branch
 */
export async function publishByPullRequest(
  request: PublishRequest,
  context: PublishContext,
  storageOf: (branch: string) => PullRequestStorage,
): Promise<PublishReport> {
  const { release, options } = await selectRun(request, context)
  const groups = groupBy(release.selections, (each) => formatModuleAddress(each.release.address))
  const modules = [...groups.values()].map((selections) => {
    const { address } = selections[0].release
    return new PullRequestIndex(address, selections, storageOf(pullRequestBranch(address)))
  })
  const [only, ...others] = modules
  if (only === undefined || others.length > 0 || request.dryRun) {
    const target = { ...context, index: together(context.index, modules), log: quiet(context.log, request) }
    const planned = await publishRepositories([release], { ...options, dryRun: true }, target)
    if (planned.error !== undefined || only === undefined || request.dryRun)
      return withAdvice(planned, context.log)
  }
  const reports: PublishReport[] = []
  for (const [number, index] of modules.entries()) {
    const results = number === 0 ? release.results : []
    const own = { ...release, results, selections: index.selections }
    reports.push(await publishModule(own, options, { ...context, index }))
  }
  return reports.reduce(withReport)
}

async function publishModule(
  release: RepositoryRelease,
  options: PublishOptions,
  context: PublishContext & { readonly index: PullRequestIndex },
): Promise<PublishReport> {
  const { index, raceBackoff } = context
  const { repositories: _, ...published } = await publishRepositories([release], options, context)
  const report = reworded(published, (refusal) => withClaim(refusal, index.pullRequest))
  const waiting = report.error === undefined ? await index.refresh(raceBackoff) : undefined
  if (waiting === undefined) return report
  const results = report.results.map((result): PublishResult => {
    if (result.status === 'refused' || !waiting.versions.has(result.version)) return result
    return { ...result, status: 'pending', pullRequest: waiting.pullRequest.url }
  })
  return { ...report, results }
}

/** A pull request that is open claims its address. */
function withClaim(refusal: Refusal, claim: PullRequest | undefined): Refusal {
  if (refusal.code !== 'NOT_OWNER' || claim === undefined) return refusal
  const hint = `${refusal.hint}; if nothing of the module is published yet, the owner is the one of the pull request ${claim.url}: let an owner of the index close it`
  return { ...refusal, hint }
}

function withReport(report: PublishReport, next: PublishReport): PublishReport {
  const changed = [...report.index.changed, ...next.index.changed]
  const error = report.error ?? next.error
  return {
    ...next,
    results: [...report.results, ...next.results],
    failures: [...report.failures, ...next.failures],
    index: { commit: next.index.commit, changed },
    ...(error === undefined ? {} : { error }),
  }
}

/** The index with what waits for all of these pull requests. It is only decided on. */
function together(base: IndexStore, modules: readonly PullRequestIndex[]): IndexStore {
  return {
    isCreatedByPublish: false,
    async open() {
      let snapshot: IndexSnapshot = await base.open()
      for (const module of modules) snapshot = await module.openOver(snapshot)
      return snapshot
    },
    commit: async () => 'moved',
  }
}

/** The modules report what is decided on first once more. */
function quiet(log: Log, { dryRun }: PublishRequest): Log {
  return dryRun ? log : { info() {}, warn() {}, debug: (line) => log.debug(line) }
}

interface PullRequestStorage {
  readonly index: IndexStore
  readonly branch: PullRequestBranch
  readonly pullRequests: PullRequests
  readonly textOf: (address: ModuleAddress, versions: readonly PendingVersion[]) => PullRequestText
}

interface Opened {
  readonly base: IndexSnapshot
  readonly tip: IndexSnapshot
  readonly pending: IndexChange['files']
  readonly pullRequest: PullRequest | undefined
}

interface WaitingVersions {
  readonly pullRequest: PullRequest
  readonly versions: ReadonlySet<string>
}

/**
 * An index to which one module is published by pull request. It is read as if the open pull request were merged already. A commit
 * replaces the branch of the pull request by one commit on top of the index branch as it is now.
 */
class PullRequestIndex implements IndexStore {
  readonly isCreatedByPublish = false
  readonly address: ModuleAddress
  readonly selections: readonly Selection[]
  readonly #storage: PullRequestStorage
  readonly #opened = new WeakMap<IndexSnapshot, Opened>()
  #written: WaitingVersions | undefined
  /** What this run has pushed for a pull request that was merged or closed before. */
  #stray: string | null = null
  /** The pull request that was open when the index was opened last. */
  pullRequest: PullRequest | undefined

  /** @param selections what the run publishes of the module */
  constructor(address: ModuleAddress, selections: readonly Selection[], storage: PullRequestStorage) {
    this.address = address
    this.selections = selections
    this.#storage = storage
  }

  async checkAccess(): Promise<void> {
    await this.#storage.index.checkAccess?.()
  }

  async open(): Promise<IndexSnapshot> {
    return this.openOver(await this.#storage.index.open())
  }

  /** The index as a snapshot has it, with the versions that wait for this pull request. Throws INDEX_INVALID. */
  async openOver(base: IndexSnapshot): Promise<IndexSnapshot> {
    const { branch, pullRequests } = this.#storage
    this.#written = undefined
    refuseMissing(base)
    const [tip, known] = await Promise.all([branch.open(), pullRequests.list()])
    this.pullRequest = known.find(({ isOpen }) => isOpen)
    const isStray = tip.commit === this.#stray && this.pullRequest === undefined
    const pending =
      isUndecided(tip, known) && !isStray ? await this.#pendingOf(base, tip) : new Map<never, never>()
    const snapshot = withFiles(base, pending)
    this.#opened.set(snapshot, { base, tip, pending, pullRequest: this.pullRequest })
    return snapshot
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: string | null }> {
    const opened = this.#opened.get(on)
    if (opened === undefined) return 'moved'
    refuseSettings(change)
    const { base, pending, tip, pullRequest } = opened
    const { address } = this
    const files = new Map([...pending, ...change.files])
    const versions = await this.#versionsIn(files, base)
    const releases = versions.map(({ release }) => release)
    const message = releases.length === 0 ? change : publicationMessage([{ address, releases }])
    const written = await this.#storage.branch.replace({ ...message, files }, { on: base, tip })
    if (written === 'moved') return 'moved'
    if (!(await this.#propose(versions, pullRequest))) {
      this.#stray = written.commit
      return 'moved'
    }
    // Somebody else may have replaced the branch before the text was written.
    if ((await this.#storage.branch.open()).commit === written.commit) return { commit: base.commit }
    this.#written = undefined
    return 'moved'
  }

  /**
   * Brings the pull request up to date with the index branch, and its text with the branch; undefined where nothing waits to be
   * merged. Throws INDEX_BUSY, INDEX_UNREACHABLE and PERMISSION.
   */
  async refresh(raceBackoff: RaceBackoff): Promise<WaitingVersions | undefined> {
    for (let attempt = 1; this.#written === undefined; attempt += 1) {
      const snapshot = await this.open()
      const opened = this.#opened.get(snapshot)
      if (opened === undefined || opened.pending.size === 0) return undefined
      const { base, tip, pending, pullRequest } = opened
      const isUpToDate = (await this.#storage.branch.parentOf(tip)) === base.commit
      if (isUpToDate) await this.#propose(await this.#versionsIn(pending, base), pullRequest)
      else await this.commit({ message: '', files: new Map() }, snapshot)
      if (this.#written === undefined && !(await raceBackoff.wait(attempt))) throw indexBusy(attempt)
    }
    return this.#written
  }

  async #pendingOf(index: IndexSnapshot, tip: IndexSnapshot): Promise<IndexChange['files']> {
    try {
      return await planPending(this.address, { index, tip })
    } catch (error) {
      if (!(error instanceof RegistryError) || error.code !== 'INDEX_INVALID') throw error
      const branch = quote(pullRequestBranch(this.address))
      const hint = `if somebody has changed the branch ${branch}, close the pull request, and publish its tags again; else ${error.hint}`
      throw new RegistryError(error.code, error.message, hint, { cause: error })
    }
  }

  #versionsIn(files: IndexChange['files'], base: IndexSnapshot): Promise<PendingVersion[]> {
    // A version of an earlier run is compared as those of this run are.
    const severitiesOf = (version: Version) =>
      (this.selections.find(({ release }) => release.version === version) ?? this.selections.at(-1))
        ?.severities
    return pendingVersions(this.address, files, base, severitiesOf)
  }

  /** False where the pull request was merged or closed since it was read. */
  async #propose(versions: readonly PendingVersion[], seen: PullRequest | undefined): Promise<boolean> {
    const { pullRequests, textOf } = this.#storage
    const text = textOf(this.address, versions)
    const open = (await pullRequests.list()).find(({ isOpen }) => isOpen)
    if (seen !== undefined && open?.url !== seen.url) return false
    const pullRequest = await pullRequests.put(text)
    this.#written = { pullRequest, versions: new Set(versions.map(({ release }) => release.version)) }
    return true
  }
}

/** Whether what the branch holds still waits: it is not what was merged or closed. */
function isUndecided(tip: IndexSnapshot, known: readonly PullRequest[]): boolean {
  if (tip.commit === null) return false
  return known.some(({ isOpen }) => isOpen) || known.every(({ head }) => head !== tip.commit)
}

const OWNERS_WAY =
  'publish once with index-commit-by: push, or run: module-registry init --url https://modules.example.com --index …'

function refuseMissing({ exists }: IndexSnapshot): void {
  if (exists) return
  const problem = 'the index branch does not exist, and a pull request cannot create it'
  throw new RegistryError('INDEX_INVALID', problem, `let an owner of the index ${OWNERS_WAY}`)
}

/** The settings of an index belong to its owners. Throws INVALID_INPUT. */
function refuseSettings({ files }: IndexChange): void {
  if (!files.has(REGISTRY_PATH)) return
  throw new RegistryError(
    'INVALID_INPUT',
    'the index has no public URL, and a pull request does not change registry.json',
    `let an owner of the index ${OWNERS_WAY}`,
  )
}

function withFiles(base: IndexSnapshot, files: IndexChange['files']): IndexSnapshot {
  return {
    exists: base.exists,
    commit: base.commit,
    prefetch: (expected) => base.prefetch?.(expected),
    list: () => base.list(),
    listDirectory: (path) => base.listDirectory(path),
    async read(paths) {
      const read = new Map(await base.read(paths.filter((path) => !files.has(path))))
      for (const path of paths) {
        const content = files.get(path)
        if (content instanceof Uint8Array) read.set(path, content)
      }
      return read
    },
  }
}

const PREFIX = 'module-registry/'

/** The branch whose pull request publishes a module: a valid name for every address. */
function pullRequestBranch(address: ModuleAddress): string {
  return `${PREFIX}${formatModuleAddress(address)}`
}

/** What a pull request would publish. */

export interface PendingVersion {
  readonly release: ReleaseDocument
  /** Present where the index shows the interface of the version, and of one to compare it with. */
  readonly compatibility?: Compatibility
}

/**
 * The change that brings what a branch has of a module, and the index has not, into the index as it is now: versions, and packages of
 * versions. Everything else of the branch counts for nothing. Without files where there is nothing. Throws INDEX_INVALID.
 */
async function planPending(
  address: ModuleAddress,
  { index, tip }: { readonly index: IndexSnapshot; readonly tip: IndexSnapshot },
): Promise<IndexChange['files']> {
  const path = modulePath(address, 'module.json')
  const proposed = moduleIn(await tip.read([path]), address)
  if (proposed === undefined) return new Map()
  const known = await index.read([REGISTRY_PATH, path])
  const current = moduleIn(known, address)
  const versions = proposed.versions.filter((each) => isPending(each, current))
  if (versions.length === 0) return new Map()
  const publication = await readPublication({ ...proposed, versions }, tip)
  const registry = registryIn(known)
  const state = { files: known, planned: new Set<string>() }
  const whole = await withVersions(state, index, publication.releases)
  const owner = current?.owner ?? proposed.owner
  return planChange(whole.files, registry, [{ ...publication, owner }]).files
}

/** Whether the index lacks the version, or one of its packages. A removed version never comes back. */
function isPending({ version, packages }: PublishedVersion, current: ModuleDocument | undefined): boolean {
  if (current?.removed.some((each) => each.version === version)) return false
  const published = current?.versions.find((each) => each.version === version)
  const known = new Set(published?.packages.map(({ location }) => location))
  return packages.some(({ location }) => !known.has(location))
}

async function readPublication(
  module: ModuleDocument,
  tip: IndexSnapshot,
): Promise<Omit<ModulePublication, 'owner'>> {
  const { address, versions } = module
  const files = await tip.read(
    versions.flatMap(({ version }) => [
      versionPath(address, version, 'release.json'),
      versionPath(address, version, 'module.zip'),
      ...interfacePaths(address, version),
    ]),
  )
  const releases = versions.map(({ version }) => listedRelease(files, module, version))
  const interfaces = releases.flatMap((release) => {
    const moduleInterface = parseInterfaceFiles(release, (path) => files.get(path))
    return moduleInterface === undefined ? [] : [[release.version, moduleInterface] as const]
  })
  const isDocument = (path: string) => path.endsWith('/release.json')
  return {
    address,
    releases,
    files: new Map([...files].filter(([path]) => !isDocument(path))),
    moduleInterfaces: new Map(interfaces),
  }
}

/** The versions of a module that a change publishes, the highest first, compared with those before them. */
async function pendingVersions(
  address: ModuleAddress,
  change: IndexChange['files'],
  index: IndexSnapshot,
  severitiesOf: (version: Version) => Severities | undefined,
): Promise<PendingVersion[]> {
  const path = modulePath(address, 'module.json')
  const before = moduleIn(await index.read([path]), address)
  const files = ownFiles(address, change)
  const module = moduleIn(files, address)
  if (module === undefined) return []
  const changed = module.versions.filter((each) => isPending(each, before))
  const fresh = sortVersions(changed.map(({ version }) => version))
  const listed = sortVersions([...(before === undefined ? [] : listedVersions(before)), ...fresh])
  return Promise.all(
    fresh.map(async (version) => {
      const release = listedRelease(files, module, version)
      const base = selectBase(listed, version)
      const after = parseInterfaceFiles(release, (each) => files.get(each))
      if (base === undefined || after === undefined) return { release }
      const kept = await index.read(interfacePaths(address, base))
      const earlier = parseInterfaceFiles(
        { address, version: base },
        (each) => files.get(each) ?? kept.get(each),
      )
      if (earlier === undefined) return { release }
      const changes = compareInterfaces(earlier, after, severitiesOf(version))
      return { release, compatibility: checkBump(base, version, changes) }
    }),
  )
}

function ownFiles(address: ModuleAddress, files: IndexChange['files']): IndexFiles {
  const directory = `${moduleDirectory(address)}/`
  return new Map(
    [...files].flatMap(([path, content]) =>
      content instanceof Uint8Array && path.startsWith(directory) ? [[path, content] as const] : [],
    ),
  )
}
