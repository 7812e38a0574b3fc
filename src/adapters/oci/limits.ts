/** OCI registries. */

/** Bytes of a file that is read for annotations, such as a licence. A longer one says nothing. */
export const MAX_TEXT_BYTES = 512 * 1024

/** Tries of a request that may be repeated. Then it fails. */
export const MAX_REQUEST_TRIES = 4

/** Logins of a session after answers of 401. Then it fails with PERMISSION. */
export const MAX_LOGINS = 2

/** Rounds in which the moving tags are set while others publish. The next publish sets what is left. */
export const MAX_TAG_ROUNDS = 4

/** Tries of an upload, each in a new upload session. Then it fails. */
export const MAX_UPLOAD_TRIES = 4

/** Chunks in a row that bring an upload no further. Then this try of the upload fails. */
export const MAX_STALLS = 3

/** Bytes of a chunk of an upload. A broken connection loses at most one. */
export const CHUNK_BYTES = 8 * 1024 * 1024

/** Bytes that are read from a file at a time: large, because each chunk passes between threads. */
export const READ_BYTES = 2 * 1024 * 1024

/** Time that a Docker credential helper has. Then it is ended, and the run fails with PERMISSION. */
export const HELPER_TIMEOUT_MS = 30_000

/** Tries to add a referrer to a list that others change. Then it fails. */
export const MAX_ATTACHMENT_TRIES = 4

/** Pages of a list of tags or referrers. Later pages are not read. */
export const MAX_PAGES = 100

/** Redirects of a request. More are refused. */
export const MAX_REDIRECTS = 5

/** Characters of a WWW-Authenticate header that are read. The rest is ignored. */
export const MAX_HEADER_LENGTH = 8192

/** Documents attached to one package that `verify` reads: anybody who may push can attach more. Above it they are UNVERIFIABLE. */
export const MAX_ATTACHED_DOCUMENTS = 100

/** Bytes of an attached attestation. A larger one is not read, and UNVERIFIABLE. */
export const MAX_BUNDLE_BYTES = 8 * 1024 * 1024
