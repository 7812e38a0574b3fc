import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import type { Environment } from '../cli/program.ts'
import { startLoopback, type Tls } from '../network/loopback.ts'
import { type Filters, runHttpBackend, sendCgiOutput } from './http-backend.ts'

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

/** Stdout of git as bytes. Throws with its own message on a non-zero exit. */
export async function gitBytes(cwd: string, args: readonly string[], input: string | Uint8Array = '') {
  const child = spawn('git', args, { cwd, env: { ...gitEnvironment } })
  // A git that ends early closes its stdin; its exit code says what happened.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [bytes, said, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${said}`)
  return bytes
}

/** The same as trimmed text. */
export async function git(...call: Parameters<typeof gitBytes>): Promise<string> {
  return (await gitBytes(...call)).toString().trim()
}

/** Makes the directory a bare repository with one commit of the files (texts by path, mode 0644) on `main`; returns its id. */
export async function createBareRepository(directory: string, files: Readonly<Record<string, string>>) {
  await git('/', ['init', '--quiet', '--bare', '--initial-branch=main', directory])
  return commitTo(directory, 'main', { files, message: 'First' })
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

interface NewCommit {
  /** Texts by path; null deletes. */
  readonly files?: Readonly<Record<string, string | null>>
  readonly message: string
  /** Another branch that it merges. */
  readonly merges?: string
  readonly author?: string
  /** What a new branch begins at; `main` without it. */
  readonly from?: string
  /** Changes as fast-import takes them, such as links. */
  readonly more?: string
}

/** Commits to a branch of a bare repository, a new one where there is none; returns the id. */
export async function commitTo(directory: string, branch: string, commit: NewCommit): Promise<string> {
  const { files = {}, message, merges, author = 'Ada', from = 'main', more = '' } = commit
  const heads = [branch, from].map((name) =>
    git(directory, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`]).catch(() => ''),
  )
  const parent = (await Promise.all(heads)).find((head) => head !== '')
  const lines = [
    `commit refs/heads/${branch}\nmark :1\n`,
    `author ${author} <${author.toLowerCase()}@acme.test> 1735787045 +0000\n`,
    'committer Ada <ada@acme.test> 1735787045 +0000\n',
    dataOf(message),
    parent === undefined ? '' : `from ${parent}\n`,
    merges === undefined ? '' : `merge refs/heads/${merges}^0\n`,
    `${changesOf(files)}${more}\nget-mark :1\n`,
  ]
  return git(directory, ['fast-import', '--quiet'], lines.join(''))
}

/**
 * 'drop' breaks the connection before git sees the request, 'drop-answer' after git has done its work, 'cut-answer' in
 * the middle of its answer, 401 and 503 answer
 * without git, 'stall' never answers.
 */
type GitFault = 'drop' | 'drop-answer' | 'cut-answer' | 'stall' | 401 | 503

interface GitRequest {
  readonly method: string
  /** As sent, with the query: `/acme/vpc.git/info/refs?service=git-upload-pack`. */
  readonly path: string
  /** The value of every Authorization header. */
  readonly authorization: readonly string[]
}

export interface GitServerOptions {
  /** Directory of bare repositories; `<root>/acme/vpc.git` is served at `<url>/acme/vpc.git`. */
  readonly root: string
  /** May read and push. With a token of either kind every request needs one. */
  readonly token?: string
  /** The one that goes with both kinds of token; `x-access-token` without it. */
  readonly username?: string
  /** May read; its pushes are answered 403. */
  readonly readToken?: string
  /** Answers every push with 403. */
  readonly denyPush?: boolean
  readonly filters?: Filters
  /** Speaks the first version of the protocol alone. */
  readonly isOld?: boolean
  /** Asked before each request is served and awaited, so a test may let another push win first. */
  readonly faults?: (request: GitRequest) => GitFault | undefined | Promise<GitFault | undefined>
  readonly tls?: Tls
}

export type GitServer = Awaited<ReturnType<typeof startGitServer>>

/** Real Git over HTTP with GitHub's rules for the Authorization header: none or a wrong one is 401, two are 400. */
export async function startGitServer(options: GitServerOptions) {
  /** Every one in order, refused and dropped ones too. */
  const requests: GitRequest[] = []
  let sent = 0
  const { server: _, ...loopback } = await startLoopback(async (incoming, response) => {
    // `headers` keeps only the first of several Authorization headers.
    const authorization = incoming.headersDistinct['authorization'] ?? []
    const request = { method: incoming.method ?? '', path: incoming.url ?? '', authorization }
    requests.push(request)
    const fault = await options.faults?.(request)
    if (fault === 'drop') return void incoming.socket.destroy()
    if (fault === 'stall') return
    const status = typeof fault === 'number' ? fault : refusalOf(request, options)
    if (status !== undefined) {
      response.writeHead(status, status === 401 ? { 'WWW-Authenticate': 'Basic realm="GitHub"' } : {})
      return void response.end()
    }
    if (options.isOld) delete incoming.headers['git-protocol']
    const output = await runHttpBackend(incoming, options.root, options.filters ?? 'all')
    sent += output.length
    if (fault === 'drop-answer') incoming.socket.destroy()
    else sendCgiOutput(output, response, fault === 'cut-answer')
  }, options.tls)
  return { ...loopback, requests, /** Of all answers of git. */ sentBytes: () => sent }
}

function refusalOf(request: GitRequest, options: GitServerOptions): 400 | 401 | 403 | undefined {
  const { token, readToken, username = 'x-access-token', denyPush = false } = options
  const [given, second] = request.authorization
  if (second !== undefined) return 400
  const isGiven = (text: string | undefined) =>
    text !== undefined && given === `Basic ${Buffer.from(`${username}:${text}`).toString('base64')}`
  const needsToken = token !== undefined || readToken !== undefined
  if (needsToken && !isGiven(token) && !isGiven(readToken)) return 401
  const refusesPush = denyPush || (needsToken && !isGiven(token))
  return refusesPush && request.path.includes('git-receive-pack') ? 403 : undefined
}
