import { quote, RegistryError } from '../base/error.ts'
import type { Change, Severity } from '../interface/diff/change.ts'
import { bumpVersion, checkBump, minimumVersion } from '../interface/diff/required-bump.ts'
import {
  compareVersions,
  isPrerelease,
  parseVersion,
  readVersion,
  sortVersions,
  type Version,
} from '../module/version.ts'

/** Which versions a maintenance branch releases: `release/1.x` and `1.x` those below 2.0.0. */
export interface ReleaseLine {
  readonly branch: string
  readonly major: bigint
}

/** @param branch the branch of HEAD; undefined is none */
export function releaseLineOf(branch: string | undefined): ReleaseLine | undefined {
  const [, major] = /^(?:release\/)?(\d{1,9})\.x$/.exec(branch ?? '') ?? []
  return branch === undefined || major === undefined ? undefined : { branch, major: BigInt(major) }
}

interface VersionFacts {
  /** The last release; undefined before the first. */
  readonly last: Version | undefined
  readonly prereleases: readonly Version[]
  /** All versions that there are, also those of other branches. */
  readonly taken: readonly Version[]
  readonly changes: readonly Change[]
  /** The part of the number that a person wants to grow at least. */
  readonly asked: Severity | undefined
  /** What subjects of commits announce: it raises the number, and leaves 0.x never. */
  readonly announced: Severity | undefined
  /** Whether `asked` counts also where it is too small for the changes. */
  readonly mayBeTooSmall: boolean
}

/** The first version of a module, unless somebody names another. */
export const INITIAL_VERSION = parseVersion('0.1.0')

export interface VersionRequest {
  readonly initialVersion: Version
  /** `beta` for `1.4.0-beta.1`; undefined: a release. */
  readonly preRelease: string | undefined
}

interface NextVersion {
  readonly version: Version
  /** The part of the number that grows from the last release; null before the first. */
  readonly bump: Severity | null
}

/** The version that comes next. Throws INVALID_INPUT where a pre-release would be below one that there is. */
export function nextVersion(
  facts: VersionFacts,
  { initialVersion, preRelease }: VersionRequest,
): NextVersion {
  const { last, prereleases, taken, changes } = facts
  const lowest = last === undefined ? initialVersion : grown(last, facts)
  // A pre-release announces the number of its release: the release never has a lower one.
  const announced = prereleases.map((version) => parseVersion(version.split('-')[0] ?? ''))
  const [target = lowest] = sortVersions([lowest, ...announced])
  const bump = last === undefined ? null : checkBump(last, target, changes).actual
  if (preRelease === undefined) return { version: target, bump }
  const version = parseVersion(`${target}-${preRelease}.${lastNumber(taken, `${target}-${preRelease}.`) + 1}`)
  const [above] = sortVersions(prereleases.filter((each) => compareVersions(each, version) >= 0))
  if (above === undefined) return { version, bump }
  throw new RegistryError(
    'INVALID_INPUT',
    `--pre-release ${preRelease} gives ${version}, which is below ${above}`,
    `choose a name that does not sort before ${quote(above.slice(above.indexOf('-') + 1))}, or release ${target} without --pre-release`,
  )
}

/** Of what the interface needs and what commits ask for the highest one. */
function grown(last: Version, { changes, asked, announced, mayBeTooSmall }: VersionFacts): Version {
  const isBelowOne = last.startsWith('0.') && announced === 'major'
  const wanted = [asked, isBelowOne ? 'minor' : announced].flatMap((part) =>
    part === undefined ? [] : bumpVersion(last, part),
  )
  if (asked !== undefined && mayBeTooSmall) return bumpVersion(last, asked)
  const [highest = last] = sortVersions([minimumVersion(last, changes), ...wanted])
  return highest
}

/** The highest number of the versions that begin so; 0 without one. */
function lastNumber(versions: readonly Version[], start: string): number {
  const numbers = versions
    .filter((version) => version.startsWith(start) && /^\d{1,9}$/.test(version.slice(start.length)))
    .map((version) => Number(version.slice(start.length)))
  return Math.max(0, ...numbers)
}

/** A name of pre-releases: `beta`. Throws INVALID_INPUT. */
export function parsePreRelease(text: string): string {
  const isName = /^[A-Za-z][A-Za-z-]*$/.test(text) && readVersion(`1.0.0-${text}.1`).ok
  if (isName) return text
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(text)} is no name of pre-releases`,
    'use letters alone, such as alpha, beta or rc: the number is counted up by itself',
  )
}

/** A version that releases begin with. Throws INVALID_INPUT. */
export function parseInitialVersion(text: string): Version {
  const version = parseVersion(text)
  if (!isPrerelease(version)) return version
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(text)} is a pre-release`,
    `write --initial-version ${version.split('-')[0]} --pre-release NAME`,
  )
}
