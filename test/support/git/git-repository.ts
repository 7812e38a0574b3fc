import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { type Environment, runProgram } from '../cli/program.ts'

/** Nothing of the user's or the machine's configuration, no prompt, and fixed people and dates. */
export const gitEnvironment: Environment = {
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@acme.test',
  GIT_AUTHOR_DATE: '2025-01-02T03:04:05Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@acme.test',
  GIT_COMMITTER_DATE: '2025-01-02T03:04:05Z',
}

/** Runs git in a directory and returns its trimmed stdout. Throws with git's own message on a non-zero exit. */
export async function git(
  cwd: string,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<string> {
  const { code, stdout, stderr } = await runProgram('git', args, { cwd, env: gitEnvironment, input })
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Makes the directory a bare repository with one commit of the files (texts by path, mode 0644) on `main`; returns its id. */
export async function createBareRepository(
  directory: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  await git('/', ['init', '--quiet', '--bare', '--initial-branch=main', directory])
  const commit = `commit refs/heads/main\ncommitter Ada <ada@acme.test> 1735787045 +0000\n${dataOf('First')}`
  await git(directory, ['fast-import', '--quiet'], `${commit}${changesOf(files)}`)
  return git(directory, ['rev-parse', 'main'])
}

/** https://git-scm.com/docs/git-fast-import#_data */
export function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`
}

/** Texts by path, for a commit of fast-import; null deletes a file or a directory. */
export function changesOf(files: Readonly<Record<string, string | null>>): string {
  const changes = Object.entries(files).map(([path, text]) =>
    text === null ? `D ${path}\n` : `M 100644 inline ${path}\n${dataOf(text)}`,
  )
  return changes.join('')
}

/** Stdout of git as bytes. Throws on a non-zero exit. */
export async function gitBytes(cwd: string, args: readonly string[], input = ''): Promise<Buffer> {
  const child = spawn('git', args, { cwd, env: { ...gitEnvironment }, stdio: ['pipe', 'pipe', 'ignore'] })
  // Even an empty write fails where git has ended before.
  if (input === '') child.stdin.end()
  else child.stdin.end(input)
  const [bytes, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`git ${args.join(' ')} ends with ${code}`)
  return bytes
}

interface NewCommit {
  /** Texts by path; null deletes. */
  readonly files?: Readonly<Record<string, string | null>>
  readonly message: string
  /** Another branch that it merges. */
  readonly merges?: string
  readonly author?: string
  /** What a new branch begins at; `main` without it. */
  readonly from?: string
}

/** Commits to a branch of a bare repository, a new one where there is none; returns the id. */
export async function commitTo(directory: string, branch: string, commit: NewCommit): Promise<string> {
  const { files = {}, message, merges, author = 'Ada', from = 'main' } = commit
  const ref = `refs/heads/${branch}`
  const head = await git(directory, ['rev-parse', '--verify', '--quiet', ref]).catch(() => '')
  const merged = merges === undefined ? '' : `merge refs/heads/${merges}^0\n`
  const lines = [
    `commit ${ref}\n`,
    `author ${author} <${author.toLowerCase()}@acme.test> 1735787045 +0000\n`,
    'committer Ada <ada@acme.test> 1735787045 +0000\n',
    dataOf(message),
    `from refs/heads/${head === '' ? from : branch}^0\n`,
    merged,
    changesOf(files),
  ]
  await git(directory, ['fast-import', '--quiet'], lines.join(''))
  return git(directory, ['rev-parse', branch])
}
