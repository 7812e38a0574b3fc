/** The GitHub Action. */

/** Rows of a table in the job summary. The rest is counted. */
export const MAX_ROWS = 100
