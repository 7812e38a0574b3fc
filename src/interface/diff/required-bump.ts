import { isPrerelease, parseVersion, sortVersions, type Version } from '../../module/version.ts'
import type { Change, Severity } from './change.ts'

/** The part of a version number that these changes ask for; formatting alone is a patch. */
export function requiredBump(changes: readonly Change[]): Severity {
  return (
    (['major', 'minor'] as const).find((severity) =>
      changes.some((change) => change.severity === severity),
    ) ?? 'patch'
  )
}

/** What a new version number says of its predecessor. */
export interface Verdict {
  readonly required: Severity
  /** The part of the number that grew. After a pre-release of the same numbers it is `major`: that promised nothing. */
  readonly given: Severity
  readonly isHonest: boolean
  /** The lowest version that would be honest. */
  readonly honest: Version
}

/** A verdict and what it rests on. */
export interface Compatibility extends Verdict {
  /** The version that was compared with. */
  readonly base: Version
  readonly changes: readonly Change[]
}

export function judgeBump(base: Version, next: Version, changes: readonly Change[]): Verdict {
  const required = requiredBump(changes)
  const given = givenBump(base, next)
  const needed = neededBump(base, required)
  return { required, given, isHonest: rank(given) >= rank(needed), honest: bumped(base, needed) }
}

/** Which of these versions a new one has to be compared with: the highest lower release, or pre-release where there is none. */
export function selectBase(versions: readonly Version[], next: Version): Version | undefined {
  const sorted = sortVersions([...new Set([...versions, next])])
  const lower = sorted.slice(sorted.indexOf(next) + 1)
  return lower.find((version) => !isPrerelease(version)) ?? lower[0]
}

/** The lowest version after `base` that is honest about these changes. */
export function minimumVersion(base: Version, changes: readonly Change[]): Version {
  return bumped(base, neededBump(base, requiredBump(changes)))
}

/** Below 1.0.0 a breaking change needs a minor: https://semver.org/#spec-item-4 */
function neededBump(base: Version, required: Severity): Severity {
  return required === 'major' && numbersOf(base)[0] === '0' ? 'minor' : required
}

function givenBump(base: Version, next: Version): Severity {
  const [from, to] = [numbersOf(base), numbersOf(next)]
  const at = from.findIndex((number, index) => number !== to[index])
  return (['major', 'minor', 'patch'] as const)[at] ?? 'major'
}

/** The next version that says this much: a pre-release becomes the release of its numbers. */
export function bumped(base: Version, severity: Severity): Version {
  const [major = '0', minor = '0', patch = '0'] = numbersOf(base)
  if (isPrerelease(base)) return parseVersion(`${major}.${minor}.${patch}`)
  const next = (number: string) => String(BigInt(number) + 1n)
  switch (severity) {
    case 'major':
      return parseVersion(`${next(major)}.0.0`)
    case 'minor':
      return parseVersion(`${major}.${next(minor)}.0`)
    case 'patch':
      return parseVersion(`${major}.${minor}.${next(patch)}`)
  }
}

function numbersOf(version: Version): string[] {
  return (version.split('-')[0] ?? '').split('.')
}

function rank(severity: Severity): number {
  return ['patch', 'minor', 'major'].indexOf(severity)
}
