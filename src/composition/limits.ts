/** Runs. */

/** Time that a server has to say who may read a repository. Then the repository counts as private. */
export const EXPOSURE_ANSWER_MS = 10_000

/** Time for which a publish runs lost races for the index again. Then it fails with INDEX_BUSY. */
export const INDEX_RACE_MS = 10 * 60_000

/**
 * Time for retries of GitHub's API, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails.
 */
export const DEFAULT_RETRY_SECONDS = 30

/** Time that the server of an index has to say who may read it. Then the index counts as private. */
export const INDEX_ANSWER_MS = 60_000

/** Time that `serve` takes to render a README, in which no other request is answered. Then the page has its text. */
export const README_MS = 500
