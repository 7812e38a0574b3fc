import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'
import type { TaggedCommit, Tags } from '../../publish/ports.ts'
import type { Git } from './git.ts'

/** A repository of modules on this machine. */
export interface ModuleRepository {
  readonly gitDirectory: string
  readonly objects: string
  /** Commit of HEAD; undefined in a repository without one. */
  readonly head: string | undefined
  /** Text of `remote.origin.url`; undefined where there is none. */
  readonly originUrl: string | undefined
}

/** Finds the repository that `directory` is in. Throws NOT_A_REPOSITORY. */
export async function findRepository(git: Git, directory: string): Promise<ModuleRepository> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw notARepository(directory, '')
  const args = ['rev-parse', '--absolute-git-dir', '--git-path', 'objects', '--revs-only', 'HEAD']
  const [found, origin] = await Promise.all([
    git.run(args, { cwd: directory }),
    git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
  ])
  const [gitDirectory, objects, head] = found.stdout.toString().split('\n')
  if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
    throw notARepository(directory, found.stderr)
  const originUrl = origin.stdout.toString().trim()
  return {
    gitDirectory,
    objects: resolve(directory, objects),
    head: head === '' ? undefined : head,
    originUrl: originUrl === '' ? undefined : originUrl,
  }
}

/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
export async function readHead(git: Git, gitDirectory: string): Promise<TaggedCommit | undefined> {
  const head = await git.run(['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'], { gitDirectory })
  const [committedAt = '', commit = ''] = head.stdout.toString().trim().split(' ')
  return head.code === 0 ? { tag: 'HEAD', commit, committedAt: Number(committedAt) } : undefined
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

/** The tags of a repository. They are read once and compared by their whole names, so that no text of others reaches git. */
export class RepositoryTags implements Tags {
  readonly #git: Git
  readonly #gitDirectory: string
  readonly #within: readonly string[]
  #tags: Promise<TaggedCommit[]> | undefined

  /** @param commit only tags in its history; undefined takes all */
  constructor(git: Git, gitDirectory: string, commit?: string) {
    this.#git = git
    this.#gitDirectory = gitDirectory
    this.#within = commit === undefined ? [] : [`--merged=${commit}`]
  }

  async find(tag: string): Promise<TaggedCommit | undefined> {
    return (await this.all()).find((tagged) => tagged.tag === tag)
  }

  all(): Promise<TaggedCommit[]> {
    this.#tags ??= this.#read()
    return this.#tags
  }

  async #read(): Promise<TaggedCommit[]> {
    const listed = await this.#git.run(
      ['for-each-ref', `--format=${TAG_FORMAT}`, ...this.#within, 'refs/tags'],
      {
        gitDirectory: this.#gitDirectory,
      },
    )
    if (listed.code !== 0) throw new Error(`git for-each-ref failed: ${listed.stderr.trim()}`)
    const lines = listed.stdout.toString().split('\n')
    const tags = await Promise.all(lines.map((line) => parseTagLine(line) ?? this.#readNested(line)))
    return tags.flat()
  }

  /** A tag of a tag: before Git 2.45 `*` follows one step only. */
  async #readNested(line: string): Promise<TaggedCommit[]> {
    const [, oid = ''] = line.split(' ')
    const args = ['rev-list', '--max-count=1', '--timestamp', `${oid}^{commit}`, '--']
    const peeled = await this.#git.run(args, { gitDirectory: this.#gitDirectory })
    const [, committedAt, commit = ''] = /^(\d+) ([0-9a-f]{40})$/m.exec(peeled.stdout.toString()) ?? []
    return commit === '' ? [] : [{ tag: tagOf(line), commit, committedAt: Number(committedAt) }]
  }
}

/** Ref names contain no blanks; `*` fields are those of the object that an annotated tag points to. */
const TAG_FORMAT =
  '%(objecttype) %(objectname) %(committerdate:unix) %(*objecttype) %(*objectname) %(*committerdate:unix) %(refname)'

/** Returns no tag for one that does not point to a commit; undefined for one that points to another tag. */
function parseTagLine(line: string): TaggedCommit[] | undefined {
  const fields = line.split(' ')
  const [type, commit = '', committedAt] = fields[0] === 'tag' ? fields.slice(3) : fields
  if (type === 'tag') return undefined
  return type === 'commit' ? [{ tag: tagOf(line), commit, committedAt: Number(committedAt) }] : []
}

function tagOf(line: string): string {
  return line.slice(line.lastIndexOf(' ') + 1 + 'refs/tags/'.length)
}
