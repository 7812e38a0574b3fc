/** The interface of a module. */

/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
export const MAX_README_BYTES = 512 * 1024
