/** The GitHub Action. */

/** Rows of a table in the job summary. The rest is counted. */
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

/** Characters of a comment on a pull request: GitHub takes 65,536. The first lines of a longer one are written, with a link to the run. */
export const MAX_COMMENT_LENGTH = 65_000

/** Characters of a job summary, of up to three bytes each: GitHub takes 1 MiB. The first lines of a longer one are written. */
export const MAX_SUMMARY_LENGTH = 340_000

/** Versions that the title of a pull request names. The rest is counted. */
export const MAX_TITLE_VERSIONS = 3

/** Characters of the title of a pull request: GitHub takes 256. A longer one is cut, and ends in "…". */
export const MAX_TITLE_LENGTH = 250

/** Characters of a token or password in an input. A longer one is INVALID_INPUT. */
export const MAX_TOKEN_LENGTH = 16_384
