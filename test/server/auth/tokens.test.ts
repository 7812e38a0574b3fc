import { describe, expect, it } from 'vitest'
import { consumerOf, parseTokens } from '../../../src/server/auth/tokens.ts'
import { WrongTokens } from '../../../src/server/auth/wrong-tokens.ts'
import { refusalOf } from '../../refusal.ts'

describe('a token file', () => {
  it('holds a name and a token a line', () => {
    const tokens = parseTokens('# consumers\n\nci  first\r\n  lap.top\tsecond  \n')
    expect(tokens.map(({ name }) => name)).toEqual(['ci', 'lap.top'])
    expect(consumerOf('Bearer first', tokens)).toBe('ci')
    expect(consumerOf('Bearer second', tokens)).toBe('lap.top')
    expect(JSON.stringify(tokens)).not.toContain('first')
  })

  it.each([
    ['', 'the token file has no token'],
    ['# nothing\n', 'the token file has no token'],
    ['ci\n', 'line 1 of the token file has 1 word(s) instead of 2'],
    ['ci s3cret x\n', 'line 1 of the token file has 3 word(s) instead of 2'],
    [
      'ci a\n<b> s3cret\n',
      'line 2 of the token file has the name "<b>", which is not made of letters, digits and . _ @ - alone',
    ],
    ['ci s3crét\n', 'line 1 of the token file has a token with a character that is not allowed in a header'],
    ['ci a\nci b\n', 'the token file has the name "ci" twice'],
  ])('%j is refused without a token in the message', (text, message) => {
    const refusal = refusalOf(() => parseTokens(text))
    expect(refusal).toBe(`INVALID_INPUT: ${message} | write one pair on each line: name token`)
    expect(refusal).not.toContain('s3cr')
  })
})

describe('a consumer', () => {
  const tokens = parseTokens('ci first')

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer  ',
    'Digest first',
    'Bearer first second',
    'Basic Zmlyc3Q6',
    'Basic !!!',
  ])('is nobody by %j', (header) => {
    expect(consumerOf(header, tokens)).toBeUndefined()
  })

  it('may send a token without a user in front', () => {
    expect(consumerOf(`Basic ${btoa('first')}`, tokens)).toBe('ci')
    expect(consumerOf(`Basic ${btoa(':first')}`, tokens)).toBe('ci')
  })
})

describe('wrong tokens', () => {
  it('are forgotten when too many clients send them', () => {
    const wrong = new WrongTokens()
    for (let attempt = 0; attempt < 20; attempt += 1) expect(wrong.add('a', 0)).toBeUndefined()
    expect(wrong.add('a', 10)).toBe(50)
    for (let client = 0; client < 10_000; client += 1) wrong.add(`client ${client}`, 10)
    expect(wrong.add('a', 10)).toBeUndefined()
  })
})
