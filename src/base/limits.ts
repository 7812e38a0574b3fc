/** Texts of errors, logs and progress, and JSON. */

/** Characters of a text from outside that a message quotes. A longer text is cut, and ends in "…". */
export const MAX_QUOTED_LENGTH = 120

/** Lines of a list in a message. The rest is counted: "and 3 more". */
export const MAX_LISTED = 20

/**
 * Characters of the shortest secret that is masked. A shorter one would also be found in words that have
 * nothing to do with it.
 */
export const MIN_HIDDEN_LENGTH = 8

/**
 * Characters of the shortest part of a secret that is masked where a quoted text is cut. A shorter part says
 * next to nothing.
 */
export const MIN_CUT_LENGTH = 4

/** Characters of the longest part of a secret that is looked for where a text is cut: longer than any text is cut at. */
export const MAX_CUT_LENGTH = 1_000

/** Time that a step takes before progress says how long the rest of it will. Before it nothing is estimated. */
export const MIN_ESTIMATE_MS = 2_000

/** Time between two lines of progress in a log that is no terminal. What happens between is not printed. */
export const PROGRESS_LINE_MS = 5_000

/** Depth of a JSON document of somebody else. A deeper one is not read. Configuration of the deepest kind gives half of it. */
export const MAX_JSON_DEPTH = 1_000
