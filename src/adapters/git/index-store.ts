import { closeSync, createWriteStream, openSync, readSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import type { TaggedCommit } from '../../publish/ports.ts'
import { DiskCache } from '../filesystem/disk-cache.ts'
import { type PushFailure, pushFailure } from './failures.ts'
import type { Git, GitSetting } from './git.ts'
import { type BranchAddress, type IndexBranch, openBranch } from './index-branch.ts'
import { snapshotAt } from './index-snapshot.ts'
import { GitObjects } from './objects.ts'
import { listRefs, type RemoteBranch, requireRefs, runOnRemote } from './remote.ts'

/** Pushes in a row with an unclear result: a broken connection may work again. Then the failure is reported. */
const MAX_UNCLEAR_PUSHES = 3

/** The account of this tool, not of a person: the log of the run says who ran it. */
export const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>'
const COMMIT_REF = 'refs/index/new'

/** Bytes of a package that are copied at a time. The rest waits. */
const COPY_BYTES = 1024 ** 2

type CommitOutcome = 'moved' | { readonly commit: string }

const NO_BRANCH: IndexSnapshot = {
  exists: false,
  commit: null,
  read: async () => new Map(),
  list: async () => [],
  listDirectory: async () => [],
}

/**
 * An index in a branch of a Git repository, written with compare-and-swap: `open` gives the commit at the head of the branch
 * (index-branch.ts brings its objects, index-snapshot.ts reads them), and `commit` writes a commit on top of it and moves the branch from
 * the one to the other. Where somebody else has moved it, nothing is written.
 */
export class GitIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #git: Git
  readonly #address: BranchAddress
  #opened: IndexBranch | undefined
  #blobs: DiskCache | undefined
  #unknown = 0

  constructor(git: Git, address: BranchAddress) {
    this.#git = git
    this.#address = address
  }

  async open(): Promise<IndexSnapshot> {
    const branch = this.#branch
    const head = await branch.head()
    if (head === null) return NO_BRANCH
    this.#blobs ??= blobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary)
    return snapshotAt(branch, head, this.#blobs)
  }

  async commit(change: IndexChange, { commit: parent }: IndexSnapshot): Promise<CommitOutcome> {
    const branch = this.#branch
    const commit = await writeCommit(branch.objects, change, parent)
    const opened = branch.push
    branch.push = undefined
    const failure =
      opened === undefined
        ? await push(branch.objects, this.#address, commit, [leaseOf(this.#address, parent)])
        : await opened.from(parent, commit)
    return this.#outcome(commit, failure, this)
  }

  /**
   * Writes the change on a snapshot of this branch as the head of another branch, if that one is still at `tip`; null stands for one
   * that does not exist. What it has beside this branch is lost. Throws PERMISSION, INDEX_UNREACHABLE.
   * @param other the same branch
   */
  async commitTo(
    other: GitIndex,
    change: IndexChange,
    { on, tip }: { readonly on: IndexSnapshot; readonly tip: string | null },
  ): Promise<CommitOutcome> {
    const { objects } = this.#branch
    const commit = await writeCommit(objects, change, on.commit)
    const failure = await push(objects, other.#address, commit, [leaseOf(other.#address, tip)])
    return this.#outcome(commit, failure, other)
  }

  /** The commit that a snapshot of this branch is on top of; null for one that is on top of none. */
  async parentOf({ commit }: IndexSnapshot): Promise<string | null> {
    const object = commit === null ? undefined : await this.#branch.objects.read(commit)
    return /^parent ([0-9a-f]+)$/m.exec(object?.bytes.toString('latin1') ?? '')?.[1] ?? null
  }

  async checkAccess(): Promise<void> {
    if (this.#branch.push === undefined) await checkPush(this.#branch.objects, this.#address)
  }

  async close(): Promise<void> {
    await this.#opened?.close()
  }

  /** The connection may have broken after the push had succeeded: then the branch that was pushed to is asked. */
  async #outcome(commit: string, failure: PushFailure | undefined, pushed: GitIndex): Promise<CommitOutcome> {
    if (failure === undefined) return { commit }
    if (failure.outcome === 'refused') throw failure.error
    this.#unknown = failure.outcome === 'unknown' ? this.#unknown + 1 : 0
    if (this.#unknown > 0 && (await pushed.open()).commit === commit) return { commit }
    if (this.#unknown > MAX_UNCLEAR_PUSHES && failure.outcome === 'unknown') throw failure.error
    return 'moved'
  }

  get #branch(): IndexBranch {
    this.#opened ??= openBranch(this.#git, this.#address)
    return this.#opened
  }
}

/**
 * Level 6, that of Git, takes twice the time of all else in it; packages hardly get smaller, and servers pack anew. A file over the
 * threshold is written as a stream, without a delta.
 */
const PACK_CONFIG: readonly GitSetting[] = [
  ['pack.compression', '1'],
  ['core.bigFileThreshold', '16m'],
]

/**
 * Writes a commit with the change on top of `parent` and returns its id. One git writes blobs, trees and commit; of the parent
 * it reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 * @param date seconds since 1970; undefined: now
 */
async function writeCommit(
  objects: GitObjects,
  change: IndexChange,
  parent: string | null,
  date?: number,
): Promise<string> {
  const format = `--date-format=${date === undefined ? 'now' : 'raw'}`
  const args = ['fast-import', '--quiet', '--done', format, '--force']
  const inputFile = join(objects.gitDirectory, 'script')
  writeScript(inputFile, script(change, parent, date === undefined ? 'now' : `${date} +0000`))
  const { code, stderr } = await objects.run(args, { inputFile, config: PACK_CONFIG })
  await rm(inputFile)
  if (code !== 0) throw new Error(`git fast-import failed: ${stderr.trim()}`)
  return (await readFile(join(objects.gitDirectory, COMMIT_REF), 'utf8')).trim()
}

/** A file, not a pipe, and at once: git reads it by itself, while this process decides on what comes next. */
function writeScript(path: string, parts: Iterable<Uint8Array | string>): void {
  const script = openSync(path, 'w')
  try {
    for (const part of parts) writeFileSync(script, part)
  } finally {
    closeSync(script)
  }
}

function* script(change: IndexChange, parent: string | null, date: string): Generator<Uint8Array | string> {
  const message = Buffer.from(change.message)
  yield `commit ${COMMIT_REF}\ncommitter ${IDENTITY} ${date}\ndata ${message.length}\n`
  yield message
  yield `\n${parent === null ? '' : `from ${parent}\n`}`
  for (const [path, content] of change.files) if (content === null) yield `D ${path}\n`
  for (const [path, content] of alikeTogether(change.files))
    if (content !== null) yield* fileScript(path, content)
  yield 'done\n'
}

/**
 * Files of one name after each other, such as the packages of a module: fast-import writes of each file how it differs from the one before,
 * where that is less. The packages of 123 versions of one module are 16 MB then, and not 297.
 */
function alikeTogether(files: IndexChange['files']) {
  return [...groupBy([...files], ([path]) => path.slice(path.lastIndexOf('/') + 1)).values()].flat()
}

function* fileScript(path: string, content: FileContent): Generator<Uint8Array | string> {
  const size = content instanceof Uint8Array ? content.length : content.size
  yield `M 100644 inline ${path}\ndata ${size}\n`
  if (content instanceof Uint8Array) yield content
  else yield* bytesOf(content.file)
  yield '\n'
}

function* bytesOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  const buffer = Buffer.alloc(COPY_BYTES)
  try {
    for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer))
      yield buffer.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

/** Moves the head from `parent` alone: the lease names the exact old id, so that no commit of others is ever lost. */
function leaseOf({ branch }: RemoteBranch, parent: string | null): string {
  return `--force-with-lease=refs/heads/${branch}:${parent ?? ''}`
}

/** Pushes without sending anything: a server refuses credentials that may not write before that. Throws PERMISSION. */
async function checkPush(objects: GitObjects, address: BranchAddress): Promise<void> {
  const commit = await writeCommit(objects, { message: 'Nothing', files: new Map() }, null)
  const failure = await push(objects, address, commit, ['--dry-run', '--force'])
  if (failure?.outcome === 'refused') throw failure.error
}

async function push(
  objects: GitObjects,
  address: RemoteBranch,
  commit: string,
  options: readonly string[],
  kind: 'index' | 'module repository' = 'index',
): Promise<PushFailure | undefined> {
  const refspec = `${commit}:refs/heads/${address.branch}`
  const words = ['push', '--porcelain', '--no-verify', ...options] as const
  const { gitDirectory, git } = objects
  const { code, stdout, stderr } = await runOnRemote(git, address, words, [refspec], { gitDirectory })
  return code === 0 ? undefined : pushFailure(address.remote.url, `${stdout}\n${stderr}`, kind)
}

/**
 * Makes a branch hold one commit, the change on top of the commit of its base, whatever it held before; the same change is the same commit.
 * Undefined, and nothing is written, where the base has moved on or another run was faster: then another run does it. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
export async function replaceBranch(
  git: Git,
  address: RemoteBranch,
  gitDirectory: string,
  { base, on, ...change }: IndexChange & { readonly base: string; readonly on: TaggedCommit },
): Promise<string | undefined> {
  const names = [base, address.branch].map((name) => `refs/heads/${name}`)
  const listed = await listRefs(git, address, [], names, { gitDirectory })
  const refs = requireRefs('module repository', address.remote, listed)
  const [head, tip = null] = names.map((name) => refs.get(name))
  if (head !== on.commit) return undefined
  const objects = new GitObjects(git, join(gitDirectory, 'objects'), address.temporary)
  try {
    const commit = await writeCommit(objects, change, on.commit, on.committedAt)
    if (commit === tip) return commit
    const failure = await push(objects, address, commit, [leaseOf(address, tip)], 'module repository')
    if (failure === undefined) return commit
    if (failure.outcome === 'moved') return undefined
    throw failure.error
  } finally {
    await objects.close()
  }
}

/** Packages that are written to files at the same time, each by one git. The rest waits. */
const MAX_WRITERS = 4

/** Bytes of the packages that `serve` keeps as files. The ones that were asked for longest ago are written anew. */
const MAX_BLOB_FILES_BYTES = 2 * 1024 ** 3

/** From this size on, git streams a blob instead of reading it whole. */
const STREAMING: GitSetting = ['core.bigFileThreshold', '1m']

/**
 * Blobs of a repository as files of our own, so that many clients can be sent one, each at its pace. One `git cat-file` writes each. Throws
 * INDEX_UNREACHABLE.
 * @param temporary a directory that its owner removes
 */
function blobFiles(git: Git, gitDirectory: string, temporary: string): DiskCache {
  let directory: Promise<string> | undefined
  let writers = 0
  const waiting: (() => void)[] = []
  const write = async (oid: string) => {
    directory ??= mkdtemp(join(temporary, 'blobs-'))
    const file = join(await directory, oid)
    const { child, ended } = git.start(['cat-file', 'blob', oid], { gitDirectory, config: [STREAMING] })
    child.stdin.end()
    const written = Promise.all([ended, pipeline(child.stdout, createWriteStream(file))])
    const [code] = await written.catch(() => [1])
    if (code === 0) return { file, size: (await stat(file)).size }
    await rm(file, { force: true })
    throw new RegistryError(
      'INDEX_UNREACHABLE',
      `the package ${oid} of the index cannot be written to ${quote(file)}`,
      'free space on the disk of the temporary directory, or set TMPDIR; run `git fsck` in the index',
    )
  }
  return new DiskCache(MAX_BLOB_FILES_BYTES, async (oid) => {
    if (writers >= MAX_WRITERS) await new Promise<void>((resolve) => waiting.push(resolve))
    else writers += 1
    try {
      return await write(oid)
    } finally {
      const next = waiting.shift()
      if (next === undefined) writers -= 1
      else next()
    }
  })
}
