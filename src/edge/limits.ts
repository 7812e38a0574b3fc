/** The server at the edge. */

/** Time between two reads of the index, if `poll` does not set it. */
export const POLL_SECONDS = 60

/** Characters of the shortest `signingKey`. A shorter one is INVALID_INPUT. */
export const MIN_KEY_LENGTH = 16
