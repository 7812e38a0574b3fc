import type { SearchModule } from '../site/search/search-module.ts'

/** What somebody looks for. */
export interface Query {
  readonly q: string
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
