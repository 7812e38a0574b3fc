import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, type Json } from '../../src/base/json.ts'

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
