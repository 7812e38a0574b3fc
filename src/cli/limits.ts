/** The command line and `serve`. */

/** Characters of --reason. A longer one is INVALID_INPUT. */
export const MAX_REASON_LENGTH = 500

/** Bytes of answers that `serve` keeps in memory. The ones that were asked for longest ago are made anew. */
export const MAX_CACHE_BYTES = 24 * 1024 * 1024

/** Time in which a reader takes not one byte. Then its connection is closed. */
export const STALLED_MS = 60_000

/** Bytes of a body that are handed to the system at once. More wait until the client has taken these. */
export const SLICE_BYTES = 64 * 1024

/** Time in which a client sends its headers. Then it is answered with 408. */
export const HEADERS_MS = 10_000

/** Time in which a client sends its request. Then it is answered with 408. */
export const REQUEST_MS = 30_000

/**
 * Time that an idle connection stays open: longer than in common load balancers, so that they close it first.
 */
export const KEEP_ALIVE_MS = 65_000

/** Time between two looks for connections whose time is over. */
export const CHECK_MS = 1000

/** Time that a connection stays open after an answer of 400, 408 or 431. Then it is closed, whatever its client does. */
export const REFUSED_MS = 1000

/** Time after SIGTERM in which new requests are answered, while `/readyz` is 503. Then new connections are refused. */
export const DRAIN_MS = 5000

/** Time that requests under way have after that, or after SIGINT. Then their connections are closed. */
export const END_MS = 10_000

/** Time between two looks at the requests that are under way at the end. */
export const UNDER_WAY_MS = 20

/** Time between two looks at the files of the certificate. */
export const CERTIFICATE_POLL_MS = 1000

/** Time between two looks at --token-file. */
export const TOKEN_POLL_MS = 1000

/** Bytes of the shortest signing key. A shorter one is INVALID_INPUT. */
export const MIN_KEY_BYTES = 16

/** Time between two reports of a worker about what it counted. */
export const SYNC_MS = 200

/** Failures of `serve` that are logged, each once. More are not. */
export const MAX_FAILURES = 1000

/** Time that a line of the access log waits for others. */
export const LOG_WAIT_MS = 100

/** Bytes of the access log that wait. Above it they are written at once. */
export const LOG_BUFFER_BYTES = 64 * 1024

/** Characters of a text from outside in the access log. A longer one is cut, and ends in "…". */
export const MAX_LOGGED_LENGTH = 200
