/** Git. */

/** Time for one call of git that reaches a server and has no shorter limit. Then git is ended, and the command fails. */
export const NETWORK_CALL_MS = 60 * 60_000
