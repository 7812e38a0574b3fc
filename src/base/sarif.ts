import { createHash } from 'node:crypto'
import { VERSION } from './tool-version.ts'

interface SarifRule {
  readonly id: string
  readonly meaning: string
  readonly description: string
  readonly help: string
}

export interface SarifResult {
  readonly rule: string
  readonly level: 'error' | 'warning' | 'note'
  readonly message: string
  /** A file, as readers of SARIF want one for each result. */
  readonly path: string
  readonly line?: number
  /** What makes this result the same one in the next run. */
  readonly identity: readonly (string | null)[]
  /** Why the result does not count. */
  readonly accepted?: string
}

interface SarifRun {
  readonly command: string
  readonly document: string
  readonly rules: readonly SarifRule[]
  readonly results: readonly SarifResult[]
}

/** Results for tools that read SARIF, such as code scanning. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function sarifDocument({ command, document, rules, results }: SarifRun): object {
  const uri = `https://github.com/org/module-registry-action/blob/main/${document}`
  const driver = {
    name: `module-registry ${command}`,
    version: VERSION,
    informationUri: uri,
    rules: rules.map(({ id, meaning, description, help }) => ({
      id,
      shortDescription: { text: meaning },
      fullDescription: { text: description },
      help: { text: help },
      helpUri: uri,
    })),
  }
  const ids = rules.map(({ id }) => id)
  const written = results.map((result) => resultJson(result, ids))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'unicodeCodePoints', results: written }],
  }
}

function resultJson(result: SarifResult, ids: readonly string[]): object {
  const { rule, level, message, path, line, identity, accepted } = result
  const artifactLocation = { uri: encodeURI(path) }
  const region = line === undefined ? {} : { region: { startLine: line } }
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level,
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation, ...region } }],
    partialFingerprints: { finding: createHash('sha256').update(identity.join('\n')).digest('hex') },
    ...(accepted === undefined ? {} : { suppressions: [{ kind: 'external', justification: accepted }] }),
  }
}
