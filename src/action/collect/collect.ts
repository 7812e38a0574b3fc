import { parseConfigFile, readConfigFile } from '../../adapters/filesystem/config-file.ts'
import { Git } from '../../adapters/git/git.ts'
import { fetchCommit } from '../../adapters/git/remote.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { collect } from '../../collect/collect.ts'
import type { CollectReport } from '../../collect/collect-report.ts'
import {
  REGISTRY_CONFIG_PATH,
  type RegistryConfig,
  registryConfigFormat,
} from '../../collect/registry-config.ts'
import type { Runtime } from '../../composition/runtime.ts'
import { openSources } from '../../composition/sources.ts'
import { refuseUnlistedEvent, type WorkflowEvent } from '../event.ts'
import { serverOfRun } from '../github-server.ts'
import { homeOfIndex, indexRepositoryOf, openIndexRepository } from '../index-repository.ts'
import type { Inputs } from '../inputs.ts'

export interface CollectRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
}

/** Collects the sources in `registry.yml`. Throws UNSUPPORTED_EVENT and INVALID_INPUT before the first request. */
export async function collectSources(run: CollectRun, runtime: Runtime): Promise<CollectReport> {
  const { inputs, event } = run
  refuseUnlistedEvent(event, 'collect')
  refuseOtherWork(inputs)
  const config = await readRegistryConfig(run, runtime)
  const indexRepository = indexRepositoryOf(inputs, event)
  const input = inputs['source-token'] === undefined ? 'github-token' : 'source-token'
  const server = serverOfRun(event, runtime, { token: inputs[input], input })
  const { target } = indexRepository
  const sources = await openSources(runtime, { target, limits: config.limits, server })
  const indexHome = homeOfIndex(event, indexRepository, runtime)
  const openedIndex = await openIndexRepository({ inputs, indexRepository, indexHome }, runtime)
  try {
    const { only, 'dry-run': dryRun } = inputs
    const { log } = runtime
    return await collect({ config, only, dryRun }, { ...sources, ...openedIndex, log })
  } finally {
    await openedIndex.close()
  }
}

/** Reads a file that an earlier step wrote, or that of the workflow's branch; no checkout is needed. Throws INVALID_CONFIG. */
async function readRegistryConfig({ inputs, event }: CollectRun, runtime: Runtime): Promise<RegistryConfig> {
  const config =
    inputs.config === undefined
      ? await configOfBranch(inputs, event, runtime)
      : await readConfigFile(inputs.config, registryConfigFormat)
  const url = config.url ?? inputs['index-url']
  return { ...config, expose: config.expose ?? inputs.expose, ...(url === undefined ? {} : { url }) }
}

async function configOfBranch(
  inputs: Inputs,
  event: WorkflowEvent,
  { environment, log, temporary }: Runtime,
): Promise<RegistryConfig> {
  const git = new Git(environment, log)
  const ref = event.ref.startsWith('refs/heads/') ? event.ref : 'HEAD'
  const request = { remote: event.remote, token: inputs['github-token'], ref, withHistory: false, temporary }
  const gitDirectory = await fetchCommit(git, request)
  const name = `refs/heads/main:${REGISTRY_CONFIG_PATH}`
  const file = await git.run(['cat-file', 'blob', name], { gitDirectory })
  if (file.code === 0)
    return parseConfigFile(REGISTRY_CONFIG_PATH, Buffer.from(file.stdout), registryConfigFormat)
  throw new RegistryError(
    'INVALID_CONFIG',
    `${quote(event.repository)} has no ${REGISTRY_CONFIG_PATH} on ${quote(ref)}`,
    `add the file, which names the sources to collect (docs/collect.md), or name another file with the input "config"`,
  )
}

/** A collection takes its options from registry.yml, so an input that it would ignore is refused. */
function refuseOtherWork(inputs: Inputs): void {
  const texts = { tag: inputs.tag, 'all-tags': inputs['all-tags'] || undefined, ...inputs.selection }
  const [ignored] = Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (ignored === undefined) return
  throw new RegistryError(
    'INVALID_INPUT',
    `input "${ignored}" is set, but input "collect" is true`,
    `remove the input and set the option in ${REGISTRY_CONFIG_PATH}`,
  )
}
