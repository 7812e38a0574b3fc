import type { SourcePosition } from '../module-interface.ts'

/** Severities of changes, the most severe first; each is also the part of a version number that such a change needs. */
export const SEVERITIES = ['major', 'minor', 'patch'] as const
export type Severity = (typeof SEVERITIES)[number]

/** One difference between the module interfaces of two versions. */
export interface Change {
  /** Noun and verb, such as `input-removed`; docs/interface.md has the rules. */
  readonly kind: string
  readonly severity: Severity
  /** The address of what changed: `var.cidr`; in a submodule `modules/subnets: var.cidr`. */
  readonly subject: string
  /** One sentence for people. */
  readonly message: string
  /** Where it is declared, from the module's root: in the later version, or in the earlier one if it was removed. */
  readonly file?: string
  /** From 1. */
  readonly line?: number
}

/** What changed of a subject; false where nothing did. */
export type Finding = Pick<Change, 'kind' | 'severity' | 'message'> | false

export const major = (kind: string, message: string): Finding => ({ kind, severity: 'major', message })
export const minor = (kind: string, message: string): Finding => ({ kind, severity: 'minor', message })
export const patch = (kind: string, message: string): Finding => ({ kind, severity: 'patch', message })

/** @param at undefined where the position is not known */
export function changesOf(
  subject: string,
  at: SourcePosition | undefined,
  ...findings: readonly Finding[]
): Change[] {
  const position = at && { file: at.file, line: at.line }
  return findings.flatMap((found) => {
    if (found === false) return []
    const { kind, severity, message } = found
    return [{ kind, severity, subject, message, ...position }]
  })
}

/** The same changes, the most severe first. */
export function bySeverity(changes: readonly Change[]): Change[] {
  return SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity))
}

/** One line of text for each change, the most severe first. */
export function formatChanges(changes: readonly Change[]): string[] {
  return bySeverity(changes).map(
    ({ severity, subject, message }) => `${severity.padEnd(9)} ${subject}  ${message}`,
  )
}

/** One line for a changelog: all changes of the highest severity. */
export function changelogLine(changes: readonly Change[]): string {
  const [worst] = bySeverity(changes)
  if (worst === undefined) return 'No change of the interface.'
  const listed = changes
    .filter(({ severity }) => severity === worst.severity)
    .map(({ subject, message }) => `\`${subject}\` (${message})`)
  return `${{ major: 'Breaking', minor: 'New', patch: 'Changed' }[worst.severity]}: ${listed.join(', ')}.`
}
