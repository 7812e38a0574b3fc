import { counted } from '../../base/count.ts'
import { quote, type Refusal, visible } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { type SarifResult, sarifDocument } from '../../base/sarif.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import { fixOf, PROBLEM_KINDS, type Problem } from '../walk/problem.ts'
import type { VerifyReport } from './verify.ts'

/** The document of `--json`. */
export function verifyJson(report: VerifyReport): object {
  const { commit, findings, unverifiable, suppressed, more, checked } = report
  return {
    findings: findings.map((finding) => findingJson(finding, commit)),
    unverifiable: unverifiable.map((finding) => findingJson(finding, commit)),
    suppressed: suppressed.map(({ finding, reason }) => ({ ...findingJson(finding, commit), reason })),
    more,
    checked,
    commit,
  }
}

function findingJson(finding: Problem, commit: string | null): object {
  const { code, address, version, message, path } = finding
  return { code, address, version, message, path, fix: fixOf(finding, commit !== null) }
}

/** The report as text for people. */
export function formatVerifyReport(report: VerifyReport): string {
  const { findings, unverifiable, suppressed, more, checked } = report
  const counts = [
    `${counted(checked.modules, 'module')}, ${counted(checked.versions, 'version')}`,
    ...(checked.commits > 0 ? [counted(checked.commits, 'commit')] : []),
    counted(findings.length + more, 'finding'),
    ...(unverifiable.length > 0 ? [`${unverifiable.length} unverifiable`] : []),
    ...(suppressed.length > 0 ? [`${suppressed.length} suppressed`] : []),
  ]
  return [
    ...findings.flatMap((finding) => [
      line('finding', finding),
      `${' '.repeat(INDENT)}fix: ${visible(fixOf(finding, report.commit !== null))}`,
    ]),
    ...(more > 0 ? [`and ${counted(more, 'more finding')}`] : []),
    ...[...groupBy(unverifiable, ({ code, message }) => `${code} ${message}`).values()].map(unknownLine),
    ...suppressed.map(({ finding, reason }) => line('accepted', finding, ` (${quote(reason)})`)),
    `${'verified'.padEnd(INDENT)}${counts.join(', ')}`,
  ].join('\n')
}

const INDENT = 10

/** One repository that cannot be reached is the reason for each of its versions. */
function unknownLine([first, ...others]: readonly Problem[]): string {
  if (first === undefined) return ''
  return line('unknown', first, others.length === 0 ? '' : ` (and ${counted(others.length, 'more version')})`)
}

function line(status: string, { code, message, path, ...subject }: Problem, more = ''): string {
  const name = [subject.address ?? path ?? 'the index', subject.version ?? ''].filter(Boolean).join(' ')
  return `${status.padEnd(INDENT)}${code}  ${visible(name)}: ${visible(message)}${more}`
}

/** What ends the run red; none where nothing counts. */
export function verifyRefusals({ findings, more }: VerifyReport): Refusal[] {
  if (findings.length === 0) return []
  const codes = [...new Set(findings.map(({ code }) => code))].sort()
  return [
    {
      code: 'INDEX_INVALID',
      message: `${counted(findings.length + more, 'finding')} in the index: ${codes.join(', ')}`,
      hint: 'docs/reference/verify.md has each code and what to do; --json lists the findings',
    },
  ]
}

/** The findings for tools that read SARIF, such as code scanning. */
export function sarifOf({ findings, unverifiable, suppressed, commit }: VerifyReport): object {
  const resultOf = (finding: Problem, level: 'error' | 'note') => sarifResult(finding, level, commit)
  const results = [
    ...findings.map((finding) => resultOf(finding, 'error')),
    ...unverifiable.map((finding) => resultOf(finding, 'note')),
    ...suppressed.map(({ finding, reason }) => ({ ...resultOf(finding, 'error'), accepted: reason })),
  ]
  const rules = Object.entries(PROBLEM_KINDS).map(([id, { meaning, cause, fix }]) => ({
    id,
    meaning,
    description: `${meaning}. Cause: ${cause}.`,
    help: fix,
  }))
  return sarifDocument({ command: 'verify', document: 'docs/reference/verify.md', rules, results })
}

function sarifResult(finding: Problem, level: 'error' | 'note', commit: string | null): SarifResult {
  const { code, address, version, message, path } = finding
  const subject = [address, version].filter((part) => part !== null).join(' ')
  return {
    rule: code,
    level,
    message: `${subject === '' ? '' : `${subject}: `}${message}. Fix: ${fixOf(finding, commit !== null)}`,
    path: path ?? REGISTRY_PATH,
    identity: [code, address, version, path],
  }
}
