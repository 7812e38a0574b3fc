import { describe, expect, it } from 'vitest'
import { acceptedEncoding, acceptsType, matchesEtag } from '../../src/server/http-answer.ts'

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
    expect(acceptsType(accept, 'application/json; charset=utf-8')).toBe(takes)
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
    expect(acceptedEncoding(header)).toBe(encoding)
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
    expect(matchesEtag(header, '"a"')).toBe(matches)
  })
})
