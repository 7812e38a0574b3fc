import { tmpdir } from 'node:os'
import { RegistryError } from '../base/error.ts'
import { readEvent, tagsOf, type WorkflowEvent } from './event.ts'
import { type Inputs, readInputs, readTokens } from './inputs.ts'
import { outputsOf, outputsOfCollection, outputsWithout } from './outputs.ts'
import { Runner } from './runner-output.ts'

/** The entry of the action: inputs and event → publish → outputs, annotations, job summary, exit code. */

const environment = process.env
const runner = new Runner(environment, (text) => process.stdout.write(text))
// Before anything that could print one.
for (const token of readTokens(environment)) runner.maskToken(token)
const hide = (secret: string) => runner.maskToken(secret)

try {
  await act()
} catch (error) {
  process.exitCode = 1
  await fail(error)
}

async function act(): Promise<void> {
  const inputs = readInputs(environment)
  const event = readEvent(environment)
  if (inputs.collect) return collect(inputs, event)
  const choice = tagsOf(event, inputs)
  const temporary = environment['RUNNER_TEMP'] || tmpdir()
  if ('pullRequest' in choice) {
    const { actOnPull } = await import('./pull-request/check-pull-request.ts')
    const request = { inputs, event, pullRequest: choice.pullRequest }
    const runtime = { environment, log: runner, temporary, hide }
    if (!(await actOnPull(request, runtime, runner))) process.exitCode = 1
    return
  }
  if (choice.tags === undefined) {
    runner.notice(choice.notice)
    runner.setOutputs(outputsWithout('skipped'))
    return
  }
  // Loaded late: a run that has nothing to do, or is refused, ends before it.
  const { run } = await import('./run.ts')
  const { renderSummary } = await import('./summary.ts')
  const { formatPublishReport } = await import('../publish/publish-report.ts')
  const { formatInstallation } = await import('../doctor/wait.ts')
  const { report, packagePath, installation, missing } = await run(
    { inputs, event, tags: choice.tags },
    { environment, log: runner, temporary, hide },
  )
  runner.info(formatPublishReport(report))
  if (installation !== undefined) runner.info(formatInstallation(installation))
  runner.setOutputs(outputsOf(report, packagePath, installation))
  runner.summarize(renderSummary(report, { installation, missing }))
  const refused = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []))
  const refusals = missing === undefined ? refused : [...refused, missing]
  for (const refusal of refusals) runner.refuse(refusal)
  if (refusals.length > 0) process.exitCode = 1
}

async function collect(inputs: Inputs, event: WorkflowEvent): Promise<void> {
  const { collectSources } = await import('./collect/collect.ts')
  const { renderCollection } = await import('./collect/collection-summary.ts')
  const { formatCollectReport } = await import('../collect/collect-report.ts')
  const temporary = environment['RUNNER_TEMP'] || tmpdir()
  const report = await collectSources({ inputs, event }, { environment, log: runner, temporary })
  runner.info(formatCollectReport(report))
  runner.setOutputs(outputsOfCollection(report))
  runner.summarize(renderCollection(report))
  const refusals = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []))
  for (const refusal of refusals) runner.refuse(refusal)
  if (refusals.length > 0) process.exitCode = 1
}

/** Anything that is no RegistryError is a fault of this tool. */
async function fail(error: unknown): Promise<void> {
  if (!(error instanceof RegistryError)) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const hint = 'this is a bug of the action: please report it with the log of this step'
    runner.refuse({ code: 'INTERNAL', message, hint })
    return
  }
  runner.refuse(error)
  runner.setOutputs(outputsWithout('refused'))
  const { renderRefusal } = await import('./summary.ts')
  runner.summarize(renderRefusal(error))
}
