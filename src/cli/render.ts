import { InterfaceReader } from '../adapters/hcl/interface-reader.ts'
import { counted } from '../base/count.ts'
import { quote, type Refusal, shortList } from '../base/error.ts'
import { dateOfDecision, readActor } from '../composition/actor.ts'
import { withIndex } from '../composition/index-store.ts'
import { parseMarks, readMarksFile } from '../composition/marks-file.ts'
import { packageStorage } from '../composition/package-storage.ts'
import type { Runtime } from '../composition/runtime.ts'
import { MARKS_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import {
  formatFileMarks,
  type LocatedMarks,
  type MarkedRenderReport,
  renderMarks,
} from '../lifecycle/render-marks.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

interface RenderFlags extends CommonFlags {
  readonly index: string
  readonly marks?: string
  readonly repository?: string
  readonly check?: boolean
}

/** `render`. Throws as {@link renderMarks}. */
export async function renderCommand(flags: RenderFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { check = false } = flags
  const report = await renderWithMarks(flags, runtime)
  const changed = `${counted(report.index.changed.length, 'file')} ${check ? 'would change' : 'changed'}`
  const damaged = report.refused.length === 0 ? '' : `, ${counted(report.refused.length, 'damaged module')}`
  const counts = `${counted(report.modules, 'module')}, ${counted(report.versions, 'version')}, ${changed}${damaged}`
  const refused = report.refused.map(({ error }) => error)
  const stale = report.status === 'planned' ? [staleIndex(report.index.changed)] : []
  const refusals = [...refused, ...stale]
  const lines = [`${report.status.padEnd(9)} ${counts}`, ...formatFileMarks(report.marks ?? [], check)]
  return { json: report, text: lines.join('\n'), refusals }
}

async function renderWithMarks(flags: RenderFlags, runtime: Runtime): Promise<MarkedRenderReport> {
  const { index } = flags
  const file = flags.marks === undefined ? undefined : await readMarksFile(flags.marks)
  return withIndex(runtime, { index, reading: 'history' }, async (openedIndex) => {
    const { target } = openedIndex
    const dependencies = {
      ...openedIndex,
      packages: new InterfaceReader(),
      storage: packageStorage(runtime),
      actor: await readActor(runtime, target, flags.repository),
      date: dateOfDecision(),
      readMarks: async (snapshot: IndexSnapshot) => file ?? marksOfIndex(snapshot),
    }
    return renderMarks(dependencies, { check: flags.check ?? false })
  })
}

function staleIndex(paths: readonly string[]): Refusal {
  return {
    code: 'INDEX_INVALID',
    message: `render would change ${counted(paths.length, 'file')} of the index: ${shortList(paths.map(quote)).join(', ')}`,
    hint: 'find out who changed them (module-registry verify --index …), then make them again: module-registry render --index …',
  }
}

/** The file of marks that lies in an index; undefined where it has none. Throws as {@link parseMarks}. */
export async function marksOfIndex(snapshot: IndexSnapshot): Promise<LocatedMarks | undefined> {
  const bytes = (await snapshot.read([MARKS_PATH])).get(MARKS_PATH)
  return bytes && parseMarks(MARKS_PATH, bytes)
}
