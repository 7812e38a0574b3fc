import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'yaml'
import { type ActionResult, runAction } from '../action/action-runner.ts'
import { ACTION_ENTRY } from '../built-entry.ts'
import type { Gitea } from './gitea.ts'

/** A job as Gitea gives it to a runner. */
interface Task {
  readonly id: string
  /** Base64 of the workflow with the one job. */
  readonly workflowPayload: string
  /** What expressions call `github`; `event` is the payload. */
  readonly context: Readonly<Record<string, string>> & { readonly event: object }
  readonly secrets?: Readonly<Record<string, string>>
  readonly vars?: Readonly<Record<string, string>>
}

interface JobFile {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { uses?: string; with?: Readonly<Record<string, string>> }[] }>
  >
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
    const labels = ['ubuntu-latest:host']
    const about = { name: 'runner', version: '1', labels: ['ubuntu-latest'], agentLabels: labels }
    const { runner } = await this.#call<{ runner: { uuid: string; token: string } }>('Register', {
      ...about,
      token,
    })
    this.#headers = { 'x-runner-uuid': runner.uuid, 'x-runner-token': runner.token }
    await this.#call('Declare', { version: '1', labels: ['ubuntu-latest'] })
  }

  /** Runs the next job. Throws where there is none within ten seconds. */
  async run(): Promise<ActionResult> {
    const task = await this.#fetch()
    const token = task.secrets?.['GITHUB_TOKEN'] ?? ''
    const { jobs }: JobFile = parse(Buffer.from(task.workflowPayload, 'base64').toString())
    const step = Object.values(jobs)[0]?.steps.find(({ uses }) => uses?.includes('module-registry-action'))
    const inputs = { ...defaults, ...step?.with }
    const values = Object.entries(inputs).map(([name, text]) => [
      name,
      String(text)
        .replaceAll(/\$\{\{ *github\.token *\}\}/g, token)
        .replaceAll(/\$\{\{ *github\.repository_owner *\}\}/g, task.context['repository_owner'] ?? '')
        .replaceAll(/\$\{\{ *vars\.(\w+) *\}\}/g, (_, name: string) => task.vars?.[name] ?? '')
        .replaceAll(/\$\{\{ *secrets\.(\w+) *\}\}/g, (_, secret: string) => task.secrets?.[secret] ?? ''),
    ])
    const result = await this.#runAction(task, Object.fromEntries(values))
    const state = { id: task.id, result: result.code === 0 ? 1 : 2, stoppedAt: new Date().toISOString() }
    await this.#call('UpdateTask', { state })
    return result
  }

  /** Takes the next job, does nothing, and gives the name of its workflow. */
  async skip(): Promise<string> {
    const { id, context } = await this.#fetch()
    await this.#call('UpdateTask', { state: { id, result: 1, stoppedAt: new Date().toISOString() } })
    return context['workflow'] ?? ''
  }

  /** The environment is that of the engine of Gitea's runner, which has no ids. */
  #runAction({ context }: Task, inputs: Readonly<Record<string, string>>): Promise<ActionResult> {
    const { event, ...texts } = context
    const text = (name: string) => texts[name] ?? ''
    const url = text('server_url').replace(/\/$/, '')
    return runAction({
      entry: ACTION_ENTRY,
      inputs,
      event: {
        name: text('event_name'),
        ref: text('ref'),
        sha: text('sha'),
        repository: text('repository'),
        repositoryId: 0,
        ownerId: 0,
        payload: event,
      },
      env: {
        GITEA_ACTIONS: 'true',
        GITHUB_SERVER_URL: url,
        GITHUB_API_URL: `${url}/api/v1`,
        GITHUB_GRAPHQL_URL: '',
        GITHUB_REPOSITORY_ID: undefined,
        GITHUB_REPOSITORY_OWNER_ID: undefined,
        GITHUB_RUN_ID: text('run_id'),
        GITHUB_RUN_NUMBER: text('run_number'),
        GITHUB_ACTOR: text('actor'),
        NODE_EXTRA_CA_CERTS: this.#gitea.certificates.caFile,
        GIT_SSL_CAINFO: this.#gitea.certificates.caFile,
        MODULE_REGISTRY_RETRY_SECONDS: '9',
      },
    })
  }

  async #fetch(): Promise<Task> {
    for (let tries = 0; tries < 100; tries += 1) {
      const { task } = await this.#call<{ task?: Task }>('FetchTask', { tasksVersion: '0' })
      if (task !== undefined) return task
      await setTimeout(100)
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

const defaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    (parse(readFileSync('action.yml', 'utf8')) as { inputs: Record<string, { default?: string }> }).inputs,
  ).flatMap(([name, input]) => (input.default === undefined ? [] : [[name, String(input.default)]])),
)
