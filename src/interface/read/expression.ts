import type { Json } from '../../base/json.ts'

/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32

/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024

/** An expression of a file in either syntax, HCL or JSON: plain data that outlives the parser. */
export type Expression = {
  /** As it is written in the file. */
  readonly text: string
  readonly line: number
} & (
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'tuple'; readonly members: readonly Expression[] }
  | {
      readonly kind: 'object'
      readonly members: readonly { readonly key: Expression; readonly value: Expression }[]
    }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Expression[] }
  /** `aws_vpc.this[0]` is `['aws_vpc', 'this']`. */
  | { readonly kind: 'reference'; readonly steps: readonly string[] }
  /** Anything else: its tokens without comments, joined by blanks. */
  | { readonly kind: 'other'; readonly tokens: string; readonly result?: ResultKind }
)

/** What the syntax of an expression alone says of the type of its value: a `for` in brackets gives a list. */
export type ResultKind = 'string' | 'number' | 'bool' | 'list' | 'map'

/** A key that Terraform takes, and that no JSON document of an index can keep: what has it is known by its text alone. */
export const PROTO_KEY = '__proto__'

/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
export function constantValue(expression: Expression | undefined): Json | undefined {
  switch (expression?.kind) {
    case 'literal':
      return expression.value
    case 'tuple': {
      const values = expression.members.map(constantValue)
      return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null)
    }
    case 'object': {
      const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)] as const)
      const isText = pairs.some((pair) => pair.includes(undefined) || pair[0] === PROTO_KEY)
      return isText ? undefined : Object.fromEntries(pairs)
    }
    default:
      return undefined
  }
}

/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
export function stringValue(expression: Expression | undefined): string {
  return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : ''
}

/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
export function isTrue(expression: Expression | undefined): boolean {
  return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value as string | boolean)
}

/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
export function keyName(key: Expression): string | undefined {
  if (key.kind === 'literal' && key.value !== null) return String(key.value)
  return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined
}

/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
export function canonicalText(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text
    case 'tuple':
      return `[${expression.members.map(canonicalText).join(',')}]`
    case 'object':
      return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`
    case 'call':
      return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`
    case 'reference':
      return expression.text.replaceAll(/\s/g, '')
    case 'other':
      return expression.tokens
  }
}

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
