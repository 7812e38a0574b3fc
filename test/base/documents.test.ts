import { expect, it } from 'vitest'
import { escapeHtml } from '../../src/base/html.ts'
import { compactJson, compactObject, sorted } from '../../src/base/json.ts'

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
