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
}

/** Makes a change of one subject where `when` is true. */
type Rule = readonly [when: boolean, severity: Severity, kind: string, message: string]

/** The changes of `subject`: one for each rule that applies, in the order of the rules. */
export function changesOf(subject: string, ...rules: readonly Rule[]): Change[] {
  return rules.flatMap(([when, severity, kind, message]) =>
    when ? [{ kind, severity, subject, message }] : [],
  )
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
