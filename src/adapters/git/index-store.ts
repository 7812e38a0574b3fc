import type { IndexChange } from '../../index/plan/publication-plan.ts'
import type { ExpectedFiles, IndexSnapshot, IndexStore } from '../../index/ports.ts'
import { BlobFiles } from './blob-files.ts'
import { AcceptedCredentials } from './credentials.ts'
import type { PushFailure } from './failures.ts'
import type { Git } from './git.ts'
import { type BranchAddress, type IndexBranch, openBranch } from './index-branch.ts'
import { checkPush, pushCommit, writeCommit } from './index-commit.ts'
import { GitContents } from './index-contents.ts'
import { deletedFiles } from './index-history.ts'
import { findBlob, readBlob } from './index-tree.ts'
import { MAX_CHANGES_BYTES, MAX_HEAD_AGE_MS, MAX_UNCLEAR_PUSHES } from './limits.ts'
import type { GitObjects } from './objects.ts'
import { ReceivePack } from './receive-pack.ts'
import { isReachedByHttp } from './remote-helper.ts'
import { parseTree } from './tree.ts'

/** An index in a branch of a Git repository, written with compare-and-swap. */
export class GitIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #git: Git
  readonly #address: BranchAddress
  #opened: IndexBranch | undefined
  #blobs: BlobFiles | undefined
  readonly #contents: GitContents[] = []
  readonly #now: () => number
  /** Where the snapshot that was opened last can be pushed to. */
  #receiver: ReceivePack | undefined
  #askedAt = 0
  #isHttp: Promise<boolean> | undefined
  /** Pushes in a row that failed for an unknown reason. */
  #unknown = 0

  /** @param now milliseconds of a clock that never goes back */
  constructor(git: Git, address: BranchAddress, now = () => performance.now()) {
    this.#git = git
    this.#now = now
    const { token, remote } = address
    this.#address = token === undefined ? { ...address, accepted: new AcceptedCredentials(remote) } : address
  }

  async open(): Promise<IndexSnapshot> {
    const branch = this.#branch
    this.#blobs ??= new BlobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary)
    const head = await branch.head(await this.#askToPush())
    const snapshot = snapshotAt({ branch, blobs: this.#blobs }, head)
    if (head === null || this.#address.reading === 'paths') return snapshot
    return { ...snapshot, contents: () => this.#contentsAt(head) }
  }

  async commit(
    change: IndexChange,
    { commit: parent }: IndexSnapshot,
  ): Promise<'moved' | { commit: string }> {
    const commit = await writeCommit(this.#branch.objects, { change, parent })
    const failure = await this.#push(commit, parent)
    // The connection may have broken after the push had succeeded.
    return this.#outcome(commit, failure, async () => (await this.open()).commit)
  }

  /**
   * Writes the change on a snapshot of this branch as the head of another branch, if that one is still at `tip`; null stands for one
   * that does not exist. What it has beside this branch is lost. Throws PERMISSION, INDEX_UNREACHABLE.
   * @param other the same branch
   */
  async commitTo(
    other: GitIndex,
    change: IndexChange,
    { on, tip }: { readonly on: IndexSnapshot; readonly tip: string | null },
  ): Promise<'moved' | { commit: string }> {
    const { objects } = this.#branch
    const commit = await writeCommit(objects, { change, parent: on.commit })
    const failure = await pushCommit(objects, other.#address, { commit, parent: tip })
    return this.#outcome(commit, failure, async () => (await other.open()).commit)
  }

  /** The commit that a snapshot of this branch is on top of; null for one that is on top of none. */
  async parentOf({ commit }: IndexSnapshot): Promise<string | null> {
    const object = commit === null ? undefined : await this.#branch.objects.read(commit)
    return /^parent ([0-9a-f]+)$/m.exec(object?.bytes.toString('latin1') ?? '')?.[1] ?? null
  }

  /** @param head asks where the branch is that was pushed to */
  async #outcome(
    commit: string,
    failure: PushFailure | undefined,
    head: () => Promise<string | null>,
  ): Promise<'moved' | { commit: string }> {
    if (failure === undefined) return { commit }
    if (failure.outcome === 'refused') throw failure.error
    this.#unknown = failure.outcome === 'unknown' ? this.#unknown + 1 : 0
    if (this.#unknown > 0 && (await head()) === commit) return { commit }
    if (this.#unknown > MAX_UNCLEAR_PUSHES && failure.outcome === 'unknown') throw failure.error
    return 'moved'
  }

  async checkAccess(): Promise<void> {
    if (this.#receiver === undefined) await checkPush(this.#branch.objects, this.#address)
  }

  async close(): Promise<void> {
    await this.#receiver?.close()
    for (const contents of this.#contents) await contents.close()
    await this.#opened?.close()
  }

  /** The head as the server names it to whoever may push; undefined where it does not. */
  async #askToPush(): Promise<string | null | undefined> {
    await this.#receiver?.close()
    this.#receiver = undefined
    const { objects } = this.#branch
    if (!this.#address.writes || !(await this.#isReachedByHttp(objects.gitDirectory))) return undefined
    this.#askedAt = this.#now()
    this.#receiver = await ReceivePack.connect(this.#git, this.#address, objects.gitDirectory)
    return this.#receiver?.head
  }

  async #push(commit: string, parent: string | null): Promise<PushFailure | undefined> {
    // A small request that sees a lost race costs less than a push that is refused.
    const isOld = this.#now() - this.#askedAt > MAX_HEAD_AGE_MS
    if (this.#receiver !== undefined && isOld) await this.#askToPush()
    const receiver = this.#receiver
    this.#receiver = undefined
    if (receiver === undefined) return pushCommit(this.#branch.objects, this.#address, { commit, parent })
    const failure = receiver.head === parent ? await receiver.push(commit) : LOST_RACE
    await receiver.close()
    return failure
  }

  #isReachedByHttp(gitDirectory: string): Promise<boolean> {
    this.#isHttp ??= isReachedByHttp(this.#git, this.#address, gitDirectory)
    return this.#isHttp
  }

  #contentsAt(commit: string): GitContents {
    const contents = new GitContents(this.#git, this.#branch.objects, commit)
    this.#contents.push(contents)
    return contents
  }

  get #branch(): IndexBranch {
    this.#opened ??= openBranch(this.#git, this.#address)
    return this.#opened
  }
}

const LOST_RACE: PushFailure = { outcome: 'moved' }

const NO_BRANCH: IndexSnapshot = {
  exists: false,
  commit: null,
  read: async () => new Map(),
  list: async () => [],
  listDirectory: async () => [],
}

interface SnapshotSource {
  readonly branch: IndexBranch
  readonly blobs: BlobFiles
}

/** @param commit null for a branch that does not exist */
function snapshotAt({ branch, blobs }: SnapshotSource, commit: string | null): IndexSnapshot {
  if (commit === null) return NO_BRANCH
  const { objects } = branch
  const readOne = async (path: string) => {
    const bytes = await readBlob(objects, commit, path)
    return bytes === undefined ? [] : [[path, bytes] as const]
  }
  let expected: ExpectedFiles | undefined
  return {
    exists: true,
    commit,
    expect: (files) => {
      expected = files
    },
    async read(paths) {
      const ahead = expected
      expected = undefined
      await branch.fetch?.(commit, [...paths, ...(ahead?.paths ?? [])], ahead?.choices)
      return new Map((await Promise.all(paths.map(readOne))).flat())
    },
    async locate(path) {
      await branch.fetch?.(commit, [path])
      const oid = await findBlob(objects, commit, path)
      return oid === undefined ? undefined : blobs.file(oid)
    },
    deletedFiles: (name) => deletedFiles(objects, commit, name),
    changedSince: ({ commit: earlier }) => changedPaths(branch, earlier, commit),
    ...(isWhole(branch) ? { isOlderThan: (other: string) => isOlder(objects, commit, other) } : {}),
    list: () => listPaths(objects, commit),
    async listDirectory(path) {
      // To find a name in the directory brings its tree.
      await branch.fetch?.(commit, [`${path}/.`])
      const tree = await objects.read(`${commit}:${path}`)
      return tree?.type === 'tree' ? parseTree(tree.bytes, path).map((entry) => entry.path) : []
    },
  }
}

/** Undefined where any file may differ: from a commit that nobody gives any more, or where the list is too long. */
async function changedPaths(
  { objects, fetchCommit }: IndexBranch,
  earlier: string | null,
  commit: string,
): Promise<ReadonlySet<string> | undefined> {
  if (earlier === null) return undefined
  if (fetchCommit !== undefined && !(await hasCommit(objects, earlier))) await fetchCommit(earlier)
  const words = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', earlier, commit]
  const listed = await objects.run(words, { maxOutput: MAX_CHANGES_BYTES })
  return listed.code === 0 ? new Set(pathsIn(listed.stdout)) : undefined
}

/** Whether all of its history is on this machine. */
function isWhole({ fetch, fetchCommit }: IndexBranch): boolean {
  return fetch === undefined && fetchCommit === undefined
}

async function isOlder(objects: GitObjects, head: string, other: string): Promise<boolean> {
  if (!(await hasCommit(objects, other))) return true
  return (await objects.run(['merge-base', '--is-ancestor', other, head])).code !== 0
}

async function hasCommit(objects: GitObjects, commit: string): Promise<boolean> {
  return (await objects.read(`${commit}^{commit}`)) !== undefined
}

async function listPaths(objects: GitObjects, commit: string): Promise<string[]> {
  const listed = await objects.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit])
  if (listed.code !== 0) throw new Error(`git ls-tree failed: ${listed.stderr.trim()}`)
  return pathsIn(listed.stdout)
}

function pathsIn(listed: string): string[] {
  return listed.split('\0').filter((path) => path !== '')
}
