import { MAX_REF_LENGTH } from './limits.ts'

const CHARACTERS = /^[A-Za-z0-9._/@-]+$/

/** What https://git-scm.com/docs/git-check-ref-format forbids beside other characters, and names that look like an option. */
const FORBIDDEN = /^[-/]|^@$|\.\.|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|\/$/

/** Names that Git reads as something else than a branch or tag. */
const AMBIGUOUS = /^(?:HEAD$|refs\/)/

/**
 * Whether the text is the short name of a branch or tag (without `refs/heads/`, `refs/tags/`) that Git accepts and that is
 * safe as an argument, in a path and in the query of a URL: fewer characters than Git allows, and at most 200.
 */
export function isRefName(text: string): boolean {
  return (
    text.length <= MAX_REF_LENGTH && CHARACTERS.test(text) && !FORBIDDEN.test(text) && !AMBIGUOUS.test(text)
  )
}
