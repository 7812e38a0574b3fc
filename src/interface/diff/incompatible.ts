import { RegistryError } from '../../base/error.ts'
import type { Version } from '../../module/version.ts'
import type { Change } from './change.ts'
import type { Verdict } from './required-bump.ts'

const MAX_LISTED = 20

/** The refusal of a version number that says less than the interface changed. @param advice what to do, after the honest version */
export function incompatible(
  judged: {
    readonly base: Version
    readonly next: Version
    readonly verdict: Verdict
    readonly changes: readonly Change[]
  },
  advice: string,
): RegistryError {
  const { base, next, verdict, changes } = judged
  const reasons = changes.filter(({ severity }) => severity === verdict.required)
  const listed = reasons.slice(0, MAX_LISTED).map(({ subject, message }) => `${subject}: ${message}`)
  const more = reasons.length > MAX_LISTED ? [`and ${reasons.length - MAX_LISTED} more`] : []
  return new RegistryError(
    'INCOMPATIBLE',
    [
      `${next} is a ${verdict.given} version after ${base}, but the interface has ${verdict.required} changes:`,
      ...listed,
      ...more,
    ].join('\n  '),
    `the honest version is ${verdict.honest}; ${advice}`,
  )
}
