/** Publishing. */

/**
 * Bytes of a package that a private repository keeps in the index by default. A larger one is kept as `git`:
 * every clone of the index carries its packages for ever.
 */
export const MAX_INDEX_PACKAGE_BYTES = 25 * 1024 * 1024

/** Different refusals that a run prints, as many as GitHub annotates in a step. The rest is summed up. */
export const MAX_REFUSALS = 10

/** Bytes of .module-registry.yml. A larger file is LIMIT_EXCEEDED, for the tags whose commits have it. */
export const MAX_CONFIG_BYTES = 64 * 1024

/**
 * Bytes of all different copies of .module-registry.yml that the tags of one repository have: each is parsed. More are LIMIT_EXCEEDED for
 * the repository.
 */
export const MAX_CONFIG_COPIES_BYTES = 2 * 1024 * 1024

/** Bytes of the zips of new versions in one commit of the index, and on disk at one time. More becomes several commits. */
export const MAX_BATCH_BYTES = 500_000_000

/** Characters of the interfaces and READMEs of new versions in one commit of the index: they are in memory. More becomes several commits. */
export const MAX_BATCH_TEXT = 8_000_000

/** New versions in one commit of the index. More becomes several commits. */
export const MAX_BATCH_VERSIONS = 500

/** Modules that the report of a run over all tags names with their versions. More are counted. */
export const MAX_LISTED_MODULES = 10

/** Ranges of refused tags that the report names for each reason. The rest is counted. */
export const MAX_LISTED_RANGES = 5

/** Refused tags that the advice of a run over all tags names for "ignore-tags:". More are not named. */
export const MAX_LISTED_TAGS = 5

/** Tag prefixes that the hint for a tag without a known one suggests. The rest is not named. */
export const MAX_SUGGESTED_PREFIXES = 5

/** Releases that the tags of one repository may be in a run: a tag is one of each module with its prefix. More are LIMIT_EXCEEDED. */
export const MAX_RELEASES = 100_000

/** Patterns of `ignore-tags` with `*` in all copies of a config file. More are LIMIT_EXCEEDED. */
export const MAX_IGNORED_PATTERNS = 5_000

/** Tags of `--all-tags` whose configuration is read at the same time. The rest waits. */
export const TAGS_AT_ONCE = 16

/** Releases that are looked up in the index at a time, whether they are new or not. The rest waits. */
export const MAX_LOOKED_UP = 1_000

/** Lines about packages that one run prints. Those about the newest versions come last and are kept. */
export const MAX_NOTICES = 20

/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
export const MAX_NOTES_LENGTH = 124_000

/** Characters of a pattern of `allow`. A longer one is INVALID_CONFIG. */
export const MAX_PATTERN_LENGTH = 4096
