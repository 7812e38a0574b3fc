import { describe, expect, it } from 'vitest'
import { movingNames, nextVersion } from '../../scripts/release/versions.mjs'

describe('the next version', () => {
  it.each([
    ['1.2.3', 'patch', [], '1.2.4'],
    ['1.2.3', 'minor', ['v1.2.3'], '1.3.0'],
    ['1.2.3', 'major', [''], '2.0.0'],
    ['0.1.0', '0.1.0', [''], '0.1.0'],
    ['1.2.3', '2.0.0-rc.1', ['v1.2.3'], '2.0.0-rc.1'],
    ['1.2.3', '1.2.4', ['v1.2.3', 'v2.0.0', 'v1', 'v1.2'], '1.2.4'],
  ])('of %s after %s, with the tags %j, is %s', (current, change, tags, next) =>
    expect(nextVersion(current, change, tags)).toBe(next),
  )

  it.each([
    ['1.2.3', '', [], '"" is no release: give patch, minor, major, or a version such as 1.2.3'],
    ['1.2.3', 'v1.3.0', [], '"v1.3.0" is no release'],
    ['1.2.3', '1.3', [], '"1.3" is no release'],
    ['1.2.3', '1.3.0+1', [], '"1.3.0+1" is no release'],
    ['1.2.2', 'patch', ['v1.2.3'], 'v1.2.3 exists already'],
    ['1.2.3', '1.2.4', ['v1.3.0'], '1.2.4 is below the release 1.3.0: give a higher version'],
  ])('of %s after %j, with the tags %j, is refused: %s', (current, change, tags, message) =>
    expect(() => nextVersion(current, change, tags)).toThrow(message),
  )
})

it.each([
  ['1.2.3', [], ['1', '1.2', 'latest']],
  ['1.2.3', ['v1.2.3', 'v1.2.2', 'v0.9.0', 'v1', 'v1.2'], ['1', '1.2', 'latest']],
  ['1.2.4', ['v1.2.3', 'v1.3.0'], ['1.2']],
  ['1.3.0', ['v1.2.3', 'v2.0.0'], ['1', '1.3']],
  ['1.2.2', ['v1.2.3'], []],
  ['1.3.0-rc.1', ['v1.2.3'], []],
  ['1.2.3', ['v1.3.0-rc.1', 'v01.9.9', 'w1.4.0'], ['1', '1.2', 'latest']],
])('the names that move to %s beside %j are %j', (version, tags, names) =>
  expect(movingNames(version, tags)).toEqual(names),
)
