import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { getIDToken, getInput } from '@actions/core'
import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import { type Refusal, RegistryError } from '../base/error.ts'
import { systemRefusal } from '../base/system-error.ts'
import { isGiteaRunner } from '../composition/forge.ts'
import { groupedRefusals, type PublishReport, reworded } from '../publish/publish-report.ts'
import { readEvent, tagsOf, type WorkflowEvent } from './event.ts'
import type { WorkflowRun } from './index-repository.ts'
import { type Inputs, inputHint, readInputs, readTokens, refuseLacking, unreadInputs } from './inputs.ts'
import { outputsOf, outputsOfCollection, outputsOfMarks, outputsWithout } from './outputs.ts'
import type { ActionRun } from './publish-tags.ts'
import type { ReleaseRun } from './release.ts'
import type { ActionRuntime } from './run-resources.ts'
import { RunnerOutput, TokenMask } from './runner-output.ts'

/** The entry of the action: inputs and event → publish → outputs, annotations, job summary, exit code. */

// As in the command line: a run over many tags makes much that is soon let go.
setFlagsFromString('--heap-growing-percent=30')

const environment = process.env
const mask = new TokenMask()
// Before anything that could print one.
for (const token of readTokens(getInput, environment)) mask.add(token)
const output = new RunnerOutput(mask, isGiteaRunner(environment))
const temporary = environment['RUNNER_TEMP'] || tmpdir()
const runtime = { environment, log: output, secrets: mask, temporary, idToken: identityService() }

try {
  await act()
} catch (error) {
  process.exitCode = 1
  await fail(error)
}

async function act(): Promise<void> {
  const inputs = readInputs(getInput)
  for (const line of unreadInputs(inputs)) output.info(line)
  output.checkOutputs()
  const event = await readEvent(environment, inputs.forge)
  refuseLacking(inputs, event.forge)
  if (inputs.site !== undefined && !inputs['dry-run']) {
    // Refuses, before anything else is written, a directory that cannot become the site.
    const { SiteDirectory } = await import('../adapters/filesystem/site-directory.ts')
    SiteDirectory.open(inWorkspace(inputs.site)).prepare()
  }
  if (inputs.marks || inputs.collect) {
    await (inputs.marks ? mark : collect)(inputs, event)
    return makeSite(inputs, event)
  }
  const choice = tagsOf(event, inputs)
  if ('pullRequest' in choice) {
    const { checkPullRequest } = await import('./pull-request.ts')
    const request = { inputs, event, ...choice }
    const isGood = await withTemporary((inside) => checkPullRequest(request, inside, output))
    if (!isGood) process.exitCode = 1
  } else if ('notice' in choice) {
    if (inputs.site === undefined) output.notice(choice.notice)
    output.setOutputs(outputsWithout('skipped'))
    await makeSite(inputs, event)
  } else {
    await publish({ inputs, event, ...choice })
    await makeSite(inputs, event)
  }
}

async function publish(request: ActionRun | ReleaseRun): Promise<void> {
  // Loaded late: a run that has nothing to do, or is refused, ends before it.
  const { run } = await import('./publish-tags.ts')
  const { renderSummary } = await import('./summary.ts')
  const { formatPublishReport } = await import('../publish/report-text.ts')
  const { formatInstallation } = await import('../doctor/wait.ts')
  const { formatReleases } = await import('../release/release-report.ts')
  const published = await run(request, runtime)
  const report = reworded(published.report, inputHint)
  const { modules, packagePath, installation } = published
  const missing = published.missing && inputHint(published.missing)
  if (modules.length > 0) output.info(formatReleases(modules))
  output.info(formatPublishReport(report))
  if (installation !== undefined) output.info(formatInstallation(installation))
  const unreleased = modules.flatMap(({ error }) => (error === undefined ? [] : inputHint(error.toRefusal())))
  output.setOutputs(outputsOf(report, packagePath, published))
  await output.summarize(renderSummary(report, { ...published, missing }))
  refuse([...unreleased, ...groupedRefusals(report.failures), ...(missing ? [missing] : [])])
}

async function collect(inputs: Inputs, event: WorkflowEvent): Promise<void> {
  const { collectSources } = await import('./collect.ts')
  const { renderCollection } = await import('./summary.ts')
  const { formatCollectReport } = await import('../collect/collect.ts')
  const collected = await withTemporary((inside) => collectSources({ inputs, event }, inside))
  const report = reworded(collected, inputHint)
  output.info(formatCollectReport(report))
  output.setOutputs(outputsOfCollection(report))
  await output.summarize(renderCollection(report))
  refuse(groupedRefusals(report.failures))
  await deploy({ inputs, event }, report)
}

async function mark(inputs: Inputs, event: WorkflowEvent): Promise<void> {
  const { applyMarks } = await import('./marks.ts')
  const { renderMarksSummary } = await import('./summary.ts')
  const { formatFileMarks } = await import('../lifecycle/render-marks.ts')
  const report = await withTemporary((inside) => applyMarks({ inputs, event }, inside))
  for (const line of formatFileMarks(report.marks ?? [], report.status === 'planned')) output.info(line)
  output.setOutputs(outputsOfMarks(report))
  await output.summarize(renderMarksSummary(report))
  refuse(report.refused.map(({ error }) => inputHint(error)))
  await deploy({ inputs, event }, report)
}

/** Starts the deployment of what this run has committed, or one that is run again: it may have failed to do so. */
async function deploy(run: WorkflowRun, { index }: Pick<PublishReport, 'index'>): Promise<void> {
  const { inputs, event } = run
  if (inputs['dry-run'] || event.name === 'pull_request') return
  if (index.changed.length === 0 && !event.isAgain) return
  const { deployIndex, indexOfRun } = await import('./index-repository.ts')
  await deployIndex(inputs, indexOfRun(run, runtime).home)
}

/** The website of the index as it is after the run, also where a tag was refused. */
async function makeSite(inputs: Inputs, event: WorkflowEvent): Promise<void> {
  const { site } = inputs
  if (site === undefined || inputs['dry-run']) return
  const [{ writeSite }, { formatSiteReport }, { indexRepositoryOf }] = await Promise.all([
    import('../composition/site.ts'),
    import('../site/site-state.ts'),
    import('./index-repository.ts'),
  ])
  const settings = {
    index: indexRepositoryOf(inputs, event),
    output: inWorkspace(site),
    pages: inputs['site-pages'],
    profile: inputs['site-profile'],
    hosting: undefined,
  }
  output.info(formatSiteReport(await withTemporary((inside) => writeSite(inside, settings)), site))
}

function inWorkspace(directory: string): string {
  return resolve(environment['GITHUB_WORKSPACE'] ?? '.', directory)
}

function withTemporary<T>(work: (inside: ActionRuntime) => Promise<T>): Promise<T> {
  return withTemporaryDirectory((directory) => work({ ...runtime, temporary: directory }), temporary)
}

/** Annotates every refusal; with one the run fails. */
function refuse(refusals: readonly Refusal[]): void {
  for (const refusal of refusals) output.refuse(refusal)
  if (refusals.length > 0) process.exitCode = 1
}

/** Gives tokens of the run's identity, masked; undefined in a job without `id-token: write`. */
function identityService(): ((audience: string) => Promise<string>) | undefined {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment
  if ((url ?? '') === '' || (token ?? '') === '') return undefined
  return async (audience) => {
    const idToken = await getIDToken(audience)
    mask.add(idToken)
    return idToken
  }
}

/** What neither this tool nor the operating system refuses is a fault of this tool. */
async function fail(error: unknown): Promise<void> {
  const refused = error instanceof RegistryError ? error : systemRefusal(error)
  if (refused === undefined) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const hint = 'this is a bug of the action: please report it with the log of this step'
    output.refuse({ code: 'INTERNAL', message, hint })
    return
  }
  const refusal = inputHint(refused)
  output.refuse(refusal)
  if (!output.hasOutputs) output.setOutputs(outputsWithout('refused'))
  const { renderRefusal } = await import('./summary.ts')
  await output.summarize(renderRefusal(refusal))
}
