import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTemporaryDirectory } from '../adapters/temporary.ts'
import type { Surroundings } from '../assemble.ts'
import type { Package } from '../core/package.ts'
import type { Packer } from '../ports.ts'
import { publish } from '../use-cases/publish.ts'
import type { PublishReport } from '../use-cases/publish-report.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'
import { withRunParts } from './run-parts.ts'

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

function publishTags(
  { inputs, event, tags }: ActionRun,
  surroundings: Surroundings,
  packages: Package[],
): Promise<PublishReport> {
  return withRunParts({ inputs, event, source: { tags } }, surroundings, (parts) => {
    const { modules, opened, stores } = parts
    const request = {
      tags,
      flags: inputs.selection,
      url: inputs['index-url'],
      keepGoing: inputs['keep-going'],
      dryRun: inputs['dry-run'],
    }
    const packer = rememberingPacker(modules.packer, packages)
    return publish(request, { ...parts, ...modules, ...opened, stores, packer, log: surroundings.log })
  })
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
