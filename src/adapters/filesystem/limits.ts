/** Files and directories. */

/** Files that are looked at at the same time for changes. The rest waits. */
export const STATS_AT_ONCE = 32

/** Time that one look at a file takes on average where it counts as fast. */
export const FAST_STAT_MS = 0.1

/**
 * Time that all looks since the last report may take beside that. Above it, `serve` lets requests come first.
 */
export const MAX_HICCUP_MS = 20

/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
export const MAX_WATCHED_FILES = 50_000

/** Bytes of a package that `verify` reads at a time. */
export const PIECE_BYTES = 256 * 1024
