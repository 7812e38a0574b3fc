/** The interface of a module. */

/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
export const MAX_README_BYTES = 512 * 1024

/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
export const MAX_DESCRIPTION_LENGTH = 200

/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
export const MAX_DESCRIPTION_START = 20_000

/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
export const MAX_PLAIN_LENGTH = 64 * 1024

/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
export const MAX_PLAIN_DEPTH = 32

/** Submodules, and examples, of a module. The rest is left out of its interface. */
export const MAX_NESTED_MODULES = 1000

/**
 * Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay
 * small.
 */
export const MAX_TYPE_PARTS = 100
