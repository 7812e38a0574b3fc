import { expect, it } from 'vitest'
import { HeldChanges } from '../../../src/index/plan/index-rendering.ts'
import { bytesOf } from '../../support/publish/samples.ts'

it('changes are held by module, and counted by their bytes', () => {
  const held = new HeldChanges()
  held.hold(
    'a',
    new Map([
      ['x', bytesOf('123')],
      ['gone', null],
    ]),
  )
  held.hold('b', new Map([['y', bytesOf('12')]]))
  expect([held.bytes, held.addresses]).toEqual([5, ['a', 'b']])
  expect([...held.changes().keys()]).toEqual(['x', 'gone', 'y'])
  held.hold('a', new Map([['z', bytesOf('1')]]))
  expect([held.bytes, [...held.changes().keys()].toSorted()]).toEqual([3, ['y', 'z']])
  held.drop('b')
  held.drop('unknown')
  expect([held.bytes, held.addresses]).toEqual([1, ['a']])
  held.clear()
  expect([held.bytes, held.addresses, held.changes()]).toEqual([0, [], new Map()])
})
