import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import { Git, requireGit } from '../adapters/git/git.ts'
import { GitIndex } from '../adapters/git/index-store.ts'
import { pollBackoff, secondsSince } from '../adapters/http/backoff.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { quote, RegistryError } from '../base/error.ts'
import { messageOfRun } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type Installability, makeInstallable } from '../doctor/wait.ts'
import type { Package } from '../package/package.ts'
import type { Packer, PullRequestBranch } from '../publish/ports.ts'
import { type PublishContext, type PublishRequest, publish } from '../publish/publish.ts'
import { publishByPullRequest } from '../publish/publish-by-pull-request.ts'
import type { PublishReport } from '../publish/publish-report.ts'
import { deployIndex, indexRepositoryOf, type WorkflowRun } from './index-repository.ts'
import { pullRequestText } from './pull-request-text.ts'
import { type Publishing, type ReleaseOutcome, type ReleaseRun, releaseModules } from './release.ts'
import { type ActionRuntime, type RunResources, withRunResources } from './run-resources.ts'

/** Attempts to make tags that other runs make at the same time. Then the run fails. */
const MAX_RELEASE_ATTEMPTS = 5

export interface ActionRun extends WorkflowRun {
  readonly tags: readonly string[] | 'all'
}

interface ActionOutcome extends ReleaseOutcome, Installability {
  /** Path of the zip if the run made exactly one package, else `''`. */
  readonly packagePath: string
}

/** Publishes tags, or releases a commit, as the inputs say. The zip is kept in the directory `runtime.temporary`, which outlives the run. */
export async function run(action: ActionRun | ReleaseRun, runtime: ActionRuntime): Promise<ActionOutcome> {
  let before: string | undefined
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptRun(action, runtime)
    if (!('raced' in outcome)) return outcome
    const { raced } = outcome
    // A race is lost at another tag each time; what is in the way of the same one stays there.
    if (attempt === MAX_RELEASE_ATTEMPTS || raced.message === before) throw raced
    before = raced.message
    runtime.log.info('release   another run was faster: planned anew')
  }
}

function attemptRun(action: ActionRun | ReleaseRun, runtime: ActionRuntime) {
  const kept = runtime.temporary
  return withTemporaryDirectory(async (temporary) => {
    const packages: Package[] = []
    const inside = { ...runtime, temporary }
    const outcome = await withRunResources(action, inside, async (resources) => {
      const publishThese = (request: Publishing) =>
        publishTags(request, { action, resources, packages }, inside)
      const released =
        'release' in action
          ? await releaseModules(action, resources, inside, publishThese)
          : { modules: [], report: await publishThese({ tags: action.tags, repository: resources.modules }) }
      if ('raced' in released) return released
      return { ...released, ...(await waitForClients(released.report, action, resources)) }
    })
    if ('raced' in outcome) return outcome
    return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) }
  }, kept)
}

function publishTags(
  { tags, repository, log, ...options }: Publishing,
  {
    action,
    resources,
    packages,
  }: {
    readonly action: WorkflowRun
    readonly resources: RunResources
    readonly packages: Package[]
  },
  runtime: Runtime,
): Promise<PublishReport> {
  const { inputs } = action
  const request = {
    tags,
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: inputs['keep-going'],
    strict: inputs.strict,
    dryRun: inputs['dry-run'],
    repair: inputs.repair,
    ...options,
  }
  const packer: Packer = {
    async pack(request) {
      const pkg = await repository.packer.pack(request)
      packages.push(pkg)
      return pkg
    },
    discard: repository.packer.discard,
  }
  const context = { ...resources, repository: { ...repository, packer }, log: log ?? resources.log }
  return inputs['index-commit-by'] === 'pull-request'
    ? publishToPullRequests(request, context, action, runtime)
    : publish(request, context)
}

async function waitForClients(
  report: PublishReport,
  { inputs, event }: WorkflowRun,
  { indexHome, log }: RunResources,
): Promise<Installability> {
  const { deploy, wait, 'dry-run': isDry } = inputs
  if (isDry) return {}
  return makeInstallable(report, {
    web: networkWeb(log),
    backoff: wait === undefined ? undefined : pollBackoff(wait),
    elapsed: secondsSince(event.taggedAt),
    deploy: deploy && (() => deployIndex(inputs, indexHome)),
    isAgain: event.isAgain,
    log,
  })
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

/** Publishes to pull requests of the index. Throws INVALID_INPUT where that is not on GitHub, MISSING_PROGRAM. */
async function publishToPullRequests(
  request: PublishRequest,
  context: PublishContext & Pick<RunResources, 'indexHome'>,
  { inputs, event }: WorkflowRun,
  runtime: Runtime,
): Promise<PublishReport> {
  const { target, token, repository } = indexRepositoryOf(inputs, event)
  if (repository === undefined || target.kind === 'directory') {
    throw new RegistryError(
      'INVALID_INPUT',
      `input "index-commit-by" is "pull-request", but the index ${quote(inputs['index-repository'] ?? '')} is not on ${event.serverUrl}`,
      'name an index repository on the server of the workflow, or set index-commit-by: push',
    )
  }
  const { remote, branch: base } = target
  const home = await context.indexHome()
  const git = await requireGit(new Git(runtime.environment, runtime.log))
  const { BranchPullRequests } = await import('../adapters/github/pull-requests.ts')
  const openBranch = (branch: string) =>
    new GitIndex(git, { remote, branch, token, reading: 'paths', temporary: runtime.temporary })
  const index = openBranch(base)
  const opened = [index]
  const storageOf = (head: string) => {
    const own = openBranch(head)
    opened.push(own)
    const branch: PullRequestBranch = {
      open: () => own.open(),
      parentOf: (tip) => own.parentOf(tip),
      replace: (change, { on, tip }) =>
        index.commitTo(own, messageOfRun(change, runtime), { on, tip: tip.commit }),
    }
    const pullRequests = new BranchPullRequests(home, { head, base })
    return { index, branch, pullRequests, textOf: pullRequestText }
  }
  try {
    return await publishByPullRequest(request, context, storageOf)
  } finally {
    for (const each of opened) await each.close()
  }
}
