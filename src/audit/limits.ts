/** Audits of consumers. */

/** Modules of a namespace that `import` lists. The rest is left out. */
export const MAX_LISTED_MODULES = 5_000

/** Pages of such a list. The rest is left out. */
export const MAX_LIST_PAGES = 500

/** Bytes of an answer of a registry. A larger one is not read to its end, and is a failed request. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/**
 * Depth of calls up to which the dependencies of a registry are followed: modules that call each other in a
 * circle never install. Deeper ones are left out.
 */
export const MAX_CALL_DEPTH = 24

/** Depth of calls up to which local modules are read. Deeper ones are left out. */
export const MAX_LOCAL_DEPTH = 32

/** Requests that are under way at the same time. The rest waits. */
export const REQUESTS_AT_ONCE = 8
