import { describe, expect, it } from 'vitest'
import { cacheNote, describeResponse, type WebResponse } from '../../src/doctor/client.ts'

const URL = 'https://m.test/x'
const answer = (headers: Record<string, string>, finalUrl = URL): WebResponse => ({
  kind: 'response',
  url: URL,
  finalUrl,
  status: 404,
  headers: new Headers(headers),
  bytes: new Uint8Array(),
})

describe('cacheNote', () => {
  it.each([
    [{}, ''],
    [{ age: '0', 'x-cache': 'MISS' }, ''],
    [{ age: '12' }, 'from a cache: age 12 s'],
    [{ age: '12', 'cache-control': 'public, max-age=600' }, 'from a cache: age 12 s, max-age=600'],
    [{ 'x-cache': 'HIT' }, 'from a cache: age ? s'],
    [{ 'cf-cache-status': 'HIT', age: '0' }, 'from a cache: age 0 s'],
  ])('reads %j', (headers: Record<string, string>, note) => {
    expect(cacheNote(answer(headers))).toBe(note)
  })
})

describe('describeResponse', () => {
  it.each([
    [{}, '"https://m.test/x" answers 404'],
    [{ 'content-type': 'text/html' }, '"https://m.test/x" answers 404 (text/html)'],
    [
      { 'content-type': 'text/html', age: '5' },
      '"https://m.test/x" answers 404 (text/html, from a cache: age 5 s)',
    ],
  ])('names the status, the type and the cache: %j', (headers: Record<string, string>, description) => {
    expect(describeResponse(answer(headers))).toBe(description)
  })

  it('names what a redirect led to', () => {
    expect(describeResponse(answer({}, 'https://o.test/y'))).toBe(
      '"https://m.test/x", after a redirect to "https://o.test/y", answers 404',
    )
  })
})
