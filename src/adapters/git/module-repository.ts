import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'
import type { TaggedCommit, Tags } from '../../publish/ports.ts'
import type { Git } from './git.ts'

/** A repository of modules on this machine. */
export interface LocalRepository {
  readonly gitDirectory: string
  /** Its objects directory. */
  readonly objects: string
  /** Commit of HEAD; undefined in a repository without one. */
  readonly head: string | undefined
  /** Text of `remote.origin.url`; undefined where there is none. */
  readonly originUrl: string | undefined
}

/** Finds the repository that `directory` is in. Throws NOT_A_REPOSITORY. */
export async function findRepository(git: Git, directory: string): Promise<LocalRepository> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw notARepository(directory, '')
  const args = ['rev-parse', '--absolute-git-dir', '--git-path', 'objects', '--revs-only', 'HEAD']
  const [found, origin] = await Promise.all([
    git.run(args, { cwd: directory }),
    git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
  ])
  const [gitDirectory, objects, head] = found.stdout.split('\n')
  if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
    throw notARepository(directory, found.stderr)
  return {
    gitDirectory,
    objects: resolve(directory, objects),
    head: head || undefined,
    originUrl: origin.stdout.trim() || undefined,
  }
}

/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
export function readHead(git: Git, gitDirectory: string): Promise<TaggedCommit | undefined> {
  return readCommit(git, gitDirectory, { tag: 'HEAD', revision: 'HEAD' })
}

async function readCommit(
  git: Git,
  gitDirectory: string,
  { tag, revision }: { readonly tag: string; readonly revision: string },
): Promise<TaggedCommit | undefined> {
  const args = ['rev-list', '--max-count=1', '--timestamp', revision, '--']
  const { stdout } = await git.run(args, { gitDirectory })
  const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? []
  return commit === undefined ? undefined : { tag, commit, committedAt: Number(committedAt) }
}

function notARepository(directory: string, stderr: string): RegistryError {
  const isForeign = /dubious ownership/.test(stderr)
  return new RegistryError(
    'NOT_A_REPOSITORY',
    `${quote(directory)} is ${isForeign ? 'a Git repository of another user' : 'not in a Git repository'}`,
    isForeign
      ? `trust it: git config --global --add safe.directory ${resolve(directory)}`
      : 'run this inside the module repository, or name it with --repository DIR',
  )
}

/**
 * The tags of a repository. They are read once and compared by their whole names, so that no text of others reaches git.
 * @param commit only tags in its history; undefined takes all
 */
export function repositoryTags(git: Git, gitDirectory: string, commit?: string): Tags {
  let tags: Promise<TaggedCommit[]> | undefined
  const all = () => {
    tags ??= readTags(git, gitDirectory, commit === undefined ? [] : [`--merged=${commit}`])
    return tags
  }
  return { all, find: async (name) => (await all()).find(({ tag }) => tag === name) }
}

async function readTags(git: Git, gitDirectory: string, within: readonly string[]): Promise<TaggedCommit[]> {
  const args = ['for-each-ref', `--format=${TAG_FORMAT}`, ...within, 'refs/tags']
  const listed = await git.run(args, { gitDirectory })
  if (listed.code !== 0) throw new Error(`git for-each-ref failed: ${listed.stderr.trim()}`)
  const readLine = async (line: string): Promise<TaggedCommit | undefined> => {
    const [tag = '', ...fields] = line.split(' ')
    const [type, commit = '', committedAt] = fields[0] === 'tag' ? fields.slice(3) : fields
    // A tag of a tag: before Git 2.45 `*` follows one step only.
    if (type === 'tag') return readCommit(git, gitDirectory, { tag, revision: `${fields[1]}^{commit}` })
    return type === 'commit' ? { tag, commit, committedAt: Number(committedAt) } : undefined
  }
  const tags = await Promise.all(listed.stdout.split('\n').map(readLine))
  return tags.filter((tag) => tag !== undefined)
}

/** Ref names contain no blanks; `*` fields are those of the object that an annotated tag points to. */
const TAG_FORMAT =
  '%(refname:lstrip=2) %(objecttype) %(objectname) %(committerdate:unix) %(*objecttype) %(*objectname) %(*committerdate:unix)'
