import { describe, expect, it } from 'vitest'
import { formatCommitDate, formatModuleBlock, packageSubdirectory } from '../../src/module/release.ts'
import { refusalOf } from '../refusal.ts'
import { aRelease } from '../support/publish/samples.ts'

describe('a commit date', () => {
  it.each([
    [0, '1970-01-01T00:00:00Z'],
    [1735787045, '2025-01-02T03:04:05Z'],
    [253402300799, '9999-12-31T23:59:59Z'],
  ])('of %i seconds is %s', (seconds, date) => expect(formatCommitDate(seconds)).toBe(date))

  it.each([253402300800, Number.MAX_SAFE_INTEGER, -1, Number.NaN])(
    'of %d seconds is refused: the index could not be read with it',
    (seconds) =>
      expect(refusalOf(() => formatCommitDate(seconds))).toBe(
        `INVALID_INPUT: the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999 | tag a commit with a valid date: git commit --amend --reset-author --no-edit`,
      ),
  )
})

it.each([
  ['https://modules.acme.test', 'modules.acme.test'],
  ['https://modules.acme.test:8443/registry', 'modules.acme.test:8443'],
])('is used from %s by the host %s', (url, host) =>
  expect(formatModuleBlock(aRelease({ version: '1.2.3' }), url)).toBe(
    `module "vpc" {\n  source  = "${host}/acme/vpc/aws"\n  version = "1.2.3"\n}`,
  ),
)

it.each([
  ['modules/vpc', undefined, ''],
  ['modules/vpc', '', 'modules/vpc'],
  ['modules/vpc', 'modules', 'vpc'],
  ['modules/vpc', 'modules/vpc', ''],
])('the module in %j is, in a package of %j, in the directory %j', (path, packageRoot, expected) => {
  expect(packageSubdirectory({ path, ...(packageRoot === undefined ? {} : { packageRoot }) })).toBe(expected)
})
