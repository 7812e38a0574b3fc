import { join } from 'node:path/posix'
import { type Refusal, RegistryError } from '../../base/error.ts'
import { firstLines } from '../../base/first-lines.ts'
import { type CheckReport, formatCheckedModule } from '../../check/check.ts'
import { gitHubHome } from '../../composition/github.ts'
import { groupedRefusals, reworded } from '../../publish/publish-report.ts'
import { serverOfRun } from '../github-server.ts'
import { inputHint } from '../input-hints.ts'
import { MAX_COMMENT_LENGTH } from '../limits.ts'
import { outputsOfPull, outputsWithout } from '../outputs.ts'
import type { ActionRuntime } from '../publish/run-resources.ts'
import type { RunnerOutput } from '../runner-output.ts'
import { renderPull } from '../summary.ts'
import { type Plan, type PullRequestRun, plan } from './planned-publish.ts'

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
    const { putComment } = await import('../../adapters/github/pull-requests.ts')
    const id = runtime.environment['GITHUB_RUN_ID'] ?? ''
    const page = `${event.serverUrl}/${event.repository}/actions${id === '' ? '' : `/runs/${id}`}`
    await putComment(repository, pullRequest, firstLines(text, MAX_COMMENT_LENGTH, page))
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'PERMISSION' || !event.isFromFork) throw error
    runtime.log.info(`no comment: a pull request from a fork may write none (${error.message})`)
  }
}
