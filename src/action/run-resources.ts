import { resolve } from 'node:path'
import { type GitHubRepository, proveWritable } from '../adapters/github/repository.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { OpenIndex } from '../composition/index-store.ts'
import {
  type FetchedSource,
  type OpenModuleRepository,
  openRemoteModules,
  visibilityOf,
} from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { GuardedStores, planExposure, type Visibility } from '../publish/exposure.ts'
import type { Attestor } from '../publish/ports.ts'
import type { PublishContext } from '../publish/publish.ts'
import type { WorkflowEvent } from './event.ts'
import {
  asksApi,
  type IndexOfRun,
  identified,
  indexOfRun,
  refuseElsewhere,
  serverOfRun,
  type WorkflowRun,
} from './index-repository.ts'
import type { Inputs } from './inputs.ts'

/** What was asked for: tags to publish, a commit to release, or a pull request to check. */
type RunRequest = FetchedSource & WorkflowRun

/** What a run works with: the module repository, the index, and what may be exposed. */
export interface RunResources extends Omit<PublishContext, 'repository'> {
  readonly modules: OpenModuleRepository
  /** The index repository; only an index on the server of the run has one. */
  readonly indexHome: () => Promise<GitHubRepository>
}

/** The runtime of the action: it can also prove whose run it is. */
export interface ActionRuntime extends Runtime {
  /** A token of the run's identity, masked; undefined in a job without `id-token: write`. */
  readonly idToken: ((audience: string) => Promise<string>) | undefined
}

/**
 * Opens what a run needs, and closes it after the work, also if the work fails. Who may see what follows from what the server
 * says of both repositories. Throws WOULD_EXPOSE, PERMISSION, INVALID_INPUT.
 */
export async function withRunResources<T>(
  request: RunRequest,
  runtime: ActionRuntime,
  work: (resources: RunResources) => Promise<T>,
): Promise<T> {
  const { inputs, event } = request
  // Before anything is fetched.
  refuseElsewhere(request)
  const opened = await openModules(request, runtime)
  const hasApi = asksApi(event, inputs['github-token'])
  const modules = { ...opened, publisher: await identified(request, opened.home) }
  let openedIndex: OpenIndex | undefined
  try {
    await refuseMovedTag(request, modules)
    const { home, packageStores } = modules
    const index = indexOfRun(request, runtime)
    const module = hasApi
      ? (await home()).visibility
      : ((await visibilityOf(event.remote, runtime)) ?? 'private')
    const { published, defaultKinds } = planExposure({
      repository: event.repository,
      module,
      index: module === 'public' ? 'public' : await indexVisibility(event, index, runtime),
      expose: inputs.expose,
      hasReleases: hasApi,
    })
    const stores = new GuardedStores(packageStores, { published, source: async () => module })
    if (!inputs['dry-run'] && index.hasApi && !event.forge.refusesPushAtOnce)
      await proveWritable(
        await index.home(),
        inputs['index-commit-by'] === 'pull-request' ? undefined : inputs['index-branch'],
      )
    openedIndex = await index.open('paths')
    const attestor = await attestorOf(inputs, event, home, runtime)
    const resources = { modules, stores, defaultKinds, attestor, indexHome: index.home, log: runtime.log }
    return await work({ ...openedIndex, ...resources })
  } finally {
    await Promise.all([modules.close(), openedIndex?.close()])
  }
}

/** The run is about the commit that was pushed; what the tag names now is that of another run. Throws TAG_MOVED. */
async function refuseMovedTag(request: RunRequest, { tags }: OpenModuleRepository): Promise<void> {
  const { ref, pushed, serverUrl, repository } = request.event
  const [, name] = /^refs\/tags\/(.+)$/s.exec(ref) ?? []
  if (name === undefined || pushed === undefined || !('tags' in request) || !request.tags.includes(name))
    return
  const found = await tags.find(name)
  if (found === undefined || found.commit === pushed) return
  throw new RegistryError(
    'TAG_MOVED',
    `tag ${quote(name)} was moved after the push that started this run: it named ${pushed} and names ${found.commit}`,
    `let the run of the newer push publish it (${serverUrl}/${repository}/actions); to publish what it names now without a push, run the workflow by hand with the input "tag"`,
  )
}

export function openModules(request: RunRequest, runtime: Runtime): Promise<OpenModuleRepository> {
  const { inputs, event } = request
  const token = inputs['github-token']
  return openRemoteModules(runtime, request, {
    remote: event.remote,
    identity: event.identity,
    token,
    config: inputs.config && resolve(runtime.environment['GITHUB_WORKSPACE'] ?? '.', inputs.config),
    oci: {
      host: inputs.selection['oci-repository']?.host,
      githubToken: token,
      repair: inputs.repair,
      username: inputs['oci-username'],
      password: inputs['oci-password'],
    },
    github: serverOfRun(request, runtime, 'github-token'),
    announces: 'release' in request && event.forge.hasApi,
  })
}

/** An index on another server is public unless proven otherwise, and nobody can prove it. */
async function indexVisibility(
  event: WorkflowEvent,
  { repository, target, hasApi, home }: IndexOfRun,
  runtime: Runtime,
): Promise<Visibility> {
  if (repository === undefined || target.kind === 'directory') return 'public'
  if (repository.toLowerCase() === event.repository.toLowerCase()) return 'private'
  if (hasApi) return (await home()).visibility
  return (await visibilityOf(target.remote, runtime)) ?? 'public'
}

/** The attestor for the packages of this run. A run that attests nothing loads none of its code. Throws INVALID_INPUT. */
async function attestorOf(
  { attest, 'dry-run': isDry }: Inputs,
  { forge }: WorkflowEvent,
  home: () => Promise<GitHubRepository>,
  runtime: ActionRuntime,
): Promise<Attestor | undefined> {
  if (attest === 'off' || isDry) return undefined
  if (!forge.hasAttestations) {
    runtime.log.warn(`the packages are not attested: ${forge.title} has no attestations`)
    return undefined
  }
  const { openAttestor, tolerantAttestor } = await import('../adapters/github/attestor.ts')
  const attestor = await openAttestor(home, runtime)
  return attest === 'try' ? tolerantAttestor(attestor, runtime.log) : attestor
}
