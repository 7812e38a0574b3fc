import { expect, it } from 'vitest'
import { table } from '../../src/base/table.ts'

it('has columns of equal width, and no spaces at the ends of lines', () => {
  const rows = [
    ['acme/vpc/aws', '1.10.0', 'a note'],
    ['a/b/c', '2', ''],
  ]
  expect(table(['module', 'latest', 'note'], rows)).toEqual([
    'module        latest  note',
    'acme/vpc/aws  1.10.0  a note',
    'a/b/c         2',
  ])
})

it('is not widened by a row with fewer cells', () =>
  expect(table(['module', 'latest'], [['a/b/c', '1'], ['it is damaged in many ways']])).toEqual([
    'module  latest',
    'a/b/c   1',
    'it is damaged in many ways',
  ]))

it('without rows has no lines', () => expect(table(['module'], [])).toEqual([]))
