/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
export const RESPONSE_MS = 10_000
