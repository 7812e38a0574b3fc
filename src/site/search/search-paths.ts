/** The files that a browser searches in. Every path is from the root of the site. */

export const SEARCH_PAGE = 'search/'
/** What there is to search in: a {@link SearchInfo}. A server names its API there. */
export const SEARCH_INFO_PATH = 'search/index.json'
/** Every word of every module, for words that are misspelt. */
export const VOCABULARY_PATH = 'search/vocabulary.json'
/** The ids of all modules, in the order of lists. */
export const ORDER_PATH = 'search/order.json'

export type SearchInfo = StaticSearch | { readonly api: string }

export interface StaticSearch {
  readonly modules: number
  /** Hex digits of an id that name the file of its module. */
  readonly digits: number
  /** The names of the files of words, between blanks. */
  readonly words: string
}

/** The file with the modules that have a word: all words with the same two first characters are in one file. */
export function wordsPath(word: string): string {
  const [filter, value = ''] = word.split(':', 2)
  return value === '' ? `search/words/${wordsFile(word)}.json` : `search/${filter}s/${value}.json`
}

/** The name of that file, for a word that is no filter. */
export function wordsFile(word: string): string {
  const beginning = [...word].slice(0, 2)
  return beginning.every((character) => /[a-z0-9]/.test(character))
    ? beginning.join('')
    : ['u', ...beginning.map((character) => character.codePointAt(0)?.toString(16))].join('-')
}

/** What stands for a namespace or a system among the words: no word has a colon. */
export function filterWord(filter: 'namespace' | 'system', value: string): string {
  return `${filter}:${value}`
}

/** Hex digits of every id. */
export const ID_DIGITS = 6

/** The file of the modules whose ids begin with the same digits. */
export function modulesPath(id: number, digits: number): string {
  return `search/modules/${id.toString(16).padStart(ID_DIGITS, '0').slice(0, digits)}.json`
}
