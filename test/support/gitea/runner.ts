import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'yaml'
import { type ActionResult, runAction } from '../action/action-runner.ts'
import { ACTION_ENTRY } from '../built-entry.ts'
import { type Environment, type ProgramResult, runProgram } from '../cli/program.ts'
import { temporaryDirectory } from '../temporary.ts'
import type { Gitea } from './gitea.ts'

/** A job as Gitea gives it to a runner. */
interface Task {
  readonly id: string
  /** Base64 of the workflow with the one job. */
  readonly workflowPayload: string
  /** What expressions call `github`; `event` is the payload. */
  readonly context: Readonly<Record<string, string>> & { readonly event: { readonly after?: string } }
  readonly secrets?: Readonly<Record<string, string>>
  readonly vars?: Readonly<Record<string, string>>
}

/** The results of a job. */
const [SUCCESS, FAILURE, SKIPPED] = [1, 2, 4]

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, string>>
}

interface JobFile {
  readonly jobs: Readonly<Record<string, { readonly if?: string; readonly steps: readonly Step[] }>>
}

/**
 * A runner of Gitea's Actions: it takes jobs from a real server, with the token and the event that the server gives, and runs the steps
 * that use our action as Gitea's own runner does. https://connectrpc.com/docs/protocol
 */
export class GiteaRunner {
  readonly #gitea: Gitea
  #headers: Readonly<Record<string, string>> = {}

  constructor(gitea: Gitea) {
    this.#gitea = gitea
  }

  async register(): Promise<void> {
    const token = await this.#gitea.actionsToken()
    const labels = { labels: ['ubuntu-latest'], agentLabels: ['ubuntu-latest:host'] }
    const about = { name: 'runner', version: '1', ...labels, token }
    const { runner } = await this.#call<{ runner: { uuid: string; token: string } }>('Register', about)
    this.#headers = { 'x-runner-uuid': runner.uuid, 'x-runner-token': runner.token }
    await this.#call('Declare', { version: '1', labels: ['ubuntu-latest'] })
  }

  /** Runs the next job whose `if` holds. Throws where there is none within a minute. @param programs directory of programs that scripts find first */
  async run(programs = ''): Promise<ActionResult> {
    const task = await this.#fetch()
    const { jobs }: JobFile = parse(Buffer.from(task.workflowPayload, 'base64').toString())
    const [job = { steps: [] }] = Object.values(jobs)
    if (job.if !== undefined && !job.if.includes(`'${task.context['event_name']}'`)) {
      await this.#end(task, SKIPPED)
      return this.run(programs)
    }
    const workspace = await temporaryDirectory()
    let result: ActionResult = { ...NOTHING, directory: workspace }
    for (const step of job.steps) {
      const { stdout } = result
      result =
        step.run === undefined
          ? await this.#runAction(task, evaluated(task, { ...defaults, ...step.with }), workspace)
          : { ...result, ...(await this.#runScript(task, step, { workspace, programs })) }
      result = { ...result, stdout: stdout + result.stdout }
      if (result.code !== 0) break
    }
    await this.#end(task, result.code === 0 ? SUCCESS : FAILURE)
    return result
  }

  /** Takes the next job, ends it at once, and gives the name of its workflow. */
  async nextWorkflow(): Promise<string> {
    const task = await this.#fetch()
    await this.#end(task, SUCCESS)
    return task.context['workflow'] ?? ''
  }

  async #end({ id }: Task, result: number): Promise<void> {
    await this.#call('UpdateTask', { state: { id, result, stoppedAt: new Date().toISOString() } })
  }

  #runScript(
    task: Task,
    { run = '', env = {} }: Step,
    { workspace: cwd, programs }: { readonly workspace: string; readonly programs: string },
  ): Promise<ProgramResult> {
    const PATH = `${programs}:${process.env['PATH']}`
    const variables = { PATH, HOME: cwd, ...this.#environment(task), ...evaluated(task, env) }
    return runProgram('bash', ['-e', '-c', run], { cwd, env: variables })
  }

  #runAction(task: Task, inputs: Readonly<Record<string, string>>, workspace: string): Promise<ActionResult> {
    const { event, ...texts } = task.context
    const text = (name: string) => texts[name] ?? ''
    const of = {
      name: text('event_name'),
      ref: text('ref'),
      sha: text('sha'),
      repository: text('repository'),
    }
    const known = { ...of, repositoryId: 0, ownerId: 0, payload: event }
    const env = this.#environment(task)
    return runAction({ entry: ACTION_ENTRY, inputs, workspace, event: known, env })
  }

  /** As that of the engine of Gitea's runner, which has no ids. */
  #environment({ context }: Task): Environment {
    const url = (context['server_url'] ?? '').replace(/\/$/, '')
    const { caFile } = this.#gitea.certificates
    return {
      GITEA_ACTIONS: 'true',
      GITHUB_SERVER_URL: url,
      GITHUB_API_URL: `${url}/api/v1`,
      GITHUB_GRAPHQL_URL: '',
      GITHUB_REPOSITORY_ID: undefined,
      GITHUB_REPOSITORY_OWNER_ID: undefined,
      GITHUB_RUN_ID: context['run_id'],
      GITHUB_RUN_NUMBER: context['run_number'],
      GITHUB_ACTOR: context['actor'],
      NODE_EXTRA_CA_CERTS: caFile,
      GIT_SSL_CAINFO: caFile,
      MODULE_REGISTRY_RETRY_SECONDS: '60',
    }
  }

  async #fetch(): Promise<Task> {
    for (let tries = 0; tries < 600; tries += 1) {
      const { task } = await this.#call<{ task?: Task }>('FetchTask', { tasksVersion: '0' })
      if (task === undefined) await setTimeout(100)
      else if (isSuperseded(task)) await this.#end(task, SKIPPED)
      else return task
    }
    throw new Error('there is no job')
  }

  async #call<T>(method: string, body: object): Promise<T> {
    const url = `${this.#gitea.url}/api/actions/runner.v1.RunnerService/${method}`
    const headers = { 'content-type': 'application/json', ...this.#headers }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}

/** Whether it is of a push that the server has learnt of late: it reads the workflows of what the branch has by then. */
function isSuperseded({ context }: Task): boolean {
  const isOfBranch = context['event_name'] === 'push' && context['ref']?.startsWith('refs/heads/') === true
  return isOfBranch && context.event.after !== context['sha']
}

const NOTHING = { code: 0, stdout: '', stderr: '', outputs: {}, summary: '', annotations: [] }

/** Replaces `${{ vars.REGISTRY_URL }}`; what nobody has set is empty. */
function evaluated(
  { context, secrets = {}, vars = {} }: Task,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const all = { github: { ...context, token: secrets['GITHUB_TOKEN'] }, secrets, vars }
  const found = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((value, key) => Object.entries(value ?? {}).find(([name]) => name === key)?.[1], all)
  const filled = (text: string) =>
    String(text).replaceAll(/\$\{\{ *([\w.]+) *\}\}/g, (_, path: string) => String(found(path) ?? ''))
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filled(text)]))
}

const action: { inputs: Record<string, { default?: string }> } = parse(readFileSync('action.yml', 'utf8'))

const defaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(action.inputs).flatMap(([name, { default: text }]) =>
    text === undefined ? [] : [[name, String(text)]],
  ),
)
