/** The search, in a server and in a browser. */

/** Words of a search. More are answered with 400, and with that sentence in the browser. */
export const MAX_WORDS = 16

/** Letters of the shortest word that may begin a longer one; the last word may have one letter less. A shorter one finds only itself. */
export const MIN_BEGINNING_LENGTH = 3

/** Letters of a word that may have a mistake: shorter ones are too much like each other. Shorter ones find nothing. */
export const MIN_NEAR_LENGTH = 3

/** Letters of the longest word that may have a mistake, which takes a time that grows with their square. Longer ones find nothing. */
export const MAX_NEAR_LENGTH = 64

/** Letters of a word that may have two mistakes. Shorter ones may have one. */
export const TWO_MISTAKES_LENGTH = 8

/** Words of a search that may have mistakes, which takes a time that grows with all words. The rest must be right. */
export const MAX_CORRECTED_WORDS = 4
