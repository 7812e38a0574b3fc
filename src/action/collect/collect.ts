import { parseConfigFile, readConfigFile } from '../../adapters/filesystem/config-file.ts'
import { withTemporaryDirectory } from '../../adapters/filesystem/temporary.ts'
import { fetchCommit } from '../../adapters/git/fetched-repository.ts'
import { Git } from '../../adapters/git/git.ts'
import { GitObjects } from '../../adapters/git/objects.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { collect } from '../../collect/collect.ts'
import type { CollectReport } from '../../collect/collect-report.ts'
import {
  REGISTRY_CONFIG_PATH,
  type RegistryConfig,
  registryConfigSchema,
} from '../../collect/registry-config.ts'
import { assembleCollect } from '../../composition/collect.ts'
import type { Runtime } from '../../composition/modules.ts'
import { chooseIndex } from '../chosen-index.ts'
import type { WorkflowEvent } from '../event.ts'
import type { Inputs } from '../inputs.ts'
import { homeOfIndex, openIndex, serverOf } from '../run-parts.ts'

export interface CollectRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
}

/** Collects what `registry.yml` names. Throws UNSUPPORTED_EVENT and INVALID_INPUT before anything is asked. */
export function collectSources(run: CollectRun, runtime: Runtime): Promise<CollectReport> {
  refuseEvent(run.event)
  refuseOtherWork(run.inputs)
  return withTemporaryDirectory(
    (temporary) => collectInside(run, { ...runtime, temporary }),
    runtime.temporary,
  )
}

async function collectInside(run: CollectRun, runtime: Runtime): Promise<CollectReport> {
  const { inputs, event } = run
  const { log } = runtime
  const config = await readRegistryConfig(run, runtime)
  const chosen = chooseIndex(inputs, event)
  const token = inputs['source-token'] ?? inputs['github-token']
  const tokenName = inputs['source-token'] === undefined ? 'input "github-token"' : 'input "source-token"'
  const server = { ...serverOf(event, runtime), token, tokenName }
  const { target } = chosen
  const parts = await assembleCollect(runtime, { target, limits: config.limits, server })
  const indexHome = homeOfIndex(event, chosen, runtime)
  const opened = await openIndex({ inputs, chosen, indexHome }, runtime)
  try {
    const request = {
      config,
      only: inputs.only,
      keepGoing: inputs['keep-going'],
      dryRun: inputs['dry-run'],
    }
    return await collect(request, { ...parts, ...opened, log })
  } finally {
    await opened.close()
  }
}

/** A file that a step before has made, or that of the branch that the workflow runs on: no checkout is needed. */
async function readRegistryConfig({ inputs, event }: CollectRun, runtime: Runtime): Promise<RegistryConfig> {
  const config =
    inputs.config === undefined
      ? await configOfBranch(inputs, event, runtime)
      : await readConfigFile(inputs.config, registryConfigSchema)
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
  const { remote } = event
  const directory = await fetchCommit(git, {
    remote,
    token: inputs['github-token'],
    ref,
    withHistory: false,
    temporary,
  })
  const objects = await GitObjects.open(git, [`${directory}/objects`], temporary)
  try {
    const { stdout } = await git.run(['rev-parse', 'refs/heads/main'], { gitDirectory: directory })
    const file = await objects.read(`${stdout.toString().trim()}:${REGISTRY_CONFIG_PATH}`)
    if (file?.type === 'blob') return parseConfigFile(REGISTRY_CONFIG_PATH, file.bytes, registryConfigSchema)
  } finally {
    await objects.close()
  }
  throw new RegistryError(
    'INVALID_CONFIG',
    `${quote(event.repository)} has no ${REGISTRY_CONFIG_PATH} on ${quote(ref)}`,
    `add it: what to collect stands there (docs/collect.md); or name a file with the input "config"`,
  )
}

function refuseEvent({ name }: WorkflowEvent): void {
  if (!/^pull_request/.test(name)) return
  throw new RegistryError(
    'UNSUPPORTED_EVENT',
    `the event ${quote(name)} is of a change that nobody has merged: nothing is collected on it`,
    'run it on "schedule", "workflow_dispatch" or "repository_dispatch"',
  )
}

/** A collection takes its words from registry.yml: an input that it would pass over in silence is a mistake. */
function refuseOtherWork(inputs: Inputs): void {
  const given = { tag: inputs.tag, 'all-tags': inputs['all-tags'] || undefined, ...inputs.selection }
  const [stranger] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (stranger === undefined) return
  throw new RegistryError(
    'INVALID_INPUT',
    `input "${stranger}" is set, and input "collect" is true`,
    `leave it out: what is collected, and how, stands in ${REGISTRY_CONFIG_PATH}`,
  )
}
