/** The registry HTTP API. */

/** Time that lists and details of modules may be cached. */
export const LIST_SECONDS = 60
