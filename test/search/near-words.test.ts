import { describe, expect, it } from 'vitest'
import { correctTerms, nearWords } from '../../src/search/near-words.ts'
import { parseSearch } from '../../src/search/search-terms.ts'

const WORDS = ['vpc', 'vps', 'network', 'networks', 'kubernetes', 'id', 'ids', 'subnet']

const correct = (q: string) =>
  correctTerms(parseSearch(q), {
    has: (word, isOpen) => WORDS.some((each) => each === word || (isOpen && each.startsWith(word))),
    words: () => WORDS,
  })

describe('near words', () => {
  it.each([
    ['vcp', ['vpc']],
    ['netwrk', ['network']],
    ['nettwork', ['network', 'networks']],
    ['network', ['network', 'networks']],
    ['kubrnets', ['kubernetes']],
    ['kbrnts', []],
    ['xpx', []],
  ])('of %s are %j', (word, near) => {
    expect(nearWords(word, WORDS)).toEqual(near)
  })

  it('stand for a word that no module has', () => {
    expect(correct('netwrk vpc')).toEqual([
      { words: ['netwrk'], isOpen: true, near: ['network'] },
      { words: ['vpc'], isOpen: true },
    ])
    expect(correct('subnt_ids')).toEqual([{ words: ['subnet', 'ids'], isOpen: true }])
  })

  it.each(['netw', '"netwrk"', 'xy', 'zzzzz'])('do not stand for %s', (q) => {
    expect(correct(q)).toEqual(parseSearch(q))
  })

  it('are looked for four words at most', () => {
    expect(correct('netwrk netwrk netwrk netwrk netwrk').map(({ near = [] }) => near.length)).toEqual([
      1, 1, 1, 1, 0,
    ])
  })
})
