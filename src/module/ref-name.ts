/** Longer names are no use to anybody and meet the limits of file systems. */
export const MAX_REF_LENGTH = 200

const CHARACTERS = /^[A-Za-z0-9._/@-]+$/

/** Of https://git-scm.com/docs/git-check-ref-format what {@link CHARACTERS} leaves, and names that look like an option. */
const FORBIDDEN = /^[-/]|^@$|\.\.|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|\/$/

/** Names that Git would look up as something else than the plain branch or tag. */
const AMBIGUOUS = /^(?:HEAD$|refs\/)/

/**
 * Whether the text is a short name of a branch or tag (without `refs/heads/`, `refs/tags/`) that Git takes and that is
 * safe as an argument, in a path and in a URL query: stricter than Git on characters, at most 200 of them.
 */
export function isRefName(text: string): boolean {
  return (
    text.length <= MAX_REF_LENGTH && CHARACTERS.test(text) && !FORBIDDEN.test(text) && !AMBIGUOUS.test(text)
  )
}
