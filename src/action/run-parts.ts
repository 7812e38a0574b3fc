import type { GitHubHome } from '../adapters/github/home.ts'
import {
  assembleApiIndex,
  assembleIndex,
  assemblePull,
  assembleRemoteModules,
  type OpenIndex,
  type OpenModules,
  type Surroundings,
} from '../assemble.ts'
import { gitHubHome } from '../assemble-github.ts'
import type { Disclosure } from '../core/exposure.ts'
import { parseRetrySeconds } from '../core/retry-seconds.ts'
import { type ChosenIndex, chooseIndex } from './chosen-index.ts'
import { readDisclosure, storesFor } from './disclosure.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'

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
}

/** Opens what a run needs, and closes it whatever comes. */
export async function withRunParts<T>(
  basis: RunBasis,
  surroundings: Surroundings,
  work: (parts: RunParts) => Promise<T>,
): Promise<T> {
  const chosen = chooseIndex(basis.inputs, basis.event)
  const modules = await openModules(basis, surroundings)
  let opened: OpenIndex | undefined
  try {
    const { inputs, event } = basis
    const indexHome = homeOfIndex(basis, chosen, surroundings)
    const disclosure = await readDisclosure({ inputs, event, chosen, home: modules.home, indexHome })
    opened =
      inputs['index-commit-by'] === 'api'
        ? await assembleApiIndex(await indexHome(), inputs['index-branch'])
        : await assembleIndex(surroundings, { ...chosen, reading: 'paths' })
    return await work({ ...disclosure, modules, opened, stores: storesFor(disclosure, modules) })
  } finally {
    await Promise.all([modules.close(), opened?.close()])
  }
}

function openModules({ inputs, event, source }: RunBasis, surroundings: Surroundings): Promise<OpenModules> {
  const token = inputs['github-token']
  const settings = {
    remote: event.remote,
    identity: event.identity,
    token,
    configFile: inputs.config,
    oci: { host: inputs.selection['oci-repository']?.host, githubToken: token },
    github: { ...serverOf(event, surroundings), token, tokenName: 'input "github-token"' },
  }
  if ('tags' in source) return assembleRemoteModules(surroundings, { ...settings, tags: source.tags })
  return assemblePull(surroundings, { ...settings, number: source.pullRequest })
}

function homeOfIndex(
  { event }: RunBasis,
  { token, repository }: ChosenIndex,
  surroundings: Surroundings,
): () => Promise<GitHubHome> {
  const settings = { ...serverOf(event, surroundings), token, tokenName: 'input "index-token"' }
  const identity = repository === undefined ? undefined : { host: event.remote.host, repository }
  return gitHubHome(settings, identity, surroundings.log)
}

function serverOf({ apiUrl, serverUrl }: WorkflowEvent, { environment }: Surroundings) {
  const retrySeconds = parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS'])
  return { apiUrl, serverUrl, retrySeconds }
}
