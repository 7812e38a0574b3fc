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
 * Symbolic links that one path follows, as on Linux
 * (https://man7.org/linux/man-pages/man7/path_resolution.7.html). A longer chain is UNSAFE_PACKAGE.
 */
export const MAX_LINKS_FOLLOWED = 40

/**
 * Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it.
 */
export const MAX_COMPONENT_BYTES = 255

/** Steps of the comparison of all paths of a package with patterns of `.terraformignore` or `allow`: about a second. More are LIMIT_EXCEEDED. */
export const MAX_PATTERN_STEPS = 10_000_000

/** Bytes of a `.terraformignore`. A larger one is LIMIT_EXCEEDED. */
export const MAX_IGNORE_BYTES = 64 * 1024

/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
export const MAX_LISTED_SECRETS = 20

/** Paths that a notice about a package names. The rest is counted. */
export const MAX_NOTICED_PATHS = 3

/** Directories with configuration that a hint suggests for --module-path. The rest is not named. */
export const MAX_SUGGESTED_PATHS = 5

/** Bytes of a file that are searched for secrets at a time. A larger file is searched in several windows. */
export const SECRET_WINDOW_BYTES = 1024 * 1024

/**
 * Bytes that two windows have in common: more than any secret has, a private key in UTF-16 included, so that none is cut by
 * the end of a window.
 */
export const SECRET_OVERLAP_BYTES = 32 * 1024
