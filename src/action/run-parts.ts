import type { GitHubHome } from '../adapters/github/home-repository.ts'
import { networkTransport } from '../adapters/oci/http.ts'
import { isOpenToAll } from '../adapters/oci/visibility.ts'
import { RegistryError } from '../base/error.ts'
import { gitHubHome } from '../composition/github.ts'
import { assembleApiIndex, assembleIndex, type OpenIndex } from '../composition/index-store.ts'
import {
  assemblePull,
  assembleRemoteModules,
  type OpenModules,
  type Runtime,
} from '../composition/modules.ts'
import { parseRetrySeconds } from '../composition/retry-seconds.ts'
import type { OciRepository } from '../oci/oci-repository.ts'
import type { Disclosure } from '../publish/exposure.ts'
import { storesFor } from '../publish/guarded-stores.ts'
import type { Attestor } from '../publish/ports.ts'
import { type ChosenIndex, chooseIndex } from './chosen-index.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'
import { openAttestor } from './publish/attestation.ts'
import { readDisclosure } from './publish/exposure.ts'

export interface RunBasis {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  /** The tags to fetch, or the pull request whose merge is looked at. */
  readonly source: { readonly tags: readonly string[] | 'all' } | { readonly pullRequest: number }
}

/** All that a run works with: the modules, the index, and who may see what. */
export interface RunParts extends Disclosure {
  readonly modules: OpenModules
  readonly opened: OpenIndex
  readonly stores: OpenModules['stores']
  readonly attestor: Attestor | undefined
  /** The index repository; only an index on the server of the run has one. */
  readonly indexHome: () => Promise<GitHubHome>
}

/** Where a run shows what it does. */
export interface ActionRuntime extends Runtime {
  /** A token of the run's identity, masked; undefined in a job without `id-token: write`. */
  readonly idToken: ((audience: string) => Promise<string>) | undefined
}

/** Opens what a run needs, and closes it whatever comes. */
export async function withRunParts<T>(
  basis: RunBasis,
  runtime: ActionRuntime,
  work: (parts: RunParts) => Promise<T>,
): Promise<T> {
  const chosen = chooseIndex(basis.inputs, basis.event)
  refuseFarDeployment(basis.inputs, chosen)
  const modules = await openModules(basis, runtime)
  let opened: OpenIndex | undefined
  try {
    const { inputs, event } = basis
    const indexHome = homeOfIndex(event, chosen, runtime)
    const disclosure = await readDisclosure({ inputs, event, chosen, home: modules.home, indexHome })
    opened = await openIndex({ inputs, chosen, indexHome }, runtime)
    const { retrySeconds } = serverOf(event, runtime)
    const attestor = await openAttestor(inputs, { ...runtime, home: modules.home, retrySeconds })
    const transport = networkTransport(runtime.log)
    const isOpen = (repository: OciRepository) => isOpenToAll(repository, transport)
    const stores = storesFor(disclosure, { ...modules, isOpenToAll: isOpen })
    return await work({ ...disclosure, modules, opened, stores, attestor, indexHome })
  } finally {
    await Promise.all([modules.close(), opened?.close()])
  }
}

/** The modules alone: for what asks no index. */
export function openModules({ inputs, event, source }: RunBasis, runtime: Runtime): Promise<OpenModules> {
  const token = inputs['github-token']
  const settings = {
    remote: event.remote,
    identity: event.identity,
    token,
    configFile: inputs.config,
    oci: {
      host: inputs.selection['oci-repository']?.host,
      githubToken: token,
      username: inputs['oci-username'],
      password: inputs['oci-password'],
    },
    github: { ...serverOf(event, runtime), token, tokenName: 'input "github-token"' },
  }
  if ('tags' in source) return assembleRemoteModules(runtime, { ...settings, tags: source.tags })
  return assemblePull(runtime, { ...settings, number: source.pullRequest })
}

function refuseFarDeployment({ deploy }: Inputs, { repository }: ChosenIndex): void {
  if (deploy === undefined || repository !== undefined) return
  throw new RegistryError(
    'INVALID_INPUT',
    'input "deploy" is set, and the index is on another server than the workflow',
    'leave "deploy" out, and let that server deploy what is pushed to it',
  )
}

export interface IndexChoice {
  readonly inputs: Inputs
  readonly chosen: ChosenIndex
  readonly indexHome: () => Promise<GitHubHome>
}

/** The index, to be written as the input `index-commit-by` says. */
export async function openIndex(
  { inputs, chosen, indexHome }: IndexChoice,
  runtime: Runtime,
): Promise<OpenIndex> {
  if (inputs['index-commit-by'] === 'api') return assembleApiIndex(await indexHome(), inputs['index-branch'])
  return assembleIndex(runtime, { ...chosen, reading: 'paths' })
}

/** The index repository as GitHub has it, asked for late. */
export function homeOfIndex(
  event: WorkflowEvent,
  { token, repository }: ChosenIndex,
  runtime: Runtime,
): () => Promise<GitHubHome> {
  const settings = { ...serverOf(event, runtime), token, tokenName: 'input "index-token"' }
  const identity = repository === undefined ? undefined : { host: event.remote.host, repository }
  return gitHubHome(settings, identity, runtime.log)
}

export function serverOf({ apiUrl, serverUrl }: WorkflowEvent, { environment }: Runtime) {
  const retrySeconds = parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS'])
  return { apiUrl, serverUrl, retrySeconds }
}
