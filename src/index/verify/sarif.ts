import { createHash } from 'node:crypto'
import { VERSION } from '../../base/tool-version.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import { FINDING_KINDS, type Finding, type FindingCode, fixOf } from './finding.ts'
import type { VerifyReport } from './verify.ts'

const DOCUMENT = 'https://github.com/org/module-registry-action/blob/main/docs/verify.md'

/** The findings for tools that read SARIF, such as code scanning. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function sarifOf({ findings, unverifiable, suppressed }: VerifyReport): object {
  const results = [
    ...findings.map((finding) => resultOf(finding, 'error')),
    ...unverifiable.map((finding) => resultOf(finding, 'note')),
    ...suppressed.map(({ finding, reason }) => ({
      ...resultOf(finding, 'error'),
      suppressions: [{ kind: 'external', justification: reason }],
    })),
  ]
  const rules = Object.entries(FINDING_KINDS).map(([id, { meaning, cause, fix }]) => ({
    id,
    shortDescription: { text: meaning },
    fullDescription: { text: `${meaning}. Cause: ${cause}.` },
    help: { text: fix },
    helpUri: DOCUMENT,
  }))
  const driver = { name: 'module-registry verify', version: VERSION, informationUri: DOCUMENT, rules }
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'unicodeCodePoints', results }],
  }
}

const CODES = Object.keys(FINDING_KINDS) as FindingCode[]

function resultOf(finding: Finding, level: 'error' | 'note') {
  const { code, address, version, message, path } = finding
  const subject = [address, version].filter((part) => part !== null).join(' ')
  const identity = [code, address, version, path].join('\n')
  return {
    ruleId: code,
    ruleIndex: CODES.indexOf(code),
    level,
    message: { text: `${subject === '' ? '' : `${subject}: `}${message}. Fix: ${fixOf(finding)}` },
    // Readers of SARIF want a file for each result.
    locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(path ?? REGISTRY_PATH) } } }],
    partialFingerprints: { finding: createHash('sha256').update(identity).digest('hex') },
  }
}
