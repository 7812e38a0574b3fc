/** Status. */

/** Modules whose files are read at the same time. The rest waits. */
export const READ_AT_ONCE = 200
