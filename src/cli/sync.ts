import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DirectoryContents } from '../adapters/filesystem/directory-index.ts'
import { StagedSite } from '../adapters/filesystem/site-directory.ts'
import { highlightHcl } from '../adapters/hcl/hcl-highlighter.ts'
import { uploadedFiles } from '../adapters/s3/bucket.ts'
import { counted } from '../base/count.ts'
import { quote, RegistryError, shortList } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { type BucketServer, openBucket } from '../composition/bucket.ts'
import { withIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { hostOf } from '../composition/site.ts'
import type { Hosting } from '../index/format/hosting.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import { contentsOf, regularFiles } from '../index/plan/snapshot-contents.ts'
import type { IndexSnapshot, IndexStore, ListedFile } from '../index/ports.ts'
import { buildSite } from '../site/build-site.ts'
import { hasPages, isInProfile, type Profile, refuseProfileWithoutClient } from '../site/profile.ts'
import { parseSiteState, SITE_STATE_PATH } from '../site/site-state.ts'
import type { Bucket, Clock, SyncedFiles } from '../sync/ports.ts'
import { type SyncedIndex, type SyncReport, syncIndex } from '../sync/sync.ts'
import { SYNC_DIRECTORY } from '../sync/sync-record.ts'
import type { CommonFlags } from './command.ts'

/** What the pages in the bucket were made from. */
const SITE_STATE_KEY = `${SYNC_DIRECTORY}site.json`

/** Time for which one `sync` has a bucket to itself, if it does not renew that. Then the next one takes over. */
export const LEASE_MS = 30_000

interface SyncFlags extends CommonFlags, BucketServer {
  readonly index: string
  readonly to: string
  readonly site?: boolean
  /** `index`, or `full` with the pages, where it is undefined. */
  readonly profile?: Profile
  readonly hosting?: Hosting | 'none'
  readonly prune?: boolean
  readonly dryRun?: boolean
}

export async function syncCommand(flags: SyncFlags, runtime: Runtime, leaseMs = LEASE_MS) {
  const { to, endpoint, region, addressing, prune = false, dryRun = false } = flags
  const bucket = await openBucket(runtime, { url: to, endpoint, region, addressing })
  return withIndex(runtime, { index: flags.index, reading: 'all' }, async (opened) => {
    const profile = profileOf(flags)
    refuseProfileWithoutClient(profile, await hostOf(await opened.index.open(), flags.hosting))
    const index = hasPages(profile)
      ? new PagedIndex(opened.index, runtime, profile, bucket)
      : new PlainIndex(opened.index, runtime, profile)
    const { log } = runtime
    const dependencies = { bucket, clock, log, run: randomUUID(), leaseMs, index }
    const report = await syncIndex({ prune, dryRun }, dependencies)
    return { json: report, text: formatSyncReport(report) }
  })
}

function profileOf({ profile, site }: SyncFlags): Profile {
  if (profile !== undefined && site && !hasPages(profile))
    throw new RegistryError(
      'INVALID_INPUT',
      `the profile ${quote(profile)} has no pages, and --site uploads them`,
      'take --profile website or --profile full, or leave out --site',
    )
  return profile ?? (site ? 'full' : 'index')
}

const clock: Clock = {
  now: () => performance.now(),
  wait: (ms) => setTimeout(ms),
  every(ms, work) {
    let isOver = false
    let timer = globalThis.setTimeout(turn, ms)
    async function turn(): Promise<void> {
      await work()
      if (!isOver) timer = globalThis.setTimeout(turn, ms)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  },
}

class PlainIndex implements SyncedIndex {
  readonly hasPages: boolean = false
  readonly profile: string | undefined
  protected readonly part: Profile
  protected readonly runtime: Runtime
  readonly #store: IndexStore
  #snapshot: IndexSnapshot | undefined

  constructor(store: IndexStore, runtime: Runtime, part: Profile) {
    this.#store = store
    this.runtime = runtime
    this.part = part
    this.profile = part === 'index' || part === 'full' ? undefined : part
  }

  async head(): Promise<string | null> {
    const snapshot = await this.#store.open()
    if (
      this.#snapshot === undefined ||
      snapshot.commit !== this.#snapshot.commit ||
      snapshot.commit === null
    ) {
      registryIn(await snapshot.read([REGISTRY_PATH]))
      this.#snapshot = snapshot
    }
    return snapshot.commit
  }

  async isOlderThan(commit: string): Promise<boolean> {
    return (await this.snapshot()).isOlderThan?.(commit) ?? false
  }

  async files(_known: readonly string[] | undefined, _isWhole: boolean): Promise<SyncedFiles> {
    const snapshot = await this.snapshot()
    const contents = contentsOf(snapshot)
    return {
      commit: snapshot.commit,
      list: () => this.#inProfile(regularFiles(snapshot, contents)),
      changedSince: async (commits) => {
        const paths = await changedSince(snapshot, commits)
        return paths && new Set([...paths].filter((path) => isInProfile(this.part, path)))
      },
      open: uploadedFiles(contents, this.runtime.temporary),
    }
  }

  async lastObjects(): Promise<ReadonlyMap<string, Uint8Array>> {
    return new Map()
  }

  async *#inProfile(lists: AsyncIterable<readonly ListedFile[]>) {
    for await (const files of lists) yield files.filter(({ path }) => isInProfile(this.part, path))
  }

  protected async snapshot(): Promise<IndexSnapshot> {
    this.#snapshot ??= await this.#store.open()
    return this.#snapshot
  }
}

async function changedSince(
  snapshot: IndexSnapshot,
  commits: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const changed = new Set<string>()
  for (const commit of commits) {
    const paths = await snapshot.changedSince?.({ ...snapshot, commit })
    if (paths === undefined) return undefined
    for (const path of paths) changed.add(path)
  }
  return changed
}

class PagedIndex extends PlainIndex {
  override readonly hasPages = true
  readonly #bucket: Bucket
  #state: Uint8Array | undefined

  constructor(store: IndexStore, runtime: Runtime, part: Profile, bucket: Bucket) {
    super(store, runtime, part)
    this.#bucket = bucket
  }

  override async files(known: readonly string[] | undefined, isWhole: boolean): Promise<SyncedFiles> {
    const snapshot = await this.snapshot()
    const stored = isWhole || known?.length !== 1 ? undefined : await this.#read(SITE_STATE_KEY)
    const staged = new StagedSite(this.runtime.temporary, {
      state: stored && parseSiteState(stored),
      has: (path) => this.#bucket.has(path),
      read: (path) => this.#read(path),
    })
    const report = await buildSite({
      snapshot,
      pages: 'versions',
      profile: this.part,
      output: staged,
      highlight: highlightHcl,
      log: this.runtime.log,
    })
    this.#state = staged.finished && new TextEncoder().encode(canonicalJson(staged.finished))
    const contents = new DirectoryContents(staged.root)
    const list = () => withoutState(contents)
    return {
      commit: snapshot.commit,
      list,
      changedSince: async () => (report.isWhole ? undefined : pathsOf(list(), staged.removed)),
      open: uploadedFiles(contents, this.runtime.temporary),
    }
  }

  override async lastObjects(): Promise<ReadonlyMap<string, Uint8Array>> {
    return new Map(this.#state === undefined ? [] : [[SITE_STATE_KEY, this.#state]])
  }

  async #read(path: string): Promise<Uint8Array | undefined> {
    const stored = await this.#bucket.get(path)
    return stored === undefined || stored === 'unchanged' ? undefined : stored.bytes
  }
}

async function* withoutState(contents: DirectoryContents) {
  for await (const files of contents.list()) yield files.filter(({ path }) => path !== SITE_STATE_PATH)
}

async function pathsOf(
  lists: ReturnType<typeof withoutState>,
  removed: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const paths = new Set(removed)
  for await (const files of lists) for (const { path } of files) paths.add(path)
  return paths
}

function formatSyncReport(report: SyncReport): string {
  const { status, bucket, commit, uploaded, gone, deleted } = report
  const at = commit === null ? 'the directory' : `commit ${commit.slice(0, 12)}`
  if (status === 'unchanged') return `unchanged ${bucket} has ${at}`
  const verb = status === 'planned' ? 'would be ' : ''
  const lines = [
    `${status.padEnd(9)} ${bucket}: ${counted(uploaded.length, 'file')} of ${at} ${verb}uploaded`,
  ]
  if (status === 'planned') lines.push(...shortList(uploaded).map((path) => `  upload  ${path}`))
  if (deleted.length > 0)
    lines.push(`deleted   ${counted(deleted.length, 'object')} that the index has no more`)
  else if (gone.length > 0)
    lines.push(
      `kept      ${counted(gone.length, 'object')} whose files the index has no more, those of removed versions too: they can still be fetched until \`--prune\` deletes them`,
    )
  if (status === 'planned') lines.push(...shortList(gone).map((path) => `  gone    ${path}`))
  return lines.join('\n')
}
