import { describe, expect, it } from 'vitest'
import { isPlainPath, quoteUrl } from '../../src/base/url.ts'

describe('a URL in a message', () => {
  it.each([
    ['https://host/path', '"https://host/path"'],
    ['https://token@host/path', '"https://…@host/path"'],
    ['https://user:se@cret@host/path', '"https://…@host/path"'],
    ['https://user:se/cret@host/path', '"https://…@host/path"'],
    ['git::ssh://user:secret@host/path', '"git::ssh://…@host/path"'],
    ['user:secret@host:path', '"…@host:path"'],
    ['git@host:path', '"git@host:path"'],
    ['@scope', '"@scope"'],
  ])('is shown without what may be a secret: %s', (text, shown) => {
    expect(quoteUrl(text)).toBe(shown)
  })
})

describe('a plain path', () => {
  it.each(['/a', '/acme/vpc.git', '/a/b%20c/d@1.2.3+x', '/.well-known'])('may be %s', (path) => {
    expect(isPlainPath(path)).toBe(true)
  })

  it.each(['', '/', 'a', '/a/', '/a//b', '/a b', '/a%2', '/a%zz', "/a'b", '/a?b', '/a#b', '/ä'])(
    'may not be "%s"',
    (path) => {
      expect(isPlainPath(path)).toBe(false)
    },
  )
})
