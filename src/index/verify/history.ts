import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import type { Log } from '../../base/log.ts'
import { parseJson } from '../../base/schema.ts'
import type { Problem } from '../walk/problem.ts'
import { checkCommit } from './history-changes.ts'
import type { HistoryCommit, IndexHistory } from './ports.ts'
import { checkPullRequest, notOnBranch, type PullRequestContext } from './pull-request.ts'

export interface HistoryRequest {
  /** Undefined: from the first commit, or from the checkpoint. Else as {@link IndexHistory.resolve} reads it. */
  readonly since: string | undefined
  /** What the verifier has seen last; undefined for the first time. */
  readonly checkpoint: Checkpoint | undefined
  /** Whether the commits are those of a pull request. */
  readonly isPullRequest?: boolean
}

interface HistoryContext extends Omit<PullRequestContext, 'history'> {
  readonly add: (finding: Problem) => void
  readonly log: Log
}

/**
 * Checks every commit of the branch: nothing that was published is changed or gone, and what the verifier has seen is still
 * part of the history. Throws INVALID_INPUT for a `since` that is not on the branch.
 * @returns how many commits were checked
 */
export async function verifyHistory(
  { since, checkpoint, isPullRequest = false }: HistoryRequest,
  history: IndexHistory,
  context: HistoryContext,
): Promise<number> {
  const { add, log } = context
  const seen = checkpoint && (await history.resolve(checkpoint.commit))
  if (checkpoint !== undefined && seen === undefined) add(await lostCheckpoint(checkpoint.commit, history))
  const start = since === undefined ? seen : await history.resolve(since)
  if (since !== undefined && start === undefined) throw notOnBranch('--since', since)
  let commits = 0
  const reading = { ...context, history }
  const checkAll = async (commit: HistoryCommit) => [
    ...(await checkCommit(commit, reading)),
    ...(isPullRequest ? await checkPullRequest(commit, reading) : []),
  ]
  const found = new Set<string>()
  for await (const commit of history.commits(start)) {
    for (const finding of await checkAll(commit)) {
      add(finding)
      if (isPullRequest) found.add(keyOf(finding))
    }
    commits += 1
    log.progress?.('commits', commits, undefined)
  }
  // A host may make one commit of them all, and what two commits do together neither of them shows.
  if (isPullRequest && start !== undefined)
    for (const finding of await checkAll(await history.difference(start)))
      if (!found.has(keyOf(finding))) add(finding)
  return commits
}

function keyOf({ code, address, version, path }: Problem): string {
  return [code, address, version, path].join(' ')
}

async function lostCheckpoint(commit: string, history: IndexHistory): Promise<Problem> {
  const { head } = history
  const isRolledBack = await history.isAhead(commit)
  return {
    code: isRolledBack ? 'HISTORY_ROLLED_BACK' : 'HISTORY_REWRITTEN',
    address: null,
    version: null,
    message: isRolledBack
      ? `the branch was at ${commit} and is at the older commit ${head} now`
      : `the branch was at ${commit} and is at ${head} now, whose history does not hold that commit`,
    path: null,
  }
}

/**
 * What a verifier remembers of an index: the head that it has verified. It is the verifier's own file, kept where nobody who may
 * push to the index can write it.
 */
export interface Checkpoint {
  /** 40 hex. */
  readonly commit: string
}

const checkpoint = z.looseObject({ format: z.literal(1), commit: z.string().regex(/^[0-9a-f]{40}$/) })

/** Throws INVALID_INPUT. */
export function parseCheckpoint(file: string, bytes: Uint8Array): Checkpoint {
  const parsed = parseJson(checkpoint, bytes)
  if (parsed !== undefined) return { commit: parsed.commit }
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(file)} is not a checkpoint of verify`,
    'name the file that an earlier run wrote with --checkpoint, or one that does not exist yet',
  )
}

export function formatCheckpoint({ commit }: Checkpoint): string {
  return canonicalJson({ format: 1, commit })
}
