import { parseConfigFile, readConfigFile } from '../adapters/filesystem/config-file.ts'
import type { CollectReport } from '../collect/collect.ts'
import {
  REGISTRY_CONFIG_PATH,
  type RegistryConfig,
  registryConfigFormat,
} from '../collect/registry-config.ts'
import { closing } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { collectInto } from '../composition/sources.ts'
import { refuseUnlistedEvent } from './event.ts'
import { fileOfBranch, indexOfRun, serverOfRun, type WorkflowRun } from './index-repository.ts'

/** Collects the sources in `registry.yml`. Throws UNSUPPORTED_EVENT and INVALID_INPUT before the first request. */
export async function collectSources(run: WorkflowRun, runtime: Runtime): Promise<CollectReport> {
  const { inputs, event } = run
  refuseUnlistedEvent(event, 'collect')
  const config = await readRegistryConfig(run, runtime)
  const input = inputs['source-token'] === undefined ? 'github-token' : 'source-token'
  const server = serverOfRun(run, runtime, input)
  const { only, 'dry-run': dryRun } = inputs
  return closing(await indexOfRun(run, runtime).open('paths'), (openedIndex) =>
    collectInto(openedIndex, { config, only, dryRun }, server, runtime),
  )
}

/** Reads a file that an earlier step wrote, or that of the workflow's branch. Throws INVALID_CONFIG. */
async function readRegistryConfig(run: WorkflowRun, runtime: Runtime): Promise<RegistryConfig> {
  const { inputs } = run
  const path = REGISTRY_CONFIG_PATH
  const hint = `add the file, which names the sources to collect (docs/guides/organisation.md), or name another file with the input "config"`
  const config =
    inputs.config === undefined
      ? parseConfigFile(path, await fileOfBranch(path, run, runtime, hint), registryConfigFormat)
      : await readConfigFile(inputs.config, registryConfigFormat)
  const url = config.url ?? inputs['index-url']
  return { ...config, expose: config.expose ?? inputs.expose, ...(url === undefined ? {} : { url }) }
}
