/** The index. */

/** Bytes of a file of the catalog. A fuller file is split by the next hex digit. */
export const MAX_CATALOG_BYTES = 64 * 1024

/** Bytes of types of inputs that are kept while interfaces are read. Those that were not used for longest are read again. */
export const MAX_TYPE_BYTES = 4 * 1024 * 1024

/** Hex digits that choose the first file of the catalog for a module. */
export const SHORTEST_PREFIX = 2

/** Hex digits that choose the last file of the catalog for a module. That file may be larger than others. */
export const LONGEST_PREFIX = 6

/**
 * Modules in the list of the registry, and of a namespace, on a static host: no file grows with the registry.
 * The catalog and `serve` have all of them.
 */
export const LIST_LIMIT = 100

/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
export const MAX_SEARCHED_NAMES = 500

/** Modules of registries that the catalog records for a module. The rest is left out. */
export const MAX_DEPENDENCIES = 200

/** Modules that `render` reads at the same time. The rest waits. */
export const RENDERED_AT_ONCE = 32

/** Files that `render` compares at the same time. The rest waits. */
export const COMPARED_AT_ONCE = 50

/** Bytes of changed files that `render` holds in memory. Above it `render` writes them in several commits. */
export const MAX_HELD_BYTES = 32 * 1024 * 1024

/** Characters of a trailer in a commit message. A longer value is cut. */
export const MAX_TRAILER_LENGTH = 500

/** Findings that `verify` keeps. The rest is counted. */
export const MAX_FINDINGS = 10_000

/** Versions that a finding about an owner names. The rest is counted. */
export const MAX_NAMED_VERSIONS = 5

/** Modules that `verify` reads at the same time. The rest waits. */
export const VERIFIED_AT_ONCE = 4

/** Time that a file of the index may be cached. */
export const FILE_SECONDS = 300

/** Time that a list may be cached. */
export const LIST_SECONDS = 60

/** Bytes of a document of an index. A larger one is not read, and is a finding of `verify`. */
export const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024

/** Characters of the location of a package. A document with a longer one is INDEX_INVALID. */
export const MAX_LOCATION_LENGTH = 4096
