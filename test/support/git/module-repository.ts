import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryDirectory } from '../temporary.ts'
import { changesOf, dataOf, gitEnvironment } from './git-repository.ts'

export interface RepositoryFile {
  /** Bytes, for names that are no UTF-8. */
  readonly path: string | Buffer
  readonly content?: string
  readonly hex?: string
  /** How often `content` is written. */
  readonly repeat?: number
  readonly mode?: string
  /** The commit of a submodule. */
  readonly sha?: string
}

export interface RepositoryPlan {
  readonly files: readonly RepositoryFile[]
  readonly tag?: string
  /** Lines for .git/config. */
  readonly gitConfig?: string
  /** Written into the work tree, which is checked out only when there are some. */
  readonly untracked?: readonly {
    readonly path: string
    readonly content?: string
    readonly symlink?: string
  }[]
}

export interface Repository {
  readonly directory: string
  readonly commit: string
}

const AUTHOR = { GIT_AUTHOR_EMAIL: 'ada@example.test', GIT_AUTHOR_DATE: '2024-01-02T03:04:05Z' }
const COMMITTER = { GIT_COMMITTER_EMAIL: 'ada@example.test', GIT_COMMITTER_DATE: '2024-01-02T03:04:05Z' }
const ENVIRONMENT = { ...gitEnvironment, HOME: '/nonexistent', ...AUTHOR, ...COMMITTER }

/** The user's own git, apart from the machine's configuration; throws with its stderr when it fails. */
export function git(directory: string, args: readonly string[], input: string | Buffer = ''): Buffer {
  const options = { env: ENVIRONMENT, input, maxBuffer: 2 ** 30 }
  const { status, stdout, stderr } = spawnSync('git', ['-C', directory, ...args], options)
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** Files that are no programs, by their paths. */
export function textFiles(texts: Readonly<Record<string, string>>): RepositoryFile[] {
  return Object.entries(texts).map(([path, content]) => ({ path, content }))
}

/** A real repository of one commit, equal plans giving equal commits; a second call on a directory adds a commit. */
export function buildRepository(directory: string, plan: RepositoryPlan): Repository {
  mkdirSync(directory, { recursive: true })
  git(directory, ['init', '--quiet', '--initial-branch=main'])
  // Names that Git refuses on other systems are what the tests are about.
  for (const name of ['core.protectNTFS', 'core.protectHFS']) git(directory, ['config', name, 'false'])
  git(directory, ['read-tree', '--empty'])
  const ids = writeBlobs(directory, plan.files)
  const lines = plan.files.flatMap((file, index) => [
    Buffer.from(`${file.mode ?? '100644'} ${ids[index]}\t`),
    Buffer.from(file.path as string),
    Buffer.from('\0'),
  ])
  git(directory, ['update-index', '-z', '--add', '--index-info'], Buffer.concat(lines))
  const tree = git(directory, ['write-tree', '--missing-ok']).toString().trim()
  const commit = git(directory, ['commit-tree', tree, '-m', 'a module']).toString().trim()
  git(directory, ['update-ref', 'refs/heads/main', commit])
  git(directory, ['update-ref', `refs/tags/${plan.tag ?? 'v1.0.0'}`, commit])
  appendFileSync(join(directory, '.git', 'config'), plan.gitConfig ?? '')
  if (plan.untracked !== undefined) writeWorkTree(directory, plan.untracked)
  return { directory, commit }
}

function writeBlobs(directory: string, files: readonly RepositoryFile[]): string[] {
  const known = new Map<string, string>()
  return files.map((file) => {
    if (file.sha !== undefined) return file.sha
    const bytes =
      file.hex === undefined
        ? Buffer.from((file.content ?? '').repeat(file.repeat ?? 1))
        : Buffer.from(file.hex, 'hex')
    const key = bytes.toString('latin1')
    const id = known.get(key) ?? git(directory, ['hash-object', '-w', '--stdin'], bytes).toString().trim()
    known.set(key, id)
    return id
  })
}

function writeWorkTree(directory: string, untracked: NonNullable<RepositoryPlan['untracked']>): void {
  git(directory, ['checkout', '--quiet', '--force', 'main'])
  for (const { path, content, symlink } of untracked) {
    const target = join(directory, path)
    mkdirSync(dirname(target), { recursive: true })
    if (symlink === undefined) writeFileSync(target, content ?? '')
    else symlinkSync(symlink, target)
  }
}

/** A new repository whose commits are these trees (texts by path), one after the other, each with its tag; HEAD is the last. */
export async function historyOf(
  ...releases: readonly (readonly [tag: string, files: Readonly<Record<string, string>>])[]
): Promise<string> {
  const directory = await temporaryDirectory()
  const said = (args: readonly string[]) => git(directory, args).toString().trim()
  const parents: string[] = []
  for (const [tag, files] of releases) {
    const { commit } = buildRepository(directory, { tag, files: textFiles(files) })
    const child = said(['commit-tree', `${commit}^{tree}`, ...parents, '-m', tag])
    for (const ref of [`refs/tags/${tag}`, 'refs/heads/main']) git(directory, ['update-ref', ref, child])
    parents.splice(0, 2, '-p', child)
  }
  return directory
}

/** A commit of a monorepo: all its files, and its tags. */
export interface MonorepoCommit {
  readonly files: Readonly<Record<string, string>>
  readonly tags: readonly string[]
}

/** A repository of these commits, in one run of git: hundreds of tags in a second. */
export async function buildMonorepo(commits: readonly MonorepoCommit[], origin: string): Promise<string> {
  const directory = join(await temporaryDirectory(), 'monorepo')
  git('/', ['init', '--quiet', '--initial-branch=main', directory])
  git(directory, ['remote', 'add', 'origin', origin])
  git(directory, ['fast-import', '--quiet'], commits.map(streamOf).join(''))
  return directory
}

function streamOf({ files, tags }: MonorepoCommit, at: number): string {
  const mark = `mark :${at + 1}\n`
  const from = at === 0 ? '' : `from :${at}\n`
  const who = `committer Ada <ada@example.test> ${1_700_000_000 + at * 60} +0000\n`
  const refs = tags.map((tag) => `reset refs/tags/${tag}\nfrom :${at + 1}\n\n`)
  return `commit refs/heads/main\n${mark}${who}${dataOf(`commit ${at + 1}`)}${from}deleteall\n${changesOf(files)}\n${refs.join('')}`
}
