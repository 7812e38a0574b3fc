import { Git } from '../adapters/git/git.ts'
import { fetchCommit } from '../adapters/git/remote.ts'
import type { GitHubServer } from '../adapters/github/client.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { quote, RegistryError } from '../base/error.ts'
import { gitHubHome, parseRetrySeconds, refuseForeignToken } from '../composition/forge.ts'
import {
  type IndexAccess,
  indexTarget,
  type OpenIndex,
  openApiIndex,
  openIndex,
} from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { identityFromRemote, type RepositoryIdentity } from '../module/git-remote.ts'
import { OWNER_AND_NAME } from '../module/origin.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'

/** What a workflow runs the action for, and with what. */
export interface WorkflowRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
}

interface IndexRepository extends IndexAccess {
  /** `owner/name` if the index is on the server of the run. */
  readonly repository: string | undefined
}

/**
 * The index that the inputs name: a repository on the run's server, a Git URL, or the run's own repository. The
 * token of the run is sent to no other server. Throws INVALID_INPUT.
 */
export function indexRepositoryOf(
  inputs: Pick<Inputs, 'index-repository' | 'index-branch' | 'index-token' | 'github-token'>,
  home: Pick<WorkflowEvent, 'serverUrl' | 'repository'>,
): IndexRepository {
  const named = inputs['index-repository'] ?? home.repository
  const isShort = OWNER_AND_NAME.test(named)
  if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
    throw new RegistryError(
      'INVALID_INPUT',
      `input "index-repository" is ${quote(named)}, which is neither owner/name nor a Git URL`,
      'write it as acme/registry or https://git.example.com/acme/registry.git',
    )
  }
  const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named
  const target = indexTarget(`${url}#${inputs['index-branch']}`)
  const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`)
  const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined
  return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository }
}

/** Throws INVALID_INPUT for what the server of the run does for an index of its own alone. */
export function refuseElsewhere({ inputs, event }: WorkflowRun): void {
  const { deploy, 'index-commit-by': by } = inputs
  if (indexRepositoryOf(inputs, event).repository !== undefined) return
  if (deploy !== undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      'input "deploy" is set, but the index is on another server than the workflow',
      'remove "deploy" and let that server deploy what is pushed to it',
    )
  if (by === 'api')
    throw new RegistryError(
      'INVALID_INPUT',
      `input "index-commit-by" is "api", but the index ${quote(inputs['index-repository'] ?? '')} is not on ${event.serverUrl}`,
      'name an index repository on the server of the workflow, or set index-commit-by: push',
    )
}

/** Starts the deployment that the inputs ask for. Throws PERMISSION, NOT_FOUND, REPOSITORY_UNREACHABLE. */
export async function deployIndex({ deploy }: Inputs, home: () => Promise<GitHubRepository>): Promise<void> {
  if (deploy === undefined) return
  const { requestDeployment } = await import('../adapters/github/repository.ts')
  return requestDeployment(await home(), deploy)
}

/** An index that is not opened yet. */
export interface IndexOfRun extends IndexRepository {
  /** Whether the API of its server is asked. */
  readonly hasApi: boolean
  /** Its repository; only an index on the server of the run has one. */
  readonly home: () => Promise<GitHubRepository>
  /**
   * Opens it, to be written as the input `index-commit-by` says. Throws MISSING_PROGRAM, PERMISSION, REPOSITORY_UNREACHABLE.
   * @param reading what is read of it; `paths`: a few
   */
  readonly open: (reading: 'history' | 'paths') => Promise<OpenIndex>
}

/**
 * The index that the inputs name, as {@link indexRepositoryOf} gives it, and how it is reached. Throws INVALID_INPUT for what the server of
 * the run does for an index of its own alone.
 */
export function indexOfRun(run: WorkflowRun, runtime: Runtime): IndexOfRun {
  refuseElsewhere(run)
  const { inputs, event } = run
  const index = indexRepositoryOf(inputs, event)
  const { target, token, repository } = index
  const isHere = repository !== undefined && target.kind === 'git'
  const server = serverWith(event, runtime, { token: isHere ? token : undefined, input: 'index-token' })
  const home = gitHubHome(server, isHere ? identityFromRemote(target.remote) : undefined, runtime)
  const open = async (reading: 'history' | 'paths') =>
    inputs['index-commit-by'] === 'api' && isHere
      ? openApiIndex(runtime, await home(), target)
      : openIndex(runtime, { index, reading, writes: !inputs['dry-run'] })
  return { ...index, hasApi: repository !== undefined && asksApi(event, token), home, open }
}

/** The server of the run, to be used with the token of an input. Throws INVALID_INPUT, PERMISSION. */
export function serverOfRun(
  { inputs, event }: WorkflowRun,
  runtime: Runtime,
  input: 'github-token' | 'source-token',
): GitHubServer {
  return serverWith(event, runtime, { token: inputs[input], input })
}

/** @param token undefined where that of the input is for another server */
function serverWith(
  { apiUrl, serverUrl: url, forge }: WorkflowEvent,
  { environment }: Runtime,
  { token, input }: { readonly token: string | undefined; readonly input: string },
): GitHubServer {
  const retrySeconds = parseRetrySeconds(environment)
  const server = { forge, url, apiUrl, token, tokenName: `input "${input}"`, retrySeconds }
  refuseForeignToken(server)
  return server
}

/** Whether the API is asked: act has a token only where it is given one. Without it Git alone answers, as it does to the command line. */
export function asksApi({ forge }: Pick<WorkflowEvent, 'forge'>, token: string | undefined): boolean {
  return forge.hasApi && token !== undefined
}

/** By a name alone, a new repository with the name of one that was renamed would decide about its addresses. */
export async function identified(
  { inputs, event }: WorkflowRun,
  home: () => Promise<GitHubRepository>,
): Promise<RepositoryIdentity | undefined> {
  const { identity } = event
  const isAsked = asksApi(event, inputs['github-token'])
  if (identity === undefined || identity.repositoryId !== undefined || !isAsked) return identity
  const { id, ownerId } = await home()
  return { ...identity, repositoryId: id, ownerId }
}

/** Reads a file of the workflow's branch, or of its pull request; no checkout is needed. Throws INVALID_CONFIG, with the hint, where there is none. */
export async function fileOfBranch(
  path: string,
  { inputs: { 'github-token': token }, event }: WorkflowRun,
  { environment, log, temporary }: Runtime,
  hint: string,
): Promise<Uint8Array> {
  const git = new Git(environment, log)
  const ref = /^refs\/(heads|pull)\//.test(event.ref) ? event.ref : 'HEAD'
  const { remote } = event
  const gitDirectory = await fetchCommit(git, { remote, token, ref, withHistory: false, temporary })
  const file = await git.run(['cat-file', 'blob', `refs/heads/main:${path}`], { gitDirectory })
  if (file.code === 0) return Buffer.from(file.stdout)
  throw new RegistryError(
    'INVALID_CONFIG',
    `${quote(event.repository)} has no ${path} on ${quote(ref)}`,
    hint,
  )
}
