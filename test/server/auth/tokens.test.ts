import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consumerOf, parseTokens } from '../../../src/server/auth/tokens.ts'
import { refusalOf } from '../../refusal.ts'

const FIRST = 'first-token-of-20-characters'
const SECOND = 'second-token-of-20-characters'

describe('a token file', () => {
  it('holds a name and a token a line', () => {
    const tokens = parseTokens(`# consumers\n\nci  ${FIRST}\r\n  lap.top\t${SECOND}  \n`)
    expect(tokens.map(({ name }) => name)).toEqual(['ci', 'lap.top'])
    expect(consumerOf(`Bearer ${FIRST}`, tokens)).toBe('ci')
    expect(consumerOf(`Bearer ${SECOND}`, tokens)).toBe('lap.top')
    expect(JSON.stringify(tokens)).not.toContain('first')
  })

  it('may hold the digest of a token instead', () => {
    const digest = createHash('sha256').update(FIRST).digest('hex')
    const tokens = parseTokens(`ci sha256:${digest}\n`)
    expect(consumerOf(`Bearer ${FIRST}`, tokens)).toBe('ci')
    expect(consumerOf(`Bearer ${digest}`, tokens)).toBeUndefined()
    expect(consumerOf(`Bearer sha256:${digest}`, tokens)).toBeUndefined()
  })

  it('may hold a name twice, so that the old token is valid until the consumer has the new one', () => {
    const tokens = parseTokens(`ci ${FIRST}\nci ${SECOND}\n`)
    expect(consumerOf(`Bearer ${FIRST}`, tokens)).toBe('ci')
    expect(consumerOf(`Bearer ${SECOND}`, tokens)).toBe('ci')
  })

  it.each([
    ['', 'the token file has no token'],
    ['# nothing\n', 'the token file has no token'],
    ['ci\n', 'line 1 of the token file has 1 word instead of 2'],
    ['ci s3cret x\n', 'line 1 of the token file has 3 words instead of 2'],
    [
      `ci ${FIRST}\n<b> s3cret\n`,
      'line 2 of the token file has the name "<b>", which is not made of letters, digits and . _ @ - alone',
    ],
    ['ci s3crét\n', 'line 1 of the token file has a token with a character that is not allowed in a header'],
    [`a ${FIRST}\nb ${FIRST}\n`, 'line 2 of the token file has the token of line 1 again'],
  ])('%j is refused without a token in the message', (text, message) => {
    const refusal = refusalOf(() => parseTokens(text))
    expect(refusal).toBe(`INVALID_INPUT: ${message} | write one pair on each line: name token`)
    expect(refusal).not.toMatch(/s3cr|first/)
  })

  it.each([
    ['ci nineteen-characters', 'line 1 of the token file has a token of 19 characters, fewer than 20'],
    [`a ${FIRST}\nci s3cret`, 'line 2 of the token file has a token of 6 characters, fewer than 20'],
    ['ci sha256:abc', 'line 1 of the token file has a digest that is not sha256: and 64 hex digits'],
  ])('%j is refused, with a way to make a good token', (text, message) => {
    const refusal = refusalOf(() => parseTokens(text.replace('nineteen-characters', 'n'.repeat(19))))
    expect(refusal).toMatch(/^INVALID_INPUT: (.*) \| .*openssl rand -hex 32/)
    expect(refusal).toContain(message)
    expect(refusal).not.toMatch(/s3cr|nnn/)
  })
})

describe('a consumer', () => {
  const tokens = parseTokens(`ci ${FIRST}`)

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer  ',
    `Digest ${FIRST}`,
    `Bearer ${FIRST} second`,
    `Basic ${btoa(`${FIRST}:`)}`,
    'Basic !!!',
  ])('is nobody by %j', (header) => expect(consumerOf(header, tokens)).toBeUndefined())

  it('may send a token without a user in front', () => {
    expect(consumerOf(`Basic ${btoa(FIRST)}`, tokens)).toBe('ci')
    expect(consumerOf(`Basic ${btoa(`:${FIRST}`)}`, tokens)).toBe('ci')
  })
})
