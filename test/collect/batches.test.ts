import { expect, it } from 'vitest'
import { inBatches } from '../../src/collect/collect.ts'

it.each([
  [[], [[]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
  [
    [0, 0, 9, 1],
    [[0, 0, 9], [1]],
  ],
  [
    [3, 1, 1, 1, 9],
    [[3], [1, 1, 1], [9]],
  ],
])('cuts %j into %j', (members, batches) => {
  expect(inBatches(members, 3, (weight) => weight)).toEqual(batches)
})
