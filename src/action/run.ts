import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import type { GitHubHome } from '../adapters/github/home-repository.ts'
import { pollBackoff, secondsSince } from '../adapters/http/backoff.ts'
import { publicHost } from '../adapters/http/public-host.ts'
import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { type Installation, makeInstallable } from '../doctor/wait.ts'
import type { Package } from '../package/package.ts'
import type { DeploymentOption } from '../publish/deployment.ts'
import type { Packer } from '../publish/ports.ts'
import { publish } from '../publish/publish.ts'
import type { PublishReport } from '../publish/publish-report.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'
import { type ActionRuntime, type RunParts, withRunParts } from './run-parts.ts'

export interface ActionRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly tags: readonly string[] | 'all'
}

export interface ActionOutcome extends Installability {
  readonly report: PublishReport
  /** The zip, where the run made one package alone; else `''`. */
  readonly packagePath: string
}

/** What became of the versions where clients are. */
interface Installability {
  /** Absent where nobody waited for it. */
  readonly installation?: Installation | undefined
  /** Why they are not there although they are published. */
  readonly missing?: RegistryError
}

/** Publishes as the inputs say. @param surroundings.temporary directory that outlives the run, for the zip */
export function run(action: ActionRun, runtime: ActionRuntime): Promise<ActionOutcome> {
  const kept = runtime.temporary
  return withTemporaryDirectory(async (temporary) => {
    const packages: Package[] = []
    const inside = { ...runtime, temporary }
    const { inputs, event, tags } = action
    const outcome = await withRunParts({ inputs, event, source: { tags } }, inside, async (parts) => {
      const report = await publishTags(action, parts, { packages, log: runtime.log })
      return { report, ...(await arrive(report, action, parts, runtime.log)) }
    })
    return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) }
  }, kept)
}

function publishTags(
  { inputs, tags }: ActionRun,
  parts: RunParts,
  { packages, log }: { readonly packages: Package[]; readonly log: Log },
): Promise<PublishReport> {
  const { modules, opened, stores } = parts
  const request = {
    tags,
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: inputs['keep-going'],
    dryRun: inputs['dry-run'],
  }
  const packer = rememberingPacker(modules.packer, packages)
  return publish(request, { ...parts, ...modules, ...opened, stores, packer, log })
}

/** What is published stays so, whatever becomes of its site: a failure is told beside the results. */
async function arrive(
  report: PublishReport,
  { inputs, event }: ActionRun,
  { indexHome }: RunParts,
  log: Log,
): Promise<Installability> {
  const { deploy, wait } = inputs
  if (inputs['dry-run'] || report.error !== undefined) return {}
  try {
    const installation = await makeInstallable(report, {
      host: publicHost,
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

async function startDeployment(home: GitHubHome, wish: DeploymentOption): Promise<void> {
  const { requestDeployment } = await import('../adapters/github/deployment.ts')
  return requestDeployment(home, wish)
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
