import { RegistryError, shortList } from '../../base/error.ts'
import { compareVersions, isPrerelease, parseVersion, type Version } from '../../module/version.ts'
import { type Change, SEVERITIES, type Severity, textBesideSubject } from './change.ts'

/** The part of the version number that has to grow for these changes; `patch` where there are none. */
export function requiredBump(changes: readonly Change[]): Severity {
  return SEVERITIES.find((severity) => changes.some((change) => change.severity === severity)) ?? 'patch'
}

/** The lowest version after `base` that is large enough for these changes. */
export function minimumVersion(base: Version, changes: readonly Change[]): Version {
  return bumpVersion(base, bumpAfter(base, requiredBump(changes)))
}

/** Whether a new version number is large enough for what changed since the version `base`. */
export interface Compatibility {
  readonly base: Version
  readonly next: Version
  readonly changes: readonly Change[]
  readonly required: Severity
  /** The part of the number that grew; `major` from a pre-release on, as it promises nothing. */
  readonly actual: Severity
  readonly isLargeEnough: boolean
  /** Whether it is too small for a change that breaks callers; one that is too small for additions breaks nobody. */
  readonly isBreaking: boolean
  readonly minimumVersion: Version
}

/** Compares the part of the version number that grew from `base` to `next` with the part that has to grow. */
export function checkBump(base: Version, next: Version, changes: readonly Change[]): Compatibility {
  const required = requiredBump(changes)
  const actual = actualBump(base, next)
  const isLargeEnough = SEVERITIES.indexOf(actual) <= SEVERITIES.indexOf(bumpAfter(base, required))
  return {
    base,
    next,
    changes,
    required,
    actual,
    isLargeEnough,
    isBreaking: !isLargeEnough && required === 'major',
    minimumVersion: minimumVersion(base, changes),
  }
}

/** The refusal INCOMPATIBLE of a version that is too small. @param remedy how to get the minimum version */
export function incompatible(compatibility: Compatibility, remedy: string): RegistryError {
  const { base, next, required, actual, changes } = compatibility
  const reasons = changes
    .filter(({ severity }) => severity === required)
    .map((change) => `${change.subject}: ${textBesideSubject(change)}`)
  const summary = `${next} is a ${actual} version after ${base}, but the interface has ${required} changes:`
  return new RegistryError(
    'INCOMPATIBLE',
    [summary, ...shortList(reasons)].join('\n  '),
    `use ${compatibility.minimumVersion} or higher: ${remedy}`,
  )
}

/**
 * The version that `next` has to be compared with: the highest lower release; without one the highest lower pre-release.
 * @param sorted highest first; may have `next`
 */
export function selectBase(sorted: readonly Version[], next: Version): Version | undefined {
  let [start, end] = [0, sorted.length]
  while (start < end) {
    const middle = (start + end) >> 1
    const version = sorted[middle]
    if (version !== undefined && compareVersions(version, next) >= 0) start = middle + 1
    else end = middle
  }
  for (let at = start; at < sorted.length; at += 1) {
    const version = sorted[at]
    if (version !== undefined && !isPrerelease(version)) return version
  }
  return sorted[start]
}

/** The version after `base` in which this part of the number grows; of a pre-release it is its release. */
export function bumpVersion(base: Version, severity: Severity): Version {
  const numbers = numbersOf(base)
  const at = SEVERITIES.indexOf(severity)
  const next = numbers.map((number, index) => (index < at ? number : index === at ? number + 1n : 0n))
  return parseVersion((isPrerelease(base) ? numbers : next).join('.'))
}

/** Below 1.0.0 a breaking change needs a minor version. https://semver.org/#spec-item-4 */
function bumpAfter(base: Version, required: Severity): Severity {
  return required === 'major' && numbersOf(base)[0] === 0n ? 'minor' : required
}

function actualBump(base: Version, next: Version): Severity {
  if (isPrerelease(base)) return 'major'
  const [from, to] = [numbersOf(base), numbersOf(next)]
  return SEVERITIES[from.findIndex((number, index) => number !== to[index])] ?? 'major'
}

/** Major, minor and patch: numbers up to 2^63-1. */
function numbersOf(version: Version): bigint[] {
  return (version.split('-')[0] ?? '').split('.').map(BigInt)
}
