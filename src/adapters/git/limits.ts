/** Git. */

/** Time for one call of git that reaches a server and has no shorter limit. Then git is ended, and the command fails. */
export const NETWORK_CALL_MS = 60 * 60_000

/** Time for the list of tags of a remote repository. Then the source fails. */
export const TAGS_LISTING_MS = 60_000

/** Time for the branches of a remote index. Then it counts as one that cannot be reached. */
export const BRANCH_LISTING_MS = 30_000

/** Time between two looks at the size of what a source fetches. */
export const SIZE_CHECK_MS = 200

/** Tags that point at tags. A longer chain is refused. */
export const MAX_TAGS_FOLLOWED = 20

/**
 * Pushes in a row with an unclear result: a broken connection may work again. Then the failure is reported.
 */
export const MAX_UNCLEAR_PUSHES = 3

/**
 * Bytes of the list of paths that changed between two commits. After a larger change every file counts as
 * changed.
 */
export const MAX_CHANGES_BYTES = 8 * 1024 * 1024

/**
 * Bytes of the packages that `serve` keeps as files. The ones that were asked for longest ago are written
 * anew.
 */
export const MAX_BLOB_FILES_BYTES = 2 * 1024 ** 3

/** Packages that are written to files at the same time, each by one git. The rest waits. */
export const MAX_WRITERS = 4

/** Objects that are requested ahead of their reader. The rest waits. */
export const MAX_AHEAD = 64

/** Bytes that wait for a reader. Above it git waits too. */
export const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** Characters at the end of what a git that goes on running prints that are kept for an error. */
export const MAX_STDERR_LENGTH = 16 * 1024

/**
 * Bytes of one directory in Git: as many files as a module may have, with names of a hundred bytes. A larger
 * one is LIMIT_EXCEEDED.
 */
export const MAX_TREE_BYTES = 32 * 1024 * 1024

/** Bytes of an object that is kept in memory. A larger one is read again. */
export const MAX_SMALL_BYTES = 64 * 1024

/** Bytes of all objects that are kept in memory. Those that were not used for longest are read again. */
export const MAX_CACHED_BYTES = 16 * 1024 * 1024

/** Bytes of the directories of commits that are kept in memory, about. Those that were not used for longest are read again. */
export const MAX_CACHED_TREE_BYTES = 16 * 1024 * 1024

/** Bytes of memory for each entry of a directory. */
export const TREE_ENTRY_BYTES = 250

/** Bytes of what .gitattributes files say of paths, about. What was not used for longest is asked again. */
export const MAX_CACHED_ATTRIBUTE_BYTES = 8 * 1024 * 1024

/** Repetitions of a fetch that failed on the way. Then it fails. */
export const MAX_REPETITIONS = 3

/**
 * Bytes of the list of tags of a remote repository: about a hundred thousand tags. A longer list is
 * LIMIT_EXCEEDED.
 */
export const MAX_LISTING_BYTES = 16 * 1024 * 1024

/** Paths on one command line of git, which may be 128 KiB long. More are asked for in turn. */
export const MAX_LISTED_PATHS = 100

/** Files of a package that wait to be searched for secrets, as each search has a clock of its own. */
export const SCREENED_AT_ONCE = 50

/** Bytes of a file that does not wait for others. */
export const SCREENED_BYTES = 64 * 1024
