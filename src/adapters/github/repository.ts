import { quote, RegistryError } from '../../base/error.ts'
import type { Visibility } from '../../publish/exposure.ts'
import { type GitHub, ONCE, serverName } from './client.ts'
import { githubFailure, inWords, missingPermission, statusOf, unlessMissing } from './failures.ts'

/** The oldest Gitea whose API has what is used of it. An older one is refused. */
const MIN_GITEA = { major: 1, minor: 20 }

export interface GitHubRepository {
  readonly github: GitHub
  readonly id: number
  readonly ownerId: number
  /** `owner/repo`. */
  readonly name: string
  readonly path: { readonly owner: string; readonly repo: string }
  readonly visibility: Visibility
  /** Whether the server says that this token may not push; GitHub does not say it for every kind of token. */
  readonly isReadOnly: boolean
  readonly defaultBranch: string
}

/**
 * The version of Gitea that a server is; of Forgejo, the version that it descends from: `11.0.1+gitea-1.22.0`. Throws INVALID_INPUT where
 * it is something else or too old.
 */
export async function requireGitea(github: GitHub): Promise<void> {
  const { octokit, server } = github
  if (server.forge.name !== 'gitea') return
  const refused = (problem: string, hint: string) =>
    new RegistryError('INVALID_INPUT', `${server.apiUrl} ${problem}`, hint)
  const step = { doing: 'see the version of the server', needs: 'contents: read' }
  const version = unlessMissing(octokit.request('GET /version'))
  const answer = await inWords({ github, name: server.url }, step, version)
  const hint =
    'set "forge" to what the server is: github, gitea or git; GITHUB_API_URL must be the URL of its API'
  if (answer === undefined)
    throw refused('is not the API of Gitea, which "forge" says it is: it answers 404', hint)
  const { version: named } = answer.data as { readonly version: string }
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(named.split('+gitea-').at(-1) ?? '') ?? []
  // A build without a number is a newer one.
  if (major === undefined || Number(major) > MIN_GITEA.major || Number(minor) >= MIN_GITEA.minor) return
  throw refused(
    `is Gitea ${quote(named)}, older than ${MIN_GITEA.major}.${MIN_GITEA.minor}`,
    'update Gitea, or set "forge" to git: then packages are kept in the index or in Git',
  )
}

/** Asks a server for a repository. Throws INVALID_INPUT, PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
export async function openRepository(github: GitHub, name: string): Promise<GitHubRepository> {
  const [owner = '', repo = '', ...more] = name.split('/')
  // Another name than Git fetches must not be asked for.
  if (repo === '' || more.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(name)} is not the name of a repository on ${serverName(github.server)}`,
      'write owner/name, such as acme/terraform-aws-vpc',
    )
  const path = { owner, repo }
  await requireGitea(github)
  const seen = <T>(request: Promise<T>) =>
    inWords({ github, name }, { doing: 'see who may read the repository', needs: 'contents: read' }, request)
  const { data } = await seen(github.octokit.rest.repos.get(path))
  const isPrivate = data.private || !(await seen(isReadByAll(github, name)))
  return {
    github,
    id: data.id,
    ownerId: data.owner.id,
    name,
    path,
    visibility: isPrivate ? 'private' : 'public',
    isReadOnly: !github.server.forge.refusesPushAtOnce && data.permissions?.push === false,
    defaultBranch: data.default_branch,
  }
}

/**
 * Whether Git reads a repository without credentials, whatever flags say: Gitea calls a repository of a private organisation public. https://git-scm.com/docs/http-protocol#_discovering_references
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

const WRITE = { doing: 'write', needs: 'contents: write' }

/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Gitea lets a push begin that its hook refuses, and says of a branch whether the token may push to it.
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function proveWritable(repository: GitHubRepository, branch?: string): Promise<void> {
  const { github, name } = repository
  const { url, token, forge } = github.server
  if (repository.isReadOnly) throw missingPermission(repository, WRITE, 'that the token may not push')
  if (!forge.refusesPushAtOnce && branch !== undefined) return provePushable(repository, branch)
  const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const request = {
    method: 'GET',
    url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
    headers: { authorization, accept: '*/*' },
  } as const
  const response = await inWords(repository, WRITE, github.plain.request(request))
  if (response.status !== 200) throw missingPermission(repository, WRITE, String(response.status))
}

/** A branch that does not exist yet has no answer. */
async function provePushable(repository: GitHubRepository, branch: string): Promise<void> {
  const { github, name, path } = repository
  const { request } = github.octokit
  const asked = request('GET /repos/{owner}/{repo}/branches/{branch}', { ...path, branch })
  const found = await inWords(repository, WRITE, unlessMissing(asked))
  if ((found?.data as { readonly user_can_push?: boolean } | undefined)?.user_can_push !== false) return
  const { tokenName, url } = github.server
  throw new RegistryError(
    'PERMISSION',
    `the branch ${quote(branch)} of ${quote(name)} is protected, and the token of ${tokenName} may not push to it`,
    `let its user push to the branch in the rules of protected branches (${url}/${name}/settings/branches), or give ${tokenName} the token of a user who may`,
  )
}

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
    if (status === 404 && !isPages) throw noWorkflow(repository, option, error)
    throw githubFailure(error, repository, {
      doing: isPages ? 'ask for a build of GitHub Pages' : `start the workflow ${option.workflow}`,
      needs: isPages ? 'pages: write' : 'actions: write',
    })
  }
}

/** GitHub says the same of a workflow that is not there and of one that the token may not see. */
function noWorkflow(
  { name, defaultBranch, github: { server } }: GitHubRepository,
  { workflow }: Extract<DeploymentOption, { kind: 'workflow' }>,
  cause: unknown,
): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `${quote(name)} has no workflow ${workflow} on ${quote(defaultBranch)}, or the token of ${server.tokenName} may not see it`,
    `add .github/workflows/${workflow} with "on: workflow_dispatch" there, or name another one; the token needs "actions: write" on ${name}`,
    { cause },
  )
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
    `nobody knows whether ${what} was started in ${quote(name)}: ${serverName(github.server)} responded ${statusOf(error)}, and a second request could start it twice`,
    `look at the runs of ${github.server.url}/${name}/actions; if none began now: ${command}`,
    { cause: error },
  )
}
