import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'
import { makeBareRepository, REMOTE } from './bare-repository.ts'
import { readFailure } from './failures.ts'
import { runRemoteRead } from './fetch.ts'
import type { Git, GitSetting } from './git.ts'
import { GitObjects } from './objects.ts'
import { type FetchCall, fetchHead, listHead } from './remote-head.ts'
import { parseTree } from './tree.ts'

/** Where an index lives, and how git is let in. */
export interface BranchAddress {
  readonly remote: GitRemote
  readonly branch: string
  readonly settings: readonly GitSetting[]
  /** Directory for repositories of this run. */
  readonly temporary: string
}

/** The objects of an index branch, as far as they are on this machine. */
export interface IndexBranch {
  readonly objects: GitObjects
  /** Commit at the head of the branch now; null where there is no branch. */
  head(): Promise<string | null>
  /** Makes `<commit>:<path>` readable for these paths, as far as they exist. */
  fetch(commit: string, paths: readonly string[]): Promise<void>
}

/** A branch of which a few paths shall be read: what a publish needs. */
export function openBranch(git: Git, address: BranchAddress): Promise<IndexBranch> {
  const local = localRepository(address.remote)
  return local === undefined ? openTreeless(git, address) : openLocal(git, address, local)
}

/** A branch of which every file shall be read: what `serve` and `render` need. */
export function openWholeBranch(git: Git, address: BranchAddress): Promise<IndexBranch> {
  const local = localRepository(address.remote)
  return local === undefined ? openShallow(git, address) : openLocal(git, address, local)
}

function localRepository({ scheme, path }: GitRemote): string | undefined {
  if (scheme !== 'file') return undefined
  return [path, join(path, '.git')].find((candidate) => existsSync(join(candidate, 'objects')))
}

/** A repository on this machine needs no transfer to be read. */
async function openLocal(git: Git, address: BranchAddress, gitDirectory: string): Promise<IndexBranch> {
  const objects = await GitObjects.open(git, [join(gitDirectory, 'objects')], address.temporary)
  const ref = `refs/heads/${address.branch}`
  return {
    objects,
    async head() {
      const found = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', ref], {
        gitDirectory,
      })
      if (found.code !== 0) throw readFailure(address.remote.url, found.stderr)
      // The pattern also finds branches below that name.
      const line = found.stdout
        .toString()
        .split('\n')
        .find((each) => each.endsWith(` ${ref}`))
      return line?.split(' ')[0] ?? null
    },
    async fetch() {},
  }
}

/**
 * Path by path, without history and without the trees beside the path: the cost does not grow with the index. Fetches run
 * in a repository of their own that is marked as partial; everything else reads its objects through one that is not, so
 * that no git ever fetches a missing tree by itself (it would get all that lies below).
 * https://git-scm.com/docs/partial-clone
 */
async function openTreeless(git: Git, address: BranchAddress): Promise<IndexBranch> {
  const partial = await makeBareRepository(address, PARTIAL)
  const objects = await GitObjects.open(git, [join(partial, 'objects')], address.temporary)
  return {
    objects,
    head: () => fetchHead(git, { ...address, gitDirectory: partial, filter: ['--filter=tree:0'] }),
    async fetch(commit, paths) {
      await markShallow(objects.gitDirectory, commit)
      const want = async (oids: readonly string[]) => {
        const known = await Promise.all(oids.map((oid) => objects.read(oid)))
        const missing = oids.filter((_, index) => known[index] === undefined)
        if (missing.length > 0) await fetchObjects(git, { ...address, gitDirectory: partial }, missing)
      }
      await fetchPaths(objects, want, { commit, paths })
    },
  }
}

/** The whole tree of the head, without history; asked for again only where the head is another. */
async function openShallow(git: Git, address: BranchAddress): Promise<IndexBranch> {
  const gitDirectory = await makeBareRepository(address, '')
  const objects = await GitObjects.open(git, [join(gitDirectory, 'objects')], address.temporary)
  let marked = ''
  return {
    objects,
    async head() {
      const head = await listHead(git, { ...address, gitDirectory })
      if (head === null || (await objects.read(head)) !== undefined) return head
      return fetchHead(git, { ...address, gitDirectory, filter: [] })
    },
    async fetch(commit) {
      if (marked === commit) return
      marked = commit
      await markShallow(objects.gitDirectory, commit)
    },
  }
}

const PARTIAL = `[extensions]
\tpartialClone = ${REMOTE}
[remote "${REMOTE}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`

/** A repository that holds the head alone may be pushed from, when it says that history ends there. */
function markShallow(gitDirectory: string, commit: string): Promise<void> {
  return writeFile(join(gitDirectory, 'shallow'), `${commit}\n`)
}

async function fetchObjects(git: Git, call: FetchCall, oids: readonly string[]): Promise<void> {
  const options = [
    '--filter=tree:0',
    '--no-tags',
    '--no-write-fetch-head',
    '--upload-pack=git-upload-pack',
    '--stdin',
  ]
  const fetched = await runRemoteRead(git, ['fetch', '--quiet', ...options, REMOTE], {
    gitDirectory: call.gitDirectory,
    config: [...call.settings, ['fetch.negotiationAlgorithm', 'noop']],
    input: `${oids.join('\n')}\n`,
  })
  if (fetched.code !== 0) throw readFailure(call.remote.url, fetched.stderr)
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

/** Object ids by name; empty for what is no tree. */
async function readChildren(objects: GitObjects, oid: string): Promise<Map<string, string>> {
  const tree = await objects.read(oid)
  if (tree?.type !== 'tree') return new Map()
  return new Map(parseTree(tree.bytes, 'the index').map((child) => [child.path, child.oid]))
}
