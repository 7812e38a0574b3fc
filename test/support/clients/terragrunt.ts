import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runProgram } from '../cli/program.ts'
import { temporaryDirectory } from '../temporary.ts'
import { clientEnvironment, type InitCall } from './terraform.ts'
import { toolPath } from './tools.ts'

/** Undefined where `npm run clients -- terragrunt` was not run. */
export const terragruntPath = toolPath('terragrunt')

/**
 * Runs a real Terragrunt, which fetches a source itself and then runs the `init` of a client there. Its module directory is the package, without
 * the files that Terragrunt adds. https://docs.terragrunt.com/reference/hcl/blocks/#terraform
 */
export async function initUnit(call: Omit<InitCall, 'version' | 'directory' | 'extraConfig'>) {
  const source = `terraform {\n  source = ${JSON.stringify(call.source)}\n}\n`
  const home = await temporaryDirectory({ 'unit/terragrunt.hcl': source, 'cli.tfrc': call.cliConfig ?? '' })
  const [unit, cliConfigFile] = [join(home, 'unit'), join(home, 'cli.tfrc')]
  const own = { TG_NON_INTERACTIVE: 'true', TG_NO_COLOR: 'true', TG_EXPERIMENT: 'oci' }
  const files = { TG_TF_PATH: call.client.path, TF_CLI_CONFIG_FILE: cliConfigFile }
  const env = { ...clientEnvironment(call, home), ...own, ...files, ...call.env }
  const args = ['run', '--', 'init', '-input=false', '-no-color']
  const { code, stdout, stderr } = await runProgram(terragruntPath ?? '', args, { cwd: unit, env })
  const output = `${stdout} ${stderr}`.replaceAll(/\s+/g, ' ').trim()
  return { code, output, moduleDirectory: await packageBelow(unit) }
}

async function packageBelow(unit: string): Promise<string> {
  const paths = await readdir(unit, { recursive: true })
  const mark = paths.find((path) => path.endsWith('.terragrunt-source-version')) ?? ''
  const added = /(^|\/)(\.terraform|\.terragrunt-[^/]*|terragrunt\.hcl)$/
  const directory = join(unit, dirname(mark))
  for (const path of paths)
    if (join(unit, path).startsWith(`${directory}/`) && added.test(path))
      await rm(join(unit, path), { recursive: true, force: true })
  return directory
}
