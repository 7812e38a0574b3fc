import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTemporaryDirectory } from '../../adapters/filesystem/temporary.ts'
import type { DeploymentOption, GitHubRepository } from '../../adapters/github/repository.ts'
import { pollBackoff, secondsSince } from '../../adapters/http/backoff.ts'
import { networkWeb } from '../../adapters/http/web.ts'
import { quote, type Refusal, RegistryError } from '../../base/error.ts'
import { openPullRequests } from '../../composition/pull-requests.ts'
import type { Runtime } from '../../composition/runtime.ts'
import { type Installation, makeInstallable } from '../../doctor/wait.ts'
import type { Compatibility } from '../../interface/diff/required-bump.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import type { Package } from '../../package/package.ts'
import type { Packer, PullRequestText } from '../../publish/ports.ts'
import { publish } from '../../publish/publish.ts'
import {
  type OpenPullRequestIndex,
  type PendingVersion,
  publishByPullRequest,
} from '../../publish/publish-by-pull-request.ts'
import { comparisonOf, type PublishReport } from '../../publish/publish-report.ts'
import type { WorkflowEvent } from '../event.ts'
import { indexRepositoryOf } from '../index-repository.ts'
import type { Inputs } from '../inputs.ts'
import { MAX_PULL_REQUEST_LENGTH, MAX_ROWS, MAX_TITLE_LENGTH, MAX_TITLE_VERSIONS } from '../limits.ts'
import { code, table } from '../markdown.ts'
import { renderComparisons } from '../pull-request/interface-summary.ts'
import { type ActionRuntime, type RunResources, withRunResources } from './run-resources.ts'

export interface ActionRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly tags: readonly string[] | 'all'
}

export interface ActionOutcome extends Installability {
  readonly report: PublishReport
  /** Path of the zip if the run made exactly one package, else `''`. */
  readonly packagePath: string
}

/** Whether clients can install the published versions. */
export interface Installability {
  /** Absent if the run did not wait. */
  readonly installation?: Installation | undefined
  /** Why clients cannot install versions that are published. */
  readonly missing?: Refusal | undefined
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

/** Deploys and waits as the inputs say. The versions stay published if that fails, so a failure is reported beside the results. */
async function waitForClients(
  report: PublishReport,
  { inputs, event }: ActionRun,
  { indexHome, log }: RunResources,
): Promise<Installability> {
  const { deploy, wait } = inputs
  if (inputs['dry-run'] || report.error !== undefined) return {}
  try {
    const installation = await makeInstallable(report, {
      web: networkWeb(log),
      backoff: wait === undefined ? undefined : pollBackoff(wait),
      elapsed: secondsSince(event.taggedAt),
      deploy: deploy && (async () => startDeployment(await indexHome(), deploy)),
      log,
    })
    return { installation }
  } catch (error) {
    if (error instanceof RegistryError) return { missing: error }
    throw error
  }
}

async function startDeployment(home: GitHubRepository, deploy: DeploymentOption): Promise<void> {
  const { requestDeployment } = await import('../../adapters/github/repository.ts')
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

/** The title and the body of the pull request that publishes versions of a module, the highest first. Nothing in it is markup of theirs. */
export function pullRequestText(
  address: ModuleAddress,
  versions: readonly PendingVersion[],
): PullRequestText {
  const name = formatModuleAddress(address)
  if (versions.length === 0) return { title: `Repair ${name}`, body: `${INTRODUCTION}\n` }
  const compared = versions.flatMap(({ release: { version }, ...each }) => {
    const { compatibility } = comparisonOf(each)
    return compatibility === undefined ? [] : [{ address: name, version, ...compatibility }]
  })
  const parts = [
    `Versions of ${code(name)} that are published when this is merged: ${versions.length}\n`,
    versionTable(name, versions),
    renderComparisons(compared).join('\n'),
  ]
  const bodies = parts.map((_, without) =>
    [...parts.slice(0, parts.length - without), INTRODUCTION].join('\n'),
  )
  return {
    title: cut(`Publish ${name} ${named(versions)}`),
    body: bodies.find((body) => body.length <= MAX_PULL_REQUEST_LENGTH) ?? INTRODUCTION,
  }
}

/** GitHub shows each line of a body as a line. */
const INTRODUCTION = [
  'Every publish of the module replaces the branch of this pull request: do not commit to it.',
  'The packages are stored already; while this is open, and after it was closed, no client is told of them.\n',
].join(' ')

function cut(title: string): string {
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1)}…`
}

function named(versions: readonly PendingVersion[]): string {
  const names = versions.slice(0, MAX_TITLE_VERSIONS).map(({ release: { version } }) => version)
  const more = versions.length - names.length
  return `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`
}

function versionTable(name: string, versions: readonly PendingVersion[]): string {
  const rows = versions.slice(0, MAX_ROWS).map(({ release, compatibility }) => ({
    Address: code(name),
    Version: code(release.version),
    Tag: code(release.tag),
    Commit: code(release.commit),
    Digest: code(release.package.digest),
    Repository: code(release.repository.url),
    Interface: compatibility === undefined ? '' : verdictOf(compatibility),
  }))
  const more = versions.length - rows.length
  return `${table(rows)}${more === 0 ? '' : `\nand ${more} more\n`}`
}

function verdictOf({ base, required, changes }: Compatibility): string {
  return `${changes.length === 0 ? 'no' : required} changes since ${code(base)}`
}
