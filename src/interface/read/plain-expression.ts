import { MAX_PLAIN_DEPTH, MAX_PLAIN_LENGTH } from '../limits.ts'
import type { Expression } from './expression.ts'

const BLANK = /(?:\s|#[^\n]*(?:\n|$)|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y
const TOKEN = /[\p{ID_Start}_][\p{ID_Continue}-]*|-?\d+(?:\.\d+)?|"[^"\\\p{Cc}]*"|[()[\]{},=:]/uy
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])

/**
 * Reads names, calls, literals, tuples and objects from a source text, as types and most defaults are; undefined for every other
 * text. The parser of configuration files reads all of HCL, and is too large for what reads an index.
 */
export function plainExpression(text: string): Expression | undefined {
  const tokens = text.length > MAX_PLAIN_LENGTH ? undefined : tokensOf(text)
  if (tokens === undefined) return undefined
  const reader = new PlainReader(tokens)
  const expression = reader.read(0)
  return reader.isAtEnd ? expression : undefined
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0] ?? ''
  }
  for (let at = match(BLANK, 0).length; at < text.length; at += match(BLANK, at).length) {
    const token = match(TOKEN, at)
    if (token === '') return undefined
    tokens.push(token)
    at += token.length
  }
  return tokens
}

class PlainReader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  read(depth: number): Expression | undefined {
    const token = this.#tokens[this.#at] ?? ''
    const source = { text: token, line: 1 }
    this.#at += 1
    if (depth > MAX_PLAIN_DEPTH) return undefined
    if (token === '[') {
      const members = this.#list(']', () => this.read(depth + 1))
      return members && { kind: 'tuple', members, ...source }
    }
    if (token === '{') {
      const members = this.#list('}', () => this.#member(depth + 1))
      return members && { kind: 'object', members, ...source }
    }
    const value = literalOf(token)
    if (value !== undefined) return { kind: 'literal', value, ...source }
    if (!/^[\p{ID_Start}_]/u.test(token)) return undefined
    if (!this.#take('(')) return { kind: 'reference', steps: [token], ...source }
    const passed = this.#list(')', () => this.read(depth + 1))
    return passed && { kind: 'call', name: token, arguments: passed, ...source }
  }

  #member(depth: number): { readonly key: Expression; readonly value: Expression } | undefined {
    const key = this.read(depth)
    if (!this.#take('=') && !this.#take(':')) return undefined
    const value = this.read(depth)
    return key && value && { key, value }
  }

  /** In an object a new line may stand for the comma. */
  #list<T>(end: string, read: () => T | undefined): T[] | undefined {
    const members: T[] = []
    while (!this.#take(end)) {
      const member = read()
      if (member === undefined) return undefined
      members.push(member)
      if (!this.#take(',') && end !== '}' && this.#tokens[this.#at] !== end) return undefined
    }
    return members
  }

  #take(token: string): boolean {
    const isNext = this.#tokens[this.#at] === token
    if (isNext) this.#at += 1
    return isNext
  }
}

/** Undefined for a name, a sign, and a text with interpolation. */
function literalOf(token: string): string | number | boolean | null | undefined {
  if (token.startsWith('"')) return /[$%]\{/.test(token) ? undefined : token.slice(1, -1)
  return /^[-\d]/.test(token) ? Number(token) : WORDS.get(token)
}
