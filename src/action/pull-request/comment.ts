import { gitHubHome } from '../../composition/github.ts'
import type { Runtime } from '../../composition/modules.ts'
import type { PlanRun } from '../publish/plan.ts'
import { serverOf } from '../run-parts.ts'

/** The one comment on the pull request says this text. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
export async function commentOnPull(
  { inputs, event, pullRequest }: PlanRun,
  runtime: Runtime,
  text: string,
): Promise<void> {
  const token = inputs['github-token']
  const settings = { ...serverOf(event, runtime), token, tokenName: 'input "github-token"' }
  const home = await gitHubHome(settings, event.identity, runtime.log)()
  const { putComment } = await import('../../adapters/github/pull-request-comment.ts')
  await putComment(home, pullRequest, text)
}
