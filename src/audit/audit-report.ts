import { counted } from '../base/count.ts'
import { type Refusal, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { type SarifResult, sarifDocument } from '../base/sarif.ts'
import { table } from '../base/table.ts'
import type { AuditedModule, AuditReport } from './audit.ts'
import { FINDING_KINDS, type Finding, type FindingCode } from './audit.ts'
import type { Lock } from './lock.ts'
import { moduleName } from './module-use.ts'

const TOLD = {
  states: 'tells deprecations, withdrawals and reasons',
  deprecations: 'tells deprecations; of a withdrawn version only that it is not listed',
  only: 'tells versions only',
} as const

/** The document of `--json`. */
export function auditJson({ modules, findings, others, ...report }: AuditReport): object {
  return {
    modules: modules.map(moduleJson),
    findings,
    registries: registriesOf(modules),
    others,
    locked: report.lock === undefined ? null : countLocked(report.lock),
  }
}

function moduleJson(module: AuditedModule): object {
  const { directory, key, file, line, source, constraint = null, installed = null } = module
  const { version = null, allowed = null, latest = null, state, reason, link, replacement, files } = module
  const call = { directory, key, file, line, source, constraint, installed }
  const digest = module.package?.digest ?? null
  const bytes = files?.kind ?? null
  return {
    module: moduleName(module),
    ...call,
    version,
    allowed,
    latest,
    state,
    reason,
    link,
    replacement,
    digest,
    bytes,
  }
}

function registriesOf(modules: readonly AuditedModule[]) {
  return [...groupBy(modules, ({ host }) => host)].map(([host, group]) => ({
    host,
    modules: new Set(group.map(moduleName)).size,
    tells: group.find(({ markSupport }) => markSupport !== undefined)?.markSupport ?? null,
  }))
}

/** The report as text for people: a row for each call, the findings, what each registry tells. */
export function formatAudit(report: AuditReport): string {
  const { modules, findings, others, lock } = report
  const rows = modules.map((module) => [
    visible(moduleName(module)),
    module.version ?? '',
    module.allowed ?? '',
    module.latest ?? '',
    module.state,
    ...(module.files === undefined ? [] : [module.files.kind]),
    whereOf(module),
  ])
  const hasFiles = modules.some(({ files }) => files !== undefined)
  const head = ['module', 'version', 'allowed', 'latest', 'state', ...(hasFiles ? ['bytes'] : []), 'where']
  const padded = rows.map((row) => (hasFiles && row.length < head.length ? row.toSpliced(5, 0, '') : row))
  const registries = registriesOf(modules).map(
    ({ host, modules: count, tells }) =>
      `${'registry'.padEnd(FIELD)}${visible(host)}, ${counted(count, 'module')}: ${tells === null ? 'tells nothing' : TOLD[tells]}`,
  )
  const skipped = others === 0 ? '' : `, ${others} of no registry`
  return [
    ...table(head, padded),
    ...findings.flatMap(findingLines),
    ...registries,
    ...(lock === undefined ? [] : [`${'lock'.padEnd(FIELD)}${counted(countLocked(lock), 'version')}`]),
    `${'audited'.padEnd(FIELD)}${counted(modules.length, 'call')}${skipped}: ${counted(findings.length, 'finding')}`,
  ].join('\n')
}

/** The width of the first word of a line. */
const FIELD = 12

function findingLines(found: Finding): string[] {
  const { code, module, version, message, fix } = found
  const name = [module, version].filter((part) => part !== null).join(' ')
  const where = whereOf(found)
  return [
    `${code.padEnd(FIELD)}${name === '' ? where : `${visible(name)}, ${where}`}: ${visible(message)}`,
    `${' '.repeat(FIELD)}fix: ${visible(fix)}`,
  ]
}

/** A call by another module is at the line of the root's own call. */
function whereOf({ file, line, key }: Pick<Finding, 'file' | 'line' | 'key'>): string {
  return visible(`${file}:${line}${key?.includes('.') ? ` (${key})` : ''}`)
}

/** What ends the run with exit code 1. */
export function auditRefusals({ findings }: AuditReport, failOn: ReadonlySet<FindingCode>): Refusal[] {
  const failures = findings.filter(({ code }) => failOn.has(code))
  if (failures.length === 0) return []
  const codes = [...new Set(failures.map(({ code }) => code))].sort()
  return [
    {
      code: 'AUDIT_FAILED',
      message: `${counted(failures.length, 'finding')}: ${codes.join(', ')}`,
      hint: 'each finding has its fix; --fail-on names those that end a run with exit code 1',
    },
  ]
}

/** The findings as SARIF, with the file and the line of the call. */
export function auditSarif({ findings }: AuditReport): object {
  const rules = Object.entries(FINDING_KINDS).map(([id, { meaning, fix }]) => ({
    id,
    meaning: withoutCode(meaning),
    description: `${withoutCode(meaning)}.`,
    help: withoutCode(fix),
  }))
  return sarifDocument({
    command: 'audit',
    document: 'docs/reference/audit.md',
    rules,
    results: findings.map(resultOf),
  })
}

function resultOf({ code, module, key, version, file, line, message, fix }: Finding): SarifResult {
  const subject = [module, version].filter((part) => part !== null).join(' ')
  return {
    rule: code,
    level: FINDING_KINDS[code].level,
    message: `${subject === '' ? '' : `${subject}: `}${visible(message)}. Fix: ${visible(fix)}`,
    path: file,
    line,
    identity: [code, module, key, version, file],
  }
}

function withoutCode(text: string): string {
  return text.replaceAll('`', '')
}

function countLocked(lock: Lock): number {
  return [...lock.values()].reduce((sum, { size }) => sum + size, 0)
}
