import { counted } from '../../base/count.ts'
import type { CollectReport, SourceReport } from '../../collect/collect-report.ts'
import { code, prose, table } from '../markdown.ts'
import { renderSummary } from '../summary.ts'

/** The job summary of a collection: all sources with changes or refusals, then the published and refused versions. */
export function renderCollection(report: CollectReport): string {
  const busy = report.sources.filter(({ status, known }) => status !== 'unchanged' || known > 0)
  const unchanged = report.sources.length - busy.length
  const rest = unchanged === 0 ? '' : `\n${counted(unchanged, 'source')} with nothing new.\n`
  const sources = `## Collection\n\n${busy.length === 0 ? '' : table(busy.map(rowOf))}${rest}\n`
  if (report.results.length === 0) return sources
  return `${sources}${renderSummary(report)}`
}

function rowOf(report: SourceReport) {
  const { error } = report
  return {
    Source: code(report.source),
    Status: report.status,
    Tags: report.tags,
    New: report.new,
    Published: report.published,
    Refused: report.refused,
    'Refused before': report.known,
    Why: error === undefined ? '' : `${code(error.code)} ${prose(error.message)}`,
  }
}
