import { describe, expect, it } from 'vitest'
import { hostVariable, isPlainPath, printableUrl, quoteUrl, withoutOuterSlashes } from '../../src/base/url.ts'

it.each([
  ['https://host/path', '"https://host/path"'],
  ['https://token@host/path', '"https://…@host/path"'],
  ['https://user:se@cret@host/path', '"https://…@host/path"'],
  ['https://user:se/cret@host/path', '"https://…@host/path"'],
  ['git::ssh://user:secret@host/path', '"git::ssh://…@host/path"'],
  ['user:secret@host:path', '"…@host:path"'],
  ['git@host:path', '"git@host:path"'],
  ['@scope', '"@scope"'],
  ['pass word://x@host', '"…@host"'],
])('a URL in a message is shown without what may be a secret: %s', (text, shown) =>
  expect(quoteUrl(text)).toBe(shown),
)

it.each([
  ['https://h/p?checksum=sha256:0&token=abc', 'https://h/p?checksum=sha256:0&token=…'],
  ['https://h/p?xref=1&archive=zip&archives=x', 'https://h/p?xref=…&archive=zip&archives=…'],
  ['https://h/p?signature=a/b+c==#part', 'https://h/p?signature=…#part'],
  ['https://h/p?flag', 'https://h/p?flag'],
  ['https://u:p@h/p?a=b', 'https://…@h/p?a=…'],
])('a URL in a log %s has the values of known arguments alone', (text, shown) =>
  expect(printableUrl(text)).toBe(`"${shown}"`),
)

it.each([
  ['//a//b//', 'a//b'],
  ['a/', 'a'],
  ['///', ''],
])('%s without its outer slashes is %j', (text, inner) => expect(withoutOuterSlashes(text)).toBe(inner))

it('the variable of a host is spelled as Terraform spells it', () =>
  expect(hostVariable('TF_TOKEN_', 'a-b.acme.test')).toBe('TF_TOKEN_a__b_acme_test'))

describe('a plain path', () => {
  it.each(['/a', '/acme/vpc.git', '/a/b%20c/d@1.2.3+x', '/.well-known'])('may be %s', (path) =>
    expect(isPlainPath(path)).toBe(true),
  )

  const OTHERS = ['', '/', 'a', '/a/', '/a//b', '/a b', '/a%2', '/a%zz', "/a'b", '/a?b', '/a#b', '/ä']
  it.each(OTHERS)('may not be "%s"', (path) => expect(isPlainPath(path)).toBe(false))
})
