import { describe, expect, it } from 'vitest'
import type { Change, Severity } from '../../../src/interface/diff/change.ts'
import { checkBump, selectBase } from '../../../src/interface/diff/required-bump.ts'
import { parseVersion, sortVersions } from '../../../src/module/version.ts'

const changes = (...severities: Severity[]): Change[] =>
  severities.map((severity) => ({ kind: 'input-added', severity, subject: 'x', message: 'x' }))

describe('the version number that changes need', () => {
  it.each<[string, string, required: Severity, actual: Severity, isLargeEnough: boolean, minimum: string]>([
    ['1.2.3', '1.2.4', 'major', 'patch', false, '2.0.0'],
    ['1.2.3', '1.3.0', 'major', 'minor', false, '2.0.0'],
    ['1.2.3', '2.0.0', 'major', 'major', true, '2.0.0'],
    ['1.2.3', '1.2.4', 'minor', 'patch', false, '1.3.0'],
    ['1.2.3', '1.3.0', 'minor', 'minor', true, '1.3.0'],
    ['1.2.3', '2.0.0', 'minor', 'major', true, '1.3.0'],
    ['1.2.3', '1.2.4', 'patch', 'patch', true, '1.2.4'],
    ['0.2.3', '0.2.4', 'major', 'patch', false, '0.3.0'],
    ['0.2.3', '0.3.0', 'major', 'minor', true, '0.3.0'],
    ['0.2.3', '1.0.0', 'major', 'major', true, '0.3.0'],
    ['0.2.3', '0.2.4', 'minor', 'patch', false, '0.3.0'],
    ['0.0.1', '0.0.2', 'patch', 'patch', true, '0.0.2'],
    ['1.2.3', '1.3.0-rc.1', 'minor', 'minor', true, '1.3.0'],
    ['2.0.0-rc.1', '2.0.0', 'major', 'major', true, '2.0.0'],
    ['2.0.0-rc.1', '2.0.0-rc.2', 'major', 'major', true, '2.0.0'],
    ['9223372036854775806.0.0', '9223372036854775807.0.0', 'major', 'major', true, '9223372036854775807.0.0'],
  ])('from %s to %s with a %s change', (base, next, required, actual, isLargeEnough, minimumVersion) => {
    const compatibility = checkBump(parseVersion(base), parseVersion(next), changes('patch', required))
    expect(compatibility).toMatchObject({ required, actual, isLargeEnough, minimumVersion })
  })

  it('is a patch where nothing changed', () =>
    expect(checkBump(parseVersion('1.0.0'), parseVersion('1.0.1'), []).required).toBe('patch'))
})

it.each([
  ['1.2.0', ['1.0.0', '1.1.0', '1.3.0', '2.0.0'], '1.1.0'],
  ['2.0.0', ['1.0.0', '2.0.0-rc.1'], '1.0.0'],
  ['2.0.0', ['2.0.0-rc.1', '2.0.0-rc.2'], '2.0.0-rc.2'],
  ['1.0.0', ['1.0.0', '1.1.0'], undefined],
  ['1.0.0', [], undefined],
])('the version to compare with for %s among %j is %s', (next, versions, base) =>
  expect(selectBase(sortVersions(versions.map(parseVersion)), parseVersion(next))).toBe(base),
)
