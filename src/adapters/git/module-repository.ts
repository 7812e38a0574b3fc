import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { quote, RegistryError, shortList } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { CONFIG_PATH } from '../../publish/config.ts'
import type { TaggedCommit, Tags } from '../../publish/ports.ts'
import { sha256Refusal } from './failures.ts'
import type { Git } from './git.ts'
import { GitObjects } from './objects.ts'

/** Tags that point at tags. A longer chain is refused. */
const MAX_TAGS_FOLLOWED = 20

interface LocalRepository {
  readonly gitDirectory: string
  readonly objects: string
  /** Commit of HEAD; undefined in a repository without one. */
  readonly head: string | undefined
  /** Whether history, and tags in it, may be missing. */
  readonly isShallow: boolean
  /** Text of `remote.origin.url`; undefined where there is none. */
  readonly originUrl: string | undefined
  /** The config file that HEAD does not have, so that it does not count; undefined: there is none. */
  readonly uncommittedConfig: string | undefined
}

/** Finds the repository that `directory` is in. Throws NOT_A_REPOSITORY. */
export async function findRepository(git: Git, directory: string): Promise<LocalRepository> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw notARepository(directory, '')
  const args = [
    'rev-parse',
    '--absolute-git-dir',
    '--git-path',
    'objects',
    '--is-shallow-repository',
    '--revs-only',
    'HEAD',
  ]
  const config = join(directory, CONFIG_PATH)
  const [found, origin, committed] = await Promise.all([
    git.run(args, { cwd: directory }),
    git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
    existsSync(config) ? git.run(['cat-file', '-e', `HEAD:./${CONFIG_PATH}`], { cwd: directory }) : undefined,
  ])
  const [gitDirectory, objects, isShallow, head] = found.stdout.split('\n')
  if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
    throw notARepository(directory, found.stderr)
  return {
    gitDirectory,
    objects: resolve(directory, objects),
    head: head || undefined,
    isShallow: isShallow === 'true',
    originUrl: origin.stdout.trim() || undefined,
    uncommittedConfig: committed !== undefined && committed.code !== 0 ? config : undefined,
  }
}

/** The top of the files that are checked out around a directory; undefined in a bare repository. */
export async function findWorkTree(git: Git, directory: string): Promise<string | undefined> {
  const { stdout } = await git.run(['rev-parse', '--is-inside-work-tree', '--show-cdup'], { cwd: directory })
  const [isInside, up = ''] = stdout.split('\n')
  return isInside === 'true' ? join(directory, up) : undefined
}

function notARepository(directory: string, stderr: string): RegistryError {
  const isForeign = /dubious ownership/.test(stderr)
  const [reason] = stderr
    .split('\n')
    .filter((line) => /^(?:fatal|error): /.test(line) && !/^fatal: not a git repository/.test(line))
  return new RegistryError(
    'NOT_A_REPOSITORY',
    `${quote(directory)} is ${isForeign ? 'a Git repository of another user' : `not in a Git repository${reason === undefined ? '' : ` that git can read: ${quote(reason)}`}`}`,
    isForeign
      ? `trust it: git config --global --add safe.directory ${resolve(directory)}`
      : reason !== undefined
        ? 'repair what git says of the repository or of your configuration; "git status" there says the same'
        : 'run this inside the module repository, or name it with --repository DIR',
  )
}

/**
 * The tags of a repository. They are read once and compared by their whole names, so that no text of others reaches git.
 * @param temporary a directory that exists as long as the tags are read
 * @param options `commit`: only tags in its history; `signal`: ends the reading with its reason; `log`: told of tags of no commit
 */
export function repositoryTags(
  git: Git,
  {
    gitDirectory,
    objects,
    isShallow,
  }: Pick<LocalRepository, 'gitDirectory' | 'objects'> & Partial<LocalRepository>,
  temporary: string,
  {
    commit,
    signal,
    log,
  }: { readonly commit?: string | undefined; readonly signal?: AbortSignal; readonly log?: Log } = {},
): Tags {
  const others: string[] = []
  const within = commit === undefined ? [] : [`--merged=${commit}`]
  const read = async () => {
    const refs = await listTags(git, gitDirectory, within)
    return refs.length === 0 ? [] : readCommits(refs, new GitObjects(git, objects, temporary, signal), others)
  }
  let tags: Promise<TaggedCommit[]> | undefined
  const all = () => {
    tags ??= read()
    return tags
  }
  return {
    isCut: commit !== undefined && isShallow === true,
    async all() {
      const found = await all()
      for (const line of shortList(others.splice(0))) log?.info(line)
      return found
    },
    find: async (name) => (await all()).find(({ tag }) => tag === name),
  }
}

/** A tag, and the object that it names. */
export interface TagRef {
  readonly tag: string
  readonly oid: string
}

/** Asks for no field of an object: for one that is missing git would end, or fetch it. */
async function listTags(git: Git, gitDirectory: string, within: readonly string[]): Promise<TagRef[]> {
  const args = ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', ...within, 'refs/tags']
  const { code, stdout, stderr } = await git.run(args, { gitDirectory })
  if (code !== 0) {
    throw new RegistryError(
      'NOT_FOUND',
      `the tags of the repository cannot be read: ${quote(stderr.trim())}`,
      'search for damage with "git fsck" in the repository, and clone it anew if there is any',
    )
  }
  return stdout.split('\n').flatMap((line) => {
    const [, oid, tag] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? []
    if (oid === undefined || tag === undefined) return []
    if (oid.length > 40) throw sha256Refusal('NOT_A_REPOSITORY', quote(gitDirectory))
    return { tag, oid }
  })
}

async function readCommits(
  refs: readonly TagRef[],
  objects: GitObjects,
  others: string[],
): Promise<TaggedCommit[]> {
  try {
    const tags = await Promise.all(refs.map((ref) => followTag(ref, objects)))
    for (const [at, { tag }] of refs.entries())
      if (tags[at] === undefined) others.push(`tag ${quote(tag)} names no commit: it is left out`)
    return tags.filter((tag) => tag !== undefined)
  } finally {
    await objects.close()
  }
}

/** The commit of a tag or a commit, through the objects of annotated tags; undefined for a tag of something else. */
export async function followTag(
  { tag, oid }: TagRef,
  objects: GitObjects,
): Promise<TaggedCommit | undefined> {
  let next = oid
  for (let followed = 0; followed < MAX_TAGS_FOLLOWED; followed += 1) {
    const object = await objects.read(next)
    if (object === undefined) return { tag, commit: next, committedAt: 0, isMissing: true }
    const [header = ''] = object.bytes.toString('latin1').split('\n\n', 1)
    if (object.type === 'commit') {
      const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? []
      return { tag, commit: next, committedAt: Number(seconds ?? 0) }
    }
    const [, target] = /^object ([0-9a-f]{40})$/m.exec(header) ?? []
    if (object.type !== 'tag' || target === undefined) return undefined
    next = target
  }
  return undefined
}

/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
export async function readHead(git: Git, gitDirectory: string): Promise<TaggedCommit | undefined> {
  const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--']
  const { stdout } = await git.run(args, { gitDirectory })
  const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? []
  return commit === undefined ? undefined : { tag: 'HEAD', commit, committedAt: Number(committedAt) }
}
