import { describe, expect, it } from 'vitest'
import { planMovingTags } from '../../src/adapters/oci/module-package.ts'
import { parseVersion } from '../../src/module/version.ts'

const rows: [string, string[], Record<string, string>][] = [
  ['1.2.3', [], { '1.2': '1.2.3', '1': '1.2.3', latest: '1.2.3' }],
  [
    '1.2.3',
    ['1.2.3', '1.2', '1', 'latest', 'v9.9.9', 'main'],
    { '1.2': '1.2.3', '1': '1.2.3', latest: '1.2.3' },
  ],
  ['1.9.1', ['2.0.0', '1.9.0', '1.10.0'], { '1.9': '1.9.1', '1': '1.10.0', latest: '2.0.0' }],
  ['1.2.3', ['1.2.10', '1.20.0', '11.0.0'], { '1.2': '1.2.10', '1': '1.20.0', latest: '11.0.0' }],
  ['1.2.3', ['1.2.4-rc.1', '2.0.0-rc.1', '1.2.4+x'], { '1.2': '1.2.3', '1': '1.2.3', latest: '1.2.3' }],
  ['1.2.3-rc.1', ['1.0.0'], {}],
]

describe('moving tags', () => {
  it.each(rows)('of %s beside %j', (version, tags, expected) =>
    expect(Object.fromEntries(planMovingTags(parseVersion(version), tags, new Set()))).toStrictEqual(
      expected,
    ),
  )

  it.each([
    ['1.2.1', { '1.2': '1.2.1', '1': '1.2.1', latest: '1.2.1' }],
    ['1.3.0', { '1': '1.2.0', latest: '1.2.0' }],
  ])('of %s pass a withdrawn 1.3.0 by', (version, expected) => {
    const withdrawn = new Set([parseVersion('1.3.0')])
    const plan = planMovingTags(parseVersion(version), ['1.2.0', '1.3.0', '1.3'], withdrawn)
    expect(Object.fromEntries(plan)).toStrictEqual(expected)
  })
})
