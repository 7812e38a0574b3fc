import { setTimeout } from 'node:timers/promises'
import type { Git, GitCall, GitResult } from './git.ts'

/** A server that is busy or a line that broke: another try may find it well. */
const PASSING =
  /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i
const WAITS_MS = [200, 1_000, 3_000]

/** Runs a fetch, and again where it failed for a reason that passes; reading twice harms nothing. */
export async function runRemoteRead(git: Git, args: readonly string[], call: GitCall): Promise<GitResult> {
  let result = await git.run(args, call)
  for (const wait of WAITS_MS) {
    if (result.code === 0 || !PASSING.test(result.stderr)) return result
    await setTimeout(wait * (0.5 + Math.random()))
    result = await git.run(args, call)
  }
  return result
}
