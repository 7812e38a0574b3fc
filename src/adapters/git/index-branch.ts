import { existsSync, mkdirSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrefetchedFiles } from '../../index/ports.ts'
import { readFailure, requireIndex } from './failures.ts'
import {
  type Git,
  type GitResult,
  type GitSetting,
  makeBareRepository,
  makeBorrowingRepository,
} from './git.ts'
import { type OpenPush, openPush, UploadPack } from './http-remote.ts'
import { GitObjects } from './objects.ts'
import {
  FetchRepository,
  REMOTE,
  type RemoteBranch,
  type RemoteRepository,
  remoteSettings,
  requireRefs,
} from './remote.ts'
import { parseTree } from './tree.ts'

/** Time for the branches of a remote index. Then it counts as one that cannot be reached. */
const BRANCH_LISTING_MS = 30_000

/**
 * How the objects of an index branch come to where they are read. A repository on this machine is read in its place, or each head is
 * copied first. From a server, all of the head is fetched, or path by path what is asked for: then the cost does not grow with the index.
 */

/**
 * What an index is opened for: a few `paths`, which alone are transferred, as in a publish; `all` files, as in `render`; or a
 * `copy` of all files that stays readable while the index is gone, as in `serve`; or its `history`, with all files of each commit.
 */
export type IndexReading = 'paths' | 'all' | 'copy' | 'history'

export interface BranchAddress extends RemoteBranch {
  readonly reading: IndexReading
}

/** The objects of an index branch that are on this machine. All methods throw PERMISSION and INDEX_UNREACHABLE. */
export interface IndexBranch {
  readonly objects: GitObjects
  /** Returns the commit at the head of the branch now; null if there is no branch. */
  head(): Promise<string | null>
  /** Makes `<commit>:<path>` readable for those of these paths, and of the chosen ones, that exist. Absent where all of them are readable. */
  fetch?(commit: string, paths: readonly string[], choices?: PrefetchedFiles['choices']): Promise<void>
  /**
   * The commit that a name has in the repository: any revision on this machine, elsewhere a branch or a tag; undefined for one that it does
   * not have. Absent where only paths are read.
   */
  resolve?(name: string): Promise<string | undefined>
  /** Brings a commit that the branch may not hold any more, if the server still gives it. Absent where nothing is fetched. */
  fetchCommit?(commit: string): Promise<void>
  /** The connection that has named the head and can move the branch from there, if there is one. Who uses it takes it away, and closes it. */
  push?: OpenPush | undefined
  close(): Promise<void>
}

export function openBranch(git: Git, address: BranchAddress): IndexBranch {
  const { scheme, path } = address.remote
  const isRepository = (directory: string) => existsSync(join(directory, 'objects'))
  const local = scheme === 'file' ? [path, join(path, '.git')].find(isRepository) : undefined
  if (local !== undefined && address.reading !== 'copy') return openLocal(git, address, local)
  if (local !== undefined) return openCopy(git, address, local)
  return address.reading === 'paths' ? new PathBranch(git, address) : openWhole(git, address)
}

function openLocal(git: Git, address: BranchAddress, gitDirectory: string): IndexBranch {
  const objects = new GitObjects(git, join(gitDirectory, 'objects'), address.temporary)
  return {
    objects,
    head: () => localHead(git, address, gitDirectory),
    async resolve(name) {
      const found = await git.run(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { gitDirectory })
      return found.code === 0 ? found.stdout.trim() : undefined
    },
    close: () => objects.close(),
  }
}

async function localHead(git: Git, { branch, remote }: BranchAddress, gitDirectory: string) {
  const ref = `refs/heads/${branch}`
  const found = await git.run(['for-each-ref', '--format=%(objectname)%09%(refname)', ref], { gitDirectory })
  // The pattern also matches branches below that name.
  return requireRefs('index', remote, found).get(ref) ?? null
}

/** A package is copied as a stream, and no time is spent on making the copy small. */
const COPY_CONFIG: readonly GitSetting[] = [
  ['core.bigFileThreshold', '1m'],
  ['pack.window', '0'],
  ['pack.compression', '1'],
]

/**
 * Copies each new head into a repository of our own, without history: all that was copied stays readable when the branch is gone.
 * `git fetch` would start programs that the user's configuration names, and refuse a repository of another user.
 */
function openCopy(git: Git, address: BranchAddress, gitDirectory: string): IndexBranch {
  const { remote, temporary } = address
  const own = join(makeBareRepository(join(temporary, 'copy-'), ''), 'objects')
  mkdirSync(join(own, 'pack'))
  const objects = new GitObjects(git, own, temporary)
  const both = makeBorrowingRepository([own, join(gitDirectory, 'objects')], temporary)
  let known: string | undefined
  return {
    objects,
    close: () => objects.close(),
    async head() {
      const head = await localHead(git, address, gitDirectory)
      if (head === null) return null
      if ((await objects.read(head)) === undefined) {
        const commits = known === undefined ? [head] : [head, `^${known}`]
        const lines = [head, known ?? head].map((commit) => `--shallow ${commit}`)
        const copied = await git.run(['pack-objects', '--quiet', '--revs', join(own, 'pack', 'pack')], {
          gitDirectory: both,
          config: COPY_CONFIG,
          input: [...lines, ...commits, ''].join('\n'),
        })
        if (copied.code !== 0) throw readFailure('index', remote.url, copied.stderr)
      }
      known = head
      return head
    },
  }
}

/** All files of the head, with its history only if that is wanted; fetched again only where a small request says that it has moved. */
function openWhole(git: Git, address: BranchAddress): IndexBranch {
  const { remote, branch, reading, temporary } = address
  const repository = new FetchRepository(git, address)
  const objects = new GitObjects(git, repository.objects, temporary)
  const isShallow = reading !== 'history'
  const depth = isShallow ? ['--depth=1'] : []
  const ref = `refs/heads/${branch}`
  return {
    objects,
    async head() {
      const listed = await repository.list(ref, { deadlineMs: BRANCH_LISTING_MS })
      // The pattern also matches refs that end so.
      const head = requireRefs('index', remote, listed).get(ref) ?? null
      if (head === null || (await objects.read(head)) !== undefined) return head
      const fetched = requireIndex(await repository.fetchBranch(branch, depth), remote).stdout
      if (isShallow) await objects.markShallow(fetched)
      return fetched || null
    },
    async resolve(name) {
      // The commit of an annotated tag is listed under its name with an ending.
      const listed = await repository.list(`${name}*`, { deadlineMs: BRANCH_LISTING_MS })
      const refs = requireRefs('index', remote, listed)
      return refs.get(`refs/heads/${name}`) ?? refs.get(`refs/tags/${name}`) ?? refs.get(name)
    },
    async fetchCommit(commit) {
      const { code } = await repository.fetch([commit], depth)
      if (isShallow && code === 0) await objects.markShallow(commit)
    },
    close: () => objects.close(),
  }
}

/** Of a repository that lacks objects. https://git-scm.com/docs/partial-clone */
const PARTIAL = `[extensions]
\tpartialClone = ${REMOTE}
[remote "${REMOTE}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`

/** Without it git says what it has, and a server leaves out what lies below that. */
const NO_HAVES: readonly GitSetting[] = [['fetch.negotiationAlgorithm', 'noop']]

/** What comes of all that is below the objects that are asked for: nothing, … */
const NOTHING = 'tree:0'
/** … directories alone, … */
const DIRECTORIES = 'blob:none'
/** … all but large files, as lists and documents are small, and many packages are not, … */
const SMALL_FILES = 'blob:limit=256k'
/** … one more level of directories, with their few files: the server reads nothing below them; … */
const ONE_LEVEL = 'tree:2'
/**
 * … or three more, without files. The server reads all that is below, as it leaves a directory out only where both filters do: this is for
 * what is small.
 */
const THREE_LEVELS = 'combine:blob:none+tree:3'

/** GitHub allows no filter of trees but `tree:0`; of another server the first fetch tells. */
const GITHUB = /(^|\.)(github\.com|ghe\.com)$/
const COUNTED = /tree:[1-9]/
/** Stands for all filters that count levels: a server that does not allow one allows none. */
const LEVELS = 'levels'

/** Of the directories of `v1/modules/<namespace>/<name>/<system>/<version>`. */
const MODULES_LEVEL = 2
const NAME_LEVEL = 4
const VERSION_LEVEL = 6

/** The catalog of about 180 modules has this many of its 256 files. */
const SMALL_CATALOG = 128

const REFUSED_FILTER = /filter.* (not supported|allows max depth)|invalid filter-spec/
const UNFILTERED = /filtering not recognized by server/
/** Of older versions of the protocol, where heads alone may be asked for. */
const UNADVERTISED = /does not allow request for unadvertised object/

/**
 * A branch on a server of which only what is on some paths is fetched, without history, so that the cost does not grow with the index.
 * The head comes with two levels of directories. Then a request brings the next directory of each path; that of a name has the few
 * directories of its systems and versions with it; and a last request brings all files. After a lost race, what the others have changed
 * comes with the new head.
 *
 * Over HTTP one connection takes all requests, elsewhere each is a `git fetch`. Both write into a repository that is marked as partial.
 * It is read through one that is not, so that no git ever fetches a missing directory by itself: it would get everything below.
 */
class PathBranch {
  readonly objects: GitObjects
  push: OpenPush | undefined
  readonly #git: Git
  readonly #address: RemoteBranch
  readonly #repository: FetchRepository
  /** Undefined where `git fetch` is run. */
  #opened: Promise<UploadPack | undefined> | undefined
  /** The newest head that is here. */
  #known: string | undefined
  /** The filters that the server does not allow. */
  readonly #refused: Set<string>
  #isWarned = false

  constructor(git: Git, address: RemoteBranch) {
    this.#git = git
    this.#address = address
    this.#repository = new FetchRepository(git, address, PARTIAL)
    this.objects = new GitObjects(git, this.#repository.objects, address.temporary)
    this.#refused = new Set(GITHUB.test(address.remote.host) ? [LEVELS] : [])
  }

  async head(): Promise<string | null> {
    const session = await this.#session()
    const filters = this.#known === undefined ? [ONE_LEVEL, NOTHING] : [SMALL_FILES, DIRECTORIES, NOTHING]
    const head =
      session === undefined ? await this.#fetchHead(filters) : await this.#headOver(session, filters)
    if (head === null || head === this.#known) return head
    this.#known = head
    await this.objects.markShallow(head)
    return head
  }

  async fetch(
    commit: string,
    paths: readonly string[],
    choices: PrefetchedFiles['choices'] = new Map(),
  ): Promise<void> {
    const header = (await this.objects.read(commit))?.bytes.toString('latin1') ?? ''
    const [, root] = /^tree ([0-9a-f]{40})/.exec(header) ?? []
    /** The paths that go through each tree of a level. */
    let trees = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]])
    const files = new Set<string>()
    for (let level = 0; trees.size > 0; level += 1) {
      const through = [...trees.values()].flat()
      await this.#want([...trees.keys()], await this.#filtersFor(level, through, commit))
      const next = new Map<string, string[][]>()
      for (const [oid, below] of trees) {
        const children = await this.#childrenOf(oid)
        for (const names of [...below, ...chosenBelow(below, level, choices, [...children.keys()])]) {
          const child = children.get(names[level] ?? '')
          if (child === undefined) continue
          if (names.length === level + 1) files.add(child)
          else next.set(child, [...(next.get(child) ?? []), names])
        }
      }
      trees = next
    }
    // Not together with directories: a server that meets a wanted file inside one leaves it out, as the filter says.
    await this.#want([...files], [])
  }

  async close(): Promise<void> {
    await this.push?.close()
    await (await this.#opened?.catch(() => undefined))?.close()
    await this.objects.close()
  }

  #session(): Promise<UploadPack | undefined> {
    this.#opened ??= this.#connect().catch((error: unknown) => {
      // The next call tries it again.
      this.#opened = undefined
      throw error
    })
    return this.#opened
  }

  async #connect(): Promise<UploadPack | undefined> {
    const { gitDirectory } = this.#repository
    if (!(await isReachedByHttp(this.#git, this.#address, gitDirectory))) return undefined
    const session = new UploadPack(this.#git, this.#address, gitDirectory)
    if (await session.connect()) return session
    await session.close()
    return undefined
  }

  /** For who writes, the request that names the head proves the right to do so. */
  async #headOver(session: UploadPack, filters: readonly string[]): Promise<string | null> {
    const { remote, branch, writes } = this.#address
    await this.push?.close()
    this.push = writes ? await openPush(this.#git, this.#address, this.objects.gitDirectory) : undefined
    const find = async () => requireIndex(await session.find(`refs/heads/${branch}`), remote).stdout || null
    const head = this.push === undefined ? await find() : this.push.head
    if (head === null || head === this.#known) return head
    const haves = this.#known === undefined ? [] : [this.#known]
    const wanted = { wants: [head], haves, isShallow: true }
    requireIndex(await this.#allowed(filters, (filter) => session.fetch({ ...wanted, filter })), remote)
    if (!session.filters) await this.#warnOfWhole('uploadpack.allowFilter')
    return head
  }

  async #fetchHead(filters: readonly string[]): Promise<string | null> {
    const { remote, branch } = this.#address
    const fetched = await this.#allowed(filters, (filter) =>
      this.#repository.fetchBranch(branch, ['--depth=1', optionOf(filter)]),
    )
    requireIndex(fetched, remote)
    if (UNFILTERED.test(fetched.stderr)) await this.#warnOfWhole('uploadpack.allowFilter')
    return fetched.stdout || null
  }

  async #want(oids: readonly string[], filters: readonly string[]): Promise<void> {
    const found = await Promise.all(oids.map((oid) => this.objects.read(oid)))
    const wants = oids.filter((_, index) => found[index] === undefined)
    if (wants.length === 0) return
    const session = await this.#session()
    const fetched = await this.#allowed([...filters, NOTHING], (filter) =>
      session === undefined ? this.#fetchObjects(wants, filter) : session.fetch({ wants, filter }),
    )
    requireIndex(fetched, this.#address.remote)
  }

  /** All that is wanted of a name comes at once, and all names of a small index. */
  async #filtersFor(level: number, paths: readonly string[][], commit: string): Promise<readonly string[]> {
    if (level === NAME_LEVEL) return paths.some(({ length }) => length > VERSION_LEVEL) ? [DIRECTORIES] : []
    if (level !== MODULES_LEVEL) return []
    const catalog = await this.objects.read(`${commit}:catalog`)
    const isSmall = catalog === undefined || (await this.#childrenOf(catalog.oid)).size < SMALL_CATALOG
    return isSmall ? [THREE_LEVELS] : []
  }

  async #fetchObjects(oids: readonly string[], filter: string | undefined): Promise<GitResult> {
    const fetched = await this.#repository.fetch(oids, [optionOf(filter)], { config: NO_HAVES })
    if (fetched.code === 0 || !UNADVERTISED.test(fetched.stderr)) return fetched
    const whole = ['--depth=1', '--refetch', '--no-filter']
    const everything = await this.#repository.fetchBranch(this.#address.branch, whole)
    if (everything.code === 0) await this.#warnOfWhole('uploadpack.allowAnySHA1InWant')
    return everything
  }

  /** A fetch with the first of these filters that the server allows, else without any. */
  async #allowed(
    filters: readonly string[],
    fetch: (filter: string | undefined) => Promise<GitResult>,
  ): Promise<GitResult> {
    for (const filter of filters) {
      const kind = COUNTED.test(filter) ? LEVELS : filter
      if (this.#refused.has(kind)) continue
      const fetched = await fetch(filter)
      if (fetched.code === 0 || !REFUSED_FILTER.test(fetched.stderr)) return fetched
      this.#refused.add(kind)
    }
    return fetch(undefined)
  }

  /** Object ids by name; empty for an object that is not a tree. */
  async #childrenOf(oid: string): Promise<Map<string, string>> {
    const object = await this.objects.read(oid)
    const entries = object?.type === 'tree' ? parseTree(object.bytes, 'the index') : []
    return new Map(entries.map((entry) => [entry.path, entry.oid]))
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
}

function optionOf(filter: string | undefined): string {
  return filter === undefined ? '--no-filter' : `--filter=${filter}`
}

function chosenBelow(
  through: readonly string[][],
  level: number,
  choices: PrefetchedFiles['choices'],
  names: readonly string[],
): string[][] {
  const directories = new Set(through.map((path) => path.slice(0, level).join('/')))
  const chosen = [...directories].flatMap((directory) => choices.get(directory)?.(names) ?? [])
  return chosen.map((path) => path.split('/'))
}

/** Whether a remote is reached over HTTP, for reading and writing at one URL, with the user's configuration as it is. */
async function isReachedByHttp(git: Git, address: RemoteRepository, gitDirectory: string): Promise<boolean> {
  if (!/^https?$/.test(address.remote.scheme)) return false
  const { stdout } = await git.run(['remote', '-v'], {
    config: remoteSettings(address, git.environment),
    gitDirectory,
  })
  const listed = [...stdout.matchAll(/^(\S+)\t(\S+) \((?:fetch|push)\)/gm)]
  const [url = '', ...others] = new Set(listed.flatMap(([, name, at = '']) => (name === REMOTE ? at : [])))
  return /^https?:\/\//.test(url) && others.length === 0
}
