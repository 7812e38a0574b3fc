import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ExpectedFiles } from '../../index/ports.ts'
import { makeBareRepository, makeBorrowingRepository } from './bare-repository.ts'
import { readFailure, requireIndex } from './failures.ts'
import type { Git, GitSetting } from './git.ts'
import type { OpenPush } from './http-remote.ts'
import { PathBranch } from './index-paths.ts'
import { BRANCH_LISTING_MS } from './limits.ts'
import { GitObjects } from './objects.ts'
import { FetchRepository, parseRefs, type RemoteBranch } from './remote.ts'

/**
 * How the objects of an index branch come to where they are read. A repository on this machine is read in its place, or each head is
 * copied first. From a server, all of the head is fetched, or path by path what is asked for: then the cost does not grow with the index.
 */

/**
 * What an index is opened for: a few `paths`, which alone are transferred, as in a publish; `all` files, as in `render`; or a
 * `copy` of all files that stays readable while the index is gone, as in `serve`; or its `history`, with all files of each commit.
 */
export type IndexReading = 'paths' | 'all' | 'copy' | 'history'

/** The branch that an index is in, and how it is read. */
export interface BranchAddress extends RemoteBranch {
  readonly reading: IndexReading
}

/** The objects of an index branch that are on this machine. All methods throw PERMISSION and INDEX_UNREACHABLE. */
export interface IndexBranch {
  readonly objects: GitObjects
  /** Returns the commit at the head of the branch now; null if there is no branch. */
  head(): Promise<string | null>
  /** Makes `<commit>:<path>` readable for those of these paths, and of the chosen ones, that exist. Absent where all of them are readable. */
  fetch?(commit: string, paths: readonly string[], choices?: ExpectedFiles['choices']): Promise<void>
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
  return parseRefs(requireIndex(found, remote)).get(ref) ?? null
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
      const head = parseRefs(requireIndex(listed, remote)).get(ref) ?? null
      if (head === null || (await objects.read(head)) !== undefined) return head
      const fetched = requireIndex(await repository.fetchBranch(branch, depth), remote).stdout
      if (isShallow) await objects.markShallow(fetched)
      return fetched || null
    },
    async resolve(name) {
      // The commit of an annotated tag is listed under its name with an ending.
      const listed = await repository.list(`${name}*`, { deadlineMs: BRANCH_LISTING_MS })
      const refs = parseRefs(requireIndex(listed, remote))
      return refs.get(`refs/heads/${name}`) ?? refs.get(`refs/tags/${name}`) ?? refs.get(name)
    },
    async fetchCommit(commit) {
      const { code } = await repository.fetch([commit], depth)
      if (isShallow && code === 0) await objects.markShallow(commit)
    },
    close: () => objects.close(),
  }
}
