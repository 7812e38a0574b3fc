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

/** Of a key of one character: 200 for the entry, 2 for the key. */
const bytesFor = (whole: number) => whole - 202

it.each([
  [[1000], ['a']],
  [[1001], []],
  [[300, 1001], ['a']],
  [
    [500, 500],
    ['a', 'b'],
  ],
  [[500, 501], ['b']],
  [[300, 300, 300, 900], ['d']],
])('of 1,000 bytes keeps of entries of %j bytes %j', (sizes, kept) => {
  const map = new BoundedMap<number>(1000)
  for (const [at, size] of sizes.entries()) map.set(String.fromCharCode(97 + at), size, bytesFor(size))
  expect(['a', 'b', 'c', 'd'].filter((key) => map.get(key) !== undefined)).toEqual(kept)
})

it('counts an entry that is replaced or deleted no more, and has none of one that became too large', () => {
  const map = new BoundedMap<string>(1000)
  map.set('a', 'one', bytesFor(300))
  map.set('a', 'two', bytesFor(400))
  expect([map.bytes, map.get('a')]).toEqual([400, 'two'])
  map.delete('none')
  expect(map.bytes).toBe(400)
  map.set('b', 'three', bytesFor(250))
  map.deleteWhere((value, key) => value === 'three' && key === 'b')
  expect([map.bytes, map.get('a'), map.get('b')]).toEqual([400, 'two', undefined])
  map.set('a', 'larger', bytesFor(1001))
  expect([map.bytes, map.get('a')]).toEqual([0, undefined])
  map.set('a', 'three', bytesFor(300))
  map.clear()
  expect([map.bytes, map.get('a')]).toEqual([0, undefined])
})
