import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BoundedMap } from '../../src/base/bounded-map.ts'

const KIB = 1024

it('keeps what was used last, keys included in its size', () => {
  const map = new BoundedMap<string>(10 * KIB)
  for (const key of ['a', 'b', 'c']) map.set(key, key, 3 * KIB)
  expect(map.get('a')).toBe('a')
  map.set('d', 'd', 3 * KIB)
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd'])
  map.set('k'.repeat(4 * KIB), 'long key', 0)
  expect(['a', 'c', 'd'].filter((key) => map.get(key) !== undefined)).toHaveLength(0)
})

it('does not delete anything for a value that is too large for it', () => {
  const map = new BoundedMap<string>(10 * KIB)
  map.set('a', 'a', 3 * KIB)
  map.set('b', 'b', 11 * KIB)
  expect([map.get('a'), map.get('b')]).toEqual(['a', undefined])
  map.set('a', 'larger', 11 * KIB)
  expect(map.get('a')).toBeUndefined()
})

it('never holds more than its size, and is empty again when all is deleted', () => {
  const entry = fc.tuple(fc.string({ maxLength: 400 }), fc.nat(3000))
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      const map = new BoundedMap<number>(8 * KIB)
      for (const [key, bytes] of entries) {
        map.set(key, bytes, bytes)
        expect(map.bytes).toBeLessThanOrEqual(8 * KIB)
      }
      map.deleteWhere(() => true)
      expect(map.bytes).toBe(0)
    }),
  )
})
