import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { GitRemote } from '../../module/git-remote.ts'
import type { Visibility } from '../../publish/exposure.ts'
import { type DelayPolicy, delayMs } from '../http/backoff.ts'
import { makeBareRepository } from './bare-repository.ts'
import { type AcceptedCredentials, anonymousSettings, tokenSettings } from './credentials.ts'
import { readFailure } from './failures.ts'
import type { Git, GitCall, GitResult, GitSetting } from './git.ts'
import { MAX_LISTING_BYTES, MAX_REPETITIONS } from './limits.ts'
import { otherSide, transportTo } from './transport.ts'

/** The name of the remote in a {@link FetchRepository}; a name that no user's configuration has settings for. */
export const REMOTE = 'module-registry'

/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT =
  /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i
const RETRY_DELAYS: DelayPolicy = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 }

/** A Git repository elsewhere, and how it is read. */
export interface RemoteRepository {
  readonly remote: GitRemote
  /** Undefined leaves it to the user's own Git configuration. */
  readonly token: string | undefined
  /** Without a token: what the server has accepted of that configuration in this run. */
  readonly accepted?: AcceptedCredentials
  /** The directory that repositories of ours are made in; it is empty at first. */
  readonly temporary: string
}

/** A bare repository of ours that objects of one remote are fetched into. */
export class FetchRepository {
  readonly gitDirectory: string
  /** Its objects directory. */
  readonly objects: string
  readonly #git: Git
  readonly #address: RemoteRepository
  readonly #credentials: readonly GitSetting[]

  /** @param config more lines of its config file */
  constructor(git: Git, address: RemoteRepository, config = '') {
    const { remote, token, temporary } = address
    const section = `[remote "${REMOTE}"]\n\turl = ${JSON.stringify(remote.url)}\n`
    this.gitDirectory = makeBareRepository(join(temporary, 'fetch-'), `${section}${config}`)
    this.objects = join(this.gitDirectory, 'objects')
    this.#git = git
    this.#address = address
    this.#credentials = tokenSettings(remote, token)
  }

  /**
   * Runs `git fetch`, four times at most while the failure is transient; a last failure is a result. Throws MISSING_PROGRAM.
   * @param wanted refspecs or object ids
   * @param options `--depth=1` and `--filter=…`
   */
  async fetch(
    wanted: readonly string[],
    options: readonly string[],
    { config = [], ...call }: Pick<GitCall, 'config' | 'signal'> = {},
  ): Promise<GitResult> {
    const transport = await this.#transport()
    const fixed = ['--quiet', '--no-tags', '--no-write-fetch-head']
    const safe = [...fixed, otherSide('upload-pack', transport.transport)]
    return runWithRetries(this.#git, ['fetch', ...safe, ...options, '--stdin', REMOTE], {
      ...call,
      ...transport,
      gitDirectory: this.gitDirectory,
      config: [...this.#credentials, ...config],
      // Thousands of tags are too long for a command line.
      input: wanted.map((line) => `${line}\n`).join(''),
    })
  }

  /** Fetches a branch as {@link fetch} does, with its head where that succeeds; null where there is no such branch. */
  async fetchBranch(
    branch: string,
    options: readonly string[],
  ): Promise<(GitResult & { readonly head: string }) | null> {
    const ref = `refs/index/${branch}`
    const fetched = await this.fetch([`+refs/heads/${branch}:${ref}`], options)
    if (/couldn't find remote ref/.test(fetched.stderr)) return null
    const head = fetched.code === 0 ? await readFile(join(this.gitDirectory, ref), 'utf8') : ''
    return { ...fetched, head: head.trim() }
  }

  /** Lists the refs that end in a pattern, as {@link runLsRemote} does. */
  async list(pattern: string, limits: Pick<GitCall, 'deadlineMs' | 'signal'> = {}): Promise<GitResult> {
    const call = { gitDirectory: this.gitDirectory, config: this.#credentials, ...limits }
    return runLsRemote(this.#git, [REMOTE, pattern], { ...call, ...(await this.#transport()) })
  }

  #transport(): Promise<Pick<GitCall, 'transport' | 'home'>> {
    return transportTo(this.#git, this.#address.remote, this.#address.temporary)
  }
}

/**
 * Runs `git ls-remote` with the same retries; a failure is a result. Throws MISSING_PROGRAM.
 * @param args options, then the remote and patterns
 */
export function runLsRemote(git: Git, args: readonly string[], call: GitCall): Promise<GitResult> {
  return runWithRetries(git, ['ls-remote', otherSide('upload-pack', call.transport), ...args], call)
}

/** The object id of each ref that {@link runLsRemote} has printed; an annotated tag is followed to its object. */
export function parseRefs({ stdout }: GitResult): Map<string, string> {
  const refs = new Map<string, string>()
  for (const line of stdout.split('\n')) {
    // The object of an annotated tag follows on a line of its own, which ends in "^{}".
    const [, oid = '', ref = ''] = /^([0-9a-f]{40}|[0-9a-f]{64})\t(.*?)(?:\^\{\})?$/.exec(line) ?? []
    if (ref !== '') refs.set(ref, oid)
  }
  return refs
}

/**
 * Who may read a remote, asked over HTTP without any credentials: `private` where the server asks for some or says that there is
 * no such repository, undefined where it gives no answer or HTTP does not reach it. Throws MISSING_PROGRAM.
 */
export async function readVisibility(
  git: Git,
  { remote, temporary, ...limits }: Omit<RemoteRepository, 'token'> & Pick<GitCall, 'deadlineMs' | 'signal'>,
): Promise<Visibility | undefined> {
  if (remote.scheme !== 'https' && remote.scheme !== 'http') return undefined
  const config = anonymousSettings(remote)
  const transport = 'network'
  const call = {
    cwd: temporary,
    home: temporary,
    transport,
    config,
    ...limits,
    maxOutput: MAX_LISTING_BYTES,
  } as const
  const { code, stderr } = await runLsRemote(git, [remote.url, 'HEAD'], call)
  if (code === 0) return 'public'
  return readFailure('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined
}

function runWithRetries(git: Git, args: readonly string[], call: GitCall): Promise<GitResult> {
  return withRetries(() => git.run(args, call))
}

/** Reads, four times at most while the failure is transient: reading twice does no harm. A last failure is a result. */
export async function withRetries(read: () => Promise<GitResult>): Promise<GitResult> {
  let result = await read()
  for (let attempt = 1; attempt <= MAX_REPETITIONS; attempt += 1) {
    if (result.code === 0 || !TRANSIENT.test(result.stderr)) return result
    await setTimeout(delayMs(RETRY_DELAYS, attempt))
    result = await read()
  }
  return result
}
