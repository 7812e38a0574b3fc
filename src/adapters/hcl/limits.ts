/** Configuration files (HCL). */

/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
export const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024

/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
export const MAX_MODULE_BYTES = 32 * 1024 * 1024

/** Files of a module that do not parse. The files after them are not read, and are diagnostics. */
export const MAX_BROKEN_FILES = 20

/** Time for the configuration of a module. The files after it are not read, and are diagnostics. */
export const MAX_MODULE_MS = 20_000

/**
 * Time for one file: a valid one of the largest size takes about 2 s, and for some broken files the time
 * grows with the square of their length. Above it the file is a diagnostic.
 */
export const MAX_PARSE_MS = 5000

/** Depth up to which nested expressions are read. A deeper one stays text. */
export const MAX_EXPRESSION_DEPTH = 64

/** Depth of a value in JSON configuration. A deeper file is a diagnostic. */
export const MAX_JSON_DEPTH = 100

/** Depth of brackets up to which syntax is checked. A deeper file is a diagnostic. */
export const MAX_TOKEN_DEPTH = 400

/** Depth of nodes up to which code has colours. What lies deeper has the colour of text. */
export const MAX_HIGHLIGHT_DEPTH = 200

/** Diagnostics of one file. The rest is left out. */
export const MAX_PROBLEMS = 5

/** Parsed files that a run keeps. The oldest is read again when it is needed. */
export const MAX_CACHED_FILES = 20_000

/** Interfaces that a run keeps. The oldest is read again when it is needed. */
export const MAX_CACHED_INTERFACES = 100
