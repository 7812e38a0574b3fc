import { describe, expect, it } from 'vitest'
import { parseSearch, wordsOf } from '../../../src/search/search-terms.ts'
import {
  catalogOf,
  parseCatalogModules,
  parseCatalogShard,
  searchCatalog,
} from '../../../src/server/search/catalog.ts'
import { refusalOf } from '../../refusal.ts'
import { bytesOf } from '../../support/publish/samples.ts'
import { seededRandom } from '../../support/random.ts'

interface Words {
  readonly description?: string
  readonly inputs?: readonly string[]
  readonly updated_at?: string
}

function moduleAt(address: string, words: Words = {}) {
  const [namespace = '', name = '', provider = ''] = address.split('/')
  const text = {
    owner: '',
    description: '',
    source: '',
    published_at: '',
    updated_at: '2025-01-01T00:00:00Z',
  }
  return { id: `${address}/1.0.0`, namespace, name, provider, version: '1.0.0', ...text, ...words }
}

const shardOf = (modules: readonly object[]) =>
  parseCatalogShard('catalog/00.json', bytesOf(JSON.stringify({ modules })))

function search(modules: readonly object[], q: string, { count = 100, shards = 1 } = {}): string[] {
  const parts = Array.from({ length: shards }, (_, part) => modules.filter((__, at) => at % shards === part))
  const found = searchCatalog(catalogOf(parts.map(shardOf)), parseSearch(q), { filter: () => true, count })
  return found.map(({ namespace, name, provider }) => `${namespace}/${name}/${provider}`)
}

describe('words', () => {
  it.each([
    ['vpc_id', ['vpc', 'id']],
    ['Größe-2', ['größe', '2']],
    ['ＶＰＣ', ['vpc']],
    ['--', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('a search', () => {
  it('puts the name first, then the rest of the address, the description, and names of inputs', () => {
    const modules = [
      moduleAt('a/other/aws', { inputs: ['vpc_id'] }),
      moduleAt('a/another/aws', { description: 'for a VPC' }),
      moduleAt('vpc/other/aws'),
      moduleAt('a/vpc-peering/aws'),
      moduleAt('a/vpcs/aws'),
      moduleAt('a/vpc/aws'),
      moduleAt('a/unrelated/aws'),
    ]
    expect(search(modules, 'vpc')).toEqual([
      'a/vpc/aws',
      'a/vpc-peering/aws',
      'a/vpcs/aws',
      'vpc/other/aws',
      'a/another/aws',
      'a/other/aws',
    ])
  })

  it('finds equal matches in the order of the lists: newest commit first, then by address', () => {
    const modules = [
      moduleAt('b/old/aws', { updated_at: '2024-01-01T00:00:00Z' }),
      moduleAt('b/one/aws'),
      moduleAt('a/one/aws'),
      moduleAt('b/new/aws', { updated_at: '2026-01-01T00:00:00Z' }),
    ]
    const expected = ['b/new/aws', 'a/one/aws', 'b/one/aws', 'b/old/aws']
    expect(search(modules, 'aws')).toEqual(expected)
    expect(search(modules, 'aws', { shards: 3 })).toEqual(expected)
    expect(search(modules, 'aws', { count: 2 })).toEqual(expected.slice(0, 2))
  })

  it('requires every word, and phrases as adjacent words of one field', () => {
    const modules = [
      moduleAt('a/x/aws', { description: 'private network of a team', inputs: ['subnet', 'ids_of_it'] }),
      moduleAt('a/y/aws', { description: 'network, private' }),
    ]
    expect(search(modules, 'private network')).toEqual(['a/x/aws', 'a/y/aws'])
    expect(search(modules, '"private network"')).toEqual(['a/x/aws'])
    expect(search(modules, '"private net"')).toEqual([])
    expect(search(modules, 'private-net')).toEqual(['a/x/aws'])
    expect(search(modules, '"subnet ids"')).toEqual([])
    expect(search(modules, 'network gone')).toEqual([])
    expect(search(modules, 'gone network')).toEqual([])
    expect(search(modules, '"gone away"')).toEqual([])
    expect(search(modules, '"private network')).toEqual(['a/x/aws'])
  })

  it('counts a phrase that is the whole name most', () => {
    const modules = [moduleAt('a/private-network-x/aws'), moduleAt('a/private-network/aws')]
    expect(search(modules, 'private-network')).toEqual(['a/private-network/aws', 'a/private-network-x/aws'])
  })

  it('finds what a walk through all texts finds', () => {
    const next = seededRandom(7)
    const random = (below: number) => Math.floor(next() * below)
    const word = () => 'abcd'.charAt(random(4)) + 'xyz'.charAt(random(3))
    const modules = Array.from({ length: 200 }, (_, at) =>
      moduleAt(`n${at}/${word()}-${word()}/aws`, {
        description: `${word()} ${word()}`,
        inputs: [`${word()}_${word()}`],
      }),
    )
    for (let round = 0; round < 50; round += 1) {
      const [one, other] = [word(), word().charAt(0)]
      const holds = (each: ReturnType<typeof moduleAt>, start: string) =>
        wordsOf(`${each.id} ${each.description} ${each.inputs?.join(' ')}`).some((text) =>
          text.startsWith(start),
        )
      const expected = modules
        .filter((each) => holds(each, one) && holds(each, other))
        .map(({ namespace }) => namespace)
      const found = search(modules, `${one} ${other}`, { count: 1000, shards: 4 }).map(
        (address) => address.split('/')[0],
      )
      expect(found.toSorted()).toEqual(expected.toSorted())
    }
  })

  it('has a bounded number of words', () => {
    expect(parseSearch('a '.repeat(16))).toHaveLength(16)
    expect(refusalOf(() => parseSearch('a '.repeat(17)))).toContain('INVALID_INPUT: q has more than 16 words')
    expect(refusalOf(() => parseSearch(null))).toContain('INVALID_INPUT: q is required')
  })
})

describe('a file of the catalog', () => {
  it.each(['{', '[]', '{"modules":[{"id":1}]}'])('%j is refused, with what mends it', (text) => {
    const refusal = refusalOf(() => parseCatalogModules('catalog/00.json', bytesOf(text)))
    expect(refusal).toMatch(/^INDEX_INVALID: "catalog\/00\.json" .* render/)
  })
})
