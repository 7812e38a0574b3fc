import type { CheckedModule, CheckReport } from '../../check/check.ts'
import type { Change } from '../../interface/diff/change.ts'
import { bySeverity, changelogLine } from '../../interface/diff/change.ts'
import type { PublishedResult } from '../../publish/publish-report.ts'
import { code, prose, table } from '../markdown.ts'

/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change. */
export function renderVerdicts(results: readonly PublishedResult[]): string[] {
  const compared = results.flatMap((result) => (result.compatibility === undefined ? [] : [result]))
  if (compared.length === 0) return []
  const rows = compared.map(({ address, version, compatibility }) => [
    code(`${address} ${version}`),
    code(compatibility?.base ?? ''),
    compatibility?.required ?? '',
    compatibility?.given ?? '',
    verdictOf(compatibility?.honest),
  ])
  const changes = compared.flatMap(({ version, compatibility }) =>
    (compatibility?.changes ?? []).map((change) => ({
      ...change,
      subject: compared.length > 1 ? `${version}: ${change.subject}` : change.subject,
    })),
  )
  return [table(['Version', 'After', 'Interface needs', 'Given', 'Verdict'], rows), ...changeTable(changes)]
}

/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
export function renderCheck({ modules }: CheckReport): string {
  if (modules.length === 0) return ''
  const rows = modules.map(({ path, base, bump, next }) => [
    nameOf(path),
    base === null ? 'nothing was released yet' : code(base),
    base === null ? '' : bump,
    next === null ? '' : code(next),
  ])
  const head = table(['Module', 'Last release', 'Needs', 'Next version at least'], rows)
  const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules))
  return [head, ...each].join('\n')
}

function renderModule({ path, changes }: CheckedModule, { length }: readonly CheckedModule[]): string[] {
  const title = length > 1 ? [`${nameOf(path)}:\n`] : []
  return [...title, ...changeTable(changes), `Changelog: ${prose(changelogLine(changes))}\n`]
}

function nameOf(path: string): string {
  return path === '' ? 'the root' : code(path)
}

/** @param minimum the minimum version of one that is too small; undefined for one that is large enough */
function verdictOf(minimum: string | undefined): string {
  return minimum === undefined ? 'large enough' : `**too small: use ${code(minimum)} or higher**`
}

function changeTable(changes: readonly Change[]): string[] {
  const rows = bySeverity(changes).map(({ severity, subject, message }) => [
    severity,
    code(subject),
    prose(message),
  ])
  return rows.length === 0 ? [] : [table(['Change', 'Of', 'What'], rows)]
}
