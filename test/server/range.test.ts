import { describe, expect, it } from 'vitest'
import { rangeOf } from '../../src/server/http-response.ts'
import { bytesOf } from '../support/publish/samples.ts'

const headers = { etag: '"a"', 'accept-ranges': 'bytes' }
const answer = { status: 200, headers, body: bytesOf('0123456789') }

describe('the part of an answer that Range asks for', () => {
  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=3-5', '345', 'bytes 3-5/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('is for %s: %s', (range, text, contentRange) => {
    const part = rangeOf(answer, { range, 'if-range': '"a"' })
    expect([part.status, part.headers['content-range']]).toEqual([206, contentRange])
    expect(new TextDecoder().decode(part.body)).toBe(text)
    expect(part.headers['content-length']).toBe(String(text.length))
  })

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('is none for %s', (range) => {
    const part = rangeOf(answer, { range })
    expect([part.status, part.headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  const NO_RANGES = [undefined, 'bytes=', 'bytes=-', 'bytes=5-3', 'bytes=0-1,3-4', 'words=0-1', 'bytes=a-b']
  it.each(NO_RANGES)('is the whole for %j', (range) => expect(rangeOf(answer, { range })).toBe(answer))

  it('is the whole if the client has another content, and for answers that have no parts', () => {
    expect(rangeOf(answer, { range: 'bytes=0-1', 'if-range': '"b"' })).toBe(answer)
    const plain = { ...answer, headers: {} }
    expect(rangeOf(plain, { range: 'bytes=0-1' })).toBe(plain)
    const gone = { ...answer, status: 404 }
    expect(rangeOf(gone, { range: 'bytes=0-1' })).toBe(gone)
  })
})
