import { join } from 'node:path/posix'
import { mergedPullRequests } from '../adapters/github/pull-requests.ts'
import { counted } from '../base/count.ts'
import { type Refusal, RegistryError } from '../base/error.ts'
import { firstLines } from '../base/first-lines.ts'
import { groupBy } from '../base/group.ts'
import { type CheckOutcome, check, formatCheck } from '../check/check.ts'
import { gitHubHome } from '../composition/forge.ts'
import type { OpenModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { moduleIn, registryIn } from '../index/format/index-files.ts'
import { modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { textBesideSubject } from '../interface/diff/change.ts'
import { bumpVersion } from '../interface/diff/required-bump.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'
import type { SelectionOptions } from '../publish/config.ts'
import type { TaggedCommit, Tags } from '../publish/ports.ts'
import { publish } from '../publish/publish.ts'
import { groupedRefusals, type PublishReport, reworded } from '../publish/publish-report.ts'
import { modulesOf } from '../publish/selection.ts'
import { type ReleaseLabel, readLabels } from '../release/commits.ts'
import { INITIAL_VERSION, releaseLineOf } from '../release/next-version.ts'
import { tagOf } from '../release/plan.ts'
import type { CommitHistory, MergedPullRequests } from '../release/ports.ts'
import { planReleases } from '../release/release.ts'
import { formatReleases } from '../release/release-report.ts'
import type { WorkflowEvent } from './event.ts'
import { serverOfRun, type WorkflowRun } from './index-repository.ts'
import { type Inputs, inputHint } from './inputs.ts'
import { type MergePlan, outputsOfPull, outputsWithout, type Plan } from './outputs.ts'
import { type ActionRuntime, openModules, type RunResources, withRunResources } from './run-resources.ts'
import type { RunnerOutput } from './runner-output.ts'
import { renderPull } from './summary.ts'

/** Characters of a comment on a pull request: GitHub takes 65,536. The first lines of a longer one are written, with a link to the run. */
const MAX_COMMENT_LENGTH = 65_000

/** Breaking changes that are annotated. The rest is counted in one more: GitHub shows ten warnings of a step. */
const MAX_ANNOTATED = 9

/** Checks a pull request and writes outputs, annotations, job summary and comment. False if the pull request should not be merged as it is. */
export async function checkPullRequest(
  run: PullRequestRun,
  runtime: ActionRuntime,
  output: RunnerOutput,
): Promise<boolean> {
  const found = await planWithRights(run, runtime, output)
  if (found === undefined) {
    output.setOutputs(outputsWithout('skipped'))
    return true
  }
  const planned = { ...found, report: found.report && reworded(found.report, inputHint) }
  if (found.releases !== undefined) output.info(formatReleases(found.releases.modules))
  const refusals = refusalsOf(planned).map(inputHint)
  const text = renderPull(planned, refusals)
  output.setOutputs(outputsOfPull(planned, refusals.length > 0))
  await output.summarize(text)
  showCheck(planned.checked, output)
  for (const refusal of refusals) output.refuse(refusal)
  if (run.inputs.comment) await comment(run, runtime, text)
  return refusals.length === 0
}

/** The check in the log, and an annotation at the line of each change that breaks callers. */
function showCheck(checked: CheckOutcome, output: RunnerOutput): void {
  output.info(formatCheck(checked))
  const breaking = checked.report.modules.flatMap(({ path, changes }) =>
    changes.filter(({ severity }) => severity === 'major').map((change) => ({ ...change, path })),
  )
  for (const change of breaking.slice(0, MAX_ANNOTATED)) {
    const { path, subject, file, line } = change
    const at = file === undefined ? undefined : { file: join(path, file), line: line ?? 1 }
    output.annotateBreaking(`${subject}: ${textBesideSubject(change)}`, at)
  }
  const more = breaking.length - MAX_ANNOTATED
  if (more > 0) output.warn(`and ${counted(more, 'breaking change')} more: see the summary of this job`)
}

/** A pull request from a fork gets no secrets. It is checked without a plan if it may read the modules; undefined if it may not. */
async function planWithRights(
  run: PullRequestRun,
  runtime: ActionRuntime,
  output: RunnerOutput,
): Promise<Plan | undefined> {
  try {
    return await plan(run, runtime)
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'PERMISSION' || !run.event.isFromFork) throw error
    const notice = (what: string) =>
      output.notice(`nothing is ${what}: a pull request from a fork has no secrets (${error.message})`)
    if (run.inputs.check) {
      notice('checked')
      return undefined
    }
    const inputs = { ...run.inputs, check: true }
    const checked = await planWithRights({ ...run, inputs }, runtime, output)
    if (checked !== undefined) notice('planned')
    return checked
  }
}

/** The refusals of the check, then those of the plans whose code the check has not reported. */
function refusalsOf({ checked, releases, report }: Plan): Refusal[] {
  const known = [...checked.refusals, ...(releases?.refusals ?? [])].map((refusal) => refusal.toRefusal())
  const codes = new Set(known.map(({ code }) => code))
  const planned = (report?.results ?? [])
    .filter((result) => result.status === 'refused')
    .filter(({ error }) => !codes.has(error.code))
  return [...known, ...groupedRefusals(planned)]
}

/** Writes the one comment on the pull request; a pull request from a fork may have no right to. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function comment(run: PullRequestRun, runtime: ActionRuntime, text: string): Promise<void> {
  const { event, pullRequest } = run
  try {
    const server = serverOfRun(run, runtime, 'github-token')
    const repository = await gitHubHome(server, event.identity, runtime)()
    const { putComment } = await import('../adapters/github/pull-requests.ts')
    const id = runtime.environment['GITHUB_RUN_ID'] ?? ''
    const page = `${event.serverUrl}/${event.repository}/actions${id === '' ? '' : `/runs/${id}`}`
    await putComment(repository, pullRequest, firstLines(text, MAX_COMMENT_LENGTH, page))
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'PERMISSION' || !event.isFromFork) throw error
    runtime.log.info(`no comment: a pull request from a fork may write none (${error.message})`)
  }
}

interface PullRequestRun extends WorkflowRun {
  readonly pullRequest: number
  readonly base: string
}

/** The interface changes of a pull request, and what it would publish if it were merged and tagged. Writes nothing. */
async function plan(run: PullRequestRun, runtime: ActionRuntime): Promise<Plan> {
  if (!run.inputs.check)
    return withRunResources(run, runtime, async (resources) => {
      const found = await checkPull(run, resources.modules, runtime)
      return { ...found, report: await planNext(run.inputs, resources, found) }
    })
  const modules = await openModules(run, runtime)
  try {
    return { ...(await checkPull(run, modules, runtime)), report: undefined }
  } finally {
    await modules.close()
  }
}

async function checkPull(
  run: PullRequestRun,
  modules: OpenModuleRepository,
  runtime: Runtime,
): Promise<Omit<Plan, 'report'>> {
  const { inputs, event } = run
  const { commit } = await headOf(modules)
  const { labels, refusals } = labelsOf(event)
  const [asked] = labels
  const { compatibility } = { ...(await modules.config.at(commit)), ...inputs.selection }
  const isHeld = asked !== undefined && asked.bump !== 'none' && compatibility !== 'off'
  const declared = isHeld ? { text: asked.bump, called: 'the label release:' } : undefined
  const dependencies = { ...modules, head: commit, log: runtime.log }
  const outcome = await check({ declared, flags: inputs.selection }, dependencies)
  const checked = { ...outcome, refusals: [...refusals, ...outcome.refusals] }
  return { checked, labels, releases: await planMerge(run, modules, { checked, labels }, runtime) }
}

/** A label that is refused asks for nothing. */
function labelsOf({ payload }: Pick<WorkflowEvent, 'payload'>): {
  readonly labels: readonly ReleaseLabel[]
  readonly refusals: readonly RegistryError[]
} {
  try {
    return { labels: readLabels((payload.pull_request?.labels ?? []).map(({ name }) => name)), refusals: [] }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { labels: [], refusals: [error] }
  }
}

/** What merging would release, where the repository releases by merges. */
async function planMerge(
  { inputs, event, pullRequest }: PullRequestRun,
  modules: OpenModuleRepository,
  { checked, labels }: Pick<Plan, 'checked' | 'labels'>,
  { log }: Runtime,
): Promise<MergePlan | undefined> {
  const { pull_request: pull, repository } = event.payload
  const branch = pull?.base?.ref
  const isReleased = branch === repository?.default_branch || releaseLineOf(branch) !== undefined
  if (!inputs.release || branch === undefined || !isReleased) return undefined
  const { commit: head } = await headOf(modules)
  // A squash makes it the subject of the commit.
  const subject = pull?.title ?? ''
  const history: CommitHistory = {
    ...modules.history,
    between: async (range, directories) =>
      (await modules.history.between(range, directories)).map((commit) =>
        commit.id === head ? { ...commit, subject } : commit,
      ),
  }
  const own = { number: pullRequest, labels: labels.map(({ name }) => name) }
  const pullRequests: MergedPullRequests = {
    of: async (commits) => {
      const merged = commits.filter((commit) => commit !== head)
      return new Map([...(await mergedBefore(merged, { event, modules, log })), [head, own]])
    },
  }
  const request = {
    flags: inputs.selection,
    initialVersion: inputs['initial-version'],
    preRelease: inputs['pre-release'],
    onlyAnnounced: inputs.release === 'pull-request',
  }
  const dependencies = { ...modules, history, pullRequests, head, branch, remote: undefined, log }
  try {
    const planned = await planReleases(request, dependencies)
    const known = new Set(checked.refusals.map(({ message }) => message))
    const refusals = planned.flatMap(({ error }) =>
      error === undefined || known.has(error.message) ? [] : [error],
    )
    return { modules: planned, refusals }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { modules: [], refusals: [error] }
  }
}

/** The pull requests that were merged before, and are not released; none where the server does not say so. */
async function mergedBefore(
  commits: readonly string[],
  {
    event,
    modules,
    log,
  }: Pick<PullRequestRun, 'event'> & Pick<Runtime, 'log'> & { readonly modules: OpenModuleRepository },
): ReturnType<MergedPullRequests['of']> {
  if (!event.forge.hasGraphql || commits.length === 0) return new Map()
  try {
    return await mergedPullRequests(modules.home).of(commits)
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'PERMISSION') throw error
    log.info(`labels    of the pull requests before do not count here: ${error.message}`)
    return new Map()
  }
}

async function planNext(
  inputs: Inputs,
  resources: RunResources,
  { checked, releases }: Pick<Plan, 'checked' | 'releases'>,
): Promise<PublishReport> {
  const { modules } = resources
  const head = await headOf(modules)
  const tags =
    releases === undefined
      ? await nextTags(head, inputs.selection, checked, resources)
      : releases.modules.flatMap(({ tag }) => (tag === undefined ? [] : [{ ...head, tag }]))
  const request = {
    tags: tags.map(({ tag }) => tag),
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: true,
    dryRun: true,
  }
  const planned: Tags = {
    find: async (name) => tags.find(({ tag }) => tag === name),
    all: async () => tags,
  }
  return publish(request, { ...resources, repository: { ...modules, tags: planned }, attestor: undefined })
}

async function headOf(modules: OpenModuleRepository): Promise<TaggedCommit> {
  const head = await modules.taggedHead()
  if (head !== undefined) return head
  throw new RegistryError('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first')
}

/**
 * Plans the tags that an untagged commit gets if its modules are released next: those that changed, or all where none did. Throws INVALID_CONFIG, INVALID_INPUT,
 * INVALID_ADDRESS and INDEX_INVALID.
 */
async function nextTags(
  head: TaggedCommit,
  flags: SelectionOptions,
  { report, unchanged }: CheckOutcome,
  { modules: { config, defaultAddress }, index }: RunResources,
): Promise<TaggedCommit[]> {
  const snapshot = await index.open()
  const specs = modulesOf(await config.at(head.commit), flags, defaultAddress)
  const groups = [...groupBy(specs, ({ tagPrefixes: [prefix = ''] }) => prefix).values()].map((specs) => ({
    specs,
    modules: report.modules.filter(({ path }) => specs.some((spec) => spec.path === path)),
  }))
  const changed = groups.filter(
    ({ specs, modules }) => modules.length < specs.length || modules.some((module) => !unchanged.has(module)),
  )
  const tags: TaggedCommit[] = []
  for (const { specs, modules } of changed.length > 0 ? changed : groups) {
    const addresses = specs.map(({ address }) => address ?? defaultAddress())
    const wanted = modules.flatMap(({ next }) => next ?? [])
    const [version = INITIAL_VERSION] = sortVersions([...wanted, ...(await nextVersion(addresses, snapshot))])
    const last = modules.find(({ base }) => base !== null)?.base ?? undefined
    tags.push({ ...head, tag: tagOf(specs[0], version, last) })
  }
  return tags
}

/** The next version of modules that share their tags; none where nothing is published. */
async function nextVersion(addresses: readonly ModuleAddress[], snapshot: IndexSnapshot): Promise<Version[]> {
  const paths = addresses.map((address) => modulePath(address, 'module.json'))
  const files = await snapshot.read([REGISTRY_PATH, ...paths])
  if (snapshot.exists) registryIn(files)
  const versions = addresses.flatMap((address) => moduleIn(files, address)?.versions ?? [])
  const [highest] = sortVersions(versions.map(({ version }) => version))
  return highest === undefined ? [] : [bumpVersion(highest, 'patch')]
}
