import type { SearchedText } from '../../search/word-index.ts'

/** A module as the files of the search have it. */
export interface SearchModule {
  readonly namespace: string
  readonly name: string
  readonly system: string
  readonly version: string
  readonly description: string
  /** Date of the newest commit of its versions. */
  readonly updatedAt: string
  /** Names of inputs, outputs and types of resources. */
  readonly names: readonly string[]
}

/** A module in a file: its id, then the rest without keys, and its names with blanks between them. */
export type SearchRow = readonly [
  id: number,
  namespace: string,
  name: string,
  system: string,
  version: string,
  description: string,
  updatedAt: string,
  names: string,
]

export function rowOf(id: number, module: SearchModule): SearchRow {
  const { namespace, name, system, version, description, updatedAt, names } = module
  return [id, namespace, name, system, version, description, updatedAt, names.join(' ')]
}

export function moduleOfRow(row: SearchRow): SearchModule {
  const [, namespace, name, system, version, description, updatedAt, names] = row
  return { namespace, name, system, version, description, updatedAt, names: names.split(' ').filter(Boolean) }
}

export function addressOf({ namespace, name, system }: SearchModule): string {
  return `${namespace}/${name}/${system}`
}

export function searchedText(module: SearchModule): SearchedText {
  const { name, description, names } = module
  return { name, address: addressOf(module), description, names }
}

/** The order of lists: the newest commit first, then by address. */
export function byNewest(a: SearchModule, b: SearchModule): number {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1
  return addressOf(a) < addressOf(b) ? -1 : 1
}
