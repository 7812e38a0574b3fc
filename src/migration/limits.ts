/** Import of other registries. */

/** Requests that are under way at the same time. The rest waits. */
export const REQUESTS_AT_ONCE = 4
