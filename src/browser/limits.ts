/** The script of the pages. */

/** Modules that a search shows at once. A button shows more. */
export const PAGE_SIZE = 20

/** Time after the last key in which a search waits for another one. Then it starts. */
export const WAIT_MILLISECONDS = 120

/** Modules in an answer of the API. The rest comes with further requests. */
export const MAX_LIMIT = 100

/** Inputs, outputs and types below a result. The rest is left out. */
export const SHOWN_NAMES = 6
