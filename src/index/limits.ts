/** The index. */

/** Hex digits that choose the first file of the catalog for a module. */
export const SHORTEST_PREFIX = 2

/** Hex digits that choose the last file of the catalog for a module. That file may be larger than others. */
export const LONGEST_PREFIX = 6

/**
 * Modules in the list of the registry, and of a namespace, on a static host: no file grows with the registry.
 * The catalog and `serve` have all of them.
 */
export const LIST_LIMIT = 100

/** Bytes of a document of an index. A larger one is not read, and is a finding of `verify`. */
export const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024
