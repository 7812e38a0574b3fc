import { type SarifResult, sarifDocument } from '../../base/sarif.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import { FINDING_KINDS, type Finding, fixOf } from './finding.ts'
import type { VerifyReport } from './verify.ts'

/** The findings for tools that read SARIF, such as code scanning. */
export function sarifOf({ findings, unverifiable, suppressed }: VerifyReport): object {
  const results = [
    ...findings.map((finding) => resultOf(finding, 'error')),
    ...unverifiable.map((finding) => resultOf(finding, 'note')),
    ...suppressed.map(({ finding, reason }) => ({ ...resultOf(finding, 'error'), accepted: reason })),
  ]
  const rules = Object.entries(FINDING_KINDS).map(([id, { meaning, cause, fix }]) => ({
    id,
    meaning,
    description: `${meaning}. Cause: ${cause}.`,
    help: fix,
  }))
  return sarifDocument({ command: 'verify', document: 'docs/verify.md', rules, results })
}

function resultOf(finding: Finding, level: 'error' | 'note'): SarifResult {
  const { code, address, version, message, path } = finding
  const subject = [address, version].filter((part) => part !== null).join(' ')
  return {
    rule: code,
    level,
    message: `${subject === '' ? '' : `${subject}: `}${message}. Fix: ${fixOf(finding)}`,
    path: path ?? REGISTRY_PATH,
    identity: [code, address, version, path],
  }
}
