import fc from 'fast-check'
import semver from 'semver'
import { describe, expect, it } from 'vitest'
import {
  compareVersions,
  isPrerelease,
  parseVersion,
  readVersion,
  selectLatest,
  sortVersions,
} from '../../src/module/version.ts'
import { readCorpus } from '../corpus.ts'
import { refusalOf } from '../refusal.ts'

const semverOrg = readCorpus<{
  valid: { input: string; build: string | null }[]
  invalid: string[]
  extra_invalid_bytes: string[]
}>('semver-org')
const precedence = readCorpus<{
  ascending: string[]
  'numeric_prerelease_beyond_2^53': { ascending: string[] }
  numeric_lower_than_alnum: string[]
  expect_latest: { publish_order: string[]; latest: string | null; why: string }[]
}>('precedence')

describe('reading a version', () => {
  it.each(semverOrg.valid)('takes the valid $input, unless clients cannot use it', ({ input, build }) => {
    const reading = readVersion(input)
    if (build !== null) expect(reading).toMatchObject({ ok: false, rule: 'build-metadata' })
    else if (input.startsWith('9999')) expect(reading).toMatchObject({ ok: false, rule: 'component-size' })
    else expect(reading).toEqual({ ok: true, version: input })
  })

  it.each([...semverOrg.invalid, ...semverOrg.extra_invalid_bytes, 'v1.2.3'])('refuses %j', (input) =>
    expect(readVersion(input)).toMatchObject({ ok: false, rule: 'semver' }),
  )

  it.each([
    ['', 'it is empty', '1.2.3'],
    ['1', 'the minor and patch numbers are missing', '1.0.0'],
    ['1.2', 'the patch number is missing', '1.2.0'],
    ['1..3', 'the minor number is missing', '1.0.0'],
    ['1.2.3.4', 'it has 4 numbers instead of 3', '1.2.3'],
    ['1.2.x', 'the patch number "x" is not a number', '1.2.0'],
    ['1.2.3rc1', 'the patch number "3rc1" is not a number', '1.2.3-rc1'],
    ['10.2', 'the patch number is missing', '10.2.0'],
    ['1.2.34.5', 'it has 4 numbers instead of 3', '1.2.34'],
    ['x4.5', 'the major number "x4" is not a number', '1.2.3'],
    ['1.2-SNAPSHOT', 'the patch number is missing', '1.2.0-SNAPSHOT'],
    ['1.02.3', 'the minor number "02" has a leading zero', '1.2.3'],
    ['1.2.3-', 'the pre-release has an empty part', '1.2.3'],
    ['1.2.3-rc..1', 'the pre-release has an empty part', '1.2.3'],
    ['1.2.3-rc.01', 'the pre-release part "01" has a leading zero', '1.2.3'],
    ['1.2.3 ', 'the character " " is not allowed', '1.2.3'],
    ['1.2.3\n', 'the character "\\u{a}" is not allowed', '1.2.3'],
    ['v1.2.3', 'the major number "v1" is not a number', '1.2.3'],
    ['1.2.3-rc.1+', 'the build metadata has an empty part', '1.2.3-rc.1'],
    ['1.2.3+a+b', 'it has a second "+"', '1.2.3'],
    ['1.2.3+build', 'build metadata ("+build") is not allowed', '1.2.3'],
    ['1.9223372036854775808.0', 'the number 9223372036854775808 is above 9223372036854775807', '1.0.0'],
    [`1.0.0-${'a'.repeat(123)}`, 'it has 129 characters, more than 128', '1.0.0'],
  ])('says of %j: %s', (input, problem, example) => {
    expect(readVersion(input)).toMatchObject({ ok: false, problem, hint: `use a version such as ${example}` })
  })

  it('takes the largest number and the longest text', () => {
    expect(parseVersion('9223372036854775807.0.0')).toBe('9223372036854775807.0.0')
    expect(parseVersion(`1.0.0-${'a'.repeat(122)}`)).toHaveLength(128)
  })

  it('reads a hostile text in no time', () =>
    expect(readVersion(`1.0.0${'-.'.repeat(1_000_000)}`)).toMatchObject({ ok: false, rule: 'length' }))

  it('refuses as a wrong input what is no version', () =>
    expect(refusalOf(() => parseVersion('1.2'))).toBe(
      'INVALID_INPUT: "1.2" is not a version of a module: the patch number is missing | use a version such as 1.2.0',
    ))

  it('always names an example that is a version', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,4}[0-9a-c.+-]{0,12}$/)), (text) => {
        const reading = readVersion(text)
        if (!reading.ok) parseVersion(reading.hint.replace('use a version such as ', ''))
      }),
    )
  })
})

describe('the order of versions', () => {
  it.each([
    [precedence.ascending],
    [precedence['numeric_prerelease_beyond_2^53'].ascending],
    [precedence.numeric_lower_than_alnum],
    [['9007199254740992.0.0', '9007199254740993.0.0', '9223372036854775807.0.0']],
  ])('is that of SemVer for %j, which is left as it is', (ascending) => {
    const versions = ascending.map(parseVersion)
    expect(sortVersions(versions)).toEqual(versions.toReversed())
    expect(sortVersions(versions.toReversed())).toEqual(versions.toReversed())
    expect(versions).toEqual(ascending)
  })

  const number = fc.nat(12)
  const identifier = fc.oneof(number.map(String), fc.stringMatching(/^[0-9]{0,2}[a-cA-C-][0-9a-c-]{0,2}$/))
  const anyVersion = fc
    .tuple(number, number, number, fc.array(identifier, { maxLength: 3 }))
    .map(([major, minor, patch, parts]) => [`${major}.${minor}.${patch}`, parts.join('.')])
    .map((parts) => parseVersion(parts.filter((part) => part !== '').join('-')))

  it('agrees with npm on small numbers', () =>
    fc.assert(
      fc.property(anyVersion, anyVersion, (a, b) => {
        expect(Math.sign(compareVersions(a, b))).toBe(semver.compare(a, b))
        expect(isPrerelease(a)).toBe(semver.prerelease(a) !== null)
      }),
    ))

  it('agrees with npm on near versions', () =>
    fc.assert(
      fc.property(fc.array(identifier, { minLength: 1, maxLength: 3 }), fc.array(identifier), (a, b) => {
        const left = parseVersion(`1.0.0-${a.join('.')}`)
        const right = parseVersion(`1.0.0-${[...a, ...b].join('.')}`)
        expect(Math.sign(compareVersions(left, right))).toBe(semver.compare(left, right))
      }),
    ))
})

describe('the latest version', () => {
  it.each(precedence.expect_latest.filter(({ latest }) => latest !== null))('$why', (expected) =>
    expect(selectLatest(expected.publish_order.map(parseVersion))).toBe(expected.latest),
  )

  it('is the highest pre-release where there is nothing else', () =>
    expect(selectLatest(['1.0.0-beta', '1.0.0-rc.1', '1.0.0-alpha'].map(parseVersion))).toBe('1.0.0-rc.1'))

  it('is absent where there is no version', () => expect(selectLatest([])).toBeUndefined())
})
