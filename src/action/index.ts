import { tmpdir } from 'node:os'
import { RegistryError } from '../core/error.ts'
import { readEvent, tagsOf, type WorkflowEvent } from './event.ts'
import { type Inputs, readInputs, readTokens } from './inputs.ts'
import { outputsOf, outputsWithout } from './outputs.ts'
import { Runner } from './runner.ts'

/** The entry of the action: inputs and event → publish → outputs, annotations, job summary, exit code. */

const environment = process.env
const runner = new Runner(environment, (text) => process.stdout.write(text))
// Before anything that could print one.
for (const token of readTokens(environment)) runner.maskToken(token)

try {
  await act()
} catch (error) {
  process.exitCode = 1
  await fail(error)
}

async function act(): Promise<void> {
  const inputs = readInputs(environment)
  const event = readEvent(environment)
  const choice = tagsOf(event, inputs)
  if ('pullRequest' in choice) return planPull(inputs, event, choice.pullRequest)
  if (choice.tags === undefined) {
    runner.notice(choice.notice)
    runner.setOutputs(outputsWithout('skipped'))
    return
  }
  // Loaded late: a run that has nothing to do, or is refused, ends before it.
  const { run } = await import('./run.ts')
  const { renderSummary } = await import('./summary.ts')
  const { formatPublishReport } = await import('../use-cases/publish-report.ts')
  const temporary = environment['RUNNER_TEMP'] || tmpdir()
  const { report, packagePath } = await run(
    { inputs, event, tags: choice.tags },
    { environment, log: runner, temporary },
  )
  runner.info(formatPublishReport(report))
  runner.setOutputs(outputsOf(report, packagePath))
  runner.summarize(renderSummary(report))
  const refusals = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []))
  for (const refusal of refusals) runner.refuse(refusal)
  if (refusals.length > 0) process.exitCode = 1
}

async function planPull(inputs: Inputs, event: WorkflowEvent, pullRequest: number): Promise<void> {
  const { plan } = await import('./plan.ts')
  const temporary = environment['RUNNER_TEMP'] || tmpdir()
  try {
    const { report, text } = await plan(
      { inputs, event, pullRequest },
      { environment, log: runner, temporary },
    )
    runner.setOutputs(outputsOf(report, ''))
    runner.summarize(text)
    for (const result of report.results) if (result.status === 'refused') runner.refuse(result.error)
    if (report.results.some(({ status }) => status === 'refused')) process.exitCode = 1
  } catch (error) {
    // A pull request from a fork gets no secrets: its author can do nothing about it.
    if (!(error instanceof RegistryError) || error.code !== 'PERMISSION' || !event.isFromFork) throw error
    runner.notice(`nothing is planned: a pull request from a fork has no secrets (${error.message})`)
    runner.setOutputs(outputsWithout('skipped'))
  }
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
