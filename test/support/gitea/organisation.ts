import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { type ActionResult, runAction } from '../action/action-runner.ts'
import { defaultInputs, evaluate } from '../action/workflow-file.ts'
import { ACTION_ENTRY } from '../built-entry.ts'
import { type Environment, type ProgramResult, runProgram } from '../cli/program.ts'
import { clients, initModule } from '../clients/terraform.ts'
import { createBareRepository, git } from '../git/git-repository.ts'
import { createCertificates } from '../network/certificates.ts'
import { startProxy } from '../network/connect-proxy.ts'
import { startStaticHost } from '../network/static-host.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type Gitea, startGitea } from './gitea.ts'

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
class GiteaRunner {
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
          ? await this.#runAction(task, evaluated(task, { ...defaultInputs(), ...step.with }), workspace)
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
    const commit = { ref: text('ref'), sha: text('sha'), repository: text('repository') }
    const known = { name: text('event_name'), ...commit, repositoryId: 0, ownerId: 0, payload: event }
    return runAction({ entry: ACTION_ENTRY, inputs, workspace, event: known, env: this.#environment(task) })
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
function evaluated({ context, secrets = {}, vars = {} }: Task, texts: Readonly<Record<string, string>>) {
  const all = { github: { ...context, token: secrets['GITHUB_TOKEN'] }, secrets, vars }
  const filled = Object.entries(texts).map(([name, text]) => [name, evaluate(String(text), all, '')])
  return Object.fromEntries(filled)
}

export const MAIN = 'output "id" {\n  value = "vpc"\n}\n'
const AT_TAGS = '{ push: { tags: ["v*"] } }'

export type Inputs = Readonly<Record<string, string>>

const INDEX: Inputs = {
  'index-repository': 'acme/registry',
  'index-token': `\${{ secrets.REGISTRY_TOKEN }}`,
  'index-url': 'https://modules.acme.test',
}

/** A workflow of one step with these inputs. */
export function workflow(events: string, inputs: Inputs): string {
  const lines = Object.entries(inputs).map(([name, text]) => `          ${name}: ${text}\n`)
  return `on: ${events}\njobs:\n  publish:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: https://github.com/org/module-registry-action@v1\n        with:\n${lines.join('')}`
}

export type GiteaModule = Awaited<ReturnType<Organisation['createModule']>>

/** The organisation `acme` on a real Gitea: its index repository, whose bot has the secret REGISTRY_TOKEN, and a runner. */
export class Organisation {
  readonly gitea: Gitea
  readonly runner: GiteaRunner

  constructor(gitea: Gitea) {
    this.gitea = gitea
    this.runner = new GiteaRunner(gitea)
  }

  /** A module repository whose workflow runs at its events; the push of `main` is none of them. */
  async createModule(name: string, inputs: Inputs | string, events = AT_TAGS) {
    const { gitea } = this
    const directory = await temporaryDirectory()
    const files = { 'main.tf': MAIN, 'README.md': '# VPC\n' }
    const path = '.gitea/workflows/publish.yml'
    const text = typeof inputs === 'string' ? inputs : workflow(events, { ...INDEX, ...inputs })
    await createBareRepository(directory, { ...files, [path]: text })
    await gitea.api('POST', '/orgs/acme/repos', { name, default_branch: 'main' })
    await gitea.push(directory, `acme/${name}`, ['main:main'])
    // The server learns of a push a little later.
    while ((await gitea.api('GET', `/repos/acme/${name}`))['empty'] === true) await setTimeout(20)
    /** Makes or moves a tag of `main`, and pushes it. */
    const tag = async (version: string, ...more: string[]) => {
      await git(directory, ['tag', '--force', ...more, version, 'main'])
      await gitea.push(directory, `acme/${name}`, [`refs/tags/${version}`])
    }
    return { directory, name: `acme/${name}`, tag }
  }

  /** Writes a file into a branch of a repository. */
  async write(repository: string, path: string, text: string, branch = 'main'): Promise<void> {
    const content = Buffer.from(text).toString('base64')
    await this.gitea.api('POST', `/repos/${repository}/contents/${path}`, { content, branch })
  }

  /** What clients install of version 1.2.3, from the index as a static host has it. */
  async installed(address: string, names: readonly string[]): Promise<string[]> {
    const site = join(await temporaryDirectory(), 'index')
    const { url, certificates } = this.gitea
    const { caFile } = certificates
    const from = ['clone', '--quiet', '--branch', 'registry', `${url}/acme/registry.git`, site]
    await git('/', ['-c', `http.sslCAInfo=${caFile}`, ...from])
    const { tls } = await createCertificates(['modules.acme.test'])
    const host = await startStaticHost({ files: site, applyHeaders: true, tls })
    const port = Number(new URL(url).port)
    const proxy = await startProxy({ 'modules.acme.test': host.port, [`localhost:${port}`]: port })
    const found = []
    for (const client of clients().filter(({ name }) => names.includes(name))) {
      const call = { client, source: `modules.acme.test/${address}`, version: '1.2.3' }
      const { output, moduleDirectory } = await initModule({ ...call, proxyUrl: proxy.url, caFile })
      expect(output).toContain('successfully initialized')
      found.push(await readFile(join(moduleDirectory, 'main.tf'), 'utf8'))
    }
    return found
  }

  /** Runs the next job, and gives the requests that it has made too. */
  async run(programs?: string): Promise<ActionResult & { readonly requests: readonly string[] }> {
    const before = (await this.gitea.requests()).length
    const result = await this.runner.run(programs)
    return { ...result, requests: (await this.gitea.requests()).slice(before) }
  }
}

export async function startOrganisation(options?: Parameters<typeof startGitea>[0]): Promise<Organisation> {
  const gitea = await startGitea(options)
  const acme = new Organisation(gitea)
  await acme.runner.register()
  await gitea.api('POST', '/orgs', { username: 'acme', visibility: 'public' })
  await gitea.api('POST', '/orgs/acme/repos', { name: 'registry', auto_init: true, default_branch: 'main' })
  const bot = await gitea.user('bot', 'write:repository,write:issue')
  await gitea.api('PUT', '/repos/acme/registry/collaborators/bot', { permission: 'write' })
  await gitea.api('PUT', '/orgs/acme/actions/secrets/REGISTRY_TOKEN', { data: bot })
  await gitea.api('PUT', '/orgs/acme/actions/secrets/PACKAGE_TOKEN', { data: gitea.token })
  await gitea.api('POST', '/orgs/acme/actions/variables/REGISTRY_URL', { value: INDEX['index-url'] })
  return acme
}
