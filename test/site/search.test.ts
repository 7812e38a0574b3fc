import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openSearch } from '../../src/browser/search.ts'
import {
  createSearchIndex,
  findModules,
  parseSearch,
  type SearchModule,
} from '../../src/search/module-search.ts'
import { SEARCH_SCRIPT } from '../../src/site/look/script.ts'
import { searchFiles } from '../../src/site/search-files.ts'
import { seededRandom } from '../support/random.ts'

const allowed = ({ address }: SearchModule, namespace: string, system: string) =>
  address.startsWith(`${namespace}/`) && address.endsWith(`/${system}`)

const SUBJECTS =
  'vpc network subnet bucket queue topic cluster kubernetes database replica vault secret role policy gateway firewall balancer cache stream function alarm dashboard registry snapshot private public logging monitoring encryption backup'.split(
    ' ',
  )
const NAMES =
  'tags name environment enabled vpc_id subnet_ids security_group_ids kms_key_id enable_logging instance_type allowed_cidr_blocks create_role log_retention_days private_subnet_ids arn id'.split(
    ' ',
  )
const SYSTEMS = ['aws', 'azurerm', 'google', 'kubernetes']

/** Modules with the words of real ones: some that most have, and some that one or few have. */
function manyModules(count: number): SearchModule[] {
  const random = seededRandom(7)
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const rareWord = () => Math.floor(random() * 1e5).toString(36)
  return Array.from({ length: count }, (_, at) => {
    const own = Array.from({ length: 8 }, () => {
      return `${pick(SUBJECTS)}_${random() < 0.2 ? rareWord() : pick(SUBJECTS)}`
    })
    // Some are a whole word of a search.
    const name = SUBJECTS[at] ?? `${pick(SUBJECTS)}-${pick(SUBJECTS)}-${at}`
    return {
      address: `team${at % Math.max(2, Math.floor(count / 40))}/${name}/${pick(SYSTEMS)}`,
      version: '1.0.0',
      description: `A ${pick(SUBJECTS)} with ${pick(SUBJECTS)} and a ${pick(SUBJECTS)} for each ${pick(SUBJECTS)}`,
      names: [...new Set([...NAMES.filter(() => random() < 0.6), ...own])],
    }
  })
}

/** A browser that loads these files. */
function browserOf(files: ReadonlyMap<string, string>) {
  const loaded = new Set<string>()
  const read = async <T>(path: string): Promise<T> => {
    const text = files.get(path)
    if (text === undefined) throw new Error(`${path} is missing`)
    loaded.add(path)
    return JSON.parse(text) as T
  }
  return {
    loaded,
    search: async (q: string, { count = 20, namespace = '', system = '' } = {}) => {
      const search = await openSearch(read)
      return search({ words: parseSearch(q), namespace, system }, count)
    },
  }
}

const QUERIES = [
  ...['vpc', 'tags', 'subnet_ids', 'network private', 'bucket enable_logging', 'databse'],
  ...['kuberntes cluster', 'k', 'team3', 'nothing_like_this', 'a-b', 'constructor'],
]

const SIZES = { 'in one file': 600, 'in files of words': 4000 }

describe.each(Object.entries(SIZES))('a search %s', (_, count) => {
  const modules = manyModules(count)
  const files = searchFiles(modules)
  const index = createSearchIndex()
  index.addAll(modules)
  const byAddress = new Map(modules.map((module) => [module.address, module]))
  const onServer = (q: string) => findModules(index, parseSearch(q)).map((address) => byAddress.get(address))

  it('has as many files as it needs', () => expect(files.size > 1).toBe(count > 1000))

  it.each(QUERIES)('finds what a server finds, in the same order: %s', async (q) => {
    const expected = onServer(q)
    const found = await browserOf(files).search(q)
    expect(found.modules).toEqual(expected.slice(0, 20))
    expect(found).toMatchObject({ hasMore: expected.length > 20, total: expected.length })
    const [first] = expected
    if (first === undefined) return
    const [namespace = '', , system = ''] = first.address.split('/')
    expect((await browserOf(files).search(q, { namespace, system })).modules).toEqual(
      expected.filter((module) => module && allowed(module, namespace, system)).slice(0, 20),
    )
  })

  it('gives the next ones to who asks for more, whatever the order of the modules', async () => {
    const { modules: more } = await browserOf(files).search('tags', { count: 60 })
    expect(more).toEqual(onServer('tags').slice(0, 60))
    expect(searchFiles(modules.toReversed())).toEqual(files)
  })
})

const files = searchFiles(manyModules(20_000))

it.each([
  ...['vpc', 'subnet_ids', 'tags name enabled', 'network', 'private_subnet', 'team3'],
  'security_group_ids enable_logging private_subnet_ids',
])('a search in 20,000 modules loads at most 1 MB for its first results: %s', async (q) => {
  const { search, loaded } = browserOf(files)
  const { modules } = await search(q)
  expect(modules.length).toBeGreaterThan(0)
  const bytes = [...loaded].map((path) => gzipSync(files.get(path) ?? '').length)
  const sum = bytes.reduce((before, each) => before + each, gzipSync(SEARCH_SCRIPT).length)
  expect(sum).toBeLessThan(1_000_000)
})
