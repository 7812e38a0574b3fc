import { RegistryError } from '../../base/error.ts'
import { MAX_TERMS } from '../limits.ts'

/** Words that must follow each other in a text. */
export interface SearchTerm {
  readonly words: readonly string[]
  /** True if the last word may be the beginning of a longer one, so that `vp` finds `vpc`. False in quotes. */
  readonly isOpen: boolean
}

/** The words of a text in lower case: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/**
 * Parses `q`: words, and phrases in quotes; `vpc_id` is a phrase too. A text without letters and digits gives no term. Throws
 * INVALID_INPUT if it is missing or blank, or has too many terms.
 */
export function parseSearch(text: string | null): SearchTerm[] {
  const parts = [...(text ?? '').matchAll(/"([^"]*)"?|[^\s"]+/g)]
  const terms = parts
    .map(([part, quoted]) => ({ words: wordsOf(quoted ?? part), isOpen: quoted === undefined }))
    .filter(({ words }) => words.length > 0)
  const isMissing = (text ?? '').trim() === ''
  if (!isMissing && terms.length <= MAX_TERMS) return terms
  throw new RegistryError(
    'INVALID_INPUT',
    isMissing ? 'q is required: the words to search for' : `q has more than ${MAX_TERMS} words`,
    'write q=vpc, or q="private network"',
  )
}
