import { type Refusal, RegistryError } from '../../base/error.ts'
import { outputsOfPull, outputsWithout } from '../outputs.ts'
import { type Plan, type PlanRun, plan } from '../publish/plan.ts'
import type { ActionRuntime } from '../run-parts.ts'
import type { RunnerOutput } from '../runner-output.ts'
import { renderPull } from '../summary.ts'

/** A pull request → outputs, annotations, job summary, comment. False where it should not be merged as it is. */
export async function actOnPull(
  run: PlanRun,
  runtime: ActionRuntime,
  output: RunnerOutput,
): Promise<boolean> {
  const planned = await planWithRights(run, runtime, output)
  if (planned === undefined) {
    output.setOutputs(outputsWithout('skipped'))
    return true
  }
  const refusals = refusalsOf(planned)
  const text = renderPull(planned, refusals)
  output.setOutputs(outputsOfPull(planned, refusals.length > 0))
  await output.summarize(text)
  for (const refusal of refusals) output.refuse(refusal)
  if (run.inputs.comment) await comment(run, runtime, text)
  return refusals.length === 0
}

/** A pull request from a fork gets no secrets: what it may see is checked, and nothing planned; undefined where that is nothing. */
async function planWithRights(
  run: PlanRun,
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

/** What both say, the check first; a plan that fails for a reason which the check has named adds nothing. */
function refusalsOf({ checked, report }: Plan): Refusal[] {
  const known = checked.refusals.map((refusal) => refusal.toRefusal())
  const codes = new Set(known.map(({ code }) => code))
  const planned = (report?.results ?? []).flatMap((result) =>
    result.status === 'refused' && !codes.has(result.error.code) ? [result.error] : [],
  )
  return [...known, ...planned]
}

async function comment(run: PlanRun, runtime: ActionRuntime, text: string): Promise<void> {
  const { commentOnPull } = await import('./comment.ts')
  try {
    await commentOnPull(run, runtime, text)
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'PERMISSION' || !run.event.isFromFork) throw error
    runtime.log.info(`no comment: a pull request from a fork may write none (${error.message})`)
  }
}
