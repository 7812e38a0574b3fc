import { groupBy } from '../base/group.ts'
import { fieldWords, type SearchModule } from '../search/module-search.ts'

/** Bytes of the one file that a browser searches in. Where the modules have more, there are files by the first letters of words. */
const MAX_SEARCH_BYTES = 1024 * 1024

/**
 * The files that a browser searches in. Every path is from the root of the site, and what the files are follows from the modules alone.
 * docs/decisions/0072-search-with-minisearch.md
 */

export const SEARCH_PAGE = 'search/'
/** What there is to search in: a {@link SearchInfo}. */
export const SEARCH_INFO_PATH = 'search/index.json'

export interface SplitSearch {
  /** Every module by address, with the number of words in its description and its names. Its position is its id. */
  readonly texts: readonly (readonly [address: string, description: number, names: number])[]
  /** The names of the files of words, between blanks. */
  readonly words: string
}

/** By word, by its fields as a number, the ids of the modules: the first one, then the steps to the next ones. */
export type WordsFile = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>

/** The file of a word: all words with the same two first characters are in one file. */
export function wordsFile(word: string): string {
  const beginning = [...word].slice(0, 2)
  return beginning.every((character) => /[a-z0-9]/.test(character))
    ? beginning.join('')
    : ['u', ...beginning.map((character) => character.codePointAt(0)?.toString(16))].join('-')
}

export function wordsPath(file: string): string {
  return `search/words/${file}.json`
}

/** Sixteen modules are in one file. */
export function modulesPath(id: number): string {
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

/** The API of a server; or all modules; or, where these are too many bytes, what their words are split into. */
export type SearchInfo =
  | { readonly api: string }
  | { readonly modules: readonly SearchModule[] }
  | SplitSearch
