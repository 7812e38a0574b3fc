import type { SearchModule } from '../search/module-search.ts'
import { openSearchFiles, type ReadJson, SEARCH_INFO_PATH, type SearchInfo } from '../site/search-files.ts'

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
  /** How many match; the API does not say it. */
  readonly total?: number
}

export type Search = (query: Query, count: number) => Promise<Found>

/** Searches by the API of a server, or in the files of a static site. Throws what `read` throws. */
export async function openSearch(read: ReadJson): Promise<Search> {
  const info = await read<SearchInfo>(SEARCH_INFO_PATH)
  if ('api' in info) return searchApi(read, info.api)
  const { find, modulesAt } = openSearchFiles(read, info)
  return async (query, count) => {
    const found = (await find(query.words)).filter((address) => isAllowed(address, query))
    const { length: total } = found
    return { modules: await modulesAt(found.slice(0, count)), hasMore: total > count, total }
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
