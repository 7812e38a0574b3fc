import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canRunHere, runActionHere } from '../cli/in-process.ts'
import { type Environment, type ProgramResult, runProgram } from '../cli/program.ts'
import { temporaryDirectory } from '../temporary.ts'
import { parseCommandFile, parseWorkflowCommands } from './workflow-command.ts'

export interface ActionEvent {
  /** `push`, `release`, `workflow_dispatch`, … */
  readonly name: string
  /** Full: `refs/tags/v1.2.3`. */
  readonly ref: string
  readonly sha: string
  /** `owner/name`. */
  readonly repository: string
  readonly repositoryId: number
  readonly ownerId: number
  /** What the runner writes to GITHUB_EVENT_PATH. */
  readonly payload: unknown
}

export interface ActionCall {
  /** The built action: `dist/action/index.js`. */
  readonly entry: string
  /** By the names of action.yml: `index-token`. */
  readonly inputs: Readonly<Record<string, string>>
  readonly event: ActionEvent
  /** Wins over the runner's variables; set GITHUB_SERVER_URL and GITHUB_API_URL here, they lead nowhere without it. */
  readonly env?: Environment
  /** GITHUB_WORKSPACE and working directory; a new empty one without it. */
  readonly workspace?: string
  /** The Node binary; the one that runs the tests without it. */
  readonly node?: string
  /** Kills the action. */
  readonly signal?: AbortSignal
}

interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  /** Empty when there is none. */
  readonly title: string
  readonly message: string
  /** Absent where it is about no file. */
  readonly file?: string
  readonly line?: string
}

export interface ActionResult extends ProgramResult {
  readonly outputs: Readonly<Record<string, string>>
  /** Markdown of the job summary. */
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** Holds all that the action can write to: home, temporary directory, workspace, and the files of the runner. */
  readonly directory: string
}

/**
 * Runs a built action as the runner does, in an environment that holds nothing else. Any exit is a result; throws when the
 * action wrote something to GITHUB_OUTPUT that cannot be parsed.
 */
export async function runAction(call: ActionCall): Promise<ActionResult> {
  const runner = await temporaryDirectory()
  const workspace = call.workspace ?? join(runner, 'workspace')
  for (const directory of [workspace, join(runner, 'home'), join(runner, 'temp')]) {
    await mkdir(directory, { recursive: true })
  }
  for (const file of ['output', 'summary', 'env', 'state']) await writeFile(join(runner, file), '')
  await writeFile(join(runner, 'event.json'), JSON.stringify(call.event.payload))
  const given = { ...eventVariables(call.event), ...inputVariables(call.inputs) }
  const env = { ...runnerVariables(runner), ...given, GITHUB_WORKSPACE: workspace, ...call.env }
  const isHere = call.node === undefined && call.signal === undefined && canRunHere(env)
  const result = isHere
    ? await runActionHere(call.entry, env, workspace)
    : await runProgram(call.node ?? process.execPath, [call.entry], {
        cwd: workspace,
        env,
        ...(call.signal === undefined ? {} : { signal: call.signal }),
      })
  return {
    ...result,
    outputs: parseCommandFile(await readFile(join(runner, 'output'), 'utf8')),
    summary: await readFile(join(runner, 'summary'), 'utf8'),
    annotations: annotationsIn(`${result.stdout}\n${result.stderr}`),
    directory: runner,
  }
}

/** https://docs.github.com/actions/reference/variables-reference#default-environment-variables */
function runnerVariables(runner: string): Environment {
  return {
    PATH: process.env['PATH'],
    HOME: join(runner, 'home'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_SERVER_URL: 'https://github.invalid',
    GITHUB_API_URL: 'https://api.github.invalid',
    GITHUB_RUN_ID: '1001',
    GITHUB_EVENT_PATH: join(runner, 'event.json'),
    GITHUB_OUTPUT: join(runner, 'output'),
    GITHUB_STEP_SUMMARY: join(runner, 'summary'),
    GITHUB_ENV: join(runner, 'env'),
    GITHUB_STATE: join(runner, 'state'),
    RUNNER_TEMP: join(runner, 'temp'),
  }
}

function eventVariables(event: ActionEvent): Environment {
  return {
    GITHUB_EVENT_NAME: event.name,
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_SHA: event.sha,
    GITHUB_REPOSITORY: event.repository,
    GITHUB_REPOSITORY_ID: String(event.repositoryId),
    GITHUB_REPOSITORY_OWNER: event.repository.replace(/\/.*$/, ''),
    GITHUB_REPOSITORY_OWNER_ID: String(event.ownerId),
  }
}

/** The runner keeps dashes: `index-token` is INPUT_INDEX-TOKEN. */
function inputVariables(inputs: Readonly<Record<string, string>>): Environment {
  const variableOf = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableOf(name), value]))
}

function annotationsIn(output: string): Annotation[] {
  return parseWorkflowCommands(output).flatMap(({ name, properties, message }) =>
    name === 'error' || name === 'warning' || name === 'notice'
      ? [{ level: name, title: properties['title'] ?? '', message, ...positionIn(properties) }]
      : [],
  )
}

function positionIn({ file, line }: Readonly<Record<string, string>>): Pick<Annotation, 'file' | 'line'> {
  return { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) }
}
