import type { CheckedModule, CheckReport } from '../../check/check.ts'
import { bySeverity, type Change, changelogLine } from '../../interface/diff/change.ts'
import type { PublishedResult, PublishResult } from '../../publish/publish-report.ts'
import { code, prose, table } from '../markdown.ts'

/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change. */
export function renderVerdicts(results: readonly PublishResult[]): string[] {
  return renderComparisons(
    results.flatMap((result) =>
      result.status === 'refused' || result.compatibility === undefined
        ? []
        : [{ address: result.address, version: result.version, ...result.compatibility }],
    ),
  )
}

/** A version that was compared with a lower one. */
interface ComparedVersion extends NonNullable<PublishedResult['compatibility']> {
  readonly address: string
  readonly version: string
}

/** The same of versions that a run does not publish. */
export function renderComparisons(compared: readonly ComparedVersion[]): string[] {
  if (compared.length === 0) return []
  const rows = compared.map(({ address, version, base, required, given, minimumVersion }) => ({
    Version: code(`${address} ${version}`),
    After: code(base),
    'Interface needs': required,
    Given: given,
    Verdict: verdictOf(minimumVersion),
  }))
  const changes = compared.flatMap((each) =>
    each.changes.map((change) => ({
      ...change,
      subject: compared.length > 1 ? `${each.version}: ${change.subject}` : change.subject,
    })),
  )
  return [table(rows), ...changeTable(changes)]
}

/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
export function renderCheck({ modules }: CheckReport): string {
  if (modules.length === 0) return ''
  const rows = modules.map(({ path, base, bump, next }) => ({
    Module: nameOf(path),
    'Last release': base === null ? 'none' : code(base),
    'Needed bump': base === null ? '' : bump,
    'Minimum version': next === null ? '' : code(next),
  }))
  const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules))
  return [table(rows), ...each].join('\n')
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
  const rows = bySeverity(changes).map(({ severity, subject, message }) => ({
    Severity: severity,
    Subject: code(subject),
    Change: prose(message),
  }))
  return rows.length === 0 ? [] : [table(rows)]
}
