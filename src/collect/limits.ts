/** Collecting. */

/**
 * Sources of a registry.yml: directories of Git hosts get slow beyond this many files, and each source has
 * one of state. More are INVALID_CONFIG.
 */
export const MAX_SOURCES = 3_000

/** Pages of repositories of one owner. Owners with more are better split over several registries. */
export const MAX_OWNER_PAGES = 100

/**
 * Sources that are asked for their tags at the same time: enough to hide the delay of a connection, few
 * enough for any server. The rest waits.
 */
export const LISTINGS_AT_ONCE = 16

/** Sources that are fetched at the same time. The rest waits. */
export const FETCHES_AT_ONCE = 4

/**
 * New tags in one index commit: this bounds the memory of a run. A version of a large module takes about 5 MB until it is
 * committed. More make several commits.
 */
export const TAGS_PER_BATCH = 500

/** Bytes of registry.yml. A larger file is INVALID_CONFIG. */
export const MAX_REGISTRY_CONFIG_BYTES = 1024 * 1024
