/** GitHub's API. */

/**
 * Bytes of all files in one change of the index, which are sent in one request. A larger change is
 * LIMIT_EXCEEDED with index-commit-by: api.
 */
export const MAX_CHANGE_BYTES = 30 * 1024 * 1024

/** Bytes of a list of attestations. A larger one is not read to its end, and the attestation is unread. */
export const MAX_ATTESTATIONS_BYTES = 32 * 1024 * 1024

/** Bytes of an answer in JSON. A larger one is not read to its end, and is a failed request. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

/**
 * Bytes of an answer in JSON with files of an index, or with 100 texts that people may write: of releases, pull requests and comments.
 * A larger one is a failed request.
 */
export const MAX_TEXTS_BYTES = 64 * 1024 * 1024

/** Files in one query. More are asked for in several queries. */
export const MAX_ALIASES = 100

/**
 * Repetitions of a request that failed on the way or with 5xx, within the time for retries. Then it fails.
 */
export const MAX_REPETITIONS = 3

/** The slowest upload that does not time out, in bytes per second. */
export const SLOWEST_UPLOAD = 100_000

/**
 * Pages of 100 comments that are searched for the comment of an earlier run. If it is on a later page, a
 * second one is written.
 */
export const MAX_COMMENT_PAGES = 10

/** Pull requests of a branch that are read, the newest first. What was decided in an older one is not known. */
export const MAX_PULL_REQUESTS = 30

/** Pages of pull requests that are searched, where the server lists those of other branches too. Older ones are not known. */
export const MAX_PULL_REQUEST_PAGES = 20

/**
 * Pages of 100 releases that are searched for a draft and for published versions. Older releases are not
 * seen.
 */
export const MAX_RELEASE_PAGES = 10

/** Rounds of a change that GitHub does not show yet, or that another run disturbs, within the time for retries. Then it fails. */
export const MAX_ROUNDS = 6

/** Redirects of a request for attestations. After more the attestation is unread. */
export const MAX_ATTESTATION_REDIRECTS = 3

/** Repositories in one query for tags. More are asked for in several queries. */
export const REPOSITORIES_AT_ONCE = 100

/** Repositories below which a query that GitHub cannot answer in its ten seconds is not cut in half any more. Then Git lists their tags. */
export const FEWEST_AT_ONCE = 25

/** Queries for tags that are under way at the same time. The rest waits. */
export const QUERIES_AT_ONCE = 2
