import type { FileMarkChange, MarkedRenderReport } from '../../lifecycle/render-marks.ts'
import { code, prose, table } from '../markdown.ts'

/** The job summary of a file of marks: every module that changes. */
export function renderMarksSummary({ marks = [], status }: MarkedRenderReport): string {
  const title = `## ${status === 'planned' ? 'Marks that would change' : 'Marks'}\n\n`
  return `${title}${marks.length === 0 ? 'Every mark is as the file has it.\n' : table(marks.map(rowOf))}`
}

function rowOf({ address, yanked, restored, deprecated, undeprecated, latest }: FileMarkChange) {
  const moved =
    latest.before === latest.after ? '' : prose(`${latest.before ?? 'none'} to ${latest.after ?? 'none'}`)
  return {
    Module: code(address),
    Yanked: listOf(yanked),
    Restored: listOf(restored),
    Deprecated: listOf(deprecated),
    Undeprecated: listOf(undeprecated),
    Latest: moved,
  }
}

function listOf(versions: readonly string[]): string {
  return versions.map((version) => (version === '*' ? 'all' : code(version))).join(', ')
}
