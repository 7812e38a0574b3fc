import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ExpectedFiles } from '../../index/ports.ts'
import type { GitRemote } from '../../module/git-remote.ts'
import { requireIndex } from './failures.ts'
import { FetchRepository, parseRefs, type RemoteRepository } from './fetch.ts'
import type { Git } from './git.ts'
import { openCopy } from './index-copy.ts'
import { PathBranch } from './index-paths.ts'
import { BRANCH_LISTING_MS } from './limits.ts'
import { GitObjects } from './objects.ts'

/**
 * What an index is opened for: a few `paths`, which alone are transferred, as in a publish; `all` files, as in `render`; or a
 * `copy` of all files that stays readable while the index is gone, as in `serve`; or its `history`, with all files of each commit.
 */
export type IndexReading = 'paths' | 'all' | 'copy' | 'history'

/** The branch that an index is in, and how it is read. */
export interface BranchAddress extends RemoteRepository {
  readonly branch: string
  readonly reading: IndexReading
  /** Whether a commit will probably be pushed to it: the first request then asks for that, too. */
  readonly writes?: boolean
}

/** The objects of an index branch that are on this machine. Both methods throw PERMISSION and INDEX_UNREACHABLE. */
export interface IndexBranch {
  readonly objects: GitObjects
  /**
   * Returns the commit at the head of the branch now; null if there is no branch.
   * @param listed what the server has just said that it is
   */
  head(listed?: string | null): Promise<string | null>
  /** Makes `<commit>:<path>` readable for those of these paths, and of the chosen ones, that exist. Absent where all of them are readable. */
  readonly fetch?: (
    commit: string,
    paths: readonly string[],
    choices?: ExpectedFiles['choices'],
  ) => Promise<void>
  /**
   * The commit that a name has in the repository: any revision on this machine, elsewhere a branch or a tag; undefined for one that it does
   * not have. Absent where only paths are read.
   */
  readonly resolve?: (name: string) => Promise<string | undefined>
  /** Brings a commit that the branch may not hold any more, if the server still gives it. Absent where nothing is fetched. */
  readonly fetchCommit?: (commit: string) => Promise<unknown>
  close(): Promise<void>
}

/** Opens a branch. A repository on this machine is read without a transfer, unless a copy is wanted. */
export function openBranch(git: Git, address: BranchAddress): IndexBranch {
  const local = localRepository(address.remote)
  if (local !== undefined) return openLocal(git, address, local)
  return address.reading === 'paths' ? new PathBranch(git, address) : openWhole(git, address)
}

function localRepository({ scheme, path }: GitRemote): string | undefined {
  if (scheme !== 'file') return undefined
  return [path, join(path, '.git')].find((candidate) => existsSync(join(candidate, 'objects')))
}

function openLocal(git: Git, address: BranchAddress, gitDirectory: string): IndexBranch {
  const { remote, branch, reading, temporary } = address
  const ref = `refs/heads/${branch}`
  const head = async () => {
    const format = '--format=%(objectname)%09%(refname)'
    const found = await git.run(['for-each-ref', format, ref], { gitDirectory })
    // The pattern also matches branches below that name.
    return parseRefs(requireIndex(found, remote)).get(ref) ?? null
  }
  if (reading === 'copy') return openCopy(git, { remote, gitDirectory, head, temporary })
  const objects = new GitObjects(git, join(gitDirectory, 'objects'), temporary)
  const resolve = async (name: string) => {
    const found = await git.run(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { gitDirectory })
    return found.code === 0 ? found.stdout.trim() : undefined
  }
  return { objects, head, resolve, close: () => objects.close() }
}

/** The whole tree of the head, with its history only if that is wanted; fetched again only when the head has moved. */
function openWhole(git: Git, address: BranchAddress): IndexBranch {
  const repository = new FetchRepository(git, address)
  const objects = new GitObjects(git, repository.objects, address.temporary)
  const ref = `refs/heads/${address.branch}`
  return {
    objects,
    async head() {
      const listed = requireIndex(
        await repository.list(ref, { deadlineMs: BRANCH_LISTING_MS }),
        address.remote,
      )
      // The pattern also matches refs that end so.
      const head = parseRefs(listed).get(ref) ?? null
      if (head === null || (await objects.read(head)) !== undefined) return head
      return fetchWhole(repository, objects, address)
    },
    async resolve(name) {
      // The commit of an annotated tag is listed under its name with an ending.
      const listed = await repository.list(`${name}*`, { deadlineMs: BRANCH_LISTING_MS })
      const refs = parseRefs(requireIndex(listed, address.remote))
      return refs.get(`refs/heads/${name}`) ?? refs.get(`refs/tags/${name}`) ?? refs.get(name)
    },
    fetchCommit: async (commit) => {
      if (address.reading === 'history') return repository.fetch([commit], [])
      const fetched = await repository.fetch([commit], ['--depth=1'])
      return fetched.code === 0 ? objects.markShallow(commit) : undefined
    },
    close: () => objects.close(),
  }
}

/** Fetches the head with its files; null if there is no branch. */
async function fetchWhole(
  repository: FetchRepository,
  objects: GitObjects,
  { remote, branch, reading }: BranchAddress,
): Promise<string | null> {
  const isShallow = reading !== 'history'
  const fetched = await repository.fetchBranch(branch, isShallow ? ['--depth=1'] : [])
  if (fetched === null) return null
  const { head } = requireIndex(fetched, remote)
  if (isShallow) await objects.markShallow(head)
  return head
}
