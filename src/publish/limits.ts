/** Publishing. */

/** Modules that the report of a run over all tags names with their versions. More are counted. */
export const MAX_LISTED_MODULES = 10

/** Tags, ranges of tags or modules that one line of a report names. More are counted. */
export const MAX_LISTED_NAMES = 5
