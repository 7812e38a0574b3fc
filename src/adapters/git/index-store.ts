import { quote, RegistryError } from '../../base/error.ts'
import type { IndexFiles } from '../../index/format/index-files.ts'
import type { IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore, LocatedFile } from '../../index/ports.ts'
import { BlobFiles } from './blob-files.ts'
import type { Git } from './git.ts'
import { type BranchAddress, type IndexBranch, type IndexReading, openBranch } from './index-branch.ts'
import { findPushRefusal, pushCommit, writeCommit } from './index-commit.ts'
import type { GitObjects } from './objects.ts'
import { parseTree } from './tree.ts'

/** A broken connection may work again; a failure that repeats is reported. */
const MAX_UNKNOWN = 3

/** An index in a branch of a Git repository, written with compare-and-swap. */
export class GitIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #git: Git
  readonly #address: BranchAddress
  readonly #reading: IndexReading
  #branch: Promise<IndexBranch> | undefined
  #blobs: BlobFiles | undefined
  /** Pushes in a row that failed for an unknown reason. */
  #unknown = 0

  constructor(git: Git, address: BranchAddress, reading: IndexReading) {
    this.#git = git
    this.#address = address
    this.#reading = reading
  }

  async open(): Promise<IndexSnapshot> {
    const branch = await this.#openBranch()
    const commit = await branch.head()
    this.#blobs ??= new BlobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary)
    return new BranchSnapshot(this.#git, { branch, commit, blobs: this.#blobs })
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

const SUBMODULE_MODE = '160000'

/**
 * Passes if the trees of the commit say that it has no such file: git prints the same for a file whose objects are lost. Throws
 * INDEX_UNREACHABLE.
 */
async function requireAbsent(objects: GitObjects, commit: string, path: string): Promise<void> {
  const names = path.split('/')
  for (let depth = names.length - 1; depth >= 0; depth -= 1) {
    const parent = await objects.read(`${commit}:${names.slice(0, depth).join('/')}`)
    if (parent === undefined) continue
    const entries = parent.type === 'tree' ? parseTree(parent.bytes, 'the index') : []
    const entry = entries.find((each) => each.path === names[depth])
    if (entry === undefined || entry.mode === SUBMODULE_MODE) return
    break
  }
  throw new RegistryError(
    'INDEX_UNREACHABLE',
    `${quote(path)} of the index cannot be read: objects of its commit ${commit} are lost`,
    'restore the repository of the index',
  )
}

interface SnapshotSource {
  readonly branch: IndexBranch
  readonly commit: string | null
  readonly blobs: BlobFiles
}

class BranchSnapshot implements IndexSnapshot {
  readonly commit: string | null
  readonly #git: Git
  readonly #branch: IndexBranch
  readonly #blobs: BlobFiles

  constructor(git: Git, { branch, commit, blobs }: SnapshotSource) {
    this.#git = git
    this.#branch = branch
    this.#blobs = blobs
    this.commit = commit
  }

  get exists(): boolean {
    return this.commit !== null
  }

  async read(paths: readonly string[]): Promise<IndexFiles> {
    const { commit } = this
    if (commit === null) return new Map()
    await this.#branch.fetch(commit, paths)
    const { objects } = this.#branch
    const read = async (path: string) => {
      const object = await objects.read(`${commit}:${path}`)
      if (object === undefined) await requireAbsent(objects, commit, path)
      return object?.type === 'blob' ? [[path, object.bytes] as const] : []
    }
    return new Map((await Promise.all(paths.map(read))).flat())
  }

  async locate(path: string): Promise<LocatedFile | undefined> {
    const { commit } = this
    if (commit === null) return undefined
    await this.#branch.fetch(commit, [path])
    const { objects } = this.#branch
    const [, directory = '', name = path] = /^(.*)\/([^/]*)$/.exec(path) ?? []
    const tree = await objects.read(`${commit}:${directory}`)
    const entries = tree?.type === 'tree' ? parseTree(tree.bytes, 'the index') : []
    const entry = entries.find((each) => each.path === name)
    if (entry === undefined) await requireAbsent(objects, commit, path)
    return entry && this.#blobs.file(entry.oid)
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
