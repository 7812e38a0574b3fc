import { describe, expect, it } from 'vitest'
import { cacheWords, describeAnswer, jsonIn } from '../../src/doctor/host-answer.ts'

const answer = (words: object = {}) => ({
  url: 'https://m.test/x',
  status: 200,
  headers: {},
  text: '',
  ...words,
})

describe('cacheWords', () => {
  it.each([
    [{}, ''],
    [{ age: '0', 'x-cache': 'MISS' }, ''],
    [{ age: '12' }, 'from a cache: age 12 s'],
    [{ age: '12', 'cache-control': 'public, max-age=600' }, 'from a cache: age 12 s, max-age=600'],
    [{ 'x-cache': 'HIT' }, 'from a cache: age ? s'],
    [{ 'cf-cache-status': 'HIT', age: '0' }, 'from a cache: age 0 s'],
  ])('reads %j', (headers: Record<string, string>, words) => {
    expect(cacheWords(headers)).toBe(words)
  })
})

describe('describeAnswer', () => {
  it('says the status, and what a cache adds', () => {
    expect(describeAnswer(answer({ status: 404 }))).toBe('"https://m.test/x" answers 404')
    expect(describeAnswer(answer({ status: 404, headers: { age: '5' } }))).toBe(
      '"https://m.test/x" answers 404 (from a cache: age 5 s)',
    )
  })

  it('says why there is no answer, in text that nothing obeys', () => {
    expect(describeAnswer({ url: 'https://m.test/x', failure: 'a\n::b' })).toBe(
      '"https://m.test/x" does not answer ("a\\u{a}::b")',
    )
  })
})

describe('jsonIn', () => {
  it('reads a document, and nothing else', () => {
    expect(jsonIn(answer({ text: '{"a":1}' }))).toEqual({ a: 1 })
    expect(jsonIn(answer({ text: '<html>' }))).toBeUndefined()
    expect(jsonIn(answer({ text: '{}', status: 404 }))).toBeUndefined()
    expect(jsonIn({ url: 'x', failure: 'y' })).toBeUndefined()
  })
})
