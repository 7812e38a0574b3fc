import { expect, it } from 'vitest'
import { groupBy } from '../../src/base/group.ts'

it('groups in the order of the first member, and keeps the order in a group', () => {
  expect([...groupBy(['b1', 'a1', 'b2', '__proto__'], (text) => text.slice(0, 1))]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
    ['_', ['__proto__']],
  ])
  expect([...groupBy([], String)]).toEqual([])
})
