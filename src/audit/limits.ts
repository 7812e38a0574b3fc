/** Audits of consumers. */

/**
 * Depth of calls up to which the dependencies of a registry are followed: modules that call each other in a
 * circle never install. Deeper ones are left out.
 */
export const MAX_CALL_DEPTH = 24

/** Depth of calls up to which local modules are read. Deeper ones are left out. */
export const MAX_LOCAL_DEPTH = 32

/** Requests that are under way at the same time. The rest waits. */
export const REQUESTS_AT_ONCE = 8
