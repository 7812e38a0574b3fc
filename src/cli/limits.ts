/** The command line and `serve`. */

/** Bytes of answers that `serve` keeps in memory. The ones that were asked for longest ago are made anew. */
export const MAX_CACHE_BYTES = 24 * 1024 * 1024
