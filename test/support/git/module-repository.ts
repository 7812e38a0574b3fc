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

export type Repository = ReturnType<typeof buildRepository>

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

/** A real repository of one commit, without an index file, equal plans giving equal commits; a second call on a directory adds a commit without a parent. */
export function buildRepository(directory: string, plan: RepositoryPlan) {
  mkdirSync(directory, { recursive: true })
  git(directory, ['init', '--quiet', '--initial-branch=main'])
  const tag = `\nreset refs/tags/${plan.tag ?? 'v1.0.0'}\nfrom refs/heads/main\n`
  const head = `reset refs/heads/main\n${commitHead('a module')}`
  const parts = [head, ...plan.files.flatMap(changeOf), `${tag}\nget-mark :1\n`]
  const script = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const commit = git(directory, ['fast-import', '--quiet', '--force'], script).toString().trim()
  appendFileSync(join(directory, '.git', 'config'), plan.gitConfig ?? '')
  if (plan.untracked !== undefined) writeWorkTree(directory, plan.untracked)
  return { directory, commit }
}

function changeOf({
  path,
  content = '',
  hex,
  repeat = 1,
  mode = '100644',
  sha,
}: RepositoryFile): Uint8Array[] {
  const name = Buffer.from(path as string).toString('latin1')
  const quoted = name.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
  const bytes = hex === undefined ? Buffer.from(content.repeat(repeat)) : Buffer.from(hex, 'hex')
  const change = Buffer.from(`M ${mode} ${sha ?? 'inline'} "${quoted}"\n`, 'latin1')
  return sha === undefined
    ? [change, Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]
    : [change]
}

/** What a commit to `main` begins with; its mark is its place, from 1. */
function commitHead(message: string, mark = 1): string {
  const from = mark === 1 ? '' : `from :${mark - 1}\n`
  const by = 'committer Ada <ada@example.test> 1704164645 +0000'
  return `commit refs/heads/main\nmark :${mark}\n${by}\n${dataOf(`${message}\n`)}${from}deleteall\n`
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

/** A commit of a repository: all its files, and its tags. */
export interface MonorepoCommit {
  readonly files: Readonly<Record<string, string>>
  readonly tags: readonly string[]
}

/** A new repository of these commits, one after the other, in one run of git: hundreds of tags in a second. */
export async function buildMonorepo(commits: readonly MonorepoCommit[], origin = ''): Promise<string> {
  const directory = await temporaryDirectory()
  git(directory, ['init', '--quiet', '--initial-branch=main'])
  if (origin !== '') git(directory, ['remote', 'add', 'origin', origin])
  git(directory, ['fast-import', '--quiet'], commits.map(streamOf).join(''))
  return directory
}

/** The same of trees, each with its one tag. */
export function historyOf(
  ...releases: readonly (readonly [tag: string, files: Readonly<Record<string, string>>])[]
): Promise<string> {
  return buildMonorepo(releases.map(([tag, files]) => ({ files, tags: [tag] })))
}

function streamOf({ files, tags }: MonorepoCommit, at: number): string {
  const refs = tags.map((tag) => `reset refs/tags/${tag}\nfrom :${at + 1}\n\n`)
  return `${commitHead(tags[0] ?? 'untagged', at + 1)}${changesOf(files)}\n${refs.join('')}`
}
