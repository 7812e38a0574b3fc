import { expect, test } from 'vitest'
import { counted } from '../../src/base/count.ts'

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
])('writes %i as %j', (count, text) => {
  expect(counted(count, 'file')).toBe(text)
})

test('takes the plural of a noun that needs more than an "s"', () => {
  expect([1, 2].map((count) => counted(count, 'repository', 'repositories'))).toEqual([
    '1 repository',
    '2 repositories',
  ])
})
