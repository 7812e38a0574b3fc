/** Configuration files (HCL). */

/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
export const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024

/** Depth of brackets, blocks and templates in a configuration file, in either syntax. What lies deeper is a diagnostic. */
export const MAX_DEPTH = 100
