import type { DeploymentOption } from '../../publish/deployment.ts'
import { githubFailure } from './failures.ts'
import type { GitHubHome } from './home-repository.ts'
import { nameOf } from './repository.ts'

/**
 * Asks for the site of an index to be deployed: what the token of a job commits starts nothing by itself, but for this.
 * https://docs.github.com/actions/concepts/security/github_token Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function requestDeployment(home: GitHubHome, wish: DeploymentOption): Promise<void> {
  const { github, owner, repo } = home.repository
  const { rest } = github.octokit
  try {
    if (wish.kind === 'pages') await rest.repos.requestPagesBuild({ owner, repo })
    else
      await rest.actions.createWorkflowDispatch({
        owner,
        repo,
        workflow_id: wish.workflow,
        ref: home.defaultBranch,
      })
  } catch (error) {
    throw githubFailure(error, github, {
      doing:
        wish.kind === 'pages' ? 'ask for a build of GitHub Pages' : `start the workflow ${wish.workflow}`,
      repository: nameOf(home.repository),
      needs: wish.kind === 'pages' ? 'pages: write' : 'actions: write',
      code: 'REPOSITORY_UNREACHABLE',
    })
  }
}
