import type { IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import { BlobFiles } from './blob-files.ts'
import type { Git } from './git.ts'
import { type BranchAddress, type IndexBranch, openBranch } from './index-branch.ts'
import { checkPush, pushCommit, writeCommit } from './index-commit.ts'
import { GitContents } from './index-contents.ts'
import { deletedFiles } from './index-history.ts'
import { findBlob, readBlob } from './index-tree.ts'
import { MAX_CHANGES_BYTES, MAX_UNCLEAR_PUSHES } from './limits.ts'
import { parseTree } from './tree.ts'

/** An index in a branch of a Git repository, written with compare-and-swap. */
export class GitIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #git: Git
  readonly #address: BranchAddress
  #opened: IndexBranch | undefined
  #blobs: BlobFiles | undefined
  readonly #contents: GitContents[] = []
  /** Pushes in a row that failed for an unknown reason. */
  #unknown = 0

  constructor(git: Git, address: BranchAddress) {
    this.#git = git
    this.#address = address
  }

  async open(): Promise<IndexSnapshot> {
    const branch = this.#branch
    this.#blobs ??= new BlobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary)
    const head = await branch.head()
    const snapshot = snapshotAt({ branch, blobs: this.#blobs }, head)
    if (head === null || this.#address.reading === 'paths') return snapshot
    return { ...snapshot, contents: () => this.#contentsAt(head) }
  }

  async commit(
    change: IndexChange,
    { commit: parent }: IndexSnapshot,
  ): Promise<'moved' | { commit: string }> {
    const { objects } = this.#branch
    const commit = await writeCommit(objects, { change, parent })
    const failure = await pushCommit(objects, this.#address, { commit, parent })
    if (failure === undefined) return { commit }
    if (failure.outcome === 'refused') throw failure.error
    this.#unknown = failure.outcome === 'unknown' ? this.#unknown + 1 : 0
    // The connection may have broken after the push had succeeded.
    if (this.#unknown > 0 && (await this.open()).commit === commit) return { commit }
    if (this.#unknown > MAX_UNCLEAR_PUSHES && failure.outcome === 'unknown') throw failure.error
    return 'moved'
  }

  checkAccess(): Promise<void> {
    return checkPush(this.#branch.objects, this.#address)
  }

  async close(): Promise<void> {
    for (const contents of this.#contents) await contents.close()
    await this.#opened?.objects.close()
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
  return {
    exists: true,
    commit,
    async read(paths) {
      await branch.fetch?.(commit, paths)
      return new Map((await Promise.all(paths.map(readOne))).flat())
    },
    async locate(path) {
      await branch.fetch?.(commit, [path])
      const oid = await findBlob(objects, commit, path)
      return oid === undefined ? undefined : blobs.file(oid)
    },
    deletedFiles: (name) => deletedFiles(objects, commit, name),
    async changedSince({ commit: earlier }) {
      if (earlier === null) return undefined
      const words = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', earlier, commit]
      const listed = await objects.run(words, { maxOutput: MAX_CHANGES_BYTES })
      // Any file may differ from a commit that is not here any more, or where the list is too long.
      return listed.code === 0 ? new Set(pathsIn(listed.stdout)) : undefined
    },
    async list() {
      const listed = await objects.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit])
      if (listed.code !== 0) throw new Error(`git ls-tree failed: ${listed.stderr.trim()}`)
      return pathsIn(listed.stdout)
    },
    async listDirectory(path) {
      // To find a name in the directory brings its tree.
      await branch.fetch?.(commit, [`${path}/.`])
      const tree = await objects.read(`${commit}:${path}`)
      return tree?.type === 'tree' ? parseTree(tree.bytes, path).map((entry) => entry.path) : []
    },
  }
}

function pathsIn(listed: string): string[] {
  return listed.split('\0').filter((path) => path !== '')
}
