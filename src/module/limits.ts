/** Names and versions. */

/** Characters of a namespace, name or system. A longer one is INVALID_ADDRESS. */
export const MAX_PART_LENGTH = 64

/**
 * Characters in the name of a branch or tag: file systems cannot store much longer ones. A longer name is
 * refused.
 */
export const MAX_REF_LENGTH = 200

/** Characters of a version, which is also the tag of an OCI artifact. A longer one is no version: INVALID_TAG or INVALID_INPUT. */
export const MAX_VERSION_LENGTH = 128

/** Bytes of a licence file. A longer one is no text that is known. */
export const MAX_LICENSE_BYTES = 128 * 1024

/** Characters of the SPDX expression that a licence file names. A longer one is none. */
export const MAX_LICENSE_EXPRESSION_LENGTH = 100
