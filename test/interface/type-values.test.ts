import { expect, it } from 'vitest'
import type { Json } from '../../src/base/json.ts'
import { accepts, type TypeExpression } from '../../src/interface/type-expression.ts'

const text: TypeExpression = { kind: 'string' }
const number: TypeExpression = { kind: 'number' }
const bool: TypeExpression = { kind: 'bool' }
const list = (element: TypeExpression): TypeExpression => ({ kind: 'list', element })
const map = (element: TypeExpression): TypeExpression => ({ kind: 'map', element })
const tuple = (...elements: TypeExpression[]): TypeExpression => ({ kind: 'tuple', elements })
const object = (optional: boolean): TypeExpression => ({
  kind: 'object',
  attributes: { a: { type: number, optional: false }, b: { type: bool, optional } },
})

it.each<[TypeExpression, accepted: readonly Json[], refused: readonly Json[]]>([
  [{ kind: 'any' }, [null, 1, 'a', [1], { a: 1 }], []],
  [{ kind: 'unknown', text: 'x' }, [null, 1, 'a', [1], { a: 1 }], []],
  [text, [null, 'a', 1, true], [[], {}]],
  [number, [null, 1, '1', '-1.5', '1e3'], ['a', '', ' ', '1a', true, [], {}]],
  [bool, [null, true, false, 'true', 'false', '1', '0'], ['yes', '', 2, [], {}]],
  [list(number), [null, [], [1, '2', null]], [['a'], [1, 'a'], {}, 'a', 1]],
  [{ kind: 'set', element: number }, [[], [1]], [[1, 'a'], {}, 1]],
  [map(number), [null, {}, { a: 1, b: null }], [{ a: 1, b: 'x' }, [], 'a', true]],
  [
    tuple(number, bool),
    [
      [1, true],
      [null, null],
    ],
    [[1], [1, true, 1], ['a', true], [1, 'a'], {}, 'a'],
  ],
  [
    object(false),
    [
      { a: 1, b: true },
      { a: null, b: true, c: 1 },
    ],
    [{ a: 1 }, { a: 'x', b: true }, [], 'a'],
  ],
  [object(true), [{ a: 1 }, { a: 1, b: '0' }], [{ b: true }, { a: 1, b: 'x' }]],
])('%j accepts %j, and not %j', (type, accepted, refused) => {
  expect(accepted.filter((value) => !accepts(type, value))).toEqual([])
  expect(refused.filter((value) => accepts(type, value))).toEqual([])
})
