import { Git } from '../../adapters/git/git.ts'
import { fetchCommit } from '../../adapters/git/remote.ts'
import { InterfaceReader } from '../../adapters/hcl/interface-reader.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { parseMarks, readMarksFile } from '../../composition/marks-file.ts'
import { packagePlaces } from '../../composition/package-places.ts'
import type { Runtime } from '../../composition/runtime.ts'
import { MARKS_PATH } from '../../index/format/paths.ts'
import type { LocatedMarks } from '../../lifecycle/checked-marks.ts'
import { type MarkedRenderReport, renderMarks } from '../../lifecycle/render-marks.ts'
import { identityFromRemote } from '../../module/git-remote.ts'
import { refuseUnlistedEvent, type WorkflowEvent } from '../event.ts'
import { serverOfRun } from '../github-server.ts'
import { homeOfIndex, indexRepositoryOf, openIndexRepository } from '../index-repository.ts'
import type { Inputs } from '../inputs.ts'

export interface MarksRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  /** When new marks were decided. */
  readonly date: string
}

/**
 * Applies the `marks.yml` of the workflow's branch to the index; for a pull request, and in a dry run, it says what would change. Throws as
 * {@link renderMarks}, and UNSUPPORTED_EVENT and INVALID_INPUT before the first request.
 */
export async function applyMarks(run: MarksRun, runtime: Runtime): Promise<MarkedRenderReport> {
  const { inputs, event, date } = run
  if (event.name !== 'pull_request') refuseUnlistedEvent(event, 'apply marks')
  refuseOtherWork(inputs)
  const marks = await readMarks(run, runtime)
  const indexRepository = indexRepositoryOf(inputs, event)
  const { target } = indexRepository
  const indexHome = homeOfIndex(event, indexRepository, runtime)
  const server = serverOfRun(event, runtime, { token: inputs['github-token'], input: 'github-token' })
  const openedIndex = await openIndexRepository(
    { inputs, indexRepository, indexHome, reading: 'history' },
    runtime,
  )
  try {
    const dependencies = {
      ...openedIndex,
      packages: new InterfaceReader(),
      places: packagePlaces(runtime, server),
      actor: {
        repository: event.identity,
        index: target.kind === 'directory' ? undefined : identityFromRemote(target.remote),
      },
      date,
      readMarks: async () => marks,
    }
    return await renderMarks(dependencies, { check: inputs['dry-run'] || event.name === 'pull_request' })
  } finally {
    await openedIndex.close()
  }
}

/** Reads a file that an earlier step wrote, or that of the workflow's branch; no checkout is needed. Throws INVALID_CONFIG. */
async function readMarks({ inputs, event }: MarksRun, runtime: Runtime): Promise<LocatedMarks> {
  if (inputs.config !== undefined) return readMarksFile(inputs.config)
  const git = new Git(runtime.environment, runtime.log)
  const ref = /^refs\/(heads|pull)\//.test(event.ref) ? event.ref : 'HEAD'
  const { temporary } = runtime
  const token = inputs['github-token']
  const gitDirectory = await fetchCommit(git, {
    remote: event.remote,
    token,
    ref,
    withHistory: false,
    temporary,
  })
  const file = await git.run(['cat-file', 'blob', `refs/heads/main:${MARKS_PATH}`], { gitDirectory })
  if (file.code === 0) return parseMarks(MARKS_PATH, Buffer.from(file.stdout))
  throw new RegistryError(
    'INVALID_CONFIG',
    `${quote(event.repository)} has no ${MARKS_PATH} on ${quote(ref)}`,
    'add the file (docs/lifecycle.md), or name another one with the input "config"',
  )
}

/** An input that it would ignore is refused. */
function refuseOtherWork(inputs: Inputs): void {
  const { tag, collect, 'all-tags': allTags, selection } = inputs
  const texts = { tag, collect: collect || undefined, 'all-tags': allTags || undefined, ...selection }
  const [ignored] = Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (ignored === undefined) return
  throw new RegistryError(
    'INVALID_INPUT',
    `input "${ignored}" is set, but input "marks" is true`,
    'use a step of its own for each of the two',
  )
}
