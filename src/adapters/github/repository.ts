import { quote, RegistryError } from '../../base/error.ts'
import type { Visibility } from '../../publish/exposure.ts'
import type { GitHub } from './client.ts'
import { githubFailure, missingPermission, statusOf } from './failures.ts'

/** A repository on GitHub, as the token of its client sees it. */
export interface GitHubRepository {
  readonly github: GitHub
  readonly id: number
  readonly ownerId: number
  /** `owner/repo`. */
  readonly name: string
  /** The same for calls of the API. */
  readonly path: { readonly owner: string; readonly repo: string }
  readonly visibility: Visibility
  /** Or on a server that speaks GitHub's API. */
  readonly isGitHub: boolean
  /** Whether another server than GitHub says that this token may not push. */
  readonly isReadOnly: boolean
  readonly defaultBranch: string
}

/** Asks GitHub for a repository. Throws INVALID_INPUT, PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
export async function openRepository(github: GitHub, name: string): Promise<GitHubRepository> {
  const [owner = '', repo = '', ...more] = name.split('/')
  // Another name than Git fetches must not be asked for.
  if (repo === '' || more.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(name)} is not the name of a repository on GitHub`,
      'write owner/name, such as acme/terraform-aws-vpc',
    )
  const path = { owner, repo }
  try {
    const { data, headers } = await github.octokit.rest.repos.get(path)
    const visibility = data.private || !(await isReadByAll(github, name)) ? 'private' : 'public'
    // GitHub's permissions are not those of every kind of token. Another server lets a token begin a push that its hook refuses.
    const isGitHub = headers['x-github-request-id'] !== undefined
    return {
      github,
      id: data.id,
      ownerId: data.owner.id,
      name,
      path,
      visibility,
      isGitHub,
      isReadOnly: !isGitHub && data.permissions?.push === false,
      defaultBranch: data.default_branch,
    }
  } catch (error) {
    const step = { doing: 'see who may read the repository', needs: 'contents: read' }
    throw githubFailure(error, { github, name }, step)
  }
}

/**
 * Whether Git reads a repository without credentials, whatever flags say: a server that is not GitHub calls a repository of a private
 * organisation public. https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function isReadByAll({ plain, server }: GitHub, name: string): Promise<boolean> {
  const url = `${server.url}/${name}.git/info/refs?service=git-upload-pack`
  const request = plain.request({ method: 'GET', url, headers: { accept: '*/*' } })
  return request.then(
    ({ status }) => status === 200,
    (error: unknown) => {
      if ([401, 403, 404].includes(statusOf(error) ?? 0)) return false
      throw error
    },
  )
}

/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function proveWritable(repository: GitHubRepository): Promise<void> {
  const { github, name } = repository
  const { url, token } = github.server
  const step = { doing: 'write', needs: 'contents: write' }
  if (repository.isReadOnly) throw missingPermission(repository, step, 'that the token may not push')
  const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const response = await github.plain
    .request({
      method: 'GET',
      url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
      headers: { authorization, accept: '*/*' },
    })
    .catch((error) => {
      throw githubFailure(error, repository, step)
    })
  if (response.status !== 200) throw missingPermission(repository, step, String(response.status))
}

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
