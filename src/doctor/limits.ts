/** What clients read. */

/** Redirects that clients follow for all requests but discovery (https://pkg.go.dev/net/http#Client). More are a failed check. */
export const MAX_REDIRECTS = 9

/**
 * Bytes of a discovery document (https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go). A
 * larger one is a failed check.
 */
export const MAX_DISCOVERY_BYTES = 1024 * 1024

/** Bytes of an answer of the registry protocol. A larger one is not read to its end, and is a failed check. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

/** Versions of a module that a registry lists. A longer list is no answer. */
export const MAX_LISTED_VERSIONS = 20_000
