import { join } from 'node:path/posix'
import { quote, type Refusal, RegistryError } from '../base/error.ts'
import { firstLines } from '../base/first-lines.ts'
import { groupBy } from '../base/group.ts'
import {
  type CheckOutcome,
  type CheckReport,
  check,
  type Declaration,
  formatCheckedModule,
} from '../check/check.ts'
import { gitHubHome } from '../composition/forge.ts'
import type { OpenModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { moduleIn, registryIn } from '../index/format/index-files.ts'
import { modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { bumpVersion } from '../interface/diff/required-bump.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { parseVersion, sortVersions, type Version } from '../module/version.ts'
import type { SelectionOptions } from '../publish/config.ts'
import type { ConfigSource, TaggedCommit, Tags } from '../publish/ports.ts'
import { publish } from '../publish/publish.ts'
import { groupedRefusals, type PublishReport, reworded } from '../publish/publish-report.ts'
import { type ModuleSpec, modulesOf } from '../publish/selection.ts'
import type { WorkflowEvent } from './event.ts'
import { serverOfRun } from './index-repository.ts'
import type { Inputs } from './inputs.ts'
import { outputsOfPull, outputsWithout, type Plan } from './outputs.ts'
import { type ActionRuntime, openModules, type RunResources, withRunResources } from './run-resources.ts'
import { inputHint, type RunnerOutput } from './runner-output.ts'
import { renderPull } from './summary.ts'

/** Characters of a comment on a pull request: GitHub takes 65,536. The first lines of a longer one are written, with a link to the run. */
const MAX_COMMENT_LENGTH = 65_000

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
  const refusals = refusalsOf(planned).map(inputHint)
  const text = renderPull(planned, refusals)
  output.setOutputs(outputsOfPull(planned, refusals.length > 0))
  await output.summarize(text)
  showCheck(planned.checked.report, output)
  for (const refusal of refusals) output.refuse(refusal)
  if (run.inputs.comment) await comment(run, runtime, text)
  return refusals.length === 0
}

/** The check in the log, and an annotation at the line of each change that breaks callers. */
function showCheck({ modules }: CheckReport, output: RunnerOutput): void {
  for (const module of modules) {
    output.info(formatCheckedModule(module))
    for (const { severity, subject, message, file, line } of module.changes) {
      if (severity !== 'major') continue
      const at = file === undefined ? {} : { file: join(module.path, file), line: line ?? 1 }
      output.annotate({ title: 'Breaking change', message: `${subject}: ${message}`, ...at })
    }
  }
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

/** The refusals of the check, then those of the plan whose code the check has not reported. */
function refusalsOf({ checked, report }: Plan): Refusal[] {
  const known = checked.refusals.map((refusal) => refusal.toRefusal())
  const codes = new Set(known.map(({ code }) => code))
  const planned = (report?.results ?? [])
    .filter((result) => result.status === 'refused')
    .filter(({ error }) => !codes.has(error.code))
  return [...known, ...groupedRefusals(planned)]
}

/** Writes the one comment on the pull request; a pull request from a fork may have no right to. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function comment(run: PullRequestRun, runtime: ActionRuntime, text: string): Promise<void> {
  const { inputs, event, pullRequest } = run
  try {
    const server = serverOfRun(event, runtime, { token: inputs['github-token'], input: 'github-token' })
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

interface PullRequestRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly pullRequest: number
  /** The branch that it is to be merged into. */
  readonly base: string
}

/** The interface changes of a pull request, and what it would publish if it were merged and tagged. Writes nothing. */
function plan(run: PullRequestRun, runtime: ActionRuntime): Promise<Plan> {
  return run.inputs.check ? checkAlone(run, runtime) : checkAndPlan(run, runtime)
}

async function checkAlone(run: PullRequestRun, runtime: ActionRuntime): Promise<Plan> {
  const modules = await openModules(run, runtime)
  try {
    return { checked: await checkPull(run, modules, runtime), report: undefined }
  } finally {
    await modules.close()
  }
}

function checkAndPlan(run: PullRequestRun, runtime: ActionRuntime): Promise<Plan> {
  return withRunResources(run, runtime, async (resources) => {
    const checked = await checkPull(run, resources.modules, runtime)
    return { checked, report: await planNext(run.inputs, resources, checked) }
  })
}

async function checkPull(
  { inputs, event }: PullRequestRun,
  modules: OpenModuleRepository,
  { log }: Runtime,
): Promise<CheckOutcome> {
  const { commit } = await headOf(modules)
  const declared = declaredVersion(inputs, event)
  const outcome = await check({ declared, flags: inputs.selection }, { ...modules, head: commit, log })
  if (declared !== undefined || inputs['check-label'] === 'optional') return outcome
  return { ...outcome, refusals: [...outcome.refusals, missingDeclaration(outcome.report)] }
}

async function planNext(
  inputs: Inputs,
  resources: RunResources,
  checked: CheckOutcome,
): Promise<PublishReport> {
  const { modules, index } = resources
  const snapshot = await index.open()
  const minimum = new Map(
    checked.report.modules.flatMap(({ path, next }) => (next === null ? [] : [[path, next] as const])),
  )
  const tags = await nextTags(await headOf(modules), inputs.selection, {
    ...modules,
    snapshot,
    least: minimum,
  })
  const request = {
    tags: tags.names,
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: true,
    dryRun: true,
  }
  return publish(request, { ...resources, repository: { ...modules, tags }, attestor: undefined })
}

async function headOf(modules: OpenModuleRepository): Promise<TaggedCommit> {
  const head = await modules.taggedHead()
  if (head !== undefined) return head
  throw new RegistryError('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first')
}

const LABEL = /^next-version:\s*(\S+)$/i

/** The refusal of a pull request that has to declare its next version and does not. */
function missingDeclaration({ bump }: Pick<CheckReport, 'bump'>): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    'the pull request does not declare its next version, and input "check-label" is "required"',
    `add the label "next-version: ${bump}" to the pull request, or set the input next-version`,
  )
}

/** The next version that the input or a label of the pull request declares. Throws INVALID_INPUT for two labels. */
function declaredVersion(
  inputs: Pick<Inputs, 'next-version'>,
  { payload }: Pick<WorkflowEvent, 'payload'>,
): Declaration | undefined {
  const input = inputs['next-version']
  if (input !== undefined) return { text: input, called: 'input "next-version"' }
  const declared = (payload.pull_request?.labels ?? []).flatMap(({ name }) => LABEL.exec(name)?.[1] ?? [])
  const [label, ...others] = new Set(declared)
  if (others.length > 0) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the pull request has ${others.length + 1} labels for its next version: ${declared.map(quote).join(', ')}`,
      'remove all but one of them',
    )
  }
  return label === undefined ? undefined : { text: label, called: 'label next-version:' }
}

const FIRST = parseVersion('0.1.0')

interface NextDependencies {
  /** The minimum version of a module, by its directory. */
  readonly least: ReadonlyMap<string, Version>
  readonly config: ConfigSource
  readonly defaultAddress: () => ModuleAddress
  readonly snapshot: IndexSnapshot
}

/**
 * Plans the tags that an untagged commit gets if all its modules are released next. Throws INVALID_CONFIG, INVALID_INPUT,
 * INVALID_ADDRESS and INDEX_INVALID.
 */
async function nextTags(
  head: TaggedCommit,
  flags: SelectionOptions,
  { config, defaultAddress, snapshot, least }: NextDependencies,
): Promise<Tags & { readonly names: readonly string[] }> {
  const specs = modulesOf(await config.at(head.commit), flags, defaultAddress)
  const groups = groupBy(specs, ({ tagPrefixes: [prefix = ''] }) => prefix)
  const tags: TaggedCommit[] = []
  for (const [prefix, specs] of groups) {
    const addresses = specs.map(({ address }: ModuleSpec) => address ?? defaultAddress())
    const wanted = specs.flatMap(({ path }) => least.get(path) ?? [])
    const [version = FIRST] = sortVersions([...wanted, ...(await nextVersion(addresses, snapshot))])
    tags.push({ ...head, tag: `${prefix}v${version}` })
  }
  return {
    names: tags.map(({ tag }) => tag),
    find: async (name) => tags.find(({ tag }) => tag === name),
    all: async () => tags,
  }
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
