import { setTimeout } from 'node:timers/promises'
import { type DelayPolicy, delayMs } from '../http/backoff.ts'
import type { Git, GitCall, GitResult } from './process.ts'

/** A server that is busy or a line that broke: another try may find it well. */
const PASSING =
  /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i
const MAX_REPETITIONS = 3
const WAITS: DelayPolicy = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 }

/** Runs a fetch, and again where it failed for a reason that passes; reading twice harms nothing. */
export async function runRemoteRead(git: Git, args: readonly string[], call: GitCall): Promise<GitResult> {
  let result = await git.run(args, call)
  for (let attempt = 1; attempt <= MAX_REPETITIONS; attempt += 1) {
    if (result.code === 0 || !PASSING.test(result.stderr)) return result
    await setTimeout(delayMs(WAITS, attempt))
    result = await git.run(args, call)
  }
  return result
}
