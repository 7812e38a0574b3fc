/** Decisions about published versions. */

/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
export const MAX_MARKS_BYTES = 1024 * 1024
