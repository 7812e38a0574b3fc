import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExpectedFiles } from '../../index/ports.ts'
import { requireIndex } from './failures.ts'
import type { FetchRepository } from './fetch.ts'
import type { Git, GitResult } from './git.ts'
import {
  type FetchAddress,
  type IndexFetch,
  indexFetchRepository,
  isRefusedFilter,
  openIndexFetch,
} from './index-fetch.ts'
import { GitObjects } from './objects.ts'
import { parseTree } from './tree.ts'

/** GitHub allows no filter of trees but `tree:0`; of another server the first fetch tells. */
const GITHUB = /(^|\.)(github\.com|ghe\.com)$/

/** Of the directories of `v1/modules/<namespace>/<name>/…` */
const MODULES_LEVEL = 2
const NAME_LEVEL = 4
const VERSION_LEVEL = 6

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
  readonly #address: FetchAddress
  #opened: Promise<IndexFetch> | undefined
  /** Kinds of filters that the server does not allow. */
  readonly #refused: Set<string>
  #isWarned = false

  constructor(git: Git, address: FetchAddress) {
    this.#git = git
    this.#address = address
    this.#repository = indexFetchRepository(git, address)
    this.objects = new GitObjects(git, this.#repository.objects, address.temporary)
    this.#refused = new Set(GITHUB.test(address.remote.host) ? [COUNTED] : [])
  }

  async head(listed?: string | null): Promise<string | null> {
    const remote = await this.#remote
    const fetched = await this.#filtered([TOP], (filter) => remote.head(filter, listed))
    if (fetched === null) return null
    const { head, lacks } = requireIndex(fetched, this.#address.remote)
    await this.objects.markShallow(head)
    if (lacks !== undefined) await this.#warnOfWhole(lacks)
    return head
  }

  async close(): Promise<void> {
    await (await this.#opened?.catch(() => undefined))?.close?.()
    await this.objects.close()
  }

  /**
   * Level by level, a fetch brings the next trees of every path, and a last one all the files. Trees and blobs are never asked for
   * together: a server that meets a wanted blob inside a wanted tree leaves it out, as the filter says.
   */
  async fetch(
    commit: string,
    paths: readonly string[],
    choices: ExpectedFiles['choices'] = NO_CHOICES,
  ): Promise<void> {
    const header = (await this.objects.read(commit))?.bytes.toString('latin1') ?? ''
    const [, root] = /^tree ([0-9a-f]{40})/.exec(header) ?? []
    let trees = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]])
    const blobs = new Set<string>()
    for (let level = 0; trees.size > 0; level += 1) {
      const deepest = Math.max(...[...trees.values()].flat().map((names) => names.length - level - 1))
      await this.#want([...trees.keys()], await this.#filtersAt(level, deepest, commit))
      const next = new Map<string, string[][]>()
      for (const [oid, below] of trees) {
        const children = await this.#readChildren(oid)
        for (const names of [...below, ...chosenBelow(below, level, choices, [...children.keys()])]) {
          const child = children.get(names[level] ?? '')
          if (child === undefined) continue
          if (names.length === level + 1) blobs.add(child)
          else next.set(child, [...(next.get(child) ?? []), names])
        }
      }
      trees = next
    }
    await this.#want([...blobs], [])
  }

  /** Once: a lost race fetches the head again. */
  async #warnOfWhole(setting: string): Promise<void> {
    if (this.#isWarned) return
    this.#isWarned = true
    const packs = join(this.#repository.objects, 'pack')
    const sizes = (await readdir(packs)).map(async (name) => (await stat(join(packs, name))).size)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    this.#git.log.warn(
      `the server of the index sends no parts of it, so this run downloaded all of its files (${(bytes / 1e6).toFixed(1)} MB), as every run does; allow partial clones there: git config --system ${setting} true`,
    )
  }

  /** Filters for the directories of a level: all that is wanted of a name comes at once, and in a small index all names. */
  async #filtersAt(level: number, deepest: number, commit: string): Promise<readonly string[]> {
    if (level === NAME_LEVEL && deepest < VERSION_LEVEL - NAME_LEVEL) return deepest < 1 ? [] : [levels(1)]
    // Few directories are below a name: where the server cannot count levels, it sends all of them.
    if (level === NAME_LEVEL) return [levels(VERSION_LEVEL - NAME_LEVEL), ALL_DIRECTORIES]
    if (level !== MODULES_LEVEL) return []
    const catalog = await this.objects.read(`${commit}:catalog`)
    const isSmall = catalog === undefined || this.#children(catalog).size < SMALL_CATALOG
    return isSmall ? [levels(NAME_LEVEL - MODULES_LEVEL + 1)] : []
  }

  async #want(oids: readonly string[], filters: readonly string[]): Promise<void> {
    const known = await Promise.all(oids.map((oid) => this.objects.read(oid)))
    const missing = oids.filter((_, index) => known[index] === undefined)
    if (missing.length === 0) return
    const remote = await this.#remote
    const fetched = await this.#filtered(filters, (filter) => remote.objects(missing, filter))
    const { lacks } = requireIndex(fetched, this.#address.remote)
    if (lacks !== undefined) await this.#warnOfWhole(lacks)
  }

  /** A fetch with the first of these filters that the server allows, or else of the objects alone. */
  async #filtered<Result extends GitResult | null>(
    filters: readonly string[],
    fetch: (filter: string) => Promise<Result>,
  ): Promise<Result> {
    for (const filter of filters) {
      if (this.#refused.has(kindOf(filter))) continue
      const fetched = await fetch(filter)
      if (fetched === null || !isRefusedFilter(fetched)) return fetched
      this.#refused.add(kindOf(filter))
    }
    return fetch('tree:0')
  }

  get #remote(): Promise<IndexFetch> {
    if (this.#opened !== undefined) return this.#opened
    const opened = openIndexFetch(this.#git, { address: this.#address, repository: this.#repository })
    // The next call tries it again.
    opened.catch(() => {
      this.#opened = undefined
    })
    this.#opened = opened
    return opened
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

const NO_CHOICES: ExpectedFiles['choices'] = new Map()

const ALL_DIRECTORIES = 'blob:none'

/** The first two levels with their few files: the server reads nothing below them. */
const TOP = 'tree:2'

/**
 * Directories alone, and of them so many levels below what is asked for. The server reads all that is below, as it leaves a directory
 * out only where each of the combined filters does: this is for what is small.
 */
function levels(count: number): string {
  return `combine:blob:none+tree:${count}`
}

const COUNTED = 'levels that are counted'

function kindOf(filter: string): string {
  return filter === ALL_DIRECTORIES ? filter : COUNTED
}

/** More paths below the directories of a level that these paths go through. */
function chosenBelow(
  paths: readonly string[][],
  level: number,
  choices: ExpectedFiles['choices'],
  names: readonly string[],
): string[][] {
  const directories = new Set(paths.map((path) => path.slice(0, level).join('/')))
  const chosen = [...directories].flatMap((directory) => choices.get(directory)?.(names) ?? [])
  return chosen.map((path) => path.split('/'))
}
