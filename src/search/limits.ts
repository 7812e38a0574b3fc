/** The search, in a server and in a browser. */

/** Words of a search. More are answered with 400, and with that sentence in the browser. */
export const MAX_TERMS = 16

/** Letters of a word that near words are looked for: shorter ones are too much like each other. Shorter ones find nothing. */
export const MIN_NEAR_LENGTH = 3

/** Letters of a word that may have two mistakes. Shorter ones may have one. */
export const TWO_MISTAKES_LENGTH = 8

/** Near words that stand for a misspelt one, the nearest first. The rest is left out. */
export const MAX_NEAR_WORDS = 8

/** Misspelt words of a search that near words are looked for, which takes a time that grows with all words. The rest finds nothing. */
export const MAX_CORRECTED_WORDS = 4
