import { counted } from '../base/count.ts'
import { quote, RegistryError } from '../base/error.ts'

/** Characters of a version, which is also the tag of an OCI artifact. A longer one is no version: INVALID_TAG or INVALID_INPUT. */
const MAX_VERSION_LENGTH = 128

/** A canonical semantic version: no `v`, no build metadata, numbers up to 2^63-1, at most 128 characters. */
export type Version = string & { readonly brand: 'Version' }

interface VersionRefusal {
  readonly rule: 'semver' | 'build-metadata' | 'component-size' | 'length'
  /** What is wrong, for the end of a sentence: `the patch number is missing`. */
  readonly problem: string
}

type VersionReading =
  | { readonly ok: true; readonly version: Version }
  | ({ readonly ok: false; readonly hint: string } & VersionRefusal)

/** 2^63-1: the clients drop a version with a larger number. */
export const MAX_NUMBER = '9223372036854775807'

/** Reads a version. Throws INVALID_INPUT. */
export function parseVersion(text: string): Version {
  const reading = readVersion(text)
  if (reading.ok) return reading.version
  const message = `${quote(text)} is not a version of a module: ${reading.problem}`
  throw new RegistryError('INVALID_INPUT', message, reading.hint)
}

/** Whether a text is what {@link readVersion} takes for a version, where nobody is told why not. */
export function isVersion(text: string): text is Version {
  return findRefusal(text) === undefined
}

/** Reads a version of https://semver.org 2.0.0, without what clients ignore (build metadata) or drop (large numbers). */
export function readVersion(text: string): VersionReading {
  const refusal = findRefusal(text)
  if (refusal === undefined) return { ok: true, version: text as Version }
  return { ok: false, ...refusal, hint: `use a version such as ${exampleVersion(text)}` }
}

/** A valid version that is close to a refused text: `1.2` gives `1.2.0`. */
export function exampleVersion(refused: string): string {
  const leading =
    /^(\d{1,9})(?!\d)(?:\.(\d{1,9})(?!\d))?(?:\.(\d{1,9})(?!\d))?-?([A-Za-z][0-9A-Za-z.-]*)?/.exec(refused)
  if (leading === null) return '1.2.3'
  const [, major, minor = '0', patch = '0', prerelease] = leading
  const numbers = [major, minor, patch].map(Number).join('.')
  const whole = `${numbers}-${prerelease}`
  return prerelease === undefined || !isVersion(whole) ? numbers : whole
}

/** Precedence of https://semver.org/#spec-item-11: below zero where `a` is lower, exact for numbers of any size. */
export function compareVersions(a: Version, b: Version): number {
  return compareParts(split(a), split(b))
}

function compareParts(left: VersionParts, right: VersionParts): number {
  const byNumbers = compareIdentifiers(left.numbers, right.numbers)
  if (byNumbers !== 0) return byNumbers
  if (left.prerelease === undefined || right.prerelease === undefined) {
    return Number(left.prerelease === undefined) - Number(right.prerelease === undefined)
  }
  return compareIdentifiers(left.prerelease, right.prerelease)
}

export function isPrerelease(version: Version): boolean {
  return version.includes('-')
}

/** Highest first. */
export function sortVersions(versions: readonly Version[]): Version[] {
  const parts = versions.map((version) => ({ version, ...split(version) }))
  return parts.sort((a, b) => compareParts(b, a)).map(({ version }) => version)
}

/** The highest release; where there are only pre-releases, the highest of those. */
export function selectLatest(versions: readonly Version[]): Version | undefined {
  const sorted = sortVersions(versions)
  return sorted.find((version) => !isPrerelease(version)) ?? sorted[0]
}

interface VersionParts {
  readonly numbers: readonly string[]
  readonly prerelease: readonly string[] | undefined
  readonly build: string | undefined
}

function split(text: string): VersionParts {
  const [release, build] = splitAtFirst(text, '+')
  const [numbers, prerelease] = splitAtFirst(release, '-')
  return { numbers: numbers.split('.'), prerelease: prerelease?.split('.'), build }
}

function splitAtFirst(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

function findRefusal(text: string): VersionRefusal | undefined {
  if (text === '') return { rule: 'semver', problem: 'it is empty' }
  if (text.length > MAX_VERSION_LENGTH) {
    return { rule: 'length', problem: `it has ${text.length} characters, more than ${MAX_VERSION_LENGTH}` }
  }
  const parts = split(text)
  const problem = characterProblem(text) ?? numbersProblem(parts.numbers) ?? identifiersProblem(parts)
  if (problem !== undefined) return { rule: 'semver', problem }
  if (parts.build !== undefined) {
    return { rule: 'build-metadata', problem: `build metadata (${quote(`+${parts.build}`)}) is not allowed` }
  }
  const large = parts.numbers.find((number) => compareNumbers(number, MAX_NUMBER) > 0)
  if (large === undefined) return undefined
  return { rule: 'component-size', problem: `the number ${large} is above ${MAX_NUMBER}` }
}

function characterProblem(text: string): string | undefined {
  const forbidden = /[^0-9A-Za-z.+-]/u.exec(text)
  return forbidden === null ? undefined : `the character ${quote(forbidden[0])} is not allowed`
}

const NUMBER_NAMES = ['major', 'minor', 'patch'] as const

function numbersProblem(numbers: readonly string[]): string | undefined {
  if (numbers.length > 3) return `it has ${counted(numbers.length, 'number')} instead of 3`
  const named = NUMBER_NAMES.map((name, index) => ({ name, digits: numbers[index] ?? '' }))
  const noNumber = named.find(({ digits }) => /[^0-9]/.test(digits))
  if (noNumber) return `the ${noNumber.name} number ${quote(noNumber.digits)} is not a number`
  const missing = named.filter(({ digits }) => digits === '').map(({ name }) => name)
  if (missing.length === 1) return `the ${missing[0]} number is missing`
  if (missing.length > 1) return `the ${missing.join(' and ')} numbers are missing`
  const padded = named.find(({ digits }) => hasLeadingZero(digits))
  return padded && `the ${padded.name} number ${quote(padded.digits)} has a leading zero`
}

function identifiersProblem({ prerelease = ['-'], build = '-' }: VersionParts): string | undefined {
  if (prerelease.includes('')) return 'the pre-release has an empty part'
  const padded = prerelease.find(hasLeadingZero)
  if (padded !== undefined) return `the pre-release part ${quote(padded)} has a leading zero`
  if (build.includes('+')) return 'it has a second "+"'
  return build.split('.').includes('') ? 'the build metadata has an empty part' : undefined
}

function hasLeadingZero(identifier: string): boolean {
  return /^0[0-9]+$/.test(identifier)
}

/** Identifiers of https://semver.org/#spec-item-11, one by one; numbers have no leading zeros. */
export function compareIdentifiers(a: readonly string[], b: readonly string[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (right === undefined) return 1
    const order = compareIdentifier(left, right)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareIdentifier(a: string, b: string): number {
  const aIsNumber = /^[0-9]+$/.test(a)
  const bIsNumber = /^[0-9]+$/.test(b)
  if (aIsNumber && bIsNumber) return compareNumbers(a, b)
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1
  return compareText(a, b)
}

/** Without leading zeros the longer number is the larger one, so that no number has to fit a JavaScript number. */
function compareNumbers(a: string, b: string): number {
  return a.length - b.length || compareText(a, b)
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
