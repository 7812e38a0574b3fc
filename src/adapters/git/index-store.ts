import type { IndexFiles } from '../../index/format/index-files.ts'
import type { IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import type { Git } from './git.ts'
import { type BranchAddress, type IndexBranch, openBranch } from './index-branch.ts'
import { findPushRefusal, pushCommit, writeCommit } from './index-commit.ts'
import { parseTree } from './tree.ts'

/** A broken connection may work again; a failure that repeats is reported. */
const MAX_UNKNOWN = 3

/** An index in a branch of a Git repository, written with compare-and-swap. */
export class GitIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #git: Git
  readonly #address: BranchAddress
  readonly #reading: 'paths' | 'all'
  #branch: Promise<IndexBranch> | undefined
  /** Pushes in a row that failed for an unknown reason. */
  #unknown = 0

  /** @param reading `paths` transfers only the paths that are read; `all` the whole tree, for commands that read every file */
  constructor(git: Git, address: BranchAddress, reading: 'paths' | 'all') {
    this.#git = git
    this.#address = address
    this.#reading = reading
  }

  async open(): Promise<IndexSnapshot> {
    const branch = await this.#openBranch()
    const commit = await branch.head()
    return new BranchSnapshot(this.#git, branch, commit)
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: string }> {
    const { objects } = await this.#openBranch()
    const { gitDirectory } = objects
    const parent = on.commit
    const commit = await writeCommit(this.#git, gitDirectory, { change, parent })
    const pushed = await pushCommit(this.#git, { ...this.#address, gitDirectory }, { commit, parent })
    if (pushed.outcome === 'refused') throw pushed.error
    if (pushed.outcome === 'pushed') return { commit }
    this.#unknown = pushed.outcome === 'unknown' ? this.#unknown + 1 : 0
    // The connection may have broken after the push had succeeded.
    if (this.#unknown > 0 && (await this.open()).commit === commit) return { commit }
    if (this.#unknown > MAX_UNKNOWN && pushed.outcome === 'unknown') throw pushed.error
    return 'moved'
  }

  /** Pushes without sending anything: a server refuses credentials that may not write before that. */
  async checkAccess(): Promise<void> {
    const { objects } = await this.#openBranch()
    const { gitDirectory } = objects
    const commit = await writeCommit(this.#git, gitDirectory, {
      change: { message: 'Nothing', files: new Map() },
      parent: null,
    })
    const refused = await findPushRefusal(this.#git, { ...this.#address, gitDirectory }, commit)
    if (refused !== undefined) throw refused
  }

  async close(): Promise<void> {
    if (this.#branch !== undefined) await (await this.#branch).objects.close()
  }

  #openBranch(): Promise<IndexBranch> {
    this.#branch ??= openBranch(this.#git, this.#address, this.#reading)
    return this.#branch
  }
}

class BranchSnapshot implements IndexSnapshot {
  readonly commit: string | null
  readonly #git: Git
  readonly #branch: IndexBranch

  constructor(git: Git, branch: IndexBranch, commit: string | null) {
    this.#git = git
    this.#branch = branch
    this.commit = commit
  }

  get exists(): boolean {
    return this.commit !== null
  }

  async read(paths: readonly string[]): Promise<IndexFiles> {
    const { commit } = this
    if (commit === null) return new Map()
    await this.#branch.fetch(commit, paths)
    const found = await Promise.all(paths.map((path) => this.#branch.objects.read(`${commit}:${path}`)))
    return new Map(
      found.flatMap((object, index) =>
        object?.type === 'blob' ? [[paths[index] ?? '', object.bytes] as const] : [],
      ),
    )
  }

  async listDirectory(path: string): Promise<string[]> {
    if (this.commit === null) return []
    // To find a name in the directory brings its tree.
    await this.#branch.fetch(this.commit, [`${path}/.`])
    const tree = await this.#branch.objects.read(`${this.commit}:${path}`)
    return tree?.type === 'tree' ? parseTree(tree.bytes, path).map((entry) => entry.path) : []
  }

  async list(): Promise<string[]> {
    if (this.commit === null) return []
    await this.#branch.fetch(this.commit, [])
    const { gitDirectory } = this.#branch.objects
    const listed = await this.#git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', this.commit], {
      gitDirectory,
    })
    if (listed.code !== 0) throw new Error(`git ls-tree failed: ${listed.stderr.trim()}`)
    return listed.stdout
      .toString()
      .split('\0')
      .filter((path) => path !== '')
  }
}
