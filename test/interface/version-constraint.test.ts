import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatConstraints,
  isConstraint,
  lostVersions,
  parseConstraint,
} from '../../src/interface/version-constraint.ts'
import { parseVersion } from '../../src/module/version.ts'

describe('a version that constraints no longer allow', () => {
  const UNREAD = 'versions that cannot be told, as one of the constraints cannot be read'

  it.each<[before: string, after: string, lost: string | undefined]>([
    ['', '', undefined],
    ['x', ' x', undefined],
    ['x', 'y', UNREAD],
    ['>= 1.0', 'y', UNREAD],
    ['', '< 2.0', '2.0.0'],
    ['~> 1.0, > 1.99', '= 1.99.1', '1.99.2'],
    ['1.2.3', '= v1.2.3', undefined],
    ['= 1.0.0-rc.1', '= 1.0.0-rc.2', '1.0.0-rc.1'],
    ['= 1.0.0-rc.1', '= 1.0.0-rc.1', undefined],
    ['= 1.0.0-rc.1', '>= 1.0.0-rc.1', '1.0.0-rc.1'],
    ['!= 1.0.0-rc.1', '!= 1.0.0-rc.2', undefined],
    ['< 1.0', '= 0.9.5', '0.0.0'],
    ['~> 4', '~> 4.42', '5.0.0'],
    ['>= 0.2.0', '~> 0.3', '1.0.0'],
  ])('of %j after %j is %j', (before, after, lost) =>
    expect(lostVersions(before === '' ? [] : [before], after === '' ? [] : [after])?.lowest).toBe(lost),
  )

  it('is the lowest of all, or of all above a new upper bound', () => {
    const digits = Array.from({ length: 5 }, (_, at) => at)
    const pairs = digits.flatMap((major) => digits.map((minor) => `${major}.${minor}`))
    const versions = pairs.flatMap((pair) => digits.map((patch) => parseVersion(`${pair}.${patch}`)))
    const operator = fc.constantFrom('=', '!=', '>', '>=', '<', '<=', '~>')
    const number = fc.stringMatching(/^[0-3](\.[0-3]){0,2}$/)
    const condition = fc.tuple(operator, number).map((parts) => parts.join(' '))
    const constraint = fc.array(condition, { minLength: 1, maxLength: 3 }).map((all) => all.join(', '))
    fc.assert(
      fc.property(constraint, constraint, (before, after) => {
        const [from, to] = [parseConstraint(before), parseConstraint(after)]
        const found = lostVersions([before], [after])
        const start = found?.narrowing === 'capped' ? versions.findLastIndex(to.allows) : 0
        const lost = versions.slice(start).find((version) => from.allows(version) && !to.allows(version))
        expect(found?.lowest).toBe(lost)
      }),
    )
  })
})

describe('a version constraint', () => {
  it.each([
    ['~> 5.0', ['5.0.0', '5.9.9'], ['4.9.9', '6.0.0', '5.1.0-rc.1']],
    ['~> 5.0.1', ['5.0.1', '5.0.9'], ['5.0.0', '5.1.0']],
    ['~> 5', ['5.0.0', '6.0.0'], ['4.9.9']],
    ['>=5.0,<6.0', ['5.0.0', '5.99.0'], ['6.0.0', '6.0.0-rc.1']],
    ['5', ['5.0.0'], ['5.0.1', '5.0.0-rc']],
    ['= v1.0.0-rc.1', ['1.0.0-rc.1'], ['1.0.0', '1.0.0-rc.2', '1.0.1-rc.1']],
    ['!= 1.0.0', ['1.0.1'], ['1.0.0', '1.0.1-rc.1']],
    ['> 1.2.3, <= 2.0', ['1.2.4', '2.0.0'], ['1.2.3', '2.0.1']],
    ['= 1.0.0-a-b', ['1.0.0-a-b'], ['1.0.0-a']],
  ])('%s allows %j, and not %j', (text, allowed, refused) => {
    const { allows } = parseConstraint(text)
    expect([...allowed, ...refused].filter((version) => allows(parseVersion(version)))).toEqual(allowed)
    expect(isConstraint(text)).toBe(true)
  })

  it.each([
    ...['', 'latest', '=> 1.0', '1.2.x', '1.2.3.4.', '>= 1.0 < 2.0', '1.0,', '~1.0', 'x1.0', '1.0x y'],
    '> 1 <',
  ])('is not %j', (text) => {
    const problem = 'must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"'
    expect(() => parseConstraint(text)).toThrow(`${JSON.stringify(text)} ${problem}`)
    expect(isConstraint(text)).toBe(false)
  })

  it('may have more for clients than a semantic version has', () => {
    const texts = ['1.2.3.4', '1.0-beta.1+5.x', '1.0beta', ' >= v1 , != 1.0.0-a~1 ']
    expect(texts.filter(isConstraint)).toEqual(texts)
    expect(['1.0+', '1..0', '1.0-a..b'].filter(isConstraint)).toEqual([])
  })

  it('is one of several', () => {
    expect(formatConstraints([' >= 1.0 ', '< 2.0'])).toBe('>= 1.0, < 2.0')
    expect(parseConstraint(' ~> 1.0 ').text).toBe('~> 1.0')
  })
})
