import { githubFailure } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

/** How the site of an index is deployed after a commit. */
export type DeploymentOption =
  | { readonly kind: 'pages' }
  | { readonly kind: 'workflow'; readonly workflow: string }

/**
 * Starts the deployment of an index: a GitHub Pages build or a workflow. It is needed because commits with the token of a job
 * start no workflow by themselves. https://docs.github.com/actions/concepts/security/github_token
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function requestDeployment(
  repository: GitHubRepository,
  option: DeploymentOption,
): Promise<void> {
  const { path, defaultBranch } = repository
  const { repos, actions } = repository.github.octokit.rest
  const isPages = option.kind === 'pages'
  try {
    if (isPages) await repos.requestPagesBuild(path)
    else await actions.createWorkflowDispatch({ ...path, workflow_id: option.workflow, ref: defaultBranch })
  } catch (error) {
    throw githubFailure(error, repository, {
      doing: isPages ? 'ask for a build of GitHub Pages' : `start the workflow ${option.workflow}`,
      needs: isPages ? 'pages: write' : 'actions: write',
    })
  }
}
