import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { RegistryError } from '../base/error.ts'

/** Words of a search that may have mistakes, which takes a time that grows with all words. The rest must be right. */
const MAX_CORRECTED_WORDS = 4

/** Letters of a word that may have two mistakes. Shorter ones may have one. */
const TWO_MISTAKES_LENGTH = 8

/** Letters of the longest word that may have a mistake, which takes a time that grows with their square. Longer ones find nothing. */
const MAX_NEAR_LENGTH = 64

/** Letters of a word that may have a mistake: shorter ones are too much like each other. Shorter ones find nothing. */
const MIN_NEAR_LENGTH = 3

/** Letters of the shortest word that may begin a longer one; the last word may have one letter less. A shorter one finds only itself. */
const MIN_BEGINNING_LENGTH = 3

/** Words of a search. More are answered with 400, and with that sentence in the browser. */
const MAX_WORDS = 16

/** What a search finds, and its order: the same in the server and in the browser. */

export interface SearchModule {
  /** `namespace/name/system` */
  readonly address: string
  readonly version: string
  readonly description: string
  /** Names of inputs, outputs and types of resources. */
  readonly names: readonly string[]
}

type SearchIndex = MiniSearch<SearchModule>

export const SEARCH_FIELDS = ['name', 'address', 'description', 'names'] as const

/** https://lucaong.github.io/minisearch/interfaces/MiniSearch.Options.html */
const SEARCH_OPTIONS: Options<SearchModule> = {
  idField: 'address',
  fields: [...SEARCH_FIELDS],
  extractField: fieldOf,
  tokenize: (text) => [...new Set(wordsOf(text))],
  processTerm: (word) => word,
  searchOptions: {
    combineWith: 'AND',
    prefix: (word, at, words) => word.length >= MIN_BEGINNING_LENGTH - (at === words.length - 1 ? 1 : 0),
    boost: { name: 8, address: 4, description: 2 },
  },
}

/** @param known what an index has already */
export function createSearchIndex(known?: AsPlainObject): SearchIndex {
  return known === undefined ? new MiniSearch(SEARCH_OPTIONS) : MiniSearch.loadJS(known, SEARCH_OPTIONS)
}

function fieldOf(module: SearchModule, field: string): string {
  if (field === 'address') return module.address
  if (field === 'name') return module.address.split('/')[1] ?? ''
  return field === 'description' ? module.description : module.names.join(' ')
}

export function fieldWords(module: SearchModule): ReadonlySet<string>[] {
  return SEARCH_FIELDS.map((field) => new Set(wordsOf(fieldOf(module, field))))
}

/** The words of a text in lower case: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The words of `q`; none where it has no letters and digits. Throws INVALID_INPUT if it is missing or blank, or has too many. */
export function parseSearch(text: string | null): string[] {
  const words = wordsOf(text ?? '')
  const isMissing = (text ?? '').trim() === ''
  if (!isMissing && words.length <= MAX_WORDS) return words
  throw new RegistryError(
    'INVALID_INPUT',
    isMissing ? 'q is required: the words to search for' : `q has more than ${MAX_WORDS} words`,
    'write q=vpc, or q=private+network',
  )
}

/**
 * The addresses of the modules that have all words, best match first; equal ones by address. Where no module has them, those with
 * words that are nearly the same.
 */
export function findModules(index: SearchIndex, words: readonly string[]): string[] {
  const right = index.search(words.join(' '))
  const found = right.length > 0 ? right : index.search({ combineWith: 'AND', queries: words.map(nearQuery) })
  const ranked: readonly { readonly id: string; readonly score: number }[] = found
  return ranked.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

/** The word, or one that differs by a letter that is missing, added, another or swapped; of a long word, by two such letters. */
function nearQuery(word: string, at: number) {
  const { length } = word
  if (at >= MAX_CORRECTED_WORDS || length < MIN_NEAR_LENGTH || length > MAX_NEAR_LENGTH) return word
  const fuzzy = length < TWO_MISTAKES_LENGTH ? 1 : 2
  const swapped = Array.from(
    { length: length - 1 },
    (_, letter) =>
      word.slice(0, letter) + word.charAt(letter + 1) + word.charAt(letter) + word.slice(letter + 2),
  )
  return { combineWith: 'OR' as const, queries: [{ queries: [word], fuzzy }, ...swapped] }
}
