import { compareIdentifiers, MAX_NUMBER } from '../module/version.ts'

/** A version as clients read it in a list. */
export interface ListedVersion {
  /** As the list spells it. */
  readonly listed: string
  /** As clients request it. */
  readonly requested: string
  /** At least three, without leading zeros. */
  readonly numbers: readonly string[]
  /** Without its dash; empty for a release. */
  readonly prerelease: string
}

/** https://github.com/hashicorp/go-version/blob/main/version.go: it takes more than semantic versions. */
const NUMBERS = /^v?(\d+(?:\.\d+)*)/
const PRERELEASE =
  /^(?:-(\d[0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)|-?([A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*))/
const METADATA = /^(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?$/

/** What clients make of an entry of a list: they add missing numbers, and drop a `v` and leading zeros. Undefined for what they skip. */
export function readListedVersion(listed: string): ListedVersion | undefined {
  const [leading = '', digits = ''] = NUMBERS.exec(listed) ?? []
  const [dashed = '', ...prereleases] = PRERELEASE.exec(listed.slice(leading.length)) ?? []
  const metadata = listed.slice(leading.length + dashed.length)
  if (leading === '' || !METADATA.test(metadata)) return undefined
  const given = digits.split('.').map((number) => number.replace(/^0+(?=\d)/, ''))
  if (given.some((number) => compareIdentifiers([number], [MAX_NUMBER]) > 0)) return undefined
  const numbers = [...given, '0', '0'].slice(0, Math.max(3, given.length))
  const prerelease = prereleases.join('')
  const requested = `${numbers.join('.')}${prerelease === '' ? '' : `-${prerelease}`}${metadata}`
  return { listed, requested, numbers, prerelease }
}

/** Below zero where clients take `a` to be the lower one; build metadata does not count. */
export function compareListedVersions(a: ListedVersion, b: ListedVersion): number {
  const byNumbers = compareIdentifiers(a.numbers, b.numbers)
  if (byNumbers !== 0) return byNumbers
  if (a.prerelease === '' || b.prerelease === '')
    return Number(a.prerelease === '') - Number(b.prerelease === '')
  return compareIdentifiers(a.prerelease.split('.'), b.prerelease.split('.'))
}
