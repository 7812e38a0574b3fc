/** Synchronization with an object store. */

/** Time for which one `sync` has a bucket to itself, if it does not renew that. Then the next one takes over. */
export const LEASE_MS = 30_000

/** Time between two looks at a bucket that another `sync` holds. */
export const POLL_MS = 1_000

/** Time that a `sync` waits for others. Then it fails with INDEX_BUSY. */
export const MAX_WAIT_MS = 15 * 60_000

/** Requests that are under way at the same time. The rest waits. */
export const REQUESTS_AT_ONCE = 32
