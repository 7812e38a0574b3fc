import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'

import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import { Git, requireGit } from '../adapters/git/git.ts'
import { GitIndex } from '../adapters/git/index-store.ts'
import type { DeploymentOption, GitHubRepository } from '../adapters/github/repository.ts'
import { pollBackoff, secondsSince } from '../adapters/http/backoff.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { quote, RegistryError } from '../base/error.ts'
import { messageOfRun } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type Installability, makeInstallable } from '../doctor/wait.ts'
import type { IndexTarget } from '../index/index-target.ts'
import type { Package } from '../package/package.ts'
import type { Packer } from '../publish/ports.ts'
import { publish } from '../publish/publish.ts'

import {
  type OpenPullRequestIndex,
  PullRequestIndex,
  type PullRequestStorage,
  publishByPullRequest,
  pullRequestBranch,
} from '../publish/publish-by-pull-request.ts'
import type { PublishReport } from '../publish/publish-report.ts'
import type { WorkflowEvent } from './event.ts'
import { indexRepositoryOf } from './index-repository.ts'
import type { Inputs } from './inputs.ts'
import { type ActionRuntime, type RunResources, withRunResources } from './run-resources.ts'
import { pullRequestText } from './summary.ts'

export interface ActionRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly tags: readonly string[] | 'all'
}

interface ActionOutcome extends Installability {
  readonly report: PublishReport
  /** Path of the zip if the run made exactly one package, else `''`. */
  readonly packagePath: string
}

/** Publishes as the inputs say. The zip is kept in the directory `runtime.temporary`, which outlives the run. */
export function run(action: ActionRun, runtime: ActionRuntime): Promise<ActionOutcome> {
  const kept = runtime.temporary
  return withTemporaryDirectory(async (temporary) => {
    const packages: Package[] = []
    const outcome = await withRunResources(action, { ...runtime, temporary }, async (resources) => {
      const report = await publishTags(action, resources, { packages, runtime: { ...runtime, temporary } })
      return { report, ...(await waitForClients(report, action, resources)) }
    })
    return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) }
  }, kept)
}

interface Publishing {
  /** Those that are made are added. */
  readonly packages: Package[]
  readonly runtime: Runtime
}

function publishTags(
  { inputs, event, tags }: ActionRun,
  resources: RunResources,
  { packages, runtime }: Publishing,
): Promise<PublishReport> {
  const { modules, indexHome } = resources
  const repository = { ...modules, packer: rememberingPacker(modules.packer, packages) }
  const request = {
    tags,
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: inputs['keep-going'],
    strict: inputs.strict,
    dryRun: inputs['dry-run'],
    repair: inputs.repair,
  }
  const context = { ...resources, repository }
  if (inputs['index-commit-by'] !== 'pull-request') return publish(request, context)
  return withPullRequests({ inputs, event, indexHome }, runtime, (open) =>
    publishByPullRequest(request, context, open),
  )
}

/** Deploys and waits as the inputs say. */
async function waitForClients(
  report: PublishReport,
  { inputs, event }: ActionRun,
  { indexHome, log }: RunResources,
): Promise<Installability> {
  const { deploy, wait, 'dry-run': isDry } = inputs
  if (isDry) return {}
  return makeInstallable(report, {
    web: networkWeb(log),
    backoff: wait === undefined ? undefined : pollBackoff(wait),
    elapsed: secondsSince(event.taggedAt),
    deploy: deploy && (async () => startDeployment(await indexHome(), deploy)),
    log,
  })
}

async function startDeployment(home: GitHubRepository, deploy: DeploymentOption): Promise<void> {
  const { requestDeployment } = await import('../adapters/github/repository.ts')
  return requestDeployment(home, deploy)
}

function rememberingPacker(packer: Packer, packages: Package[]): Packer {
  return {
    async pack(request) {
      const pkg = await packer.pack(request)
      packages.push(pkg)
      return pkg
    },
    discard: packer.discard,
  }
}

async function keepPackage(
  report: PublishReport,
  packages: readonly Package[],
  directory: string,
): Promise<string> {
  const [result, ...others] = report.results
  if (result === undefined || result.status === 'refused' || others.length > 0) return ''
  const pkg = packages.find(({ facts }) => facts.digest === result.package.digest)
  if (pkg === undefined) return ''
  const path = join(directory, `${result.address.replaceAll('/', '-')}-${result.version}.zip`)
  await copyFile(pkg.file, path)
  return path
}

interface PullRequestRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly indexHome: () => Promise<GitHubRepository>
}

/** Works on indexes to which modules are published by pull request. Throws INVALID_INPUT where the index is not on GitHub. */
async function withPullRequests<T>(
  { inputs, event, indexHome }: PullRequestRun,
  runtime: Runtime,
  work: (open: OpenPullRequestIndex) => Promise<T>,
): Promise<T> {
  const { target, token, repository } = indexRepositoryOf(inputs, event)
  if (repository === undefined || target.kind === 'directory') {
    throw new RegistryError(
      'INVALID_INPUT',
      `input "index-commit-by" is "pull-request", but the index ${quote(inputs['index-repository'] ?? '')} is not on ${event.serverUrl}`,
      'name an index repository on the server of the workflow, or set index-commit-by: push',
    )
  }
  const settings = { target, token, repository: await indexHome(), textOf: pullRequestText }
  const { open, close } = await openPullRequests(runtime, settings)
  try {
    return await work(open)
  } finally {
    await close()
  }
}

interface PullRequestSettings {
  readonly target: Extract<IndexTarget, { kind: 'git' }>
  readonly token: string | undefined
  /** That of the index. */
  readonly repository: GitHubRepository
  readonly textOf: PullRequestStorage['textOf']
}

/** Opens the indexes of modules that are published by pull request. Throws MISSING_PROGRAM. */
async function openPullRequests(
  runtime: Runtime,
  { target: { remote, branch: base }, token, repository, textOf }: PullRequestSettings,
): Promise<{ readonly open: OpenPullRequestIndex; close(): Promise<void> }> {
  const { environment, log, temporary } = runtime
  const git = new Git(environment, log)
  await requireGit(git)
  const { IndexPullRequests } = await import('../adapters/github/pull-requests.ts')
  const openBranch = (branch: string) =>
    new GitIndex(git, { remote, branch, token, reading: 'paths', temporary })
  const index = openBranch(base)
  const opened = [index]
  const open: OpenPullRequestIndex = (address, selections) => {
    const head = pullRequestBranch(address)
    const own = openBranch(head)
    opened.push(own)
    return new PullRequestIndex(address, selections, {
      index,
      branch: {
        open: () => own.open(),
        parentOf: (tip) => own.parentOf(tip),
        replace: (change, { on, tip }) =>
          index.commitTo(own, messageOfRun(change, runtime), { on, tip: tip.commit }),
      },
      pullRequests: new IndexPullRequests(repository, { head, base }),
      textOf,
    })
  }
  return {
    open,
    async close() {
      for (const each of opened) await each.close()
    },
  }
}
