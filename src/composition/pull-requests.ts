import { Git, requireGit } from '../adapters/git/git.ts'
import { GitIndex } from '../adapters/git/index-store.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import type { IndexTarget } from '../index/index-target.ts'
import {
  type OpenPullRequestIndex,
  PullRequestIndex,
  type PullRequestStorage,
  pullRequestBranch,
} from '../publish/publish-by-pull-request.ts'
import { messageOfRun } from './run-trailers.ts'
import type { Runtime } from './runtime.ts'

export interface PullRequestSettings {
  readonly target: Extract<IndexTarget, { kind: 'git' }>
  readonly token: string | undefined
  /** That of the index. */
  readonly repository: GitHubRepository
  readonly textOf: PullRequestStorage['textOf']
}

/** Opens the indexes of modules that are published by pull request. Throws MISSING_PROGRAM. */
export async function openPullRequests(
  runtime: Runtime,
  { target: { remote, branch: base }, token, repository, textOf }: PullRequestSettings,
): Promise<{ readonly open: OpenPullRequestIndex; close(): Promise<void> }> {
  const { environment, log, temporary } = runtime
  const git = new Git(environment, log)
  await requireGit(git)
  const { IndexPullRequests } = await import('../adapters/github/pull-requests.ts')
  const openBranch = (branch: string) =>
    new GitIndex(git, { remote, branch, token, reading: 'paths', temporary })
  const index = openBranch(base)
  const opened = [index]
  const open: OpenPullRequestIndex = (address, selections) => {
    const head = pullRequestBranch(address)
    const own = openBranch(head)
    opened.push(own)
    return new PullRequestIndex(address, selections, {
      index,
      branch: {
        open: () => own.open(),
        parentOf: (tip) => own.parentOf(tip),
        replace: (change, { on, tip }) =>
          index.commitTo(own, messageOfRun(change, runtime), { on, tip: tip.commit }),
      },
      pullRequests: new IndexPullRequests(repository, { head, base }),
      textOf,
    })
  }
  return {
    open,
    async close() {
      for (const each of opened) await each.close()
    },
  }
}
