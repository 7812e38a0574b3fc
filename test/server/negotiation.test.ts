import { describe, expect, it } from 'vitest'
import { answerTo, contentHeaders } from '../../src/server/http-answer.ts'

const statusOf = (headers: {
  readonly accept?: string | undefined
  readonly 'if-none-match'?: string | undefined
}) => {
  const answer = {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', etag: '"a"' },
    body: new Uint8Array(),
  }
  return answerTo({ method: 'GET', target: '/', headers, client: '' }, answer).status
}

describe('Accept', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['*/*', true],
    ['application/*', true],
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['text/html', false],
    ['text/html, */*;q=0.1', true],
    ['application/json;q=0', false],
    ['application/json;q=0, */*', false],
    ['*/*;q=0', false],
    ['*/*;q=zero', false],
  ])('%j takes JSON: %s', (accept, takes) => {
    expect(statusOf({ accept })).toBe(takes ? 200 : 406)
  })
})

describe('Accept-Encoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['gzip;q=0', undefined],
  ])('%j takes %s', (header, encoding) => {
    expect(contentHeaders({ 'accept-encoding': header })['accept-encoding']).toBe(encoding)
  })
})

describe('If-None-Match', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('%j names the tag: %s', (header, matches) => {
    expect(statusOf({ 'if-none-match': header })).toBe(matches ? 304 : 200)
  })
})
