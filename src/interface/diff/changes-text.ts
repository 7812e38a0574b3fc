import type { Change, Severity } from './change.ts'

const ORDER: readonly Severity[] = ['major', 'minor', 'patch']

/** The gravest first. */
export function bySeverity(changes: readonly Change[]): Change[] {
  return ORDER.flatMap((severity) => changes.filter((change) => change.severity === severity))
}

/** A line for each change, the gravest first. */
export function formatChanges(changes: readonly Change[]): string[] {
  return bySeverity(changes).map(
    ({ severity, subject, message }) => `${severity.padEnd(9)} ${subject}  ${message}`,
  )
}

/** One line for a changelog: what breaks, or what is new. */
export function changelogLine(changes: readonly Change[]): string {
  const gravest = ORDER.find((severity) => changes.some((change) => change.severity === severity))
  const counted = changes.filter(({ severity }) => severity === gravest)
  if (gravest === undefined) return 'No change of the interface.'
  const start = { major: 'Breaking', minor: 'New', patch: 'Changed' }[gravest]
  return `${start}: ${counted.map(({ subject, message }) => `\`${subject}\` (${message})`).join(', ')}.`
}
