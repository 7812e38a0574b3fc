/** OCI registries. */

/** Tries of a request that may be repeated. Then it fails. */
export const MAX_REQUEST_TRIES = 4

/** Logins of a session after answers of 401. Then it fails with PERMISSION. */
export const MAX_LOGINS = 2

/** Redirects of a request. More are refused. */
export const MAX_REDIRECTS = 5

/** Characters of a WWW-Authenticate header that are read. The rest is ignored. */
export const MAX_HEADER_LENGTH = 8192
