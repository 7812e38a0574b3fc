import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '../../src/base/error.ts'
import { escapeHtml } from '../../src/base/html.ts'
import { holdsCredentials, SecretMask, sentForms, urlSecrets } from '../../src/base/secret-mask.ts'
import { forEachTest } from '../support/temporary.ts'

const PASSWORD = 'p/ss w"rd+%ü-secret'
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** The password with each of its visible characters as an escape. */
const escapedAs = (spell: (hex: string) => string) =>
  PASSWORD.replaceAll(/[!-~]/g, (mark) => spell(mark.charCodeAt(0).toString(16)))

function maskOf(password: string, username?: string): SecretMask {
  const mask = new SecretMask()
  mask.add(password, username)
  return mask
}

describe('a secret', () => {
  // Not while tests are collected, where a failure is that of no test.
  const mask = forEachTest(() => maskOf(PASSWORD, 'ada'))

  it.each([
    ['as it is', PASSWORD],
    ['with its user name', `ada:${PASSWORD}`],
    ['URL-encoded', encodeURIComponent(PASSWORD)],
    ['URL-encoded, lower case', encodeURIComponent(PASSWORD).replaceAll(/%../g, (hex) => hex.toLowerCase())],
    ['as a field of a form', String(new URLSearchParams({ password: PASSWORD })).slice('password='.length)],
    ['in a URL', Object.assign(new URL('https://ada@host/'), { password: PASSWORD }).password],
    ['in JSON', JSON.stringify(PASSWORD).slice(1, -1)],
    ['in base64', base64(PASSWORD)],
    ['in base64 with its user name', base64(`ada:${PASSWORD}`)],
    ['in base64url', Buffer.from(`ada:${PASSWORD}`).toString('base64url')],
    ['in Markdown', PASSWORD.replaceAll(/[/"+%]/g, (mark) => `&#${mark.codePointAt(0)};`)],
    ['in HTML', escapeHtml(PASSWORD)],
    ['with backslashes', PASSWORD.replaceAll(/["+%]/g, (mark) => `\\${mark}`)],
    ['percent-encoded as a whole', escapedAs((hex) => `%${hex}`)],
    ['in hexadecimal HTML', escapedAs((hex) => `&#x${hex};`)],
    ['in escapes of JSON', escapedAs((hex) => `\\u00${hex}`)],
    ['in escapes of messages', escapedAs((hex) => `\\u{${hex}}`)],
    ['with a joiner that nobody sees', PASSWORD.replace('ss', 's&#x200d;s')],
    ['with a URL-encoded base64', encodeURIComponent(base64(`ada:${PASSWORD}`))],
  ])('is hidden %s', (_, form) => {
    const shown = mask().apply(`the host says: ${form}.`)
    expect(shown).toMatch(/^the host says: (ada(:|%3A))?\*\*\*(={0,2}|(%3D)*)\.$/)
    expect(mask().isIn(`it was ${form}!`)).toBe(true)
  })

  it('is hidden in base64 wherever it stands in the encoded text', () => {
    const text = fc.string({ maxLength: 7 })
    const secrets = fc.string({ minLength: 9, unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(text, text, secrets, (before, after, secret) => {
        const masked = maskOf(secret).apply(base64(`${before}${secret}${after}`))
        expect(masked).toContain('***')
        const shown = Buffer.from(masked.replace('***', ''), 'base64').toString('latin1')
        expect(shown).not.toContain(secret.slice(1, -1))
      }),
    )
  })

  it('is hidden where a quoted text is cut within it', () => {
    for (let start = 100; start < 116; start += 1)
      for (const form of [PASSWORD, base64(`ada:${PASSWORD}`)])
        expect(mask().apply(quote(`${'x'.repeat(start)} ${form} and more`))).toMatch(/^"x+ \*\*\*…"$/)
  })

  it('that is short is hidden with its user name, and not in words', () => {
    const short = maskOf('aws', 'ada-of-acme')
    expect(short.apply('acme/vpc/aws')).toBe('acme/vpc/aws')
    expect(short.apply(`Basic ${base64('ada-of-acme:aws')}`)).toBe('Basic ***')
    expect(short.apply('ada-of-acme:aws')).toBe('***')
  })

  it('leaves other text alone', () => {
    expect(mask().apply('acme/vpc/aws 1.2.3 …')).toBe('acme/vpc/aws 1.2.3 …')
    expect(mask().isIn('acme/vpc/aws')).toBe(false)
    expect(new SecretMask().apply('***')).toBe('***')
    expect(mask().apply('no character: &#x110000;')).toBe('no character: &#x110000;')
  })
})

it.each([
  ['Authorization: Bearer abcdefgh', true],
  ['authorization: "basic" = abcdefgh', true],
  ['Basic abcdefg', false],
  [base64('ada:secret'), true],
  [`x ${base64('ada:secret')} y`, true],
  [base64('ada secret here'), false],
  [base64('a b:secret of it'), false],
  [base64('ada:secret\n and more'), false],
  ['nothing', false],
  ['', false],
])('a text of another host %j holds credentials: %s', (text, holds) =>
  expect(holdsCredentials(text)).toBe(holds),
)

it.each([
  ['http://ghp_secret@proxy:3128', ['ghp_secret', 'ghp_secret']],
  ['http://ada:p%40ss@proxy', ['p%40ss', 'p@ss']],
  ['https://host/x.zip?access_token=abc&v=1', ['abc']],
  ['git::https://ada:pass@host/x.git//a?ref=v1', ['pass', 'pass']],
  ['https://host/x.zip?v=1, or ../x', []],
  ['x://ada:pass@host and a1://ada:word@host', ['pass', 'pass', 'word', 'word']],
  ['http://ada:p%zz@proxy', ['p%zz', 'p%zz']],
  ['http://[ada', []],
])('the secrets in %s are %j', (text, secrets) => expect(urlSecrets(text)).toEqual(secrets))

it('of two secrets the longer one is hidden whole', () => {
  const mask = new SecretMask()
  mask.add('secret-one')
  mask.add('secret-one-and-two')
  expect(mask.apply('a secret-one-and-two b secret-one c')).toBe('a *** b *** c')
  expect(mask.apply('a secret-one b secret-one-and-two c')).toBe('a *** b *** c')
})

describe('the length of a secret', () => {
  it('is eight characters at least where it is hidden, and any where it is found', () => {
    expect(maskOf('abcdefgh').apply('x abcdefgh y')).toBe('x *** y')
    expect(maskOf('abcdefg').apply('x abcdefg y')).toBe('x abcdefg y')
    expect(maskOf('abcdefg').isIn('x abcdefg y')).toBe(true)
  })

  it.each([
    ['x abc…', 'x abc…'],
    ['x abcd…', 'x ***…'],
    ['x abcdefg…', 'x ***…'],
    ['abcd…', '***…'],
    ['a abcd… b abcde… c abcd', 'a ***… b ***… c abcd'],
    ['abcd', 'abcd'],
  ])('is four characters at least where it is cut: %s', (text, shown) =>
    expect(maskOf('abcdefgh').apply(text)).toBe(shown),
  )
})

it.each([
  ['', undefined, []],
  ['', 'ada', []],
  // The parts of "abc" in base64 have three characters or are the whole.
  ['abc', undefined, ['abc', 'YWJj']],
  ['abcd', undefined, ['abcd', 'YWJjZA', 'YWJjZ', 'FiY2', 'hYmNk']],
  ['a"~', undefined, ['a"~', 'a%22~', 'a%22%7E', 'a%22%7e', 'a\\"~', 'YSJ+', 'YSJ%2B', 'YSJ%2b', 'YSJ-']],
  ['a??', undefined, ['a??', 'a%3F%3F', 'a%3f%3f', 'YT8/', 'YT8%2F', 'YT8%2f', 'YT8_']],
  ['a', 'b', ['a', 'YQ', 'b:a', 'b%3Aa', 'b%3aa', 'Yjph']],
])('the forms of a secret of %s are no more than those', (secret, username, forms) =>
  expect(sentForms(secret, username).toSorted()).toEqual(forms.toSorted()),
)
