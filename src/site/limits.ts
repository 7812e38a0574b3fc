/** The website. */

/** Bytes of a README on the website. A longer one is cut at the end of a line, and says so. */
export const MAX_README_BYTES = 512 * 1024

/** Characters of a README that may mean something in Markdown or HTML: about a second of work. One with more is shown as text. */
export const MAX_MARKS = 100_000

/** Footnotes of a README. References to more are text. */
export const MAX_FOOTNOTES = 200

/** Depth of lists and quotations in Markdown. Deeper ones are text. */
export const MAX_MARKDOWN_NESTING = 60

/** Depth of elements in a README. Deeper ones are left out. */
export const MAX_ELEMENT_DEPTH = 100

/** Bytes of the HTML of READMEs that is kept in memory, with their Markdown. What was not used for longest is made anew. */
export const MAX_KEPT_README_BYTES = 8 * 1024 * 1024

/**
 * Depth of elements that are parsed: the time grows with the square of the depth. A deeper README is shown as
 * text.
 */
export const MAX_HTML_DEPTH = 500

/** Characters of code with colours. Longer code has none. */
export const MAX_CODE_LENGTH = 32 * 1024

/** Files of the index that are read at the same time. The rest waits. */
export const READ_AT_ONCE = 200

/** Depth of objects in an example of use. Deeper ones are `{}`. */
export const MAX_EXAMPLE_DEPTH = 4

/** Characters of a type or default in a table. A longer one is cut, and can be unfolded. */
export const MAX_SHORT_LENGTH = 72

/** Modules on the first page. The catalog and the search have all. */
export const RECENT_MODULES = 12

/** Versions beside a module. A page of its own has all. */
export const RECENT_VERSIONS = 6

/** Modules on the page of a namespace. The rest is found by search and in the catalog. */
export const MAX_CARDS = 1000

/** Modules or versions in a feed, the newest first. The rest is left out. */
export const MAX_FEED_ENTRIES = 50

/** Characters of the name of the registry on a badge. A longer one is cut. */
export const MAX_LABEL_LENGTH = 30

/** Bytes of the one file that a browser searches in. Where the modules have more, there are files by the first letters of words. */
export const MAX_SEARCH_BYTES = 1024 * 1024
