import { quote } from '../../base/error.ts'
import { MAX_DEPTH } from './limits.ts'

/** Tokens of a configuration file. A file with more is not read, and is a diagnostic. */
const MAX_TOKENS = 2_000_000

/**
 * A token of HCL. Its type is a sign such as `=` or `=>`, or one of the names below.
 * https://github.com/hashicorp/hcl/blob/main/hclsyntax/scan_tokens.rl
 */
export interface Token {
  readonly type:
    | 'name'
    | 'number'
    | 'newline'
    | 'comment'
    /** A quoted template that is plain text, without escapes. */
    | 'string'
    | 'quote'
    | 'heredoc'
    | 'text'
    | 'template end'
    | 'end of quote'
    | 'end of heredoc'
    | 'end of file'
    /** Text that is no HCL; `fault` says why. */
    | 'fault'
    | (string & {})
  readonly start: number
  readonly end: number
  /** Of its start, from 1. */
  readonly line: number
  readonly fault?: string
}

/** What the scanner is inside of: configuration with its open braces, a quoted template, or a heredoc with its mark. */
type Mode =
  | { readonly kind: 'configuration'; braces: number }
  | { readonly kind: 'quote' }
  | { readonly kind: 'heredoc'; readonly mark: string; isLineStart: boolean }

type Configuration = Extract<Mode, { kind: 'configuration' }>
type Heredoc = Extract<Mode, { kind: 'heredoc' }>

const BLANK = /[ \t]+/y
const COMMENT = /\/\*[\s\S]*?\*\/|(?:#|\/\/)[^\n]*/y
const NEWLINE = /\r?\n/y
const NUMBER = /\d(?:\.*(?:\d|[eE][-+]?\d))*/y
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy
const ASCII_NAME = /[A-Za-z_][\w-]*(?![\w-]|[^\0-\x7f])/y
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy
const SIGN = /==|!=|>=|<=|&&|\|\||::|\.\.\.|=>|~\}|[[\](){}.,*/%+\-=<>!?:"]/y
const STRING = /"[^$%"\\\r\n]*"/y
const SEQUENCE = /[$%]\{~?/y
const PLAIN = /[^$%"\\\r\n]+/y
// In parts, as the engine keeps a state for every character of a match.
const QUOTED = /(?:\$\$\{~?|%%\{~?|[$%](?!\{)|\\[^\r\n]|[^$%"\\\r\n]){1,1000}/uy
const LINE_PART = /\$\$\{~?|%%\{~?|[$%](?!\{)|[^$%\r\n]+|\r?\n/y
const ESCAPE = /\\(?:[nrt"\\]|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|[\s\S])/gu

const UNKNOWN = 'this character is not part of the language'

/** Cuts a text into tokens, one at a time, so that none of them has to be kept. Every text has tokens. */
export class Scanner {
  readonly #text: string
  #at = 0
  #line = 1
  #modes: Mode[] = [{ kind: 'configuration', braces: 0 }]
  /** Where the last comment in slashes and stars ends, as far as it is known: none that begins behind it is looked for to the end of the text. */
  #lastComment: number | undefined
  /** The line that was looked for last: a heredoc may ask for it at each of its characters. */
  #lastLine = { start: 0, end: 0 }

  constructor(text: string) {
    this.#text = text
  }

  /** Goes back. @param from an offset in the configuration, outside of a template, and its line */
  restart({ start, line }: { readonly start: number; readonly line: number }): void {
    this.#at = start
    this.#line = line
    this.#modes = [{ kind: 'configuration', braces: 0 }]
  }

  /** Where the next token is, with the blanks before it. */
  get place(): Pick<Token, 'start' | 'line'> {
    return { start: this.#at, line: this.#line }
  }

  *[Symbol.iterator](): Generator<Token> {
    for (let token = this.next(); token.type !== 'end of file'; token = this.next()) yield token
  }

  next(): Token {
    const mode = this.#modes.at(-1)
    if (this.#at >= this.#text.length) return this.#token('end of file', this.#at)
    if (mode?.kind === 'quote') return this.#quoted()
    if (mode?.kind === 'heredoc') return this.#heredoc(mode)
    this.#match(BLANK)
    return mode === undefined || this.#at >= this.#text.length
      ? this.#token('end of file', this.#at)
      : this.#configuration(mode)
  }

  #token(type: string, end: number, lines = 0): Token {
    const token = { type, start: this.#at, end, line: this.#line }
    this.#at = end
    this.#line += lines
    return token
  }

  #fault(fault: string, end = this.#at + 1): Token {
    return { ...this.#token('fault', end), fault }
  }

  /** Where the pattern ends, if it matches here; blanks are skipped at once. */
  #match(pattern: RegExp): number | undefined {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return undefined
    if (pattern === BLANK) this.#at = pattern.lastIndex
    return pattern.lastIndex
  }

  #configuration(mode: Configuration): Token {
    const first = this.#text.charAt(this.#at)
    if (first === '\n') return this.#token('newline', this.#at + 1, 1)
    const string = first === '"' ? this.#match(STRING) : undefined
    if (string !== undefined) return this.#token('string', string)
    const isName = /[A-Za-z_]|[^\0-\x7f]/.test(first)
    const name = isName ? (this.#match(ASCII_NAME) ?? this.#match(NAME)) : undefined
    if (name !== undefined) return this.#token('name', name)
    const newline = first === '\r' ? this.#match(NEWLINE) : undefined
    if (newline !== undefined) return this.#token('newline', newline, 1)
    const comment =
      first === '#' || (first === '/' && this.#mayBeComment()) ? this.#match(COMMENT) : undefined
    if (comment !== undefined) return this.#token('comment', comment, this.#linesUpTo(comment))
    const number = first >= '0' && first <= '9' ? this.#match(NUMBER) : undefined
    if (number !== undefined) return this.#token('number', number)
    const heredoc = first === '<' ? this.#match(HEREDOC) : undefined
    if (heredoc === undefined) return this.#sign(mode)
    const mark = this.#text.slice(this.#at, heredoc).replace(/^<<-?/, '').trimEnd()
    this.#modes.push({ kind: 'heredoc', mark, isLineStart: true })
    return this.#token('heredoc', heredoc, 1)
  }

  #mayBeComment(): boolean {
    if (this.#text[this.#at + 1] !== '*') return true
    this.#lastComment ??= this.#text.lastIndexOf('*/')
    return this.#at < this.#lastComment
  }

  #linesUpTo(end: number): number {
    return this.#text.slice(this.#at, end).split('\n').length - 1
  }

  #sign(mode: Configuration): Token {
    const end = this.#match(SIGN)
    if (end === undefined) return this.#fault(UNKNOWN)
    const sign = this.#text.slice(this.#at, end)
    const isSequenceEnd = sign.endsWith('}') && mode.braces === 0 && this.#modes.length > 1
    if (sign === '{') mode.braces += 1
    if (sign === '}') mode.braces -= 1
    if (sign === '"') this.#modes.push({ kind: 'quote' })
    if (isSequenceEnd) this.#modes.pop()
    return this.#token(isSequenceEnd ? 'template end' : sign === '"' ? 'quote' : sign, end)
  }

  /** `${` and `%{` begin configuration inside of a template. */
  #sequence(): Token | undefined {
    const end = this.#match(SEQUENCE)
    if (end === undefined) return undefined
    this.#modes.push({ kind: 'configuration', braces: 0 })
    return this.#token(this.#text.slice(this.#at, this.#at + 2), end)
  }

  #quoted(): Token {
    if (this.#text[this.#at] === '"') {
      this.#modes.pop()
      return this.#token('end of quote', this.#at + 1)
    }
    return this.#sequence() ?? this.#quotedText()
  }

  #quotedText(): Token {
    const plain = this.#match(PLAIN)
    if (plain !== undefined && this.#text[plain] === '"') return this.#token('text', plain)
    let end = this.#at
    for (QUOTED.lastIndex = end; QUOTED.test(this.#text); end = QUOTED.lastIndex) {
      const wrong = findWrongEscape(this.#text.slice(end, QUOTED.lastIndex))
      if (wrong === undefined) continue
      if (end + wrong.start > this.#at) return this.#token('text', end + wrong.start)
      return this.#fault('this escape sequence is not valid', end + wrong.end)
    }
    if (end > this.#at) return this.#token('text', end)
    this.#modes.pop()
    return this.#fault('a quoted string ends on its line', this.#at)
  }

  /** The mark on a line of its own ends a heredoc. */
  #heredoc(mode: Heredoc): Token {
    const { mark } = mode
    const isMark = (line: string) => mode.isLineStart && line.endsWith('\n') && line.trim() === mark
    const first = this.#lineAt(this.#at)
    if (isMark(first)) {
      this.#modes.pop()
      return this.#token('end of heredoc', this.#at + first.trimEnd().length)
    }
    const sequence = this.#sequence()
    if (sequence !== undefined) {
      mode.isLineStart = false
      return sequence
    }
    let [end, lines] = [this.#at, 0]
    for (let line = first; line !== '' && !isMark(line); line = this.#lineAt(end)) {
      const next = this.#lineEnd(end, line)
      if (next === end) break
      mode.isLineStart = this.#text[next - 1] === '\n'
      if (mode.isLineStart) lines += 1
      end = next
      if (!mode.isLineStart) break
    }
    if (end > this.#at) return this.#token('text', end, lines)
    mode.isLineStart = false
    return this.#fault(UNKNOWN)
  }

  #lineAt(start: number): string {
    const last = this.#lastLine
    if (start < last.start || start >= last.end) {
      const newline = this.#text.indexOf('\n', start)
      this.#lastLine = { start, end: newline < 0 ? this.#text.length : newline + 1 }
    }
    return this.#text.slice(start, this.#lastLine.end)
  }

  /** The end of a line, its newline included, or the sequence before which its text ends. */
  #lineEnd(start: number, line: string): number {
    if (!/[$%\r]/.test(line)) return start + line.length
    let end = start
    LINE_PART.lastIndex = start
    while (end < start + line.length && LINE_PART.test(this.#text)) end = LINE_PART.lastIndex
    return end
  }
}

function findWrongEscape(text: string): { readonly start: number; readonly end: number } | undefined {
  for (const { 0: sequence, 1: short, 2: long, index } of text.matchAll(ESCAPE)) {
    const code = Number.parseInt(short ?? long ?? '0', 16)
    const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    if (!isCharacter || /^\\[^nrt"\\]$/u.test(sequence)) return { start: index, end: index + sequence.length }
  }
  return undefined
}

export class SyntaxFault extends Error {
  readonly at: Pick<Token, 'start' | 'line'>

  constructor(at: Pick<Token, 'start' | 'line'>, message: string) {
    super(message)
    this.at = at
  }
}

/** A text that is not read further. */
export class TooManyTokens extends SyntaxFault {}

const OPENERS = ['(', '[', '{', '${', '%{']

const OPENED_BY: Readonly<Record<string, readonly string[]>> = {
  ')': ['('],
  ']': ['['],
  '}': ['{'],
  'template end': ['${', '%{'],
}

/** Which of the open brackets one closes, or a negative number; one that lies very deep is not looked for. */
function openedBy(closer: string, open: readonly string[]): number {
  const openers = OPENED_BY[closer]
  if (openers === undefined) return -1
  for (let at = open.length - 1; at >= 0 && at >= open.length - MAX_DEPTH; at -= 1) {
    if (openers.includes(open[at] ?? '')) return at
  }
  return -1
}

/** The tokens of a text, one after the other, without comments; newlines are tokens only where they end something. */
export class TokenReader {
  end = 0
  readonly #text: string
  readonly #scanner: Scanner
  #next: Token | undefined
  #count = 0
  #depth = 0
  #hasNewlines = true

  constructor(text: string) {
    this.#text = text
    this.#scanner = new Scanner(text)
  }

  /** Calls `read` for a nested part, in which newlines are tokens or not; without a word on that, as around it. */
  nested<T>(read: () => T, { hasNewlines = this.#hasNewlines } = {}): T {
    const outer = this.#hasNewlines
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) this.refuse(`this is nested deeper than ${MAX_DEPTH} levels`)
    this.#hasNewlines = hasNewlines
    const result = read()
    this.#hasNewlines = outer
    this.#depth -= 1
    return result
  }

  peek(): Token {
    while (this.#next === undefined || (this.#next.type === 'newline' && !this.#hasNewlines)) {
      this.#next = this.#scan()
    }
    if (this.#next.fault !== undefined) this.refuse(this.#next.fault, this.#next)
    return this.#next
  }

  read(): Token {
    const token = this.peek()
    if (token.type === 'end of file') return token
    this.#next = undefined
    if (token.type !== 'newline') this.end = token.end
    return token
  }

  is(type: string, ...others: readonly string[]): boolean {
    const next = this.peek().type
    return next === type || (others.length > 0 && others.includes(next))
  }

  take(type: string, ...others: readonly string[]): boolean {
    const isNext = this.is(type, ...others)
    if (isNext) this.read()
    return isNext
  }

  expect(type: string, message?: string): void {
    if (!this.take(type)) this.refuse(message ?? `${quote(type)} is missing before this`)
  }

  isKeyword(word: string): boolean {
    return this.is('name') && this.textOf(this.peek()) === word
  }

  textOf({ start, end }: Pick<Token, 'start' | 'end'>): string {
    return this.#text.slice(start, end)
  }

  refuse(message = 'this does not parse', at = this.peek()): never {
    throw new SyntaxFault(at, at.type === 'end of file' ? 'the file ends too early' : message)
  }

  get place(): { readonly start: number; readonly line: number; readonly depth: number } {
    const { start, line } = this.#next ?? this.#scanner.place
    return { start, line, depth: this.#depth }
  }

  /**
   * Goes from the beginning of a statement to the end of the line that ends it, behind `fault`; brackets in it may be wrong.
   * @param isNested whether a brace may end the body around it
   */
  skipStatement(from: TokenReader['place'], fault: SyntaxFault, isNested: boolean): void {
    this.#scanner.restart(from)
    this.#depth = from.depth
    this.#hasNewlines = true
    const open: string[] = []
    for (let token = this.#scan(); ; token = this.#scan()) {
      this.#next = token
      const closed = openedBy(token.type, open)
      const isBehind = token.start >= fault.at.start
      const isNewBlock = !isNested && /^[a-z]/.test(this.#text.slice(token.end, token.end + 1))
      if (token.type === 'end of file') return
      if (token.type === 'newline' && isBehind && (open.length === 0 || isNewBlock)) return
      if (token.type === '}' && closed < 0 && isNested) return
      if (closed >= 0) open.length = closed
      if (OPENERS.includes(token.type)) open.push(token.type)
    }
  }

  get isAtEnd(): boolean {
    return this.#next?.type === 'end of file'
  }

  #scan(): Token {
    for (;;) {
      const token = this.#scanner.next()
      this.#count += 1
      if (this.#count > MAX_TOKENS)
        throw new TooManyTokens(token, `the file has more than ${MAX_TOKENS} tokens`)
      if (token.type !== 'comment') return token
    }
  }
}
