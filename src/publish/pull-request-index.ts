import { quote, RegistryError } from '../base/error.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import { type IndexChange, publicationMessage } from '../index/plan/publication-plan.ts'
import { indexBusy } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { type PendingVersion, pendingVersions, planPending } from './pending-versions.ts'
import type { PullRequest, PullRequestBranch, PullRequests, PullRequestText } from './ports.ts'
import { pullRequestBranch } from './pull-request-branch.ts'

/** What a {@link PullRequestIndex} writes to. */
export interface PullRequestPlaces {
  /** The index branch, which is only read. */
  readonly index: IndexStore
  readonly branch: PullRequestBranch
  readonly pullRequests: PullRequests
  /** What people read. */
  readonly textOf: (address: ModuleAddress, versions: readonly PendingVersion[]) => PullRequestText
}

interface Opened {
  readonly base: IndexSnapshot
  readonly tip: IndexSnapshot
  /** What the branch adds to the index. */
  readonly pending: Pick<IndexChange, 'files'>
  readonly pullRequest: PullRequest | undefined
}

/** A pull request, and the versions that it publishes. */
export interface WaitingVersions {
  readonly pullRequest: PullRequest
  readonly versions: ReadonlySet<string>
}

/**
 * An index to which one module is published by pull request. It is read as if the open pull request were merged already. A commit
 * replaces the branch of the pull request by one commit on top of the index branch as it is now.
 */
export class PullRequestIndex implements IndexStore {
  readonly isCreatedByPublish = false
  readonly address: ModuleAddress
  readonly #places: PullRequestPlaces
  readonly #opened = new WeakMap<IndexSnapshot, Opened>()
  #written: WaitingVersions | undefined
  /** What this run has pushed for a pull request that was merged or closed before. */
  #stray: string | null = null
  /** The pull request that was open when the index was opened last. */
  pullRequest: PullRequest | undefined

  constructor(address: ModuleAddress, places: PullRequestPlaces) {
    this.address = address
    this.#places = places
  }

  async checkAccess(): Promise<void> {
    await this.#places.index.checkAccess?.()
  }

  async open(): Promise<IndexSnapshot> {
    return this.openOver(await this.#places.index.open())
  }

  /** The index as a snapshot has it, with the versions that wait for this pull request. Throws INDEX_INVALID. */
  async openOver(base: IndexSnapshot): Promise<IndexSnapshot> {
    const { branch, pullRequests } = this.#places
    this.#written = undefined
    refuseMissing(base)
    const [tip, known] = await Promise.all([branch.open(), pullRequests.list()])
    this.pullRequest = known.find(({ isOpen }) => isOpen)
    const isStray = tip.commit === this.#stray && this.pullRequest === undefined
    const pending =
      isUndecided(tip, known) && !isStray ? await this.#pendingOf(base, tip) : { files: new Map() }
    const snapshot = withFiles(base, pending.files)
    this.#opened.set(snapshot, { base, tip, pending, pullRequest: this.pullRequest })
    return snapshot
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: string | null }> {
    const opened = this.#opened.get(on)
    if (opened === undefined) return 'moved'
    refuseSettings(change)
    const { base, pending, tip, pullRequest } = opened
    const { address } = this
    const files = new Map([...pending.files, ...change.files])
    const versions = await pendingVersions(address, { files }, base)
    const releases = versions.map(({ release }) => release)
    const message = releases.length === 0 ? change : publicationMessage([{ address, releases }])
    const written = await this.#places.branch.replace({ ...message, files }, { on: base, tip })
    if (written === 'moved') return 'moved'
    if (!(await this.#propose(versions, pullRequest))) {
      this.#stray = written.commit
      return 'moved'
    }
    // Somebody else may have replaced the branch before the text was written.
    if ((await this.#places.branch.open()).commit === written.commit) return { commit: base.commit }
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
      if (opened === undefined || opened.pending.files.size === 0) return undefined
      const { base, tip, pending, pullRequest } = opened
      const isUpToDate = (await this.#places.branch.parentOf(tip)) === base.commit
      if (isUpToDate) await this.#propose(await pendingVersions(this.address, pending, base), pullRequest)
      else await this.commit({ message: '', files: new Map() }, snapshot)
      if (this.#written === undefined && !(await raceBackoff.wait(attempt))) throw indexBusy(attempt)
    }
    return this.#written
  }

  async #pendingOf(index: IndexSnapshot, tip: IndexSnapshot): Promise<Opened['pending']> {
    try {
      return await planPending(this.address, { index, tip })
    } catch (error) {
      if (!(error instanceof RegistryError) || error.code !== 'INDEX_INVALID') throw error
      const branch = quote(pullRequestBranch(this.address))
      const hint = `if somebody has changed the branch ${branch}, close the pull request, and publish its tags again; else ${error.hint}`
      throw new RegistryError(error.code, error.message, hint, { cause: error })
    }
  }

  /** False where the pull request was merged or closed since it was read. */
  async #propose(versions: readonly PendingVersion[], seen: PullRequest | undefined): Promise<boolean> {
    const { pullRequests, textOf } = this.#places
    const text = textOf(this.address, versions)
    const open = (await pullRequests.list()).find(({ isOpen }) => isOpen)
    if (seen !== undefined && open?.url !== seen.url) return false
    const isSaid = open?.title === text.title && open.body === text.body
    const pullRequest = isSaid ? open : await pullRequests.put(text)
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

/** The snapshot as it is with these files. */
function withFiles(base: IndexSnapshot, files: IndexChange['files']): IndexSnapshot {
  return {
    exists: base.exists,
    commit: base.commit,
    expect: (expected) => base.expect?.(expected),
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
