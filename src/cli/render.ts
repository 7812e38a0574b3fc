import { InterfaceReader } from '../adapters/hcl/interface-reader.ts'
import { counted } from '../base/count.ts'
import { quote, type Refusal, shortList } from '../base/error.ts'
import { readActor } from '../composition/actor.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import { marksOfIndex, readMarksFile } from '../composition/marks-file.ts'
import { packagePlaces } from '../composition/package-places.ts'
import type { Runtime } from '../composition/runtime.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { type RenderOptions, type RenderReport, render } from '../index/render.ts'
import { formatFileMarks } from '../lifecycle/marks-report.ts'
import { type MarkedRenderReport, renderMarks } from '../lifecycle/render-marks.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { dateOfDecision } from './decision-flags.ts'
import { gitHubServer, indexToken } from './tokens.ts'

export interface RenderFlags extends CommonFlags {
  readonly index: string
  readonly marks?: string
  readonly repository?: string
  readonly check?: boolean
}

/** `render`. Throws as {@link renderMarks}. */
export async function renderCommand(flags: RenderFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { check = false } = flags
  const report = await renderWithMarks(flags, runtime)
  const counts = `${counted(report.modules, 'module')}, ${counted(report.versions, 'version')}, ${counted(report.index.changed.length, 'file')} ${check ? 'would change' : 'changed'}`
  const refused = report.refused.map(({ error }) => error)
  const stale = report.status === 'planned' ? [staleIndex(report.index.changed)] : []
  const refusals = [...refused, ...stale]
  const lines = [`${report.status.padEnd(9)} ${counts}`, ...formatFileMarks(report.marks ?? [], check)]
  return { json: report, text: lines.join('\n'), refusals }
}

async function renderWithMarks(flags: RenderFlags, runtime: Runtime): Promise<MarkedRenderReport> {
  const { environment } = runtime
  const target = indexTarget(flags.index)
  const github = gitHubServer(environment)
  const file = flags.marks === undefined ? undefined : await readMarksFile(flags.marks)
  const actor = await readActor(runtime, { target, repository: flags.repository, github })
  const openedIndex = await openIndex(runtime, { target, token: indexToken(environment), reading: 'history' })
  try {
    const dependencies = {
      ...openedIndex,
      packages: new InterfaceReader(),
      places: packagePlaces(runtime, github),
      actor,
      date: dateOfDecision(),
      readMarks: async (snapshot: IndexSnapshot) => file ?? marksOfIndex(snapshot),
    }
    return await renderMarks(dependencies, { check: flags.check ?? false })
  } finally {
    await openedIndex.close()
  }
}

/** Renders the index that `--index` names. Throws as {@link render}. */
export async function renderIndex(
  index: string,
  options: RenderOptions,
  runtime: Runtime,
): Promise<RenderReport> {
  const token = indexToken(runtime.environment)
  const openedIndex = await openIndex(runtime, { target: indexTarget(index), token, reading: 'history' })
  try {
    return await render({ ...openedIndex, packages: new InterfaceReader() }, options)
  } finally {
    await openedIndex.close()
  }
}

function staleIndex(paths: readonly string[]): Refusal {
  return {
    code: 'INDEX_INVALID',
    message: `render would change ${counted(paths.length, 'file')} of the index: ${shortList(paths.map(quote)).join(', ')}`,
    hint: 'find out who changed them (module-registry verify --index …), then make them again: module-registry render --index …',
  }
}
