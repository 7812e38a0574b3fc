import { expect, it } from 'vitest'
import { ALGORITHMS, readChecksum } from '../../../src/index/packages/package-source.ts'

const LENGTHS = { md5: 32, sha1: 40, sha256: 64, sha512: 128 }

it.each(ALGORITHMS)('a checksum of %s is known by its name and by its length, in any case', (algorithm) => {
  const hex = 'aB'.repeat(LENGTHS[algorithm] / 2)
  const expected = { algorithm, hex: hex.toLowerCase() }
  expect(readChecksum(hex)).toEqual(expected)
  expect(readChecksum(`${algorithm}:${hex}`)).toEqual(expected)
})

it.each([undefined, 'file:https://acme.test/sums'])('%j is no checksum that is read', (text) =>
  expect(readChecksum(text)).toBeUndefined(),
)

it.each([
  ...['', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}g`, `x${'a'.repeat(32)}g`],
  ...[`md5:${'a'.repeat(40)}`, `sha:${'a'.repeat(40)}`, `xmd5:${'a'.repeat(32)}`],
  ...[`MD5:${'a'.repeat(32)}`, `md5:${'a'.repeat(32)}\n`],
])('%j is a checksum that is not valid', (text) => expect(readChecksum(text)).toBe('invalid'))
