import { quote, RegistryError } from '../../base/error.ts'
import { githubFailure, statusOf } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

/** For requests that must not be sent twice. */
const ONCE = { request: { retries: 0 } }

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
    if (isPages) await repos.requestPagesBuild({ ...path, ...ONCE })
    else {
      const dispatch = { ...path, workflow_id: option.workflow, ref: defaultBranch }
      await actions.createWorkflowDispatch({ ...dispatch, ...ONCE })
    }
  } catch (error) {
    const status = statusOf(error)
    if (status !== undefined && status >= 500) throw unknownOutcome(repository, option, error)
    throw githubFailure(error, repository, {
      doing: isPages ? 'ask for a build of GitHub Pages' : `start the workflow ${option.workflow}`,
      needs: isPages ? 'pages: write' : 'actions: write',
    })
  }
}

/** A second request would be a second deployment, and no request tells whether the first one was carried out. */
function unknownOutcome(
  { name, github }: GitHubRepository,
  option: DeploymentOption,
  error: unknown,
): RegistryError {
  const { host } = new URL(github.server.url)
  const [what, command] =
    option.kind === 'pages'
      ? ['a build of GitHub Pages', `gh api --hostname ${host} --method POST repos/${name}/pages/builds`]
      : [`the workflow ${option.workflow}`, `gh workflow run ${option.workflow} --repo ${host}/${name}`]
  return new RegistryError(
    'REPOSITORY_UNREACHABLE',
    `nobody knows whether ${what} was started in ${quote(name)}: GitHub responded ${statusOf(error)}, and a second request could start it twice`,
    `look at the runs of ${github.server.url}/${name}/actions; if none began now: ${command}`,
    { cause: error },
  )
}
