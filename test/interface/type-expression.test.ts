import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/base/json.ts'
import { accepts, formatType, type TypeExpression } from '../../src/interface/type-expression.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'

async function typeOf(source: string) {
  const type = source === '' ? '' : `  type = ${source}\n`
  return (await interfaceOf(`variable "x" {\n${type}}\n`)).root.inputs[0]?.parsedType
}

describe('a type constraint', () => {
  it.each([
    ['', 'any'],
    ['"string"', 'string'],
    ['"list"', 'list(any)'],
    ['tuple([ string , list(bool) ])', 'tuple([string, list(bool)])'],
    [
      'object({ a = string, "b" = optional(number, 1), c = optional(any) })',
      'object({ a = string, b = optional(number), c = optional(any) })',
    ],
  ])('%s reads as %s', async (source, text) => {
    const type = await typeOf(source)
    expect(type?.kind).not.toBe('unknown')
    expect(type && formatType(type)).toBe(text)
  })

  it.each([
    ['"integer"', '"integer"'],
    ['true', 'true'],
    ['object({ (local.x) = string })', undefined],
    ['vector( 1,  [ 2 ], { a = null } )', 'vector(1,[2],{a=null})'],
    ['1 + 2', undefined],
  ])('keeps the text of %s, an unknown type', async (source, text) => {
    const type = await typeOf(source)
    expect(type?.kind).toBe('unknown')
    if (text !== undefined) expect(type && formatType(type)).toBe(text)
  })

  it('keeps the value that stands in for an attribute', async () =>
    expect(await typeOf('object({ a = optional(number, 1), b = optional(string, local.x) })')).toEqual({
      kind: 'object',
      attributes: {
        a: { type: { kind: 'number' }, optional: true, default: 1 },
        b: { type: { kind: 'string' }, optional: true },
      },
    }))
})

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
