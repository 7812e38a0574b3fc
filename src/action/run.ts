import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTemporaryDirectory } from '../adapters/temporary.ts'
import {
  assembleIndex,
  assembleRemoteModules,
  type OpenIndex,
  type OpenModules,
  type Surroundings,
} from '../assemble.ts'
import { gitHubHome } from '../assemble-github.ts'
import type { Package } from '../core/package.ts'
import { parseRetrySeconds } from '../core/retry-seconds.ts'
import type { Packer } from '../ports.ts'
import { publish } from '../use-cases/publish.ts'
import type { PublishReport } from '../use-cases/publish-report.ts'
import { type ChosenIndex, chooseIndex } from './chosen-index.ts'
import { readDisclosure, storesFor } from './disclosure.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'

export interface ActionRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly tags: readonly string[] | 'all'
}

export interface ActionOutcome {
  readonly report: PublishReport
  /** The zip, where the run made one package alone; else `''`. */
  readonly packagePath: string
}

/** Publishes as the inputs say. @param surroundings.temporary directory that outlives the run, for the zip */
export function run(action: ActionRun, surroundings: Surroundings): Promise<ActionOutcome> {
  const kept = surroundings.temporary
  return withTemporaryDirectory(async (temporary) => {
    const packages: Package[] = []
    const report = await publishTags(action, { ...surroundings, temporary }, packages)
    return { report, packagePath: await keepPackage(report, packages, kept) }
  }, kept)
}

async function publishTags(
  action: ActionRun,
  surroundings: Surroundings,
  packages: Package[],
): Promise<PublishReport> {
  const { inputs, event, tags } = action
  const chosen = chooseIndex(inputs, event)
  const github = gitHubServer(event, surroundings)
  const modules = await assembleRemoteModules(surroundings, {
    remote: event.remote,
    identity: event.identity,
    token: inputs['github-token'],
    tags,
    configFile: inputs.config,
    github: { ...github, token: inputs['github-token'], tokenName: 'input "github-token"' },
  })
  let opened: OpenIndex | undefined
  try {
    const disclosure = await disclosureOf(action, { chosen, modules, surroundings })
    opened = await assembleIndex(surroundings, { ...chosen, reading: 'paths' })
    const request = {
      tags,
      flags: inputs.selection,
      url: inputs['index-url'],
      keepGoing: inputs['keep-going'],
      dryRun: inputs['dry-run'],
    }
    const stores = storesFor(disclosure, modules)
    const packer = rememberingPacker(modules.packer, packages)
    return await publish(request, {
      ...modules,
      ...opened,
      ...disclosure,
      stores,
      packer,
      log: surroundings.log,
    })
  } finally {
    await Promise.all([modules.close(), opened?.close()])
  }
}

function disclosureOf(
  { inputs, event }: ActionRun,
  {
    chosen,
    modules,
    surroundings,
  }: { chosen: ChosenIndex; modules: OpenModules; surroundings: Surroundings },
) {
  const settings = {
    ...gitHubServer(event, surroundings),
    token: chosen.token,
    tokenName: 'input "index-token"',
  }
  const identity =
    chosen.repository === undefined ? undefined : { host: event.remote.host, repository: chosen.repository }
  const indexHome = gitHubHome(settings, identity, surroundings.log)
  return readDisclosure({ inputs, event, chosen, home: modules.home, indexHome })
}

function gitHubServer({ apiUrl, serverUrl }: WorkflowEvent, { environment }: Surroundings) {
  const retrySeconds = parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS'])
  return { apiUrl, serverUrl, retrySeconds }
}

function rememberingPacker(packer: Packer, packages: Package[]): Packer {
  return {
    async pack(request) {
      const pkg = await packer.pack(request)
      packages.push(pkg)
      return pkg
    },
  }
}

async function keepPackage(
  report: PublishReport,
  packages: readonly Package[],
  directory: string,
): Promise<string> {
  const [result, ...others] = report.results
  if (result === undefined || result.status === 'refused' || others.length > 0) return ''
  const pkg = packages.find(({ facts }) => facts.digest === result.package.digest)
  if (pkg === undefined) return ''
  const path = join(directory, `${result.address.replaceAll('/', '-')}-${result.version}.zip`)
  await copyFile(pkg.file, path)
  return path
}
