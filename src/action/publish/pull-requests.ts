import type { GitHubRepository } from '../../adapters/github/repository.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { openPullRequests } from '../../composition/pull-requests.ts'
import type { Runtime } from '../../composition/runtime.ts'
import type { OpenPullRequestIndex } from '../../publish/publish-by-pull-request.ts'
import type { WorkflowEvent } from '../event.ts'
import { indexRepositoryOf } from '../index-repository.ts'
import type { Inputs } from '../inputs.ts'
import { pullRequestText } from './pull-request-text.ts'

export interface PullRequestRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly indexHome: () => Promise<GitHubRepository>
}

/** Works on indexes to which modules are published by pull request. Throws INVALID_INPUT where the index is not on GitHub. */
export async function withPullRequests<T>(
  { inputs, event, indexHome }: PullRequestRun,
  runtime: Runtime,
  work: (open: OpenPullRequestIndex) => Promise<T>,
): Promise<T> {
  const { target, token, repository } = indexRepositoryOf(inputs, event)
  if (repository === undefined || target.kind === 'directory') {
    throw new RegistryError(
      'INVALID_INPUT',
      `input "index-commit-by" is "pull-request", but the index ${quote(inputs['index-repository'] ?? '')} is not on ${event.serverUrl}`,
      'name an index repository on the server of the workflow, or set index-commit-by: push',
    )
  }
  const settings = { target, token, repository: await indexHome(), textOf: pullRequestText }
  const { open, close } = await openPullRequests(runtime, settings)
  try {
    return await work(open)
  } finally {
    await close()
  }
}
