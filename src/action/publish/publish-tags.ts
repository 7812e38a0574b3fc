import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTemporaryDirectory } from '../../adapters/filesystem/temporary.ts'
import type { DeploymentOption } from '../../adapters/github/deployment.ts'
import type { GitHubRepository } from '../../adapters/github/repository.ts'
import { pollBackoff, secondsSince } from '../../adapters/http/backoff.ts'
import { networkWeb } from '../../adapters/http/web.ts'
import { type Refusal, RegistryError } from '../../base/error.ts'
import type { Runtime } from '../../composition/runtime.ts'
import { type Installation, makeInstallable } from '../../doctor/wait.ts'
import type { Package } from '../../package/package.ts'
import type { Packer } from '../../publish/ports.ts'
import { publish } from '../../publish/publish.ts'
import { publishByPullRequest } from '../../publish/publish-by-pull-request.ts'
import type { PublishReport } from '../../publish/publish-report.ts'
import type { WorkflowEvent } from '../event.ts'
import type { Inputs } from '../inputs.ts'
import { withPullRequests } from './pull-requests.ts'
import { type ActionRuntime, type RunResources, withRunResources } from './run-resources.ts'

export interface ActionRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly tags: readonly string[] | 'all'
}

export interface ActionOutcome extends Installability {
  readonly report: PublishReport
  /** Path of the zip if the run made exactly one package, else `''`. */
  readonly packagePath: string
}

/** Whether clients can install the published versions. */
export interface Installability {
  /** Absent if the run did not wait. */
  readonly installation?: Installation | undefined
  /** Why clients cannot install versions that are published. */
  readonly missing?: Refusal | undefined
}

/** Publishes as the inputs say. The zip is kept in the directory `runtime.temporary`, which outlives the run. */
export function run(action: ActionRun, runtime: ActionRuntime): Promise<ActionOutcome> {
  const kept = runtime.temporary
  return withTemporaryDirectory(async (temporary) => {
    const packages: Package[] = []
    const outcome = await withRunResources(action, { ...runtime, temporary }, async (resources) => {
      const report = await publishTags(action, resources, { packages, runtime: { ...runtime, temporary } })
      return { report, ...(await waitForClients(report, action, resources)) }
    })
    return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) }
  }, kept)
}

interface Publishing {
  /** Those that are made are added. */
  readonly packages: Package[]
  readonly runtime: Runtime
}

function publishTags(
  { inputs, event, tags }: ActionRun,
  resources: RunResources,
  { packages, runtime }: Publishing,
): Promise<PublishReport> {
  const { modules, indexHome } = resources
  const repository = { ...modules, packer: rememberingPacker(modules.packer, packages) }
  const request = {
    tags,
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: inputs['keep-going'],
    strict: inputs.strict,
    dryRun: inputs['dry-run'],
    repair: inputs.repair,
  }
  const context = { ...resources, repository }
  if (inputs['index-commit-by'] !== 'pull-request') return publish(request, context)
  return withPullRequests({ inputs, event, indexHome }, runtime, (open) =>
    publishByPullRequest(request, context, open),
  )
}

/** Deploys and waits as the inputs say. The versions stay published if that fails, so a failure is reported beside the results. */
async function waitForClients(
  report: PublishReport,
  { inputs, event }: ActionRun,
  { indexHome, log }: RunResources,
): Promise<Installability> {
  const { deploy, wait } = inputs
  if (inputs['dry-run'] || report.error !== undefined) return {}
  try {
    const installation = await makeInstallable(report, {
      web: networkWeb(log),
      backoff: wait === undefined ? undefined : pollBackoff(wait),
      elapsed: secondsSince(event.taggedAt),
      deploy: deploy && (async () => startDeployment(await indexHome(), deploy)),
      log,
    })
    return { installation }
  } catch (error) {
    if (error instanceof RegistryError) return { missing: error }
    throw error
  }
}

async function startDeployment(home: GitHubRepository, deploy: DeploymentOption): Promise<void> {
  const { requestDeployment } = await import('../../adapters/github/deployment.ts')
  return requestDeployment(home, deploy)
}

function rememberingPacker(packer: Packer, packages: Package[]): Packer {
  return {
    async pack(request) {
      const pkg = await packer.pack(request)
      packages.push(pkg)
      return pkg
    },
    discard: packer.discard,
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
