import { expect, it } from 'vitest'
import { compareResultTypes, compareTypes } from '../../../src/interface/diff/value-changes.ts'
import type { TypeExpression } from '../../../src/interface/type-expression.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'

async function typeOf(text: string): Promise<TypeExpression> {
  const [input] = (await interfaceOf(`variable "v" {\n  type = ${text}\n}\n`)).root.inputs
  return input?.parsedType ?? { kind: 'unknown', text: '' }
}

it.each<[before: string, after: string, narrowed: readonly string[], widened: readonly string[]]>([
  ['string', 'string', [], []],
  ['unheard(string)', 'unheard(string)', [], []],
  ['unheard(string)', 'string', ['was unheard(string) and is string'], []],
  ['string', 'unheard(string)', ['was string and is unheard(string)'], []],
  ['unheard(string)', 'unheard(number)', ['was unheard(string) and is unheard(number)'], []],
  ['unheard(string)', 'any', ['was unheard(string) and is any'], []],
  ['number', 'string', [], ['was number and is string']],
  ['bool', 'string', [], ['was bool and is string']],
  ['any', 'string', ['was any and is string'], []],
  ['string', 'number', ['was string and is number'], []],
  ['list(number)', 'list(string)', [], ['[*] was number and is string']],
  ['map(list(string))', 'map(list(number))', ['[*][*] was string and is number'], []],
  ['tuple([string])', 'tuple([string])', [], []],
  ['tuple([string, number])', 'tuple([string, string])', [], ['[1] was number and is string']],
  ['tuple([string])', 'tuple([string, string])', ['was tuple([string]) and is tuple([string, string])'], []],
  ['tuple([string, number])', 'list(string)', [], ['was tuple([string, number]) and is list(string)']],
  ['tuple([string, number])', 'set(string)', [], ['was tuple([string, number]) and is set(string)']],
  ['tuple([number, string])', 'list(number)', ['was tuple([number, string]) and is list(number)'], []],
  ['tuple([string])', 'map(string)', ['was tuple([string]) and is map(string)'], []],
  ['object({ a = number })', 'map(string)', [], ['was object({ a = number }) and is map(string)']],
  [
    'object({ a = number, b = string })',
    'map(number)',
    ['was object({ a = number, b = string }) and is map(number)'],
    [],
  ],
  ['object({ a = number })', 'list(number)', ['was object({ a = number }) and is list(number)'], []],
  ['list(string)', 'map(string)', ['was list(string) and is map(string)'], []],
  ['object({ a = string })', 'object({})', ['attribute .a was removed'], []],
  ['object({})', 'object({ a = string })', ['required attribute .a was added'], []],
  ['object({})', 'object({ a = optional(string) })', [], ['optional attribute .a was added']],
  ['object({ a = string })', 'object({ a = optional(string) })', [], ['attribute .a became optional']],
  ['object({ a = optional(string) })', 'object({ a = string })', ['attribute .a became required'], []],
  [
    'object({ a = optional(string) })',
    'object({ a = optional(string, "x") })',
    [],
    ['attribute .a got a default'],
  ],
])('inputs of type %s that become %s', async (before, after, narrowed, widened) => {
  expect(compareTypes(await typeOf(before), await typeOf(after))).toEqual({ narrowed, widened })
})

it.each<[before: string, after: string, narrowed: readonly string[], widened: readonly string[]]>([
  ['any', 'string', [], []],
  ['string', 'any', [], []],
  ['unheard(string)', 'string', [], []],
  ['string', 'unheard(string)', [], []],
  ['string', 'number', ['was string and is number'], []],
  ['tuple([string])', 'list(number)', [], []],
  ['list(string)', 'tuple([string])', [], []],
  ['list(string)', 'set(string)', ['was list(string) and is set(string)'], []],
  ['list(string)', 'list(number)', ['[*] was string and is number'], []],
  ['map(string)', 'object({ a = string })', [], []],
  ['object({ a = string })', 'map(string)', [], []],
  [
    'object({ a = string })',
    'object({ b = string })',
    ['attribute .a was removed'],
    ['attribute .b was added'],
  ],
  ['object({ a = list(string) })', 'object({ a = list(bool) })', ['.a[*] was string and is bool'], []],
  ['object({ constructor = string })', 'object({})', ['attribute .constructor was removed'], []],
])('outputs of type %s that become %s', async (before, after, narrowed, widened) => {
  expect(compareResultTypes(await typeOf(before), await typeOf(after))).toEqual({ narrowed, widened })
})

it('says nothing of an output whose type is not known', async () => {
  const known = await typeOf('string')
  for (const [before, after] of [
    [undefined, known],
    [known, undefined],
  ] as const)
    expect(compareResultTypes(before, after)).toEqual({ narrowed: [], widened: [] })
})
