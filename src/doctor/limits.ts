/** What clients read. */

/**
 * Redirects that clients follow for all requests but discovery (https://pkg.go.dev/net/http#Client). More are
 * a failed check.
 */
export const MAX_REDIRECTS = 9

/** Characters of the reason of a server that a check repeats. The rest is cut. */
export const MAX_REASON_LENGTH = 200

/**
 * Pages that go-getter follows by their `terraform-get`
 * (https://github.com/hashicorp/go-getter/blob/main/get_http.go, XTerraformGetLimit as the clients set it).
 * More are a failed check.
 */
export const MAX_PAGES = 10

/**
 * Bytes of a discovery document (https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go). A
 * larger one is a failed check.
 */
export const MAX_DISCOVERY_BYTES = 1024 * 1024

/**
 * Bytes of an answer of the registry protocol. A larger one is not read to its end, and is a failed check.
 */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

/** Versions of a module that a registry lists. A longer list is no answer. */
export const MAX_LISTED_VERSIONS = 20_000

/** Modules of a namespace that `import` lists. The rest is left out. */
export const MAX_LISTED_MODULES = 5_000

/** Pages of such a list. The rest is left out. */
export const MAX_LIST_PAGES = 500
