import type { AsPlainObject } from 'minisearch'
import { groupBy } from '../base/group.ts'
import {
  createSearchIndex,
  fieldWords,
  findModules,
  SEARCH_FIELDS,
  type SearchModule,
} from '../search/module-search.ts'

/** Bytes of the one file that a browser searches in. Where the modules have more, there are files by the first letters of words. */
const MAX_SEARCH_BYTES = 1024 * 1024

/**
 * The files that a browser searches in. Every path is from the root of the site, and what the files are follows from the modules alone.
 * docs/decisions/0072-search-with-minisearch.md
 */

export const SEARCH_PAGE = 'search/'
/** What there is to search in: a {@link SearchInfo}. Not `index.json`, which hosts of an index answer with in place of the page. */
export const SEARCH_INFO_PATH = 'search/info.json'

/** All modules; or, where these are too many bytes, what their words are split into. */
type FileSearch = { readonly modules: readonly SearchModule[] } | SplitSearch

/** The API of a server, or files. */
export type SearchInfo = { readonly api: string } | FileSearch

interface SplitSearch {
  /** Every module by address, with the number of words in its description and its names. Its position is its id. */
  readonly texts: readonly (readonly [address: string, description: number, names: number])[]
  /** The names of the files of words, between blanks. */
  readonly words: string
}

/** By word, by its fields as a number, the ids of the modules: the first one, then the steps to the next ones. */
type WordsFile = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>

/** The file of a word: all words with the same two first characters are in one file. */
function wordsFile(word: string): string {
  const beginning = [...word].slice(0, 2)
  return beginning.every((character) => /[a-z0-9]/.test(character))
    ? beginning.join('')
    : ['u', ...beginning.map((character) => character.codePointAt(0)?.toString(16))].join('-')
}

function wordsPath(file: string): string {
  return `search/words/${file}.json`
}

/** Sixteen modules are in one file. */
function modulesPath(id: number): string {
  return `search/modules/${id >> 4}.json`
}

/** Text by path. */
export function searchFiles(unsorted: readonly SearchModule[]): ReadonlyMap<string, string> {
  const modules = unsorted.toSorted((a, b) => (a.address < b.address ? -1 : 1))
  const whole = line({ modules })
  if (new TextEncoder().encode(whole).length <= MAX_SEARCH_BYTES) return new Map([[SEARCH_INFO_PATH, whole]])
  const words = new Map<string, Map<string, number[]>>()
  const texts = modules.map((module, id) => {
    const fields = fieldWords(module)
    for (const word of new Set(fields.flatMap((each) => [...each]))) {
      const bits = String(fields.reduce((sum, each, field) => sum + (each.has(word) ? 1 << field : 0), 0))
      const ids = words.get(word) ?? new Map<string, number[]>()
      words.set(word, ids.set(bits, ids.get(bits) ?? []))
      ids.get(bits)?.push(id)
    }
    return [module.address, fields[2]?.size, fields[3]?.size]
  })
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1))
  const byFile = [...groupBy(sorted, ([word]) => wordsFile(word))]
  const byId = groupBy([...modules.entries()], ([id]) => modulesPath(id))
  return new Map([
    [SEARCH_INFO_PATH, line({ texts, words: byFile.map(([file]) => file).join(' ') })],
    ...byFile.map(([file, group]) => [wordsPath(file), line(wordsIn(group))] as const),
    ...[...byId].map(([path, group]) => [path, line(group.map(([, module]) => module))] as const),
  ])
}

function wordsIn(words: readonly (readonly [string, ReadonlyMap<string, readonly number[]>])[]): WordsFile {
  const steps = (ids: readonly number[]) => ids.map((id, at) => id - (ids[at - 1] ?? 0))
  return Object.fromEntries(
    words.map(([word, fields]) => [
      word,
      Object.fromEntries([...fields].map(([bits, ids]) => [bits, steps(ids)])),
    ]),
  )
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

/** Reads a JSON file of the site. */
export type ReadJson = <T>(path: string) => Promise<T>

interface OpenSearch {
  /** The addresses of the modules that have all words, best match first. */
  find(words: readonly string[]): Promise<string[]>
  modulesAt(addresses: readonly string[]): Promise<SearchModule[]>
}

/** What a browser finds in these files. Throws what `read` throws. */
export function openSearchFiles(read: ReadJson, info: FileSearch): OpenSearch {
  if ('texts' in info) return openSplitFiles(read, info)
  const index = createSearchIndex()
  index.addAll(info.modules)
  return {
    find: async (words) => findModules(index, words),
    modulesAt: async (addresses) => at(addresses, info.modules),
  }
}

/** Loads the words that begin as those of the search do, and the modules that are shown. */
function openSplitFiles(read: ReadJson, info: SplitSearch): OpenSearch {
  const known = new Set(info.words.split(' '))
  const ids = new Map(info.texts.map(([address], id) => [address, id]))
  const empty = { ...createSearchIndex().toJSON(), ...documentsOf(info) }
  return {
    async find(words) {
      const names = [...new Set(words.map(wordsFile))].filter((name) => known.has(name))
      const files = await Promise.all(names.map((name) => read<WordsFile>(wordsPath(name))))
      const index = files.flatMap((file) => Object.entries(file).map(indexedWord))
      return findModules(createSearchIndex({ ...empty, index }), words)
    },
    async modulesAt(addresses) {
      const paths = new Set(addresses.map((address) => modulesPath(ids.get(address) ?? 0)))
      const loaded = await Promise.all([...paths].map((path) => read<readonly SearchModule[]>(path)))
      return at(addresses, loaded.flat())
    },
  }
}

function at(addresses: readonly string[], modules: readonly SearchModule[]): SearchModule[] {
  const byAddress = new Map(modules.map((module) => [module.address, module]))
  return addresses.flatMap((address) => byAddress.get(address) ?? [])
}

/** What an index of MiniSearch knows of its modules beside their words. */
function documentsOf({ texts }: SplitSearch): Partial<AsPlainObject> {
  const lengths = texts.map(([address, ...others]) => {
    const [name, ofAddress] = fieldWords({ address, version: '', description: '', names: [] })
    return [name?.size ?? 0, ofAddress?.size ?? 0, ...others]
  })
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
