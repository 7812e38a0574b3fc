import type { SearchModule } from '../site/search/search-module.ts'
import type { JsonFiles } from './json-files.ts'
import { MAX_LIMIT } from './limits.ts'
import type { Search } from './search.ts'

interface Answer {
  readonly meta: { readonly next_offset?: number }
  readonly modules: readonly {
    readonly namespace: string
    readonly name: string
    readonly provider: string
    readonly version: string
    readonly description: string
    readonly published_at: string
  }[]
}

/** Searches by the API of a server. */
export function searchApi(files: JsonFiles, path: string): Search {
  return async ({ q, namespace, system }, count) => {
    const modules: SearchModule[] = []
    let hasMore = true
    while (hasMore && modules.length < count) {
      const limit = Math.min(MAX_LIMIT, count - modules.length)
      const wanted = { q, namespace, provider: system, limit: String(limit), offset: String(modules.length) }
      const set = Object.entries(wanted).filter(([, value]) => value !== '')
      const answer = await files.read<Answer>(`${path}?${new URLSearchParams(set)}`)
      modules.push(...answer.modules.map(moduleOf))
      hasMore = answer.meta.next_offset !== undefined
    }
    return { modules, hasMore }
  }
}

function moduleOf({ provider, published_at, ...module }: Answer['modules'][number]): SearchModule {
  return { ...module, system: provider, updatedAt: published_at, names: [] }
}
