import { existsSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'
import { readFailure } from './failures.ts'
import { FetchRepository, parseRefs, REMOTE, type RemoteRepository } from './fetch.ts'
import type { Git, GitResult } from './git.ts'
import { openCopy } from './index-copy.ts'
import { GitObjects } from './objects.ts'
import { parseTree } from './tree.ts'

/**
 * What an index is opened for: a few `paths`, which alone are transferred, as in a publish; `all` files, as in `render`; or a
 * `copy` of all files that stays readable while the index is gone, as in `serve`; or its `history`, with all files of each commit.
 */
export type IndexReading = 'paths' | 'all' | 'copy' | 'history'

/** The branch that an index is in, and how it is read. */
export interface BranchAddress extends RemoteRepository {
  readonly branch: string
  readonly reading: IndexReading
}

/** The objects of an index branch that are on this machine. Both methods throw PERMISSION and INDEX_UNREACHABLE. */
export interface IndexBranch {
  readonly objects: GitObjects
  /** Returns the commit at the head of the branch now; null if there is no branch. */
  head(): Promise<string | null>
  /** Makes `<commit>:<path>` readable for those of these paths that exist. Absent where all of them are readable. */
  readonly fetch?: (commit: string, paths: readonly string[]) => Promise<void>
  /** Brings a commit that the branch may not hold any more, if the server still gives it. Absent where nothing is fetched. */
  readonly fetchCommit?: (commit: string) => Promise<unknown>
}

/** Opens a branch. A repository on this machine is read without a transfer, unless a copy is wanted. */
export function openBranch(git: Git, address: BranchAddress): IndexBranch {
  const local = localRepository(address.remote)
  if (local !== undefined) return openLocal(git, address, local)
  return address.reading === 'paths' ? openTreeless(git, address) : openWhole(git, address)
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
    return parseRefs(required(found, remote)).get(ref) ?? null
  }
  if (reading === 'copy') return openCopy(git, { remote, gitDirectory, head, temporary })
  return { objects: new GitObjects(git, join(gitDirectory, 'objects'), temporary), head }
}

/**
 * Path by path, without history and without the trees beside the path: the cost does not grow with the index. Fetches run
 * in a repository of their own that is marked as partial. Everything else reads its objects through one that is not, so
 * that no git ever fetches a missing tree by itself (it would get everything below).
 * https://git-scm.com/docs/partial-clone
 */
function openTreeless(git: Git, address: BranchAddress): IndexBranch {
  const repository = new FetchRepository(git, address, PARTIAL)
  const objects = new GitObjects(git, repository.objects, address.temporary)
  const want = async (oids: readonly string[]) => {
    const known = await Promise.all(oids.map((oid) => objects.read(oid)))
    const missing = oids.filter((_, index) => known[index] === undefined)
    if (missing.length === 0) return
    const config = [['fetch.negotiationAlgorithm', 'noop'] as const]
    required(await repository.fetch(missing, ['--filter=tree:0'], { config }), address.remote)
  }
  return {
    objects,
    head: () => fetchHead(repository, objects, address),
    fetch: (commit, paths) => fetchPaths(objects, want, { commit, paths }),
  }
}

const PARTIAL = `[extensions]
\tpartialClone = ${REMOTE}
[remote "${REMOTE}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`

/** The whole tree of the head, with its history only if that is wanted; fetched again only when the head has moved. */
function openWhole(git: Git, address: BranchAddress): IndexBranch {
  const repository = new FetchRepository(git, address)
  const objects = new GitObjects(git, repository.objects, address.temporary)
  const ref = `refs/heads/${address.branch}`
  return {
    objects,
    async head() {
      const signal = AbortSignal.timeout(LISTING_MS)
      const listed = required(await repository.list(ref, { signal }), address.remote)
      // The pattern also matches refs that end so.
      const head = parseRefs(listed).get(ref) ?? null
      if (head === null || (await objects.read(head)) !== undefined) return head
      return fetchHead(repository, objects, address)
    },
    fetchCommit: (commit) => repository.fetch([commit], []),
  }
}

/** A server that does not answer in this time counts as one that cannot be reached. */
const LISTING_MS = 30_000

/** Fetches the head, with what `reading` wants of its tree, and returns it; null if there is no branch. */
async function fetchHead(
  repository: FetchRepository,
  objects: GitObjects,
  { remote, branch, reading }: BranchAddress,
): Promise<string | null> {
  const ref = `refs/index/${branch}`
  const depth = reading === 'history' ? [] : ['--depth=1']
  const options = [...depth, ...(reading === 'paths' ? ['--filter=tree:0'] : [])]
  const fetched = await repository.fetch([`+refs/heads/${branch}:${ref}`], options)
  if (/couldn't find remote ref/.test(fetched.stderr)) return null
  required(fetched, remote)
  const head = (await readFile(join(repository.gitDirectory, ref), 'utf8')).trim()
  // A repository that holds the head alone may be pushed from if it says that history ends there.
  if (reading !== 'history') await appendFile(join(objects.gitDirectory, 'shallow'), `${head}\n`)
  return head
}

function required(result: GitResult, { url }: GitRemote): GitResult {
  if (result.code === 0) return result
  throw readFailure('index', url, result.stderr)
}

/**
 * Level by level, one fetch brings the next tree of every path, and a last one all the files. Trees and blobs are never asked
 * for together: a server that meets a wanted blob inside a wanted tree leaves it out, as `tree:0` says.
 */
async function fetchPaths(
  objects: GitObjects,
  want: (oids: readonly string[]) => Promise<void>,
  { commit, paths }: { commit: string; paths: readonly string[] },
): Promise<void> {
  const root = /^tree ([0-9a-f]{40})/.exec((await objects.read(commit))?.bytes.toString('latin1') ?? '')?.[1]
  let level = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]])
  const blobs = new Set<string>()
  while (level.size > 0) {
    await want([...level.keys()])
    const next = new Map<string, string[][]>()
    for (const [oid, rests] of level) {
      const children = await readChildren(objects, oid)
      for (const [name = '', ...rest] of rests) {
        const child = children.get(name)
        if (child === undefined) continue
        if (rest.length === 0) blobs.add(child)
        else next.set(child, [...(next.get(child) ?? []), rest])
      }
    }
    level = next
  }
  await want([...blobs])
}

/** Object ids by name; empty for an object that is not a tree. */
async function readChildren(objects: GitObjects, oid: string): Promise<Map<string, string>> {
  const tree = await objects.read(oid)
  if (tree?.type !== 'tree') return new Map()
  return new Map(parseTree(tree.bytes, 'the index').map((child) => [child.path, child.oid]))
}
