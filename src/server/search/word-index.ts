import { type SearchTerm, wordsOf } from './search-terms.ts'

/** The text of a module that searches read. */
export interface SearchedText {
  readonly name: string
  readonly address: string
  readonly description: string
  /** Names of inputs and outputs. */
  readonly names: readonly string[]
}

const FIELDS = ['name', 'address', 'description', 'names'] as const
type Field = (typeof FIELDS)[number]

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
  /** One bit for each field that has the word. */
  readonly fields: Uint8Array
  /** By module and field, its words between blanks, for searches for phrases. */
  readonly texts: readonly Readonly<Record<Field, string>>[]
}

/** Indexes at most 65,536 modules. */
export function indexWords(searched: readonly SearchedText[]): WordIndex {
  const texts = searched.map(textsOf)
  const entries = new Map<string, Map<number, number>>()
  texts.forEach((text, module) => {
    FIELDS.forEach((field, bit) => {
      for (const word of text[field].split(' ')) {
        if (word === '' || word === '|') continue
        const modules = entries.get(word) ?? new Map<number, number>()
        entries.set(word, modules.set(module, (modules.get(module) ?? 0) | (1 << bit)))
      }
    })
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

function textsOf({ name, address, description, names }: SearchedText): Record<Field, string> {
  const between = (text: string) => ` ${wordsOf(text).join(' ')} `
  return {
    name: between(name),
    address: between(address),
    description: between(description),
    names: names.map(between).join('|'),
  }
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

function scoreTerm(index: WordIndex, { words, isOpen }: SearchTerm): Uint16Array {
  const [first = ''] = words
  if (words.length > 1) return scorePhrase(index, words, isOpen)
  const scores = new Uint16Array(index.texts.length)
  for (let at = lowerBound(index.words, first); at < index.words.length; at += 1) {
    const isExact = index.words[at] === first
    if (!isExact && !(isOpen && index.words[at]?.startsWith(first))) break
    forEachEntry(index, at, (module, fields) => {
      // A word of which the term is only the beginning counts half.
      const score = isExact ? weightOf(fields) + wholeName(index, module, first) : weightOf(fields) / 2
      scores[module] = Math.max(numberAt(scores, module), score)
    })
  }
  return scores
}

function weightOf(fields: number): number {
  return FIELDS.reduce((sum, field, bit) => sum + ((fields & (1 << bit)) === 0 ? 0 : WEIGHTS[field]), 0)
}

function wholeName(index: WordIndex, module: number, words: string): number {
  return index.texts[module]?.name === ` ${words} ` ? WHOLE_NAME : 0
}

/** Searches the texts of those modules that have the phrase's rarest word. */
function scorePhrase(index: WordIndex, words: readonly string[], isOpen: boolean): Uint16Array {
  const scores = new Uint16Array(index.texts.length)
  const phrase = ` ${words.join(' ')}${isOpen ? '' : ' '}`
  for (const module of modulesOfRarest(index, isOpen ? words.slice(0, -1) : words)) {
    const found = FIELDS.filter((field) => index.texts[module]?.[field].includes(phrase))
    const score = found.reduce((sum, field) => sum + WEIGHTS[field], 0)
    scores[module] = score === 0 ? 0 : score + wholeName(index, module, words.join(' '))
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
