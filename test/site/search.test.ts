import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseSearch } from '../../src/search/search-terms.ts'
import { catalogOf, parseCatalogShard, searchCatalog } from '../../src/server/search/catalog.ts'
import { SCRIPT } from '../../src/site/look/script.ts'
import { searchStatic } from '../../src/site/search/candidates.ts'
import { decodeIds, encodeIds } from '../../src/site/search/postings.ts'
import { searchChanges, searchFiles } from '../../src/site/search/search-files.ts'
import { addressOf, type SearchModule } from '../../src/site/search/search-module.ts'
import { bytesOf } from '../support/publish/samples.ts'
import { manyModules } from '../support/site/many-modules.ts'

const MODULES = manyModules(600)

type Texts = Map<string, string>

function textsOf(modules: readonly SearchModule[]): Texts {
  return new Map([...searchFiles(modules)].flatMap(([path, text]) => (text === null ? [] : [[path, text]])))
}

const reader = (files: Texts) => {
  const read: string[] = []
  return {
    read: async <T>(path: string): Promise<T> => {
      const text = files.get(path)
      if (text === undefined) throw new Error(`${path} is missing`)
      if (!read.includes(path)) read.push(path)
      return JSON.parse(text) as T
    },
    paths: read,
  }
}

async function inBrowser(files: Texts, q: string, { count = 20, namespace = '', system = '' } = {}) {
  const { read } = reader(files)
  const query = { q, namespace, system }
  const { modules } = await searchStatic(read, await read('search/index.json'), { query, count })
  return modules.map(addressOf)
}

const entries = MODULES.map(({ system: provider, updatedAt, names, ...module }) => ({
  ...module,
  id: '',
  owner: '',
  source: '',
  provider,
  published_at: updatedAt,
  updated_at: updatedAt,
  inputs: names,
}))
const catalog = catalogOf([
  parseCatalogShard('catalog/00.json', bytesOf(JSON.stringify({ modules: entries }))),
])

/** What the API of a server answers. */
function onServer(q: string, { count = 20, namespace = '', system = '' } = {}) {
  const filter = (module: { readonly namespace: string; readonly provider: string }) =>
    module.namespace === (namespace || module.namespace) && module.provider === (system || module.provider)
  const found = searchCatalog(catalog, parseSearch(q), { filter, count })
  return found.map((module) => `${module.namespace}/${module.name}/${module.provider}`)
}

const QUERIES = [
  'vpc',
  'tags',
  'subnet_ids',
  'network private',
  'bucket enable_logging',
  '"private subnet"',
  'databse',
  'kuberntes cluster',
  'subnt_ids',
  'k',
  'team3',
  'nothing_like_this',
  'a-b',
  'constructor',
]

describe('a search in files', () => {
  const files = textsOf(MODULES)

  it.each(QUERIES)('finds what a server finds, in the same order: %s', async (q) => {
    const expected = onServer(q)
    if (q !== 'k') expect(await inBrowser(files, q)).toEqual(expected)
    else expect((await inBrowser(files, q)).length).toBeLessThanOrEqual(expected.length)
  })

  it.each(QUERIES)('filters as a server does: %s', async (q) => {
    if (q === 'k') return
    for (const filter of [
      { namespace: 'team3' },
      { system: 'aws' },
      { namespace: 'team1', system: 'google' },
    ])
      expect(await inBrowser(files, q, filter)).toEqual(onServer(q, filter))
  })

  it('gives the next ones to who asks for more', async () => {
    expect(await inBrowser(files, 'tags', { count: 60 })).toEqual(onServer('tags', { count: 60 }))
  })

  it('finds a misspelt word only where nobody wrote it so', async () => {
    const found = await inBrowser(files, 'netwrok')
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(await inBrowser(files, 'netwrok'))
    expect(await inBrowser(files, '"netwrok"')).toEqual([])
  })
})

describe('the files of the search', () => {
  it('are the same after single changes as at once', async () => {
    const files: Texts = textsOf(MODULES.slice(0, 300))
    const change = async (modules: readonly SearchModule[], changed: readonly SearchModule[]) => {
      const read = (path: string) => {
        const text = files.get(path)
        return text === undefined ? undefined : bytesOf(text)
      }
      const changes = await searchChanges(modules, new Set(changed.map(addressOf)), read)
      for (const [path, text] of changes ?? []) {
        if (text === null) files.delete(path)
        else files.set(path, text)
      }
      return changes
    }
    const first = MODULES.slice(0, 300)
    const more = [...first, ...MODULES.slice(300, 310)]
    await change(more, MODULES.slice(300, 310))
    expect(files).toEqual(textsOf(more))
    const [renamed, ...others] = more
    const updated = [
      { ...(renamed as SearchModule), description: 'constructor __proto__ 123 Größe', names: [] },
      ...others,
    ]
    await change(updated, updated.slice(0, 1))
    expect(files).toEqual(textsOf(updated))
    await change(others, updated.slice(0, 1))
    expect(files).toEqual(textsOf(others))
  })

  it('change for a module by its words alone', async () => {
    const files = textsOf(MODULES)
    const read = (path: string) => bytesOf(files.get(path) ?? '')
    const [one, ...others] = MODULES
    const modules = [{ ...(one as SearchModule), description: 'zebra' }, ...others]
    const changes =
      (await searchChanges(modules, new Set([addressOf(one as SearchModule)]), read)) ?? new Map()
    const changed = [...changes].filter(([path, text]) => files.get(path) !== text).map(([path]) => path)
    expect(changed).toContain('search/words/ze.json')
    expect(changed.length).toBeLessThan(20)
  })

  it('are all written where there are none yet, and where one is damaged', async () => {
    expect(await searchChanges(MODULES, new Set(), () => undefined)).toBeUndefined()
    expect(await searchChanges(MODULES, new Set(), () => bytesOf('{'))).toBeUndefined()
  })

  it('keep modules apart whose ids are the same', async () => {
    // Their SHA-256 begin with the same six digits.
    const [a, b] = collidingNames()
    const module = (name: string, description: string): SearchModule => ({
      ...(MODULES[0] as SearchModule),
      namespace: 'x',
      name,
      system: 'aws',
      description,
      names: [],
    })
    const modules = [module(a, 'giraffe'), module(b, 'elephant')]
    const files = textsOf(modules)
    expect(await inBrowser(files, 'giraffe')).toEqual([`x/${a}/aws`])
    expect(await inBrowser(files, 'elephant')).toEqual([`x/${b}/aws`])
    const read = (path: string) => bytesOf(files.get(path) ?? '')
    const changes = (await searchChanges(modules.slice(1), new Set([`x/${a}/aws`]), read)) ?? new Map()
    for (const [path, text] of changes) files.set(path, text ?? '{}')
    expect(await inBrowser(files, 'elephant')).toEqual([`x/${b}/aws`])
    expect(await inBrowser(files, 'giraffe')).toEqual([])
  })
})

describe('a search in 20,000 modules', () => {
  const files = textsOf(manyModules(20_000))

  it.each(['vpc', 'subnet_ids', 'tags name enabled', 'netwrok', 'private_subnet', 'team3'])(
    'loads at most 300 KB for its first results: %s',
    async (q) => {
      const { read, paths } = reader(files)
      const query = { q, namespace: '', system: '' }
      const { modules } = await searchStatic(read, await read('search/index.json'), { query, count: 20 })
      expect(modules.length).toBeGreaterThan(0)
      const bytes = paths.map((path) => gzipSync(files.get(path) ?? '').length)
      expect(bytes.reduce((sum, each) => sum + each, gzipSync(SCRIPT).length)).toBeLessThan(300_000)
    },
  )
})

describe('ids as text', () => {
  it.each([[[]], [[0]], [[0, 1, 127, 128, 129, 16_384]], [[16_777_215]]])(
    'are the same after it: %j',
    (ids) => {
      expect(decodeIds(encodeIds(ids))).toEqual(ids)
    },
  )
})

function collidingNames(): [string, string] {
  const seen = new Map<string, string>()
  for (let at = 0; ; at += 1) {
    const name = `m${at}`
    const id = createHash('sha256').update(`x/${name}/aws`).digest('hex').slice(0, 6)
    const other = seen.get(id)
    if (other !== undefined) return [other, name]
    seen.set(id, name)
  }
}
