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

/** Bytes of the copy of a directory index that `serve` keeps. A larger index is copied in part. */
export const MAX_COPY_BYTES = 2 * 1024 ** 3

/** Files of that copy. An index with more is copied in part. */
export const MAX_COPY_FILES = 200_000

/** Time after which a missing file counts as removed, and not as lost. */
export const REMOVED_MS = 10 * 60_000

/** Time between two updates of the copy, at least: a large index is not looked at all the time. */
export const LEAST_PAUSE_MS = 10_000

/** Bytes of the directory of a zip. A zip with a larger one is not read. */
export const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024

/** Files of configuration below a directory. A directory with more is LIMIT_EXCEEDED. */
export const MAX_CONFIGURATION_FILES = 50_000

/** Files of configuration that are read at the same time. The rest waits. */
export const READ_AT_ONCE = 32

/** Bytes of a zip that may wait for the disk. Above it the source waits. */
export const WRITE_BUFFER_BYTES = 1024 * 1024

/** Unknown keys that a message names. The rest is counted. */
export const MAX_NAMED_KEYS = 3

/** Bytes of a package that `verify` reads at a time. */
export const PIECE_BYTES = 256 * 1024

/**
 * Time that one process may hold a directory index: longer than any write takes. Then the next writer removes
 * its lock.
 */
export const LONGEST_HOLD_MS = 10 * 60_000

/**
 * Time that a lock may be without the name of its holder, who writes it at once. Then the next writer removes
 * it: its process was killed.
 */
export const LONGEST_NAMELESS_MS = 5_000

/** Bytes of a file in a zip. A larger one is not read: it is no configuration. */
export const MAX_ARCHIVED_FILE_BYTES = 100 * 1024 * 1024

/** Repetitions of the removal of temporary files that a child still writes. Then the run fails, and the next one removes them. */
export const MAX_REMOVAL_RETRIES = 5

/** Time without a byte from a pipe that is named as a config file. Then it is INVALID_CONFIG. */
export const MAX_PIPE_MS = 10_000
