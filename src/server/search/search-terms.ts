import { RegistryError } from '../../base/error.ts'

/** Words that must stand side by side. */
export interface SearchTerm {
  readonly words: readonly string[]
  /** Whether the last word may go on: `vp` finds `vpc`; never in quotes. */
  readonly isOpen: boolean
}

const MAX_TERMS = 16

/** Letters and digits, in lower case; everything else parts words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/**
 * Words, and phrases in quotes; `vpc_id` is a phrase too. All of them must be found. Throws INVALID_INPUT where there is no
 * word.
 */
export function parseSearch(text: string | null): SearchTerm[] {
  const parts = [...(text ?? '').matchAll(/"([^"]*)"?|[^\s"]+/g)]
  const terms = parts
    .map(([part, quoted]) => ({ words: wordsOf(quoted ?? part), isOpen: quoted === undefined }))
    .filter(({ words }) => words.length > 0)
  if (terms.length > 0 && terms.length <= MAX_TERMS) return terms
  throw new RegistryError(
    'INVALID_INPUT',
    terms.length === 0 ? 'q is required: the words to search for' : `q has more than ${MAX_TERMS} words`,
    'write q=vpc, or q="private network"',
  )
}
