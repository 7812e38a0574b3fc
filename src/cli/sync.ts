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
import type { IndexSnapshot, IndexStore } from '../index/ports.ts'
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
    const first = await opened.index.open()
    refuseProfileWithoutClient(profile, await hostOf(first, flags.hosting))
    const index = syncedIndex({ index: opened.index, first }, profile, bucket, runtime)
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

/** The index, and with pages its website. */
function syncedIndex(
  { index, first }: { readonly index: IndexStore; readonly first: IndexSnapshot },
  part: Profile,
  bucket: Bucket,
  runtime: Runtime,
): SyncedIndex {
  let snapshot = first
  let siteState: Uint8Array | undefined
  return {
    hasPages: hasPages(part),
    profile: part === 'index' || part === 'full' ? undefined : part,
    async head() {
      snapshot = await index.open()
      registryIn(await snapshot.read([REGISTRY_PATH]))
      return snapshot.commit
    },
    isOlderThan: async (commit) => (await snapshot.isOlderThan?.(commit)) ?? false,
    async files(known, isWhole) {
      if (!hasPages(part)) return indexFiles(snapshot, part, runtime)
      const knownSite = isWhole || known?.length !== 1 ? undefined : await bytesIn(bucket, SITE_STATE_KEY)
      const { state, ...files } = await siteFiles(snapshot, part, { bucket, knownSite, runtime })
      siteState = state
      return files
    },
    lastObjects: async () => new Map(siteState === undefined ? [] : [[SITE_STATE_KEY, siteState]]),
  }
}

async function bytesIn(bucket: Bucket, key: string): Promise<Uint8Array | undefined> {
  const stored = await bucket.get(key)
  return stored === undefined || stored === 'unchanged' ? undefined : stored.bytes
}

function indexFiles(snapshot: IndexSnapshot, part: Profile, { temporary }: Runtime): SyncedFiles {
  const contents = contentsOf(snapshot)
  return {
    commit: snapshot.commit,
    async *list() {
      for await (const files of regularFiles(snapshot, contents))
        yield files.filter(({ path }) => isInProfile(part, path))
    },
    changedSince: async (commits) => {
      const paths = await changedSince(snapshot, commits)
      return paths && new Set([...paths].filter((path) => isInProfile(part, path)))
    },
    open: uploadedFiles(contents, temporary),
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

/** The files of the website, and what is to be known of it at the next sync. */
async function siteFiles(
  snapshot: IndexSnapshot,
  profile: Profile,
  context: { readonly bucket: Bucket; readonly knownSite: Uint8Array | undefined; readonly runtime: Runtime },
): Promise<SyncedFiles & { readonly state: Uint8Array | undefined }> {
  const { bucket, knownSite, runtime } = context
  const { temporary, log } = runtime
  const output = new StagedSite(temporary, {
    state: knownSite && parseSiteState(knownSite),
    has: (path) => bucket.has(path),
    read: (path) => bytesIn(bucket, path),
  })
  const request = { snapshot, pages: 'versions', profile, output, highlight: highlightHcl, log } as const
  const { isWhole } = await buildSite(request)
  const contents = new DirectoryContents(output.root)
  const list = () => withoutState(contents)
  return {
    commit: snapshot.commit,
    list,
    changedSince: async () => (isWhole ? undefined : pathsOf(list(), output.removed)),
    open: uploadedFiles(contents, temporary),
    state: output.finished && new TextEncoder().encode(canonicalJson(output.finished)),
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
