import { RegistryError, shortList } from '../../base/error.ts'
import { compareVersions, isPrerelease, parseVersion, type Version } from '../../module/version.ts'
import {
  bySeverity,
  type Change,
  SEVERITIES,
  type Severity,
  sentenceOf,
  textBesideSubject,
} from './change.ts'

/** The part of the version number that has to grow for these changes; `patch` where there are none. */
export function requiredBump(changes: readonly Change[]): Severity {
  return SEVERITIES.find((severity) => changes.some((change) => change.severity === severity)) ?? 'patch'
}

/** The lowest version after `base` that is large enough for these changes. */
export function minimumVersion(base: Version, changes: readonly Change[]): Version {
  return bumpVersion(base, bumpAfter(base, requiredBump(changes)))
}

/** Whether a new version number is large enough for what changed since the version `base`. `publish --json` prints it: contract. */
export interface Compatibility {
  readonly base: Version
  readonly required: Severity
  /** The part of the number that grew; `major` from a pre-release on, as it promises nothing. */
  readonly given: Severity
  /** Present where the number is too small. */
  readonly minimumVersion?: Version
  readonly changes: readonly Change[]
}

/** Compares the part of the version number that grew from `base` to `next` with the part that has to grow. */
export function checkBump(base: Version, next: Version, changes: readonly Change[]): Compatibility {
  const required = requiredBump(changes)
  const given = givenBump(base, next)
  const isLargeEnough = SEVERITIES.indexOf(given) <= SEVERITIES.indexOf(bumpAfter(base, required))
  const minimum = isLargeEnough ? {} : { minimumVersion: minimumVersion(base, changes) }
  return { base, required, given, ...minimum, changes }
}

/** Whether a version is too small for a change that breaks callers; one that is too small for additions breaks nobody. */
export function isBreaking({ required, minimumVersion }: Compatibility): boolean {
  return minimumVersion !== undefined && required === 'major'
}

/** What is wrong with a version that is too small: `4.1.0 is minor, but input "cidr" was removed (…): a major change since 4.0.0`. */
export function tooSmall(version: string, { base, given, changes }: Compatibility): string {
  return `${version} is ${given}, but ${worstChanges(changes)} since ${base}`
}

/** How many changes a sentence about a version names. */
const NAMED_CHANGES = 3

/**
 * The most severe changes as a clause, with their places and their number: `input "cidr" was removed (variables.tf:12): a major change`.
 */
function worstChanges(changes: readonly Change[]): string {
  const [first, ...others] = bySeverity(changes)
  if (first === undefined) return 'nothing changed'
  const worst = [first, ...others.filter(({ severity }) => severity === first.severity)]
  const more = worst.length - NAMED_CHANGES
  const named = [...worst.slice(0, NAMED_CHANGES).map(sentenceOf), ...(more > 0 ? [`and ${more} more`] : [])]
  const count =
    worst.length === 1 ? `a ${first.severity} change` : `${worst.length} ${first.severity} changes`
  return `${named.join('; ')}: ${count}`
}

/** The refusal INCOMPATIBLE of a version that is too small. @param remedy how to get the minimum version */
export function incompatible(next: Version, compatibility: Compatibility, remedy: string): RegistryError {
  const { base, required, given, changes } = compatibility
  const reasons = changes
    .filter(({ severity }) => severity === required)
    .map((change) => `${change.subject}: ${textBesideSubject(change)}`)
  const summary = `${next} is a ${given} version after ${base}, but the interface has ${required} changes:`
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

function givenBump(base: Version, next: Version): Severity {
  if (isPrerelease(base)) return 'major'
  const [from, to] = [numbersOf(base), numbersOf(next)]
  return SEVERITIES[from.findIndex((number, index) => number !== to[index])] ?? 'major'
}

/** Major, minor and patch: numbers up to 2^63-1. */
function numbersOf(version: Version): bigint[] {
  return (version.split('-')[0] ?? '').split('.').map(BigInt)
}
