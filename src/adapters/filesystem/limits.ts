/** Files and directories. */

/** Files that are looked at at the same time for changes. The rest waits. */
export const STATS_AT_ONCE = 32

/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
export const MAX_WATCHED_FILES = 50_000

/** Bytes of a package that `verify` reads at a time. */
export const PIECE_BYTES = 256 * 1024
