/** Packages. */

/** Files in a package. More are LIMIT_EXCEEDED. */
export const MAX_PACKAGE_FILES = 50_000

/** Bytes of one file of a package. A larger file is LIMIT_EXCEEDED. */
export const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024

/** Bytes of all files of a package together. More are LIMIT_EXCEEDED. */
export const MAX_PACKAGE_BYTES = 512 * 1024 * 1024

/** Bytes of a path in a package, in UTF-8. A longer path is LIMIT_EXCEEDED. */
export const MAX_PATH_BYTES = 1024

/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
export const MAX_TREE_ENTRIES = 200_000

/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
export const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024

/**
 * Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it.
 */
export const MAX_COMPONENT_BYTES = 255

/** Bytes of a `.terraformignore`. A larger one is LIMIT_EXCEEDED. */
export const MAX_IGNORE_BYTES = 64 * 1024
