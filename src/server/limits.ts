/** The registry HTTP API. */

/**
 * Characters of the shortest token in --token-file: 20 letters and digits at random are 119 bits. A shorter one is INVALID_INPUT.
 */
export const MIN_TOKEN_LENGTH = 20

/**
 * Time that a signed path is valid: long enough for a slow client to come to its packages. Later it is
 * answered with 401.
 */
export const SIGNATURE_SECONDS = 600

/** Time in which all signed paths are the same, so that answers can be cached. */
export const TURN_SECONDS = 10

/**
 * Bytes of the smallest body that is compressed. For a smaller one the headers would cost more than
 * compression saves.
 */
export const MIN_COMPRESSED_BYTES = 1024

/** Files of the catalog that are read at the same time. The rest waits. */
export const READ_AT_ONCE = 8

/**
 * Bytes of a cached body that is kept as text, which Node.js sends at once with its headers. A longer one is
 * kept as bytes.
 */
export const MAX_STRING_BYTES = 16 * 1024

/** Characters of a URL whose answer is cached. The answer of a longer one is made anew. */
export const MAX_TARGET_LENGTH = 2048

/** Characters of the path and query of a request. A longer URL is answered with 414. */
export const MAX_URL_LENGTH = 2048

/** Modules on a page of a list. A client asks for more with `limit`. */
export const DEFAULT_LIMIT = 15

/** Modules on the longest page of a list. A larger `limit` counts as this one. */
export const MAX_LIMIT = 100

/** The largest `offset`: no list is that long. A larger one counts as this one. */
export const MAX_OFFSET = 1_000_000_000

/**
 * Bytes of a package that is read into memory. A larger one is sent from where it lies: slow readers would
 * hold it in memory.
 */
export const MAX_BODY_BYTES = 64 * 1024

/** Time that lists and details of modules may be cached. */
export const LIST_SECONDS = 60

/** Time that the versions of a module may be cached. */
export const VERSIONS_SECONDS = 60

/** Time that the location of a package may be cached. */
export const DOWNLOAD_SECONDS = 300

/** Time that a page may be cached. */
export const PAGE_SECONDS = 60
