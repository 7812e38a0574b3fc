/** The GitHub Action. */

/**
 * Rows of a table in the job summary. With the length of a text this keeps a summary below the 1 MiB of
 * GitHub; the rest is counted.
 */
export const MAX_ROWS = 100

/** Versions of all tags that the job summary names in rows. More are summed up. */
export const MAX_LISTED_RESULTS = 20

/** Characters of a text in the job summary. A longer one is cut, and ends in "…". */
export const MAX_TEXT_LENGTH = 500

/**
 * Bytes of one output: GitHub takes 1 MiB for all of them. Of a longer list the first half is given, again
 * and again until it fits.
 */
export const MAX_OUTPUT_BYTES = 400_000

/**
 * Characters of the text of a pull request: GitHub takes 65,536. In a longer one the changes of interfaces are left out, and then the
 * table of versions.
 */
export const MAX_PULL_REQUEST_LENGTH = 60_000

/** Versions that the title of a pull request names. The rest is counted. */
export const MAX_TITLE_VERSIONS = 3

/** Characters of the title of a pull request: GitHub takes 256. A longer one is cut, and ends in "…". */
export const MAX_TITLE_LENGTH = 250
