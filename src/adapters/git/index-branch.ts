import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'
import { makeFetchRepository, REMOTE } from './bare-repository.ts'
import { readFailure } from './failures.ts'
import { parseRefs, runFetch, runLsRemote } from './fetch.ts'
import type { Git, GitSetting } from './git.ts'
import { openCopy } from './index-copy.ts'
import { GitObjects } from './objects.ts'
import { parseTree } from './tree.ts'

/** The branch that an index is in, and the credentials for it. */
export interface BranchAddress {
  readonly remote: GitRemote
  readonly branch: string
  readonly settings: readonly GitSetting[]
  /** The directory that repositories of this run are made in. */
  readonly temporary: string
}

/** The objects of an index branch that are on this machine. Both methods throw PERMISSION and INDEX_UNREACHABLE. */
export interface IndexBranch {
  readonly objects: GitObjects
  /** Returns the commit at the head of the branch now; null if there is no branch. */
  head(): Promise<string | null>
  /** Makes `<commit>:<path>` readable for those of these paths that exist. */
  fetch(commit: string, paths: readonly string[]): Promise<void>
}

/**
 * What an index is opened for: a few `paths`, as in a publish; `all` files, as in `render`; or a `copy` of all files that
 * stays readable while the index is gone, as in `serve`.
 */
export type IndexReading = 'paths' | 'all' | 'copy'

/** Opens a branch. A repository on this machine is read without a transfer, unless a copy is wanted. */
export function openBranch(git: Git, address: BranchAddress, reading: IndexReading): Promise<IndexBranch> {
  const local = localRepository(address.remote)
  if (local !== undefined) return openLocal(git, address, { gitDirectory: local, reading })
  return reading === 'paths' ? openTreeless(git, address) : openShallow(git, address)
}

function localRepository({ scheme, path }: GitRemote): string | undefined {
  if (scheme !== 'file') return undefined
  return [path, join(path, '.git')].find((candidate) => existsSync(join(candidate, 'objects')))
}

async function openLocal(
  git: Git,
  { remote, branch, temporary }: BranchAddress,
  { gitDirectory, reading }: { readonly gitDirectory: string; readonly reading: IndexReading },
): Promise<IndexBranch> {
  const ref = `refs/heads/${branch}`
  const head = async () => {
    const format = '--format=%(objectname)%09%(refname)'
    const found = await git.run(['for-each-ref', format, ref], { gitDirectory })
    if (found.code !== 0) throw readFailure('index', remote.url, found.stderr)
    // The pattern also matches branches below that name.
    return parseRefs(found).get(ref) ?? null
  }
  const fetch = async () => {}
  if (reading === 'copy')
    return { ...(await openCopy(git, { remote, gitDirectory, head, temporary })), fetch }
  return { objects: await GitObjects.open(git, [join(gitDirectory, 'objects')], temporary), head, fetch }
}

/** A branch elsewhere, and the repository of ours that it is fetched into. */
interface BranchFetch extends BranchAddress {
  readonly gitDirectory: string
}

/**
 * Path by path, without history and without the trees beside the path: the cost does not grow with the index. Fetches run
 * in a repository of their own that is marked as partial. Everything else reads its objects through one that is not, so
 * that no git ever fetches a missing tree by itself (it would get everything below).
 * https://git-scm.com/docs/partial-clone
 */
async function openTreeless(git: Git, address: BranchAddress): Promise<IndexBranch> {
  const call = { ...address, gitDirectory: await makeFetchRepository(address, PARTIAL) }
  const objects = await GitObjects.open(git, [join(call.gitDirectory, 'objects')], address.temporary)
  return {
    objects,
    head: () => fetchHead(git, call, ['--filter=tree:0']),
    async fetch(commit, paths) {
      await markShallow(objects.gitDirectory, commit)
      const want = async (oids: readonly string[]) => {
        const known = await Promise.all(oids.map((oid) => objects.read(oid)))
        const missing = oids.filter((_, index) => known[index] === undefined)
        if (missing.length > 0) await fetchMissing(git, call, missing)
      }
      await fetchPaths(objects, want, { commit, paths })
    },
  }
}

const PARTIAL = `[extensions]
\tpartialClone = ${REMOTE}
[remote "${REMOTE}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`

/** The whole tree of the head, without history; fetched again only when the head has moved. */
async function openShallow(git: Git, address: BranchAddress): Promise<IndexBranch> {
  const call = { ...address, gitDirectory: await makeFetchRepository(address) }
  const objects = await GitObjects.open(git, [join(call.gitDirectory, 'objects')], address.temporary)
  let marked = ''
  return {
    objects,
    async head() {
      const head = await listHead(git, call)
      if (head === null || (await objects.read(head)) !== undefined) return head
      return fetchHead(git, call, [])
    },
    async fetch(commit) {
      if (marked === commit) return
      marked = commit
      await markShallow(objects.gitDirectory, commit)
    },
  }
}

/** A repository that holds the head alone may be pushed from if it says that history ends there. */
function markShallow(gitDirectory: string, commit: string): Promise<void> {
  return writeFile(join(gitDirectory, 'shallow'), `${commit}\n`)
}

/** A server that does not answer in this time counts as one that cannot be reached. */
const LISTING_MS = 30_000

/** Returns the head without fetching any object; null if there is no branch. */
async function listHead(
  git: Git,
  { remote, branch, settings, gitDirectory }: BranchFetch,
): Promise<string | null> {
  const ref = `refs/heads/${branch}`
  const signal = AbortSignal.timeout(LISTING_MS)
  const listed = await runLsRemote(git, [REMOTE, ref], { gitDirectory, config: settings, signal })
  if (listed.code !== 0) throw readFailure('index', remote.url, listed.stderr)
  // The pattern also matches refs that end so.
  return parseRefs(listed).get(ref) ?? null
}

/** Fetches the head, with what the filter leaves of its tree, and returns it; null if there is no branch. */
async function fetchHead(
  git: Git,
  { remote, branch, settings, gitDirectory }: BranchFetch,
  filter: readonly string[],
): Promise<string | null> {
  const ref = `refs/index/${branch}`
  const wanted = [`+refs/heads/${branch}:${ref}`]
  const options = ['--depth=1', ...filter]
  const fetched = await runFetch(git, { gitDirectory, config: settings, wanted, options })
  if (/couldn't find remote ref/.test(fetched.stderr)) return null
  if (fetched.code !== 0) throw readFailure('index', remote.url, fetched.stderr)
  return (await readFile(join(gitDirectory, ref), 'utf8')).trim()
}

async function fetchMissing(
  git: Git,
  { remote, settings, gitDirectory }: BranchFetch,
  oids: readonly string[],
): Promise<void> {
  const config: GitSetting[] = [...settings, ['fetch.negotiationAlgorithm', 'noop']]
  const fetched = await runFetch(git, { gitDirectory, config, wanted: oids, options: ['--filter=tree:0'] })
  if (fetched.code !== 0) throw readFailure('index', remote.url, fetched.stderr)
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
