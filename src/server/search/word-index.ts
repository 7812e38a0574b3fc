import type { SearchTerm } from './search-terms.ts'
import { wordsOf } from './search-terms.ts'

/** What is searched of a module. */
export interface SearchedText {
  readonly name: string
  readonly address: string
  readonly description: string
  /** Names of inputs and outputs. */
  readonly names: readonly string[]
}

const FIELDS = ['name', 'address', 'description', 'names'] as const
type Field = (typeof FIELDS)[number]

/** A word in the name beats one in the address, and that one what the module says of itself. */
const WEIGHTS: Readonly<Record<Field, number>> = { name: 16, address: 8, description: 4, names: 2 }
const WHOLE_NAME = 32

/**
 * The words of some modules, each with the modules and fields that hold it. Flat arrays, since twenty thousand modules have a
 * million words.
 */
export interface WordIndex {
  /** Sorted. */
  readonly words: readonly string[]
  /** Where the places of each word begin, and, at the end, where those of the last one end. */
  readonly starts: Uint32Array
  readonly modules: Uint16Array
  /** A bit for each field. */
  readonly fields: Uint8Array
  /** By module and field, its words between blanks: what phrases are looked for in. */
  readonly texts: readonly Readonly<Record<Field, string>>[]
}

/** At most 65,536 modules. */
export function indexWords(searched: readonly SearchedText[]): WordIndex {
  const texts = searched.map(textsOf)
  const places = new Map<string, Map<number, number>>()
  texts.forEach((text, module) => {
    FIELDS.forEach((field, bit) => {
      for (const word of text[field].split(' ')) {
        if (word === '' || word === '|') continue
        const modules = places.get(word) ?? new Map<number, number>()
        places.set(word, modules.set(module, (modules.get(module) ?? 0) | (1 << bit)))
      }
    })
  })
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1))
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

/** How well each module of the index fits all the terms; 0 where one of them is missing. */
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
    forEachPlace(index, at, (module, fields) => {
      // A word that only begins so counts half.
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

/** Looked for in the texts of the modules that hold its rarest word. */
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
    if (index.words[at] === word) forEachPlace(index, at, (module) => modules.push(module))
    return modules
  })
  return lists.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function forEachPlace(index: WordIndex, at: number, visit: (module: number, fields: number) => void): void {
  const end = numberAt(index.starts, at + 1)
  for (let place = numberAt(index.starts, at); place < end; place += 1)
    visit(numberAt(index.modules, place), numberAt(index.fields, place))
}

/** Of an array that has this place: the type checker cannot know. */
export function numberAt(numbers: Uint8Array | Uint16Array | Uint32Array, place: number): number {
  return numbers[place] ?? 0
}

/** Where the first word lies that is not below this one. */
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
