import { describe, expect, it } from 'vitest'
import {
  createSearchIndex,
  findModules,
  parseSearch,
  type SearchModule,
  wordsOf,
} from '../../src/search/module-search.ts'
import { refusalOf } from '../refusal.ts'
import { seededRandom } from '../support/random.ts'

const moduleAt = (address: string, text: Partial<SearchModule> = {}): SearchModule => ({
  address,
  version: '1.0.0',
  description: '',
  names: [],
  ...text,
})

function search(modules: readonly SearchModule[], q: string): string[] {
  const index = createSearchIndex()
  index.addAll(modules)
  return findModules(index, parseSearch(q))
}

describe('words', () => {
  it.each([
    ['vpc_id', ['vpc', 'id']],
    ['Größe-2', ['größe', '2']],
    ['ＶＰＣ', ['vpc']],
    ['--', []],
  ])('of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words))

  it('of a search are bounded', () => {
    expect(parseSearch('a '.repeat(16))).toHaveLength(16)
    expect(refusalOf(() => parseSearch('a '.repeat(17)))).toContain('INVALID_INPUT: q has more than 16 words')
    expect(refusalOf(() => parseSearch(null))).toContain('INVALID_INPUT: q is required')
  })
})

describe('a search', () => {
  it('puts the name first, then the rest of the address, the description, and names of inputs', () => {
    const modules = [
      moduleAt('a/other/aws', { names: ['vpc_id'] }),
      moduleAt('a/another/aws', { description: 'for a VPC' }),
      moduleAt('vpc/other/aws'),
      moduleAt('a/vpc-peering/aws'),
      moduleAt('a/vpcs/aws'),
      moduleAt('a/vpc/aws'),
      moduleAt('a/unrelated/aws'),
    ]
    const [first, ...others] = ['a/vpc/aws', 'a/vpc-peering/aws', 'a/vpcs/aws', 'vpc/other/aws']
    const found = search(modules, 'vpc')
    expect(found[0]).toBe(first)
    expect(new Set(found.slice(1, 4))).toEqual(new Set(others))
    expect(found.slice(4)).toEqual(['a/another/aws', 'a/other/aws'])
  })

  it.each([
    [
      ['a/x/aws', 'a/y/aws'],
      ['private network', '"network private"', 'priv netw'],
    ],
    [['a/x/aws'], ['subnet_id']],
    [[], ['p', 'network gone', 'gone network', 'constructor']],
  ])('requires every word, in any order, and finds beginnings of words: %j by %j', (expected, queries) => {
    const modules = [
      moduleAt('a/x/aws', { description: 'private network of a team', names: ['subnet_ids'] }),
      moduleAt('a/y/aws', { description: 'network, private' }),
    ]
    for (const q of queries) expect(search(modules, q).toSorted()).toEqual(expected)
  })

  it.each([
    ['aws', ['a/kubernetes/aws', 'a/network/aws', 'a/vpc/aws']],
    ['vcp', ['a/vpc/aws']],
    ['netwrk', ['a/network/aws']],
    ['nettwork', ['a/network/aws']],
    ['kubrnets', ['a/kubernetes/aws']],
    ['netwrk a', ['a/network/aws']],
    ['netwrk vpc', []],
    ['kbrnts', []],
    ['xpx', []],
    ['ax', []],
    ['netwrk netwrk netwrk netwrk netwrk', []],
  ])('finds by address, and takes words that are nearly the same where nobody has %s', (q, expected) => {
    const modules = ['a/vpc/aws', 'a/network/aws', 'a/kubernetes/aws'].map((address) => moduleAt(address))
    expect(search(modules, q)).toEqual(expected)
    expect(search([moduleAt('a/vpc/aws'), moduleAt('a/vps/aws')], 'vpc')).toEqual(['a/vpc/aws'])
  })

  it('finds what a walk through all texts finds', () => {
    const next = seededRandom(7)
    const random = (below: number) => Math.floor(next() * below)
    const word = () => 'abcd'.charAt(random(4)) + 'xyz'.charAt(random(3)) + 'pq'.charAt(random(2))
    const modules = Array.from({ length: 200 }, (_, at) => {
      const [description, names] = [`${word()} ${word()}`, [`${word()}_${word()}`]]
      return moduleAt(`n${at}/${word()}-${word()}/aws`, { description, names })
    })
    for (let round = 0; round < 50; round += 1) {
      const [one, other] = [word(), word().slice(0, 2)]
      const holds = ({ address, description, names }: SearchModule, start: string) =>
        wordsOf(`${address} ${description} ${names}`).some((text) => text.startsWith(start))
      const expected = modules.filter((each) => holds(each, one) && holds(each, other))
      expect(search(modules, `${one} ${other}`).toSorted()).toEqual(
        expected.map(({ address }) => address).toSorted(),
      )
    }
  })
})
