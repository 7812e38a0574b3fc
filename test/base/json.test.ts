import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml } from '../../src/base/html.ts'
import {
  canonicalJson,
  compactJson,
  compactObject,
  hasOnlyGrown,
  type Json,
  lossIn,
  readJson,
  sorted,
} from '../../src/base/json.ts'

const json = fc.jsonValue() as fc.Arbitrary<Json>

it('reads back as the value that was written', () =>
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  ))

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

it('sorts keys by code unit, indents by two and ends with a newline', () =>
  expect(canonicalJson({ b: [1, { z: null, a: 'é' }], Z: true, é: '', a: undefined })).toBe(
    '{\n  "Z": true,\n  "b": [\n    1,\n    {\n      "a": "é",\n      "z": null\n    }\n  ],\n  "é": ""\n}\n',
  ))

it('keeps a key that is named as the prototype', () =>
  expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{\n  "__proto__": 1\n}\n'))

const nested = (depth: number) => `${'['.repeat(depth)}"]]\\"[["${']'.repeat(depth)}`

it('is read as deep as anybody writes it, and no deeper', () => {
  expect(readJson(nested(1_000))).toEqual(JSON.parse(nested(1_000)))
  expect(readJson(`{"a":"${'['.repeat(5_000)}"}`)).toEqual({ a: '['.repeat(5_000) })
  expect(() => readJson(nested(1_001))).toThrow('is more than 1000 brackets deep')
  expect(() => readJson(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toThrow('brackets deep')
  expect(() => readJson('[')).toThrow(SyntaxError)
  const wide = `[${'[{}],'.repeat(2_000)}0]`
  expect(readJson(wide)).toEqual(JSON.parse(wide))
  expect(() => readJson(`["\\\\",${nested(1_001)}]`)).toThrow('brackets deep')
})

it.each([
  ['{"a":[1,-2.5,1e300,"12345678901234567890","\\"1e999"],"b":12345678901234567000}', undefined],
  ['[1.0000000000000]', undefined],
  ['[-1e999]', 'has the number -1e999, which cannot be kept exactly'],
  ['[0.12345678901234567]', 'has the number 0.12345678901234567, which cannot be kept exactly'],
  ['[9007199254740993]', 'has the number 9007199254740993, which cannot be kept exactly'],
  [`[${'1'.repeat(50)}]`, `has the number ${'1'.repeat(40)}, which cannot be kept exactly`],
  ['{"__proto__" : 1}', 'has the key "__proto__", which cannot be kept'],
])('says of %s what is lost when it is written again: %s', (text, loss) => expect(lossIn(text)).toBe(loss))

it.each([
  ['is the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  ['has gained a key', { a: 1 }, { a: 1, b: 2 }, false],
  ['has gained a key that was added to its format', { a: { c: 1 } }, { a: { c: 1, size: 2 } }, true],
  ['has lost a key', { a: 1, b: 2 }, { a: 1 }, false],
  ['has another value', { a: 1 }, { a: 2 }, false],
  ['is no object any more', { a: 1 }, 1, false],
  ['was empty, and is no object any more', {}, 1, false],
  ['was empty, and is nothing', {}, null, false],
  ['is nothing as before', null, null, true],
  ['is no list any more', [1], { 0: 1 }, false],
  ['is a longer list', { a: [1] }, { a: [1, 2] }, false],
  ['is a longer list that may grow', { packages: [1] }, { packages: [1, 2] }, true],
  ['is a shorter list', { packages: [1, 2] }, { packages: [1] }, false],
  ['is no list that may grow any more', { packages: [1] }, { packages: 1 }, false],
])('a value has only grown where it %s', (_, before, after, expected) =>
  expect(hasOnlyGrown(before, after, { list: 'packages', keys: ['size'] })).toBe(expected),
)

it('any key may be gained, and no member of a list', () => {
  expect(hasOnlyGrown({ a: {} }, { a: { b: 1 } }, { keys: 'any' })).toBe(true)
  expect(hasOnlyGrown([1], [1, 2], { keys: 'any' })).toBe(false)
})

it('text in HTML is inert', () =>
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  ))

it('an object of known member texts is the canonical one', () => {
  const value = { b: [1, { z: 1, a: 2 }], a: undefined, c: {} }
  const text = '{"b":[1,{"a":2,"z":1}],"c":{}}\n'
  expect(compactObject({ c: value.c, a: undefined }, { b: '[1,{"a":2,"z":1}]' })).toBe(text)
  expect(compactJson(value)).toBe(text)
})

it('a value with sorted keys is not copied', () => {
  const value = { a: [{ b: 1, c: 2 }], d: 'x' }
  expect(sorted(value)).toBe(value)
  expect(sorted({ d: value, a: 1 })).not.toBe(value)
  expect(sorted([value])).toEqual([value])
  expect(sorted(null)).toBeNull()
})
