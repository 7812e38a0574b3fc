/** The website. */

/** Files of the index that are read at the same time. The rest waits. */
export const READ_AT_ONCE = 200
