import type { GitHubRepository } from '../adapters/github/repository.ts'
import { quote, RegistryError } from '../base/error.ts'
import { gitHubHome } from '../composition/github.ts'
import { type OpenIndex, openApiIndex, openIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type IndexTarget, parseIndexTarget } from '../index/index-target.ts'
import { OWNER_AND_NAME } from '../module/origin.ts'
import type { WorkflowEvent } from './event.ts'
import { serverOfRun } from './github-server.ts'
import type { Inputs } from './inputs.ts'

export interface IndexRepository {
  readonly target: IndexTarget
  readonly token: string | undefined
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
  const target = parseIndexTarget(`${url}#${inputs['index-branch']}`, () => true)
  const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`)
  const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined
  return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository }
}

export interface IndexRepositoryRequest {
  readonly inputs: Inputs
  readonly indexRepository: IndexRepository
  readonly indexHome: () => Promise<GitHubRepository>
  /** What is read of it; undefined: a few paths. */
  readonly reading?: 'history'
}

/** Opens the index, to be written as the input `index-commit-by` says. Throws MISSING_PROGRAM, PERMISSION, REPOSITORY_UNREACHABLE. */
export async function openIndexRepository(
  { inputs, indexRepository, indexHome, reading }: IndexRepositoryRequest,
  runtime: Runtime,
): Promise<OpenIndex> {
  if (inputs['index-commit-by'] === 'api')
    return openApiIndex(runtime, await indexHome(), inputs['index-branch'])
  return openIndex(runtime, { ...indexRepository, reading: reading ?? 'paths', writes: !inputs['dry-run'] })
}

/** Reads the index repository from GitHub at the first call. */
export function homeOfIndex(
  event: WorkflowEvent,
  { token, repository }: IndexRepository,
  runtime: Runtime,
): () => Promise<GitHubRepository> {
  const server = serverOfRun(event, runtime, { token, input: 'index-token' })
  const identity = repository === undefined ? undefined : { host: event.remote.host, repository }
  return gitHubHome(server, identity, runtime)
}
