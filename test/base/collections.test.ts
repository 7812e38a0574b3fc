import { expect, it } from 'vitest'
import { getOrInsert } from '../../src/base/get-or-insert.ts'
import { groupBy } from '../../src/base/group.ts'
import { slices } from '../../src/base/slices.ts'

it('members are grouped in their order', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (member) => member.slice(0, 1))
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})

it('a value is made when it is asked for first', () => {
  const known = new Map([['a', 1]])
  expect(['a', 'b', 'b'].map((key) => getOrInsert(known, key, () => known.size + 1))).toEqual([1, 2, 2])
})

it('the last slice may be smaller', () => expect(slices([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]))
