import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf, quote, shortList } from '../../src/base/error.ts'

describe('quoted text', () => {
  it.each([
    ['plain text é 日本', '"plain text é 日本"'],
    ['a"b\\c', '"a\\"b\\\\c"'],
    ['line\nbreak\r\u2028\u2029', '"line\\u{a}break\\u{d}\\u{2028}\\u{2029}"'],
    ['\u001b[31mred', '"\\u{1b}[31mred"'],
    ['a\u202eb\u200b\u{e0041}', '"a\\u{202e}b\\u{200b}\\u{e0041}"'],
    ['\ud800', '"\\u{d800}"'],
    ['', '""'],
  ])('of %j is %s', (text, quoted) => expect(quote(text)).toBe(quoted))

  it('is cut at 120 characters', () => {
    expect(quote('x'.repeat(120))).toBe(`"${'x'.repeat(120)}"`)
    expect(quote('x'.repeat(121))).toBe(`"${'x'.repeat(120)}…"`)
  })

  it('is one line that no terminal obeys, whatever the text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(quote(text)).toMatch(/^"[^\p{C}\p{Zl}\p{Zp}]*"$/u)
        expect(quote(text).slice(1, -1)).not.toMatch(/(?<!\\)(?:\\\\)*"/)
      }),
    ))
})

it.each([
  [new TypeError('why'), 'why'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('the message of %j is %j', (error, message) => expect(messageOf(error)).toBe(message))

it('a list of more than twenty lines is cut, and the others are counted', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`)
  for (const count of [0, 20]) expect(shortList(lines(count))).toEqual(lines(count))
  expect(shortList(lines(22))).toEqual([...lines(20), 'and 2 more'])
})
