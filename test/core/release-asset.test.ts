import { describe, expect, it } from 'vitest'
import { isLatest, previousTag } from '../../src/core/release-asset.ts'
import { aRelease } from '../support/samples.ts'

const of = (tag: string, version: string) => ({ ...aRelease({ version }), tag })

describe('previousTag', () => {
  it.each([
    ['v1.2.3', '1.2.3', ['v1.2.2', 'v1.10.0', 'v1.2.3-rc.1', 'v0.9.0'], 'v1.2.2'],
    ['1.2.3', '1.2.3', ['v1.2.2'], 'v1.2.2'],
    ['v1.2.3-rc.2', '1.2.3-rc.2', ['v1.2.2', 'v1.2.3-rc.1'], 'v1.2.3-rc.1'],
    ['vpc/v1.2.3', '1.2.3', ['v1.2.2', 'subnets/v1.2.2', 'vpc/v1.0.0'], 'vpc/v1.0.0'],
    ['vpc-1.2.3', '1.2.3', ['vpc-v1.0.0', 'vpc-2.0.0'], 'vpc-v1.0.0'],
    ['v0.1.0', '0.1.0', ['v1.0.0', 'latest'], undefined],
  ])('of %s (%s) among %j is %s', (tag, version, tags, expected) => {
    expect(previousTag(of(tag, version), tags)).toBe(expected)
  })
})

describe('isLatest', () => {
  it.each([
    ['v1.2.3', '1.2.3', ['v1.2.3', 'v1.2.2', 'v2.0.0-rc.1'], true],
    ['v1.2.3', '1.2.3', ['v1.10.0'], false],
    ['v1.2.3-rc.1', '1.2.3-rc.1', [], false],
    ['vpc/v1.2.3', '1.2.3', [], false],
    ['v1.2.3', '1.2.3', ['vpc/v9.0.0'], true],
  ])('of %s (%s) among %j is %s', (tag, version, tags, expected) => {
    expect(isLatest(of(tag, version), tags)).toBe(expected)
  })
})
