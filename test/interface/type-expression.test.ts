import { describe, expect, it } from 'vitest'
import { formatType } from '../../src/interface/type-expression.ts'
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
