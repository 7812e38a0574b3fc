import { expect, it } from 'vitest'
import { table } from '../../src/base/table.ts'

it('has columns of equal width, which a row with fewer cells does not widen, and no lines without rows', () => {
  const rows = [
    ['acme/vpc/aws', '1.10.0', 'a note'],
    ['a/b/c', '2', ''],
  ]
  const damaged = ['it is damaged in many ways, so it has no cells']
  expect(table(['module', 'latest', 'note'], [...rows, damaged])).toEqual([
    'module        latest  note',
    'acme/vpc/aws  1.10.0  a note',
    'a/b/c         2',
    ...damaged,
  ])
  expect(table(['module'], [])).toEqual([])
})
