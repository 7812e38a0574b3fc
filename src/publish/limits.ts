/** Publishing. */

/**
 * Bytes of a package that a private repository keeps in the index by default. A larger one is kept as `git`:
 * every clone of the index carries its packages for ever.
 */
export const MAX_INDEX_PACKAGE_BYTES = 25 * 1024 * 1024

/** Different refusals that a run prints, as many as GitHub annotates in a step. The rest is summed up. */
export const MAX_REFUSALS = 10

/** Bytes of .module-registry.yml. A larger file is INVALID_CONFIG. */
export const MAX_CONFIG_BYTES = 64 * 1024

/** Bytes of the zips of new versions in one commit of the index, and of those on disk at one time. More becomes several commits. */
export const MAX_BATCH_BYTES = 500_000_000

/** New versions in one commit of the index. More becomes several commits. */
export const MAX_BATCH_VERSIONS = 2_000

/** Repositories of one run that are packed and checked at the same time. The rest waits. */
export const DECIDED_AT_ONCE = 3

/** Lines about packages that one run prints. Those about the newest versions come last and are kept. */
export const MAX_NOTICES = 20
