import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { canonicalJson, type Json, jsonValue } from '../../src/base/json.ts'
import { parseJson } from '../../src/base/schema.ts'

const json = fc.jsonValue() as fc.Arbitrary<Json>

it('reads back as the value that was written', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('is one text for equal values, whatever the order of their keys', () => {
  const members = fc.uniqueArray(fc.tuple(fc.string(), json), { selector: ([key]) => key })
  const orders = members.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(orders, ([one, other]) => {
      expect(canonicalJson([Object.fromEntries(one)])).toBe(canonicalJson([Object.fromEntries(other)]))
    }),
  )
})

it('sorts keys by code unit, indents by two and ends with a newline', () => {
  expect(canonicalJson({ b: [1, { z: null, a: 'é' }], Z: true, é: '', a: undefined })).toBe(
    '{\n  "Z": true,\n  "b": [\n    1,\n    {\n      "a": "é",\n      "z": null\n    }\n  ],\n  "é": ""\n}\n',
  )
})

it('keeps a key that is named as the prototype', () => {
  expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{\n  "__proto__": {\n    "a": 1\n  }\n}\n')
})

it('reads each JSON text as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.stringMatching(/^["\\[\]{}:,a]{0,20}$/)), (text) => {
      expect(resultOf(() => jsonValue(text))).toEqual(resultOf(() => JSON.parse(text)))
    }),
  )
})

it('reads 500 levels, and no more: 100,000 would end whoever checks, sorts or writes the value', () => {
  const nested = (levels: number) =>
    Buffer.from(`{"[\\"{":${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}}`)
  const value = parseJson(z.json(), nested(498))
  expect(canonicalJson(value)).toContain('"[\\"{": [')
  for (const schema of [z.json(), z.unknown()]) {
    expect(parseJson(schema, nested(500))).toBeUndefined()
    expect(parseJson(schema, nested(100_000))).toBeUndefined()
    expect(parseJson(schema, Buffer.from('['.repeat(4 * 1024 * 1024)))).toBeUndefined()
  }
})

function resultOf(read: () => unknown): unknown {
  try {
    return { value: read() }
  } catch {
    return 'no JSON'
  }
}
