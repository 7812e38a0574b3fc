/** OCI names and manifests. */

/**
 * Bytes of a manifest. OCI registries may refuse larger ones, and OpenTofu refuses those of 5 MiB and more. A larger one is
 * LIMIT_EXCEEDED.
 */
export const MAX_MANIFEST_BYTES = 4 * 1024 * 1024
