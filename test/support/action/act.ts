import { cp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { ACTION_ENTRY } from '../built-entry.ts'
import { type Environment, runProgram } from '../cli/program.ts'
import { toolPath } from '../clients/tools.ts'
import { gitEnvironment } from '../git/git-repository.ts'
import type { FakeToken } from '../github/github-state.ts'
import { temporaryDirectory } from '../temporary.ts'
import type { ActionResult } from './action-runner.ts'
import type { WorkflowSetting } from './workflow-run.ts'

export const actPath = toolPath('act')

type Rights = FakeToken['permissions'][string]

/** A line of the log of act. */
interface Line {
  readonly msg: string
  readonly command?: string
  readonly name?: string
  readonly arg?: string
  readonly kvPairs?: Readonly<Record<string, string>>
}

/** Runs act with no other environment. Each of these repositories, with its ref, is a directory. */
export async function runAct(
  args: readonly string[],
  repositories: Readonly<Record<string, string>> = {},
  env: Environment = {},
) {
  const home = await temporaryDirectory()
  const local = Object.entries(repositories).map(
    ([name, directory]) => `--local-repository=${name}=${directory}`,
  )
  const { code, stdout, stderr } = await runProgram(
    actPath ?? '',
    [...args, '--json', '--no-cache-server', ...local],
    { cwd: home, env: { ...gitEnvironment, HOME: home, ACT_DISABLE_VERSION_CHECK: '1', ...env } },
  )
  const lines = stdout.split('\n').flatMap((line): Line[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
  const outputs = lines.flatMap(({ command, name = '', arg = '' }) =>
    command === 'set-output' ? [[name, arg]] : [],
  )
  const annotations = lines.flatMap(({ command, kvPairs, arg = '' }) =>
    command === 'error' || command === 'warning' || command === 'notice'
      ? [{ level: command, title: kvPairs?.['title'] ?? '', message: arg } as const]
      : [],
  )
  const output = [...lines.map(({ msg }) => msg.trimEnd()), stderr].join('\n')
  return { code, outputs: Object.fromEntries(outputs) as ActionResult['outputs'], annotations, output }
}

/** Our action as act takes it: each step copies all of it. */
async function actionRepository(): Promise<Readonly<Record<string, string>>> {
  const directory = await temporaryDirectory()
  await cp('action.yml', join(directory, 'action.yml'))
  await cp(dirname(ACTION_ENTRY), join(directory, 'dist/action'), { recursive: true })
  return { 'org/module-registry-action@v1': directory }
}

/** Runs a workflow against a fake GitHub, with a token that has the permissions of its first job: act itself hands one to all jobs. */
export async function runWorkflowInAct(
  text: string,
  { github, event, vars = {}, secrets = {}, env = {} }: WorkflowSetting,
) {
  const place = await temporaryDirectory()
  const [workflow, payload] = [join(place, 'workflow.yml'), join(place, 'event.json')]
  await writeFile(workflow, text)
  await writeFile(payload, JSON.stringify(event.payload))
  const { permissions, jobs }: { permissions: Rights; jobs: Record<string, { permissions?: Rights }> } =
    parse(text)
  const rights = Object.values(jobs)[0]?.permissions ?? permissions
  const token = { text: `ghs_job${github.nextId()}`, permissions: { [event.repository]: rights } }
  github.tokens.push(token)
  const told = {
    GITHUB_SERVER_URL: github.url,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_REPOSITORY: event.repository,
    GITHUB_REF: event.ref,
    SHA_REF: event.sha,
  }
  const flags = Object.entries({ env: told, var: vars, secret: { ...secrets, GITHUB_TOKEN: token.text } })
  const settings = flags.flatMap(([flag, values]) =>
    Object.entries(values).map(([name, value]) => `--${flag}=${name}=${value}`),
  )
  const args = [event.name, `--workflows=${workflow}`, `--eventpath=${payload}`, ...settings]
  return runAct(['--platform=ubuntu-latest=-self-hosted', ...args], await actionRepository(), env)
}
