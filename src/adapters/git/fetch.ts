import { setTimeout } from 'node:timers/promises'
import type { GitRemote } from '../../module/git-remote.ts'
import { type DelayPolicy, delayMs } from '../http/backoff.ts'
import { REMOTE } from './bare-repository.ts'
import { anonymousSettings } from './credentials.ts'
import type { Git, GitCall, GitResult } from './git.ts'

/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT =
  /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i
const MAX_REPETITIONS = 3
const RETRY_DELAYS: DelayPolicy = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 }
/** About a hundred thousand tags; of a stranger's server a longer list is not read to the end. */
export const MAX_LISTING_BYTES = 16 * 1024 * 1024

/** Nothing but git itself runs on the other side, whatever the user's configuration says. */
const UPLOAD_PACK = '--upload-pack=git-upload-pack'

export interface FetchRequest extends Pick<GitCall, 'config' | 'signal'> {
  /** A repository of {@link makeFetchRepository}, which the objects go into. */
  readonly gitDirectory: string
  /** Refspecs or object ids. */
  readonly wanted: readonly string[]
  /** `--depth=1` and `--filter=…`. */
  readonly options: readonly string[]
}

/** Runs `git fetch`, four times at most while the failure is transient; a last failure is a result. Throws MISSING_PROGRAM. */
export function runFetch(git: Git, { wanted, options, ...call }: FetchRequest): Promise<GitResult> {
  const args = [
    'fetch',
    '--quiet',
    ...options,
    '--no-tags',
    '--no-write-fetch-head',
    UPLOAD_PACK,
    '--stdin',
    REMOTE,
  ]
  // Thousands of tags are too long for a command line.
  return runWithRetries(git, args, { ...call, input: wanted.map((line) => `${line}\n`).join('') })
}

/**
 * Runs `git ls-remote` with the same retries; a failure is a result. Throws MISSING_PROGRAM.
 * @param args options, then the remote and patterns
 */
export function runLsRemote(git: Git, args: readonly string[], call: GitCall): Promise<GitResult> {
  return runWithRetries(git, ['ls-remote', UPLOAD_PACK, ...args], call)
}

/** The object id of each ref that {@link runLsRemote} has printed; an annotated tag is followed to its object. */
export function parseRefs({ stdout }: GitResult): Map<string, string> {
  const refs = new Map<string, string>()
  for (const line of stdout.toString().split('\n')) {
    // The object of an annotated tag follows on a line of its own, which ends in "^{}".
    const [, oid = '', ref = ''] = /^([0-9a-f]{40}|[0-9a-f]{64})\t(.*?)(?:\^\{\})?$/.exec(line) ?? []
    if (ref !== '') refs.set(ref, oid)
  }
  return refs
}

/** Whether everybody may read a remote: it is asked over HTTP without any credentials. Throws MISSING_PROGRAM. */
export async function isPublic(
  git: Git,
  {
    remote,
    signal,
    temporary,
  }: { readonly remote: GitRemote; readonly signal: AbortSignal; readonly temporary: string },
): Promise<boolean> {
  if (remote.scheme !== 'https' && remote.scheme !== 'http') return false
  const config = anonymousSettings(remote)
  const call = { cwd: temporary, home: temporary, config, signal, maxOutput: MAX_LISTING_BYTES }
  return (await runLsRemote(git, [remote.url, 'HEAD'], call)).code === 0
}

/** A fetch may run again after a failure: reading twice does no harm. */
async function runWithRetries(git: Git, args: readonly string[], call: GitCall): Promise<GitResult> {
  let result = await git.run(args, call)
  for (let attempt = 1; attempt <= MAX_REPETITIONS; attempt += 1) {
    if (result.code === 0 || !TRANSIENT.test(result.stderr)) return result
    await setTimeout(delayMs(RETRY_DELAYS, attempt))
    result = await git.run(args, call)
  }
  return result
}
