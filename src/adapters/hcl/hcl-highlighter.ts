import type { CodeToken, Highlighter, TokenKind } from '../../site/look/highlighter.ts'
import { MAX_HIGHLIGHT_DEPTH } from './limits.ts'
import { type SyntaxNode, TreeSitter } from './tree-sitter.ts'

/** Colours HCL with the parser that reads modules. Loads it, which takes about 20 ms. */
export async function hclHighlighter(): Promise<Highlighter> {
  const treeSitter = await TreeSitter.start()
  return (code) => {
    const tokens = treeSitter.parse(code, (root) => tokensOf(root, code))
    return 'message' in tokens ? undefined : tokens
  }
}

/** Nodes that are one token, with all that is in them. */
const WHOLE: Readonly<Record<string, TokenKind>> = {
  comment: 'comment',
  numeric_lit: 'number',
  bool_lit: 'number',
  null_lit: 'number',
  template_literal: 'string',
  quoted_template_start: 'string',
  quoted_template_end: 'string',
  heredoc_start: 'string',
  heredoc_identifier: 'string',
  string_lit: 'string',
}

/** What the first identifier of a node is: only that is its name. */
const NAMES: Readonly<Record<string, TokenKind>> = {
  block: 'keyword',
  attribute: 'name',
  function_call: 'function',
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly kind: TokenKind
}

/** Walks with one cursor: a node object for each step would take ten times as long. */
function tokensOf(root: SyntaxNode, code: string): CodeToken[] {
  const pieces: Piece[] = []
  const cursor = root.walk()
  const visit = (parent: string, parentStart: number, depth: number): void => {
    do {
      const { nodeType: type, startIndex: start } = cursor
      const isName = type === 'identifier' && start === parentStart
      const kind = WHOLE[type] ?? (isName ? NAMES[parent] : undefined)
      if (kind !== undefined) pieces.push({ start, end: cursor.endIndex, kind })
      else if (depth < MAX_HIGHLIGHT_DEPTH && cursor.gotoFirstChild()) {
        visit(type, start, depth + 1)
        cursor.gotoParent()
      }
    } while (cursor.gotoNextSibling())
  }
  visit('', -1, 0)
  cursor.delete()
  return withPlainText(pieces, code)
}

function withPlainText(pieces: readonly Piece[], code: string): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  const add = (text: string, kind?: TokenKind) => {
    if (text !== '') tokens.push(kind === undefined ? { text } : { text, kind })
  }
  for (const piece of pieces) {
    if (piece.start < end) continue
    add(code.slice(end, piece.start))
    add(code.slice(piece.start, piece.end), piece.kind)
    end = piece.end
  }
  add(code.slice(end))
  return tokens
}
