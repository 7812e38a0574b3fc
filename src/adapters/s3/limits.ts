/** Object stores (S3). */

/** Tries of a request. Then it fails. */
export const MAX_TRIES = 5

/** Bytes of a document that is sent within 10 seconds. A larger body takes as long as it takes. */
export const SMALL_BYTES = 1024 * 1024

/** Time for a request with a small body, or with none. Above it the request fails, and may be repeated. */
export const SMALL_MS = 10_000

/** Bytes of an answer that is kept in memory. A larger one is not read to its end, and the request fails. */
export const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
