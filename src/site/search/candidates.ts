import { correctTerms, type Vocabulary } from '../../search/near-words.ts'
import { parseSearch, type SearchTerm } from '../../search/search-terms.ts'
import { highestPhraseScore, indexWords, numberAt, scoreModules, scoreOf } from '../../search/word-index.ts'
import { LOADED_AT_ONCE, MAX_LOADED } from '../limits.ts'
import { decodeIds } from './postings.ts'
import { byNewest, moduleOfRow, type SearchModule, type SearchRow, searchedText } from './search-module.ts'
import {
  filterWord,
  ID_DIGITS,
  modulesPath,
  ORDER_PATH,
  type StaticSearch,
  VOCABULARY_PATH,
  wordsFile,
  wordsPath,
} from './search-paths.ts'

/** A search in the files of search-files.ts, of which it loads as few as it can. It finds what the API of a server finds. */

export interface StaticQuery {
  readonly q: string
  /** Empty: all. */
  readonly namespace: string
  readonly system: string
}

/** Reads a JSON file of the site. */
export type ReadJson = <T>(path: string) => Promise<T>

type WordsFile = Readonly<Record<string, Readonly<Record<string, string>>>>
/** Scores by id. */
type Scores = ReadonlyMap<number, number>

type Candidates = readonly (readonly [id: number, score: number])[]

interface StaticResult {
  readonly modules: readonly SearchModule[]
  readonly hasMore: boolean
}

/** The best `count` modules, best first; equal ones in the order of lists. Throws INVALID_INPUT, and what `read` throws. */
export async function searchStatic(
  read: ReadJson,
  info: StaticSearch,
  { query, count }: { readonly query: StaticQuery; readonly count: number },
): Promise<StaticResult> {
  const words = new LoadedWords(read, info)
  const parsed = parseSearch(query.q)
  if (parsed.length === 0) return { modules: [], hasMore: false }
  const terms = correctTerms(parsed, await words.vocabularyFor(parsed))
  const scores = await Promise.all(terms.map((term) => words.scores(term)))
  const filters = (['namespace', 'system'] as const).filter((filter) => query[filter] !== '')
  const allowed = await Promise.all(filters.map((filter) => words.ids(filterWord(filter, query[filter]))))
  const candidates = [...matchingAll(scores)].filter(([id]) => allowed.every((ids) => ids.has(id)))
  const ranked = candidates.length <= LOADED_AT_ONCE ? candidates : await inOrder(read, candidates)
  const isAllowed = ({ namespace, system }: SearchModule) =>
    namespace === (query.namespace || namespace) && system === (query.system || system)
  return bestOf(ranked, { read, info, terms, isAllowed, count })
}

/** Sums of those that match every term. */
function matchingAll([first = new Map(), ...others]: readonly Scores[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const [id, score] of first) {
    const rest = others.map((scores) => scores.get(id) ?? 0)
    if (!rest.includes(0))
      found.set(
        id,
        rest.reduce((sum, each) => sum + each, score),
      )
  }
  return found
}

/** The highest score first; equal ones in the order of lists. */
async function inOrder(read: ReadJson, candidates: Candidates): Promise<Candidates> {
  const bytes = atob(await read<string>(ORDER_PATH))
  const places = new Map<number, number>()
  const size = ID_DIGITS / 2
  for (let at = 0; at < bytes.length; at += size) {
    let id = 0
    for (let byte = at; byte < at + size; byte += 1) id = id * 256 + bytes.charCodeAt(byte)
    if (!places.has(id)) places.set(id, at)
  }
  const placeOf = (id: number) => places.get(id) ?? bytes.length
  return candidates.toSorted(([a, high], [b, low]) => low - high || placeOf(a) - placeOf(b))
}

interface Loading {
  readonly read: ReadJson
  readonly info: StaticSearch
  readonly terms: readonly SearchTerm[]
  readonly isAllowed: (module: SearchModule) => boolean
  readonly count: number
}

interface FoundModule {
  readonly module: SearchModule
  readonly score: number
  /** Whether its words told as much before it was loaded. */
  readonly isAsExpected: boolean
}

/**
 * Loads the modules and scores their text, as a server does, until no candidate that is left can be among the best: the score of a
 * candidate is the highest that it can have.
 */
async function bestOf(candidates: Candidates, loading: Loading): Promise<StaticResult> {
  const { count } = loading
  let found: readonly FoundModule[] = []
  const end = Math.min(candidates.length, MAX_LOADED + count)
  for (let at = 0; at < end; at += LOADED_AT_ONCE) {
    const highest = candidates[at]?.[1] ?? 0
    const isSettled = ({ score, isAsExpected }: FoundModule) =>
      score > highest || (score === highest && isAsExpected)
    // One more than asked for says that there are more.
    if (found.length > count && found.slice(0, count + 1).every(isSettled)) break
    const more = await loadModules(candidates.slice(at, at + LOADED_AT_ONCE), loading)
    found = [...found, ...more].sort((a, b) => b.score - a.score || byNewest(a.module, b.module))
  }
  return { modules: found.slice(0, count).map(({ module }) => module), hasMore: found.length > count }
}

/** Those of the candidates that match. */
async function loadModules(candidates: Candidates, loading: Loading): Promise<FoundModule[]> {
  const { read, info, terms, isAllowed } = loading
  const expected = new Map(candidates)
  const paths = new Set(candidates.map(([id]) => modulesPath(id, info.digits)))
  const files = await Promise.all([...paths].map((path) => read<readonly SearchRow[]>(path)))
  const rows = files.flat().filter((row) => expected.has(row[0]) && isAllowed(moduleOfRow(row)))
  const modules = rows.map(moduleOfRow)
  const scores = scoreModules(indexWords(modules.map(searchedText)), terms)
  return modules
    .map((module, each) => {
      const score = numberAt(scores, each)
      return { module, score, isAsExpected: score === expected.get(rows[each]?.[0] ?? 0) }
    })
    .filter(({ score }) => score > 0)
}

/** The files of words, as far as a search needs them. */
class LoadedWords {
  readonly #read: ReadJson
  readonly #files: ReadonlySet<string>

  constructor(read: ReadJson, { words }: StaticSearch) {
    this.#read = read
    this.#files = new Set(words.split(' '))
  }

  /** What {@link correctTerms} asks, of these terms: their files are loaded, and all words where one of them is missing. */
  async vocabularyFor(terms: readonly SearchTerm[]): Promise<Vocabulary> {
    const words = terms.flatMap((term) => term.words)
    const files = new Map(
      await Promise.all(words.map(async (word) => [word, await this.#file(word)] as const)),
    )
    const has = (word: string, isOpen: boolean) => {
      const file = files.get(word) ?? {}
      return Object.hasOwn(file, word) || (isOpen && Object.keys(file).some((each) => each.startsWith(word)))
    }
    const isMissing = terms.some(({ words, isOpen }) =>
      words.some((word, at) => word.length > 1 && !has(word, isOpen && at === words.length - 1)),
    )
    const all = isMissing ? await this.#read<readonly string[]>(VOCABULARY_PATH) : []
    return { has, words: () => all }
  }

  async ids(word: string): Promise<ReadonlySet<number>> {
    const file = await this.#read<WordsFile>(wordsPath(word))
    return new Set(idsOf(file, word).map(([id]) => id))
  }

  /** The highest score that each module can have for a term. */
  async scores({ words, isOpen, near = [] }: SearchTerm): Promise<Scores> {
    if (words.length > 1) return this.#phraseScores(words, isOpen)
    const scores = new Map<number, number>()
    const raise = (id: number, score: number) => scores.set(id, Math.max(score, scores.get(id) ?? 0))
    for (const word of words) {
      const file = await this.#file(word)
      for (const each of matching(file, word, isOpen))
        for (const [id, fields] of idsOf(file, each))
          raise(id, scoreOf(fields, each === word ? 'same' : 'begins'))
    }
    for (const word of near)
      for (const [id, fields] of idsOf(await this.#file(word), word)) raise(id, scoreOf(fields, 'near'))
    return scores
  }

  /** Those that have all words in one field. */
  async #phraseScores(words: readonly string[], isOpen: boolean): Promise<Scores> {
    let common: Map<number, number> | undefined
    // One letter may begin words of any file; what has the words before it is looked at by its text.
    const isTooOpen = isOpen && words.at(-1)?.length === 1
    for (const [at, word] of (isTooOpen ? words.slice(0, -1) : words).entries()) {
      const fields = await this.#fields(word, isOpen && at === words.length - 1)
      const before = common
      const entries =
        before === undefined
          ? [...fields]
          : [...before].map(([id, has]) => [id, has & (fields.get(id) ?? 0)] as const)
      common = new Map(entries.filter(([, has]) => has !== 0))
    }
    return new Map([...(common ?? [])].map(([id, fields]) => [id, highestPhraseScore(fields)]))
  }

  async #fields(word: string, isOpen: boolean): Promise<Map<number, number>> {
    const file = await this.#file(word)
    const fields = new Map<number, number>()
    for (const each of matching(file, word, isOpen))
      for (const [id, has] of idsOf(file, each)) fields.set(id, (fields.get(id) ?? 0) | has)
    return fields
  }

  async #file(word: string): Promise<WordsFile> {
    return this.#files.has(wordsFile(word)) ? this.#read<WordsFile>(wordsPath(word)) : {}
  }
}

function matching(file: WordsFile, word: string, isOpen: boolean): string[] {
  return Object.keys(file).filter((each) => each === word || (isOpen && each.startsWith(word)))
}

function idsOf(file: WordsFile, word: string): (readonly [id: number, fields: number])[] {
  const postings = Object.hasOwn(file, word) ? file[word] : {}
  return Object.entries(postings ?? {}).flatMap(([fields, ids]) =>
    decodeIds(ids).map((id) => [id, Number(fields)] as const),
  )
}
