import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { requireIndex } from './failures.ts'
import { FetchRepository, REMOTE, type RemoteRepository } from './fetch.ts'
import type { Git, GitResult, GitSetting } from './git.ts'
import { GitObjects } from './objects.ts'
import { parseTree } from './tree.ts'

const PARTIAL = `[extensions]
\tpartialClone = ${REMOTE}
[remote "${REMOTE}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`

/** Without it git says what it has, and a server leaves out what lies below that. */
const NO_HAVES: readonly GitSetting[] = [['fetch.negotiationAlgorithm', 'noop']]

/** GitHub allows no filter of trees but `tree:0`; of another server the first fetch tells. */
const GITHUB = /(^|\.)(github\.com|ghe\.com)$/
const UNFILTERED = /filtering not recognized by server/
const REFUSED_FILTER = /filter.* (not supported|allows max depth)|invalid filter-spec/

/** Of the directories of `v1/modules/<namespace>/<name>/…` */
const NAMESPACE_LEVEL = 3
const NAME_LEVEL = 4

/** The catalog of about 180 modules has this many of its 256 files. */
const SMALL_CATALOG = 128

/**
 * A branch on another machine that is fetched path by path, without history and without the trees beside the paths: the cost does
 * not grow with the index. Fetches run in a repository of their own that is marked as partial. Everything else reads its objects
 * through one that is not, so that no git ever fetches a missing tree by itself (it would get everything below).
 * https://git-scm.com/docs/partial-clone
 */
export class PathBranch {
  readonly objects: GitObjects
  readonly #git: Git
  readonly #repository: FetchRepository
  readonly #address: RemoteRepository
  readonly #branch: string
  /** Whether one fetch may bring several levels of directories. */
  #hasLevels: boolean
  #isWarned = false

  constructor(git: Git, address: RemoteRepository & { readonly branch: string }) {
    this.#git = git
    this.#address = address
    this.#branch = address.branch
    this.#repository = new FetchRepository(git, address, PARTIAL)
    this.objects = new GitObjects(git, this.#repository.objects, address.temporary)
    this.#hasLevels = !GITHUB.test(address.remote.host)
  }

  async head(): Promise<string | null> {
    const fetched = await this.#filtered(NAMESPACE_LEVEL, (filter) =>
      this.#repository.fetchBranch(this.#branch, ['--depth=1', filter]),
    )
    if (fetched === null) return null
    const { head, stderr } = requireIndex(fetched, this.#address.remote)
    await this.objects.markShallow(head)
    if (UNFILTERED.test(stderr)) await this.#warnOfWhole()
    return head
  }

  /**
   * Level by level, a fetch brings the next trees of every path, and a last one all the files. Trees and blobs are never asked for
   * together: a server that meets a wanted blob inside a wanted tree leaves it out, as the filter says.
   */
  async fetch(commit: string, paths: readonly string[]): Promise<void> {
    const header = (await this.objects.read(commit))?.bytes.toString('latin1') ?? ''
    const [, root] = /^tree ([0-9a-f]{40})/.exec(header) ?? []
    let trees = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]])
    const blobs = new Set<string>()
    for (let level = 0; trees.size > 0; level += 1) {
      await this.#want([...trees.keys()], await this.#levelsBelow(level, commit))
      const next = new Map<string, string[][]>()
      for (const [oid, rests] of trees) {
        const children = await this.#readChildren(oid)
        for (const [name = '', ...rest] of rests) {
          const child = children.get(name)
          if (child === undefined) continue
          if (rest.length === 0) blobs.add(child)
          else next.set(child, [...(next.get(child) ?? []), rest])
        }
      }
      trees = next
    }
    await this.#want([...blobs], 0)
  }

  /** Once: a lost race fetches the head again. */
  async #warnOfWhole(): Promise<void> {
    if (this.#isWarned) return
    this.#isWarned = true
    const packs = join(this.#repository.objects, 'pack')
    const sizes = (await readdir(packs)).map(async (name) => (await stat(join(packs, name))).size)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    this.#git.log.warn(
      `the server of the index sends no parts of it, so this run downloaded all of its files (${(bytes / 1e6).toFixed(1)} MB), as every run does; allow partial clones there: git config --system uploadpack.allowFilter true`,
    )
  }

  /** Levels of directories that come with those of a level: all of a name, and in a small index all of a namespace. */
  async #levelsBelow(level: number, commit: string): Promise<number> {
    if (level === NAME_LEVEL) return 1
    if (level !== NAMESPACE_LEVEL) return 0
    const catalog = await this.objects.read(`${commit}:catalog`)
    return catalog === undefined || this.#children(catalog).size < SMALL_CATALOG ? 2 : 0
  }

  async #want(oids: readonly string[], levelsBelow: number): Promise<void> {
    const known = await Promise.all(oids.map((oid) => this.objects.read(oid)))
    const missing = oids.filter((_, index) => known[index] === undefined)
    if (missing.length === 0) return
    const fetched = await this.#filtered(levelsBelow, (filter) =>
      this.#repository.fetch(missing, [filter], { config: NO_HAVES }),
    )
    requireIndex(fetched, this.#address.remote)
  }

  /** A fetch that brings directories alone, `levels` of them, or one level where the server allows no more. */
  async #filtered<Result extends GitResult | null>(
    levels: number,
    fetch: (filter: string) => Promise<Result>,
  ): Promise<Result> {
    if (levels === 0 || !this.#hasLevels) return fetch('--filter=tree:0')
    const fetched = await fetch(`--filter=combine:blob:none+tree:${levels}`)
    if (fetched === null || fetched.code === 0 || !REFUSED_FILTER.test(fetched.stderr)) return fetched
    this.#hasLevels = false
    return fetch('--filter=tree:0')
  }

  async #readChildren(oid: string): Promise<Map<string, string>> {
    const tree = await this.objects.read(oid)
    return tree === undefined ? new Map() : this.#children(tree)
  }

  /** Object ids by name; empty for an object that is not a tree. */
  #children({ type, bytes }: { readonly type: string; readonly bytes: Buffer }): Map<string, string> {
    const entries = type === 'tree' ? parseTree(bytes, 'the index') : []
    return new Map(entries.map(({ path, oid }) => [path, oid]))
  }
}
