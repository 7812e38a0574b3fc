import { type SearchTerm, wordsOf } from './search-terms.ts'

/** The words of modules, and how well a module matches a search: the same in the server and in the browser. */

/** The text of a module that searches read. */
export interface SearchedText {
  readonly name: string
  readonly address: string
  readonly description: string
  /** Names of inputs, outputs and types of resources. */
  readonly names: readonly string[]
}

const FIELDS = ['name', 'address', 'description', 'names'] as const
type Field = (typeof FIELDS)[number]

/** Fields as a number: one bit for each, in their order, and one more where the words are the whole name. */
const NAME_BIT = 1
const WHOLE_NAME_BIT = 1 << FIELDS.length

/** A word in the name counts more than one in the address, and that one more than one in the description. */
const WEIGHTS: Readonly<Record<Field, number>> = { name: 16, address: 8, description: 4, names: 2 }
const WHOLE_NAME = 32

/** The words of some modules, each with the modules and fields that have it. Flat arrays, to hold a million words. */
export interface WordIndex {
  /** Sorted. */
  readonly words: readonly string[]
  /** By word, where its entries in `modules` and `fields` begin; one more number says where the last ones end. */
  readonly starts: Uint32Array
  readonly modules: Uint16Array
  /** The fields that have the word, as a number. */
  readonly fields: Uint8Array
  /** By module and field, its words between blanks, for searches for phrases. */
  readonly texts: readonly Readonly<Record<Field, string>>[]
}

/** Indexes at most 65,536 modules. */
export function indexWords(searched: readonly SearchedText[]): WordIndex {
  const texts = searched.map(textsOf)
  const entries = new Map<string, Map<number, number>>()
  texts.forEach((text, module) => {
    for (const [word, fields] of fieldsByWord(text)) {
      const modules = entries.get(word) ?? new Map<number, number>()
      entries.set(word, modules.set(module, fields))
    }
  })
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  const flat = sorted.flatMap(([, modules]) => [...modules])
  let end = 0
  const starts = sorted.map(([, modules]) => {
    end += modules.size
    return end - modules.size
  })
  return {
    words: sorted.map(([word]) => word),
    starts: Uint32Array.from([...starts, end]),
    modules: Uint16Array.from(flat, ([module]) => module),
    fields: Uint8Array.from(flat, ([, fields]) => fields),
    texts,
  }
}

/** The words of a module, each with the fields that have it, as a number. */
export function wordsWithFields(searched: SearchedText): Map<string, number> {
  return fieldsByWord(textsOf(searched))
}

function fieldsByWord(text: Readonly<Record<Field, string>>): Map<string, number> {
  const found = new Map<string, number>()
  FIELDS.forEach((field, bit) => {
    for (const word of text[field].split(' ')) {
      if (word !== '' && word !== '|') found.set(word, (found.get(word) ?? 0) | (1 << bit))
    }
  })
  const whole = text.name.trim()
  if (found.has(whole)) found.set(whole, (found.get(whole) ?? 0) | WHOLE_NAME_BIT)
  return found
}

function textsOf({ name, address, description, names }: SearchedText): Record<Field, string> {
  const between = (text: string) => ` ${wordsOf(text).join(' ')} `
  return {
    name: between(name),
    address: between(address),
    description: between(description),
    names: names.map(between).join('|'),
  }
}

/** How a word of a module answers a word of a search: it is the same, it begins with it, or it is nearly the same. */
export type Match = 'same' | 'begins' | 'near'

/** How much a word counts that is in these fields. */
export function scoreOf(fields: number, match: Match): number {
  const weight = FIELDS.reduce(
    (sum, field, bit) => sum + ((fields & (1 << bit)) === 0 ? 0 : WEIGHTS[field]),
    0,
  )
  if (match === 'same') return weight + ((fields & WHOLE_NAME_BIT) === 0 ? 0 : WHOLE_NAME)
  return match === 'begins' ? weight / 2 : Math.ceil(weight / 4)
}

/** The most that a phrase can count whose words are all in these fields. */
export function highestPhraseScore(fields: number): number {
  return scoreOf(fields & (WHOLE_NAME_BIT - 1), 'same') + ((fields & NAME_BIT) === 0 ? 0 : WHOLE_NAME)
}

/** How well each module matches all terms; 0 for a module that lacks one of them. */
export function scoreModules(index: WordIndex, terms: readonly SearchTerm[]): Uint16Array {
  const scores = new Uint16Array(index.texts.length)
  terms.forEach((term, each) => {
    const found = scoreTerm(index, term)
    found.forEach((score, module) => {
      const before = numberAt(scores, module)
      scores[module] = score === 0 || (each > 0 && before === 0) ? 0 : before + score
    })
  })
  return scores
}

function scoreTerm(index: WordIndex, { words, isOpen, near = [] }: SearchTerm): Uint16Array {
  const [first = ''] = words
  if (words.length > 1) return scorePhrase(index, words, isOpen)
  const scores = new Uint16Array(index.texts.length)
  const count = (at: number, match: Match) =>
    forEachEntry(index, at, (module, fields) => {
      scores[module] = Math.max(numberAt(scores, module), scoreOf(fields, match))
    })
  for (let at = lowerBound(index.words, first); at < index.words.length; at += 1) {
    const isSame = index.words[at] === first
    if (!isSame && !(isOpen && index.words[at]?.startsWith(first))) break
    count(at, isSame ? 'same' : 'begins')
  }
  for (const word of near) {
    const at = lowerBound(index.words, word)
    if (index.words[at] === word) count(at, 'near')
  }
  return scores
}

/** Whether a module has the word, or, with `isOpen`, one that begins with it. */
export function hasWord({ words }: Pick<WordIndex, 'words'>, word: string, isOpen: boolean): boolean {
  const found = words[lowerBound(words, word)]
  return found === word || (isOpen && found?.startsWith(word) === true)
}

/** Searches the texts of those modules that have the phrase's rarest word. */
function scorePhrase(index: WordIndex, words: readonly string[], isOpen: boolean): Uint16Array {
  const scores = new Uint16Array(index.texts.length)
  const phrase = ` ${words.join(' ')}${isOpen ? '' : ' '}`
  for (const module of modulesOfRarest(index, isOpen ? words.slice(0, -1) : words)) {
    const text = index.texts[module]
    const found = FIELDS.filter((field) => text?.[field].includes(phrase))
    const score = found.reduce((sum, field) => sum + WEIGHTS[field], 0)
    const isName = text?.name === ` ${words.join(' ')} `
    scores[module] = score === 0 || !isName ? score : score + WHOLE_NAME
  }
  return scores
}

function modulesOfRarest(index: WordIndex, words: readonly string[]): number[] {
  const lists = words.map((word) => {
    const at = lowerBound(index.words, word)
    const modules: number[] = []
    if (index.words[at] === word) forEachEntry(index, at, (module) => modules.push(module))
    return modules
  })
  return lists.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function forEachEntry(index: WordIndex, at: number, visit: (module: number, fields: number) => void): void {
  const end = numberAt(index.starts, at + 1)
  for (let entry = numberAt(index.starts, at); entry < end; entry += 1)
    visit(numberAt(index.modules, entry), numberAt(index.fields, entry))
}

/** The number at a position that the array has, which the type checker cannot know. */
export function numberAt(numbers: Uint8Array | Uint16Array | Uint32Array, position: number): number {
  return numbers[position] ?? 0
}

/** The position of the first word that is not below this one. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
