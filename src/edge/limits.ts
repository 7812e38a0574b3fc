/** The server at the edge. */

/** Time between two reads of the index, if `poll` does not set it. */
export const POLL_SECONDS = 60

/** The largest `poll`, in seconds. A larger one is INVALID_INPUT. */
export const MAX_POLL_SECONDS = 86_400

/** Characters of the shortest `signingKey`. A shorter one is INVALID_INPUT. */
export const MIN_KEY_LENGTH = 16
