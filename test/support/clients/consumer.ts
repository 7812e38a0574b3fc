import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Environment, runProgram, startServeForTest } from '../cli/program.ts'
import { createRegistry, publishModule } from '../index/registry.ts'
import { startStaticHost } from '../network/static-host.ts'
import { temporaryDirectory, writeFiles } from '../temporary.ts'
import type { Client } from './terraform.ts'

export const HOST = 'modules.acme.test'

/** An index of modules that call each other: vpc 1.0.0 to 2.0.0 by way of network, and modules/subnets of both. */
export async function publishModules(): Promise<string> {
  const { directory: index } = await createRegistry()
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
    const content = `output "id" {\n  value = "${version}"\n}\n`
    const plan = { tag: `v${version}`, files: [{ path: 'main.tf', content }] }
    await publishModule(index, plan, '--compatibility', 'off')
  }
  const call = `module "vpc" {\n  source  = "${HOST}/acme/vpc/aws"\n  version = "1.0.0"\n}\n`
  const files = [
    { path: 'main.tf', content: 'module "inner" {\n  source = "./modules/inner"\n}\n' },
    { path: 'modules/inner/main.tf', content: call },
  ]
  await publishModule(index, { files }, '--module', 'acme/network/aws')
  return index
}

/** CLI configuration that leads the host to a server of this machine, over plain http. */
export function hostBlock(url: string, host = HOST): string {
  return `host "${host}" {\n  services = {\n    "modules.v1" = "${url}/v1/modules/"\n  }\n}\n`
}

export const CONSUMER_HOSTS: Readonly<Record<string, (index: string) => Promise<string>>> = {
  serve: async (index) => (await startServeForTest(['--index', index])).url,
  'a static host': async (index) => {
    const headers = (path: string) =>
      path.endsWith('/download') ? { 'x-terraform-get': './module.zip' } : {}
    return (await startStaticHost({ files: index, headers })).url
  },
}

export type Consumer = Awaited<ReturnType<typeof createConsumer>>

/**
 * A new root module of these files, and the environment in which clients and `audit` find its registry.
 * @param caFile the authority that the clients trust; absent: those of the machine
 */
export async function createConsumer(
  files: Readonly<Record<string, string>>,
  cliConfig: string,
  caFile?: string,
) {
  const home = await temporaryDirectory()
  const directory = join(home, 'work')
  await writeFiles(directory, files)
  await writeFile(join(home, 'cli.tfrc'), cliConfig)
  const env: Environment = { TF_CLI_CONFIG_FILE: join(home, 'cli.tfrc'), SSL_CERT_FILE: caFile }
  /** Runs `init`; throws with its output where it fails. */
  const init = async ({ path }: Client) => {
    const { code, stderr } = await runProgram(path, ['init', '-input=false', '-no-color'], {
      cwd: directory,
      env: { PATH: process.env['PATH'], HOME: home, CHECKPOINT_DISABLE: '1', ...env },
    })
    if (code !== 0) throw new Error(stderr)
  }
  return { directory, env, init }
}
