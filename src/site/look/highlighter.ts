/** Characters of code with colours. Longer code has none. */
const MAX_CODE_LENGTH = 32 * 1024

/** What a piece of code is, for its colour. */
export type TokenKind = 'keyword' | 'name' | 'function' | 'string' | 'number' | 'comment'

/** A piece of code; without a kind it has the colour of text. The pieces of a text are the whole text. */
export interface CodeToken {
  readonly text: string
  readonly kind?: TokenKind
}

/** Cuts HCL into tokens. Never throws for text that is no HCL. */
export type Highlighter = (code: string) => readonly CodeToken[]

/** The tokens of HCL, or one token where there are no colours. */
export function highlighted(code: string, highlight: Highlighter): readonly CodeToken[] {
  return code.length > MAX_CODE_LENGTH ? [{ text: code }] : highlight(code)
}
