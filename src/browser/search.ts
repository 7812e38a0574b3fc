import MiniSearch, { type AsPlainObject } from 'minisearch'
import {
  createSearchIndex,
  fieldWords,
  findModules,
  SEARCH_FIELDS,
  SEARCH_OPTIONS,
  type SearchModule,
} from '../search/module-search.ts'
import {
  modulesPath,
  SEARCH_INFO_PATH,
  type SearchInfo,
  type SplitSearch,
  type WordsFile,
  wordsFile,
  wordsPath,
} from '../site/search-files.ts'

/** Modules in an answer of the API. The rest comes with further requests. */
const MAX_LIMIT = 100

/** What somebody looks for. */
interface Query {
  readonly words: readonly string[]
  /** Empty: all. */
  readonly namespace: string
  readonly system: string
}

/** Modules that match, best first. */
export interface Found {
  readonly modules: readonly SearchModule[]
  /** Whether there are more than these. */
  readonly hasMore: boolean
}

export type Search = (query: Query, count: number) => Promise<Found>

/** Reads a JSON file of the site. */
export type ReadJson = <T>(path: string) => Promise<T>

/** Searches by the API of a server, or in the files of a static site. Throws what `read` throws. */
export async function openSearch(read: ReadJson): Promise<Search> {
  const info = await read<SearchInfo>(SEARCH_INFO_PATH)
  if ('api' in info) return searchApi(read, info.api)
  if ('texts' in info) return searchFiles(read, info)
  const index = createSearchIndex()
  index.addAll(info.modules)
  const modules = new Map(info.modules.map((module) => [module.address, module]))
  return async (query, count) => {
    const found = findModules(index, query.words).filter((address) => isAllowed(address, query))
    const shown = found.slice(0, count).flatMap((address) => modules.get(address) ?? [])
    return { modules: shown, hasMore: found.length > count }
  }
}

function isAllowed(address: string, { namespace, system }: Query): boolean {
  const [inNamespace, , forSystem] = address.split('/')
  return inNamespace === (namespace || inNamespace) && forSystem === (system || forSystem)
}

interface ApiResponse {
  readonly meta: { readonly next_offset?: number }
  readonly modules: readonly {
    readonly namespace: string
    readonly name: string
    readonly provider: string
    readonly version: string
    readonly description: string
  }[]
}

function searchApi(read: ReadJson, path: string): Search {
  return async ({ words, namespace, system }, count) => {
    const modules: SearchModule[] = []
    let hasMore = true
    while (hasMore && modules.length < count) {
      const limit = Math.min(MAX_LIMIT, count - modules.length)
      const q = words.join(' ')
      const wanted = { q, namespace, provider: system, limit: String(limit), offset: String(modules.length) }
      const set = Object.entries(wanted).filter(([, value]) => value !== '')
      const response = await read<ApiResponse>(`${path}?${new URLSearchParams(set)}`)
      for (const { namespace, name, provider, version, description } of response.modules)
        modules.push({ address: `${namespace}/${name}/${provider}`, version, description, names: [] })
      hasMore = response.meta.next_offset !== undefined
    }
    return { modules, hasMore }
  }
}

/** Loads the words that begin as those of the search do, and the modules that are shown. */
function searchFiles(read: ReadJson, info: SplitSearch): Search {
  const known = new Set(info.words.split(' '))
  const ids = new Map(info.texts.map(([address], id) => [address, id]))
  const lengths = info.texts.map(([address, ...others]) => {
    const [name, ofAddress] = fieldWords({ address, version: '', description: '', names: [] })
    return [name?.size ?? 0, ofAddress?.size ?? 0, ...others]
  })
  const empty = { ...createSearchIndex().toJSON(), ...documentsOf(info, lengths) }
  return async (query, count) => {
    const names = [...new Set(query.words.map(wordsFile))].filter((name) => known.has(name))
    const files = await Promise.all(names.map((name) => read<WordsFile>(wordsPath(name))))
    const index = files.flatMap((file) => Object.entries(file).map(indexedWord))
    const found = findModules(MiniSearch.loadJS({ ...empty, index }, SEARCH_OPTIONS), query.words)
    const allowed = found.filter((address) => isAllowed(address, query))
    const shown = allowed.slice(0, count)
    const paths = new Set(shown.map((address) => modulesPath(ids.get(address) ?? 0)))
    const loaded = await Promise.all([...paths].map((path) => read<readonly SearchModule[]>(path)))
    const modules = new Map(loaded.flat().map((module) => [module.address, module]))
    return {
      modules: shown.flatMap((address) => modules.get(address) ?? []),
      hasMore: allowed.length > count,
    }
  }
}

/** What an index of MiniSearch knows of its modules beside their words. */
function documentsOf({ texts }: SplitSearch, lengths: readonly number[][]): Partial<AsPlainObject> {
  const sum = (field: number) => lengths.reduce((before, each) => before + (each[field] ?? 0), 0)
  return {
    documentCount: texts.length,
    nextId: texts.length,
    documentIds: Object.fromEntries(texts.map(([address], id) => [id, address])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: SEARCH_FIELDS.map((_, field) => sum(field) / texts.length),
  }
}

/** A word with the ids of its modules by field, as MiniSearch has it. */
function indexedWord([word, postings]: [string, WordsFile[string]]): AsPlainObject['index'][number] {
  const fields: Record<string, Record<string, number>> = {}
  for (const [bits, steps] of Object.entries(postings)) {
    for (const field of SEARCH_FIELDS.keys()) {
      if ((Number(bits) & (1 << field)) === 0) continue
      const ids = fields[field] ?? {}
      fields[field] = ids
      let id = 0
      for (const step of steps) {
        id += step
        ids[id] = 1
      }
    }
  }
  return [word, fields]
}
