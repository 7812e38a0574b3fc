import { MAX_CORRECTED_WORDS, MAX_NEAR_WORDS, MIN_NEAR_LENGTH, TWO_MISTAKES_LENGTH } from './limits.ts'
import type { SearchTerm } from './search-terms.ts'

/** Misspelt words of a search: those that no module has, with the words of modules that are nearly the same. */

export interface Vocabulary {
  /** Whether a module has the word, or, with `isOpen`, one that begins with it. */
  has(word: string, isOpen: boolean): boolean
  /** Every word of every module. Is called for a misspelt word alone. */
  words(): Iterable<string>
}

/** The terms as they are, but with near words for what no module has. Phrases in quotes are meant as they are written. */
export function correctTerms(terms: readonly SearchTerm[], vocabulary: Vocabulary): SearchTerm[] {
  let corrected = 0
  const nearTo = (word: string, isOpen: boolean): string[] => {
    if (vocabulary.has(word, isOpen) || word.length < MIN_NEAR_LENGTH || corrected >= MAX_CORRECTED_WORDS)
      return []
    corrected += 1
    return nearWords(word, vocabulary.words())
  }
  return terms.map((term) => {
    const { words, isOpen } = term
    if (words.length === 1) {
      const near = isOpen ? words.flatMap((word) => nearTo(word, true)) : []
      return near.length === 0 ? term : { ...term, near }
    }
    const last = words.length - 1
    return isOpen ? { ...term, words: words.map((word, at) => nearTo(word, at === last)[0] ?? word) } : term
  })
}

/** The words that differ by one letter that is missing, added, another or swapped; long ones by two. The nearest first. */
export function nearWords(word: string, vocabulary: Iterable<string>): string[] {
  const most = word.length >= TWO_MISTAKES_LENGTH ? 2 : 1
  const found: { readonly word: string; readonly mistakes: number }[] = []
  for (const each of vocabulary) {
    const mistakes = distance(word, each, most)
    if (mistakes <= most) found.push({ word: each, mistakes })
  }
  return found
    .sort((a, b) => a.mistakes - b.mistakes || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_NEAR_WORDS)
    .map((each) => each.word)
}

/** The optimal string alignment distance; more than `most` where it is that far. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const differs = a[row - 1] === b[at - 1] ? 0 : 1
      const [left = 0, up = 0, corner = 0] = [line[at - 1], above[at], above[at - 1]]
      const isSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      const swapped = isSwapped ? (before[at - 2] ?? most) + 1 : most + 1
      line.push(Math.min(left + 1, up + 1, corner + differs, swapped))
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return above[b.length] ?? most + 1
}
