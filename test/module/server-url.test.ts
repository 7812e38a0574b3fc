import { describe, expect, it } from 'vitest'
import { parseServerUrl } from '../../src/module/server-url.ts'

describe('parseServerUrl', () => {
  it.each([
    ['https://github.com', 'https://github.com'],
    ['https://ghe.acme.test/api/v3/', 'https://ghe.acme.test/api/v3'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://ghe.acme.test//', 'https://ghe.acme.test'],
  ])('reads %s', (text, url) => {
    expect(parseServerUrl(text)).toBe(url)
  })

  it.each(['http://github.com', 'ssh://127.0.0.1', 'ssh://github.com'])(
    'refuses %j as no https URL',
    (text) => {
      expect(() => parseServerUrl(text)).toThrow(new Error('must be an https URL'))
    },
  )

  it.each(['ftp://github.com', 'github.com', ''])('refuses %j', (text) => {
    expect(() => parseServerUrl(text)).toThrow()
  })
})
