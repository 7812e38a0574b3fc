import type { GitHubRepository } from '../../adapters/github/repository.ts'
import { RegistryError } from '../../base/error.ts'
import { parseRetrySeconds } from '../../composition/github.ts'
import type { OpenIndex } from '../../composition/index-store.ts'
import { type OpenModuleRepository, openPullRequest, openRemoteModules } from '../../composition/modules.ts'
import type { Runtime } from '../../composition/runtime.ts'
import type { DefaultKinds } from '../../publish/exposure.ts'
import { GuardedStores } from '../../publish/guarded-stores.ts'
import type { Attestor } from '../../publish/ports.ts'
import type { WorkflowEvent } from '../event.ts'
import { serverOfRun } from '../github-server.ts'
import {
  homeOfIndex,
  type IndexRepository,
  indexRepositoryOf,
  openIndexRepository,
} from '../index-repository.ts'
import type { Inputs } from '../inputs.ts'
import { openAttestor } from './attestation.ts'
import { readExposure } from './exposure.ts'

export interface RunRequest {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  /** The tags to fetch, or the pull request whose merge commit is checked. */
  readonly source: { readonly tags: readonly string[] | 'all' } | { readonly pullRequest: number }
}

/** What a run works with: the module repository, the index, and what may be exposed. */
export interface RunResources {
  readonly modules: OpenModuleRepository
  readonly openedIndex: OpenIndex
  readonly stores: GuardedStores
  readonly defaultKinds: DefaultKinds | undefined
  readonly attestor: Attestor | undefined
  /** The index repository; only an index on the server of the run has one. */
  readonly indexHome: () => Promise<GitHubRepository>
}

/** The runtime of the action: it can also prove whose run it is. */
export interface ActionRuntime extends Runtime {
  /** A token of the run's identity, masked; undefined in a job without `id-token: write`. */
  readonly idToken: ((audience: string) => Promise<string>) | undefined
}

/** Opens what a run needs, and closes it after the work, also if the work fails. */
export async function withRunResources<T>(
  request: RunRequest,
  runtime: ActionRuntime,
  work: (resources: RunResources) => Promise<T>,
): Promise<T> {
  const indexRepository = indexRepositoryOf(request.inputs, request.event)
  refuseForeignDeployment(request.inputs, indexRepository)
  const modules = await openModules(request, runtime)
  let openedIndex: OpenIndex | undefined
  try {
    const { inputs, event } = request
    const indexHome = homeOfIndex(event, indexRepository, runtime)
    const { visibility, defaultKinds } = await readExposure({
      inputs,
      event,
      indexRepository,
      home: modules.home,
      indexHome,
    })
    const stores = new GuardedStores(modules.packageStores, visibility)
    openedIndex = await openIndexRepository({ inputs, indexRepository, indexHome }, runtime)
    const retrySeconds = parseRetrySeconds(runtime.environment['MODULE_REGISTRY_RETRY_SECONDS'])
    const attestor = await openAttestor(inputs, { ...runtime, home: modules.home, retrySeconds })
    return await work({ modules, openedIndex, stores, defaultKinds, attestor, indexHome })
  } finally {
    await Promise.all([modules.close(), openedIndex?.close()])
  }
}

/** Opens the module repository alone, for work without an index. */
export function openModules(
  { inputs, event, source }: RunRequest,
  runtime: Runtime,
): Promise<OpenModuleRepository> {
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
    github: serverOfRun(event, runtime, { token, input: 'github-token' }),
  }
  if ('tags' in source) return openRemoteModules(runtime, { ...settings, tags: source.tags })
  return openPullRequest(runtime, { ...settings, number: source.pullRequest })
}

function refuseForeignDeployment({ deploy }: Inputs, { repository }: IndexRepository): void {
  if (deploy === undefined || repository !== undefined) return
  throw new RegistryError(
    'INVALID_INPUT',
    'input "deploy" is set, but the index is on another server than the workflow',
    'remove "deploy" and let that server deploy what is pushed to it',
  )
}
