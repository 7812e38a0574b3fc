import { cp, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ACTION_ENTRY } from '../built-entry.ts'
import type { Environment } from '../cli/program.ts'
import { git } from '../git/git-repository.ts'
import type { FakeGitHub } from '../github/github.ts'
import type { FakeToken, Permission } from '../github/github-state.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type ActionEvent, type ActionResult, runAction } from './action-runner.ts'
import {
  defaultInputs,
  evaluate,
  type Workflow,
  type WorkflowJob,
  type WorkflowStep,
} from './workflow-file.ts'

/**
 * Runs the workflows that act cannot run as they stand: it would download the actions of others (tokens of an App, caches, GitHub Pages)
 * from GitHub, which are played here; it gives every job one token, whatever its permissions; and it takes seconds for each run.
 * The other examples run in act: `test/examples/act.test.ts`.
 */

/** A public host: what is deployed to it is the directory. */
export interface DeployTarget {
  readonly directory: string
  /** `pages` or `cloudflare`, once something is there. */
  kind?: string
}

export interface WorkflowSetting {
  readonly github: FakeGitHub
  readonly event: ActionEvent
  readonly vars?: Readonly<Record<string, string>>
  readonly secrets?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  readonly target?: DeployTarget
  /** Directories by their keys, from one run to the next. */
  readonly caches?: Map<string, string>
  readonly env?: Environment
  /** Only for jobs with `id-token: write`. */
  readonly identityEnv?: Environment
}

type Outputs = Readonly<Record<string, string>>

/** Runs the jobs of a workflow in their order; results are those of the steps that use our action. */
export async function runWorkflow(workflow: Workflow, setting: WorkflowSetting): Promise<ActionResult[]> {
  const results: ActionResult[] = []
  for (const job of Object.values(workflow.jobs)) {
    const run = new JobRun(job, setting, await temporaryDirectory())
    for (const step of job.steps) {
      const result = await run.step(step)
      if (result === undefined) continue
      results.push(result)
      if (result.code !== 0) return results
    }
    await run.saveCaches()
  }
  return results
}

class JobRun {
  readonly #job: WorkflowJob
  readonly #setting: WorkflowSetting
  readonly #workspace: string
  readonly #token: string
  readonly #steps: Record<string, { outputs: Outputs }> = {}
  /** Packed for GitHub Pages. */
  #artifact = ''
  /** What is kept under a key when the job has ended well. */
  readonly #cached = new Map<string, string>()

  constructor(job: WorkflowJob, setting: WorkflowSetting, workspace: string) {
    this.#job = job
    this.#setting = setting
    this.#workspace = workspace
    this.#token = `ghs_job${setting.github.nextId()}`
    const permissions = Object.entries(job.permissions).filter(([name]) => name !== 'id-token')
    const granted = Object.fromEntries(permissions) as FakeToken['permissions'][string]
    setting.github.tokens.push({ text: this.#token, permissions: { [setting.event.repository]: granted } })
  }

  /** What our action came to; undefined for the others, which are played. */
  async step(step: WorkflowStep): Promise<ActionResult | undefined> {
    const inputs = this.#evaluate(step.with)
    const action = step.uses.replace(/@.*$/, '')
    if (action === 'org/module-registry-action') return this.#publish(inputs)
    const play = this.#actions[action]
    if (play === undefined) throw new Error(`nobody plays ${action}`)
    const outputs = await play(inputs)
    if (step.id !== undefined) this.#steps[step.id] = { outputs }
    return undefined
  }

  readonly #actions: Readonly<Record<string, (inputs: Outputs) => Promise<Outputs>>> = {
    'actions/create-github-app-token': async (inputs) => {
      if (inputs['client-id'] === '' || inputs['private-key'] === '') throw new Error('the App is not named')
      const text = `ghs_app${this.#setting.github.nextId()}`
      const permissions = Object.entries(inputs).flatMap(([name, permission]): [Permission, string][] =>
        name.startsWith('permission-') ? [[name.replace('permission-', '') as Permission, permission]] : [],
      )
      if (permissions.length === 0) throw new Error('the token would have every permission of the App')
      const repository = `${inputs['owner']}/${inputs['repositories']}`
      const token = { text, permissions: { [repository]: Object.fromEntries(permissions) } } as FakeToken
      this.#setting.github.tokens.push(token)
      return { token: text }
    },
    'actions/checkout': async (inputs) => {
      if (inputs['persist-credentials'] !== 'false') throw new Error('the token would stay on disk')
      const { github, event } = this.#setting
      const repository = github.find(event.repository)
      const target = join(this.#workspace, inputs['path'] ?? '.')
      const branch = inputs['ref'] === undefined ? [] : ['--branch', inputs['ref']]
      await git('/', ['clone', '--quiet', ...branch, repository?.directory ?? '', target])
      return {}
    },
    'actions/cache': async (inputs) => {
      const { caches = new Map<string, string>() } = this.#setting
      const { key = '', path = '', 'restore-keys': prefix } = inputs
      const newest = [...caches.keys()].findLast((each) => prefix !== undefined && each.startsWith(prefix))
      const found = caches.get(key) ?? caches.get(newest ?? '')
      if (found !== undefined) await cp(found, join(this.#workspace, path), { recursive: true })
      if (!caches.has(key)) this.#cached.set(key, path)
      return {}
    },
    'actions/upload-pages-artifact': async (inputs) => {
      this.#artifact = join(await temporaryDirectory(), 'artifact')
      await this.#copy(inputs['path'] ?? '_site', this.#artifact, inputs['include-hidden-files'] === 'true')
      return {}
    },
    'actions/deploy-pages': async () => {
      const { pages, 'id-token': identity } = this.#job.permissions
      if (pages !== 'write' || identity !== 'write')
        throw new Error('deploy-pages lacks the permissions that it needs')
      await this.#deploy(this.#artifact, 'pages')
      return { page_url: 'https://modules.acme.test/' }
    },
    'cloudflare/wrangler-action': async (inputs) => {
      const [, directory = ''] =
        /^pages deploy (\S+) --project-name=\S+ --branch=registry$/.exec(inputs['command'] ?? '') ?? []
      if (inputs['apiToken'] === '' || inputs['accountId'] === '') throw new Error('the account is not named')
      const site = join(await temporaryDirectory(), 'site')
      await this.#copy(directory, site, true)
      await this.#deploy(site, 'cloudflare')
      return {}
    },
  }

  async saveCaches(): Promise<void> {
    for (const [key, path] of this.#cached) {
      const kept = await temporaryDirectory()
      await cp(join(this.#workspace, path), kept, { recursive: true })
      this.#setting.caches?.set(key, kept)
    }
  }

  /** Neither takes .git; only what begins with a dot is hidden. */
  async #copy(from: string, to: string, showsHidden: boolean): Promise<void> {
    const filter = (source: string) =>
      source === join(this.#workspace, from) ||
      (basename(source) !== '.git' && (showsHidden || !basename(source).startsWith('.')))
    await cp(join(this.#workspace, from), to, { recursive: true, filter })
  }

  async #deploy(site: string, kind: string): Promise<void> {
    const { target } = this.#setting
    if (target === undefined) throw new Error('there is no host to deploy to')
    await rm(target.directory, { recursive: true, force: true })
    await mkdir(target.directory)
    await cp(site, target.directory, { recursive: true })
    target.kind = kind
  }

  #publish(inputs: Outputs): Promise<ActionResult> {
    const { github, event, env, identityEnv } = this.#setting
    return runAction({
      entry: ACTION_ENTRY,
      inputs: { ...this.#evaluate(defaultInputs()), ...inputs },
      event,
      // Later steps take the website from there.
      workspace: this.#workspace,
      env: {
        GITHUB_SERVER_URL: github.url,
        GITHUB_API_URL: github.apiUrl,
        ...env,
        ...(this.#job.permissions['id-token'] === 'write' ? identityEnv : {}),
      },
    })
  }

  #evaluate(texts: Outputs): Outputs {
    const context = this.#context()
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, evaluate(text, context)]))
  }

  #context(): Readonly<Record<string, unknown>> {
    const { event, vars = {}, secrets = {}, inputs = {} } = this.#setting
    const { repository, ref, sha } = event
    const owner = repository.replace(/\/.*$/, '')
    const github = { token: this.#token, repository, repository_owner: owner, ref, sha }
    return { github, vars, secrets, inputs, steps: this.#steps }
  }
}
