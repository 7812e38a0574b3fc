import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChallenges } from '../../../src/adapters/oci/session.ts'

const rows: [string, [string, Record<string, string>][]][] = [
  ['', []],
  ['Basic realm="Registry"', [['basic', { realm: 'Registry' }]]],
  [
    'Bearer realm="https://auth.test/token?x=1,2",service="reg.test",scope="repository:a/b:pull,push"',
    [
      [
        'bearer',
        { realm: 'https://auth.test/token?x=1,2', service: 'reg.test', scope: 'repository:a/b:pull,push' },
      ],
    ],
  ],
  [
    'BEARER Realm = "a\\"b\\\\" , error=invalid_token',
    [['bearer', { realm: 'a"b\\', error: 'invalid_token' }]],
  ],
  [
    'Negotiate, Bearer realm="x", Basic realm="y"',
    [
      ['negotiate', {}],
      ['bearer', { realm: 'x' }],
      ['basic', { realm: 'y' }],
    ],
  ],
  ['realm="of nobody"', []],
  ['Bearer realm=""', [['bearer', { realm: '' }]]],
]

describe('a challenge', () => {
  it.each(rows)('reads %j', (header, expected) => {
    const read = parseChallenges(header)
    expect(read.map(({ scheme, parameters }) => [scheme, Object.fromEntries(parameters)])).toEqual(expected)
  })

  it('reads any text, however long', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => parseChallenges(text).length <= 200))
    expect(parseChallenges(`Bearer realm="${'\\'.repeat(1_000_000)}`).length).toBeLessThan(10)
  })
})
