import { MAX_PACKAGE_BYTES } from '../../package/limits.ts'

/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
export const RESPONSE_MS = 10_000

/**
 * Bytes of a package that `doctor` and `verify` download: `publish` makes none that is larger. A larger one
 * is a failed check.
 */
export const MAX_DOWNLOAD_BYTES = MAX_PACKAGE_BYTES
