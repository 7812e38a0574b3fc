import { InterfaceReader } from '../adapters/hcl/interface-reader.ts'
import { dateOfDecision } from '../composition/actor.ts'
import { gitHubHome } from '../composition/forge.ts'
import { closing } from '../composition/index-store.ts'
import { parseMarks, readMarksFile } from '../composition/marks-file.ts'
import { packageStorage } from '../composition/package-storage.ts'
import type { Runtime } from '../composition/runtime.ts'
import { MARKS_PATH } from '../index/format/paths.ts'
import { type LocatedMarks, type MarkedRenderReport, renderMarks } from '../lifecycle/render-marks.ts'
import { identityFromRemote } from '../module/git-remote.ts'
import { refuseUnlistedEvent } from './event.ts'
import { fileOfBranch, identified, indexOfRun, serverOfRun, type WorkflowRun } from './index-repository.ts'

/**
 * Applies the `marks.yml` of the workflow's branch to the index; for a pull request, and in a dry run, it says what would change. Throws as
 * {@link renderMarks}, and UNSUPPORTED_EVENT and INVALID_INPUT before the first request.
 */
export async function applyMarks(run: WorkflowRun, runtime: Runtime): Promise<MarkedRenderReport> {
  const { inputs, event } = run
  if (event.name !== 'pull_request') refuseUnlistedEvent(event, 'apply marks')
  const marks = await readMarks(run, runtime)
  const server = serverOfRun(run, runtime, 'github-token')
  return closing(await indexOfRun(run, runtime).open('history'), async (openedIndex) => {
    const { target } = openedIndex
    const dependencies = {
      ...openedIndex,
      packages: new InterfaceReader(),
      storage: packageStorage(runtime, server),
      actor: {
        repository: await identified(run, gitHubHome(server, event.identity, runtime)),
        index: target.kind === 'directory' ? undefined : identityFromRemote(target.remote),
      },
      date: dateOfDecision(),
      readMarks: async () => marks,
    }
    return renderMarks(dependencies, { check: inputs['dry-run'] || event.name === 'pull_request' })
  })
}

/** Reads a file that an earlier step wrote, or that of the workflow's branch. Throws INVALID_CONFIG. */
async function readMarks(run: WorkflowRun, runtime: Runtime): Promise<LocatedMarks> {
  const { config } = run.inputs
  if (config !== undefined) return readMarksFile(config)
  const hint = 'add the file (docs/guides/lifecycle.md), or name another one with the input "config"'
  return parseMarks(MARKS_PATH, await fileOfBranch(MARKS_PATH, run, runtime, hint))
}
