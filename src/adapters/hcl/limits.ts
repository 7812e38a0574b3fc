/** Configuration files (HCL). */

/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
export const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024

/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
export const MAX_MODULE_BYTES = 32 * 1024 * 1024

/** Tokens of a configuration file. A file with more is not read, and is a diagnostic. */
export const MAX_TOKENS = 2_000_000

/** Depth of brackets, blocks and templates in a configuration file, in either syntax. What lies deeper is a diagnostic. */
export const MAX_DEPTH = 100

/** Diagnostics of one file. The rest is left out. */
export const MAX_PROBLEMS = 5

/** Bytes of parsed files that a run keeps in memory, about. Those that were not used for longest are parsed again. */
export const MAX_CACHED_FILE_BYTES = 16 * 1024 * 1024

/** Bytes of read directories that a run keeps in memory, about. Those that were not used for longest are read again. */
export const MAX_CACHED_DIRECTORY_BYTES = 16 * 1024 * 1024

/** Bytes of memory for each byte of a configuration file that was parsed. */
export const PARSED_BYTES_FOR_EACH = 6

/** Bytes of memory for each byte of the files of a directory that was read. */
export const DIRECTORY_BYTES_FOR_EACH = 4
