import { join } from 'node:path'
import { publishCommand } from '../../../src/cli/publish.ts'
import type { Runtime } from '../../../src/composition/runtime.ts'
import { buildRepository } from '../git/module-repository.ts'
import { createRegistry } from './registry.ts'
import { testRuntime } from './verify-run.ts'

export const VPC = 'v1/modules/acme/vpc/aws'

export type PublishedIndexes = Awaited<ReturnType<typeof publishIndexes>>

/**
 * A directory and a branch, with a commit for each publish: acme/vpc/aws 1.0.0 and 1.1.0 with packages in the index, acme/subnets/aws
 * 2.0.0 in Git; and the repositories of both.
 */
export async function publishIndexes() {
  const { root, directory, bare } = await createRegistry()
  const modules = { vpc: join(root, 'vpc'), subnets: join(root, 'subnets') }
  moduleVersion(modules.vpc, 'vpc', '1.0.0')
  moduleVersion(modules.vpc, 'vpc', '1.1.0')
  moduleVersion(modules.subnets, 'subnets', '2.0.0')
  const runtime = await testRuntime()
  for (const index of [directory, bare]) {
    for (const version of ['1.0.0', '1.1.0']) await publish(index, modules.vpc, [`v${version}`], runtime)
    await publish(index, modules.subnets, ['v2.0.0'], runtime, 'git')
  }
  return { directory, bare, modules }
}

function moduleVersion(directory: string, name: string, version: string): void {
  const origin = `[remote "origin"]\n\turl = https://git.acme.test/acme/terraform-aws-${name}.git\n`
  buildRepository(directory, {
    tag: `v${version}`,
    files: [
      { path: 'main.tf', content: `variable "name" {}\n\noutput "id" {\n  value = "${version}"\n}\n` },
      { path: 'README.md', content: `# ${name} ${version}\n\nA network.\n` },
    ],
    gitConfig: version.endsWith('.0.0') ? origin : '',
  })
}

export async function publish(
  index: string,
  repository: string,
  tag: readonly string[],
  runtime: Runtime,
  kind = 'index',
): Promise<void> {
  const flags = { index, repository, tag, package: kind }
  const { refusals = [] } = await publishCommand(flags, runtime)
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals))
}
