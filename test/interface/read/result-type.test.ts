import { describe, expect, it } from 'vitest'
import { formatType } from '../../../src/interface/type-expression.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'

/** The type of an output's value, next to one input with a type; `any` where it is not known. */
async function typeOf(value: string, input = 'any'): Promise<string> {
  const text = `variable "v" {\n  type = ${input}\n}\noutput "o" {\n  value = ${value}\n}\n`
  const type = (await interfaceOf(text)).root.outputs[0]?.type
  return type === undefined ? 'any' : formatType(type)
}

/** An object type of so many attributes. */
const wide = (count: number) =>
  `object({ ${Array.from({ length: count }, (_, at) => `a${at} = string`).join(', ')} })`

describe('the type of an output', () => {
  it.each([
    ['true', 'bool'],
    ['null', 'any'],
    [`"\${local.a}"`, 'any'],
    ['{ a = 1, "b" = [true] }', 'object({ a = number, b = list(any) })'],
    ['{ (local.a) = 1 }', 'map(any)'],
    [`{ a = 1, "\${local.a}" = 1 }`, 'map(any)'],
    ['{ a = 1, (local.a) = 1 }', 'map(any)'],
    ['join(",", local.a)', 'string'],
    ['length(local.a)', 'number'],
    ['can(local.a)', 'bool'],
    ['keys(local.a)', 'list(any)'],
    ['toset(local.a)', 'set(any)'],
    ['merge(local.a)', 'map(any)'],
    ['core::length(local.a)', 'number'],
    ['provider::core::length(local.a)', 'any'],
    ['lookup(local.a, "b")', 'any'],
    ['sensitive("a")', 'string'],
    ['nonsensitive(1)', 'number'],
    ['local.a', 'any'],
    ['[for a in local.b : a]', 'list(any)'],
  ])('of the value %s is %s', async (value, type) => expect(await typeOf(value)).toBe(type))

  it.each([
    ['var.v', 'string', 'string'],
    ['var.w', 'string', 'any'],
    ['local.v', 'string', 'any'],
    ['var.v[0]', 'list(string)', 'any'],
    ['var.v.a', 'map(number)', 'number'],
    ['var.v.a', 'object({ a = number })', 'number'],
    ['var.v.b', 'object({ a = number })', 'any'],
    ['var.v.constructor', 'object({ a = number })', 'any'],
    ['var.v.a', 'list(number)', 'any'],
    ['var.v.a.b', 'object({ a = object({ b = bool }) })', 'bool'],
    ['var.v', 'object({ a = optional(tuple([string]), ["x"]) })', 'object({ a = list(any) })'],
    ['var.v', 'map(unheard(string))', 'map(any)'],
    ['var.v', 'set(tuple([string]))', 'set(list(any))'],
  ])('of the value %s with an input of type %s is %s', async (value, input, type) =>
    expect(await typeOf(value, input)).toBe(type),
  )

  it.each([
    ['object', (size: number) => wide(size + 1), 'map(any)'],
    ['list', (size: number) => `list(${wide(size)})`, 'list(any)'],
    ['set', (size: number) => `set(${wide(size)})`, 'set(any)'],
    ['map', (size: number) => `map(${wide(size)})`, 'map(any)'],
    ['nested', (size: number) => `object({ a = ${wide(size - 40)}, b = ${wide(39)} })`, 'map(any)'],
  ])('is an outline where the %s has more than 100 parts', async (_, type, outline) => {
    expect(await typeOf('var.v', type(98))).toContain('a30 = string')
    expect(await typeOf('var.v', type(99))).toBe(outline)
  })
})
