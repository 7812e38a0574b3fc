import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { Finding } from './finding.ts'
import { judgeCommit } from './history-changes.ts'
import type { HistoryCommit, IndexHistory } from './ports.ts'
import { judgePullRequest, type PullRequestJudge } from './pull-request-check.ts'

export interface HistoryRequest {
  /** Undefined: from the first commit, or from the checkpoint. Else as {@link IndexHistory.resolve} reads it. */
  readonly since: string | undefined
  /** What the verifier has seen last; undefined for the first time. */
  readonly checkpoint: Checkpoint | undefined
  /** Whether the commits are those of a pull request. */
  readonly isPullRequest?: boolean
}

interface HistoryContext extends Omit<PullRequestJudge, 'history'> {
  readonly add: (finding: Finding) => void
  readonly log: Log
}

export interface HistoryOutcome {
  readonly head: string
  /** Commits that were checked. */
  readonly commits: number
}

/**
 * Checks every commit of the branch: nothing that was published is changed or gone, and what the verifier has seen is still
 * part of the history. Throws INVALID_INPUT for a `since` that is not on the branch.
 */
export async function verifyHistory(
  { since, checkpoint, isPullRequest = false }: HistoryRequest,
  history: IndexHistory,
  context: HistoryContext,
): Promise<HistoryOutcome> {
  const { add, log } = context
  const seen = checkpoint && (await history.resolve(checkpoint.commit))
  if (checkpoint !== undefined && seen === undefined) add(await lostCheckpoint(checkpoint.commit, history))
  const start = since === undefined ? seen : await history.resolve(since)
  if (since !== undefined && start === undefined) throw notOnBranch('--since', since)
  let commits = 0
  const judge = { ...context, history }
  const judgeAll = async (commit: HistoryCommit) => [
    ...(await judgeCommit(commit, judge)),
    ...(isPullRequest ? await judgePullRequest(commit, judge) : []),
  ]
  const found = new Set<string>()
  for await (const commit of history.commits(start)) {
    for (const finding of await judgeAll(commit)) {
      add(finding)
      if (isPullRequest) found.add(keyOf(finding))
    }
    commits += 1
    log.progress?.('commits', commits, undefined)
  }
  // A host may make one commit of them all, and what two commits do together neither of them shows.
  if (isPullRequest && start !== undefined)
    for (const finding of await judgeAll(await history.difference(start)))
      if (!found.has(keyOf(finding))) add(finding)
  return { head: history.head, commits }
}

function keyOf({ code, address, version, path }: Finding): string {
  return [code, address, version, path].join(' ')
}

async function lostCheckpoint(commit: string, history: IndexHistory): Promise<Finding> {
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

/** INVALID_INPUT. @param flag what names the commit */
export function notOnBranch(flag: string, revision: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${flag} names ${quote(revision)}, which is no commit in the history of the index branch`,
    'name a commit of the branch, by at least seven hex digits, or a branch or tag that it has merged: git log --first-parent --oneline registry',
  )
}
