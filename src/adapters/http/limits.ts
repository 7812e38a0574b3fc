/** HTTP. */
import { MAX_PACKAGE_BYTES } from '../../package/limits.ts'

/** The least that a lost race for the index counts as, for the wait before the next try. */
export const SHORTEST_TRY_MS = 50

/** The most that a lost race for the index counts as, for the wait before the next try. */
export const LONGEST_TRY_MS = 2_000

/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
export const RESPONSE_MS = 10_000

/** Time without a byte from the other side. Then the request fails, and may be repeated. */
export const IDLE_MS = 120_000

/**
 * Bytes of a package that `doctor` and `verify` download: `publish` makes none that is larger. A larger one
 * is a failed check.
 */
export const MAX_DOWNLOAD_BYTES = MAX_PACKAGE_BYTES

/** Documents of an index in a bucket or on a web host that `serve` keeps. Beyond it the least recently read go, and are fetched again. */
export const MAX_KEPT_BYTES = 64 * 1024 * 1024

/** Packages of such an index that `serve` keeps on disk. Beyond it the least recently sent go, and are fetched again. */
export const MAX_PACKAGES_ON_DISK_BYTES = 2 * 1024 * 1024 * 1024

/** A document of a static registry that `serve` reads. A larger one is LIMIT_EXCEEDED, and its answer 503. */
export const MAX_FETCHED_BYTES = 64 * 1024 * 1024

/** Redirects that `serve` follows to a file of a static registry. After more it is INDEX_UNREACHABLE. */
export const MAX_FILE_REDIRECTS = 5
