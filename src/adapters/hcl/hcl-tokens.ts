/**
 * A token of HCL. Its type is a sign such as `=` or `=>`, or one of the names below; comments are left out, but for the line end
 * of `#` and `//`. https://github.com/hashicorp/hcl/blob/main/hclsyntax/scan_tokens.rl
 */
export interface Token {
  readonly type:
    | 'name'
    | 'number'
    | 'newline'
    | 'quote'
    | 'heredoc'
    | 'text'
    | 'template end'
    | 'end of quote'
    | 'end of heredoc'
    | 'end of file'
    | (string & {})
  readonly start: number
  readonly end: number
}

/** A fault of a text, at an offset from its start. */
export class SyntaxFault extends Error {
  readonly offset: number

  constructor(offset: number, message: string) {
    super(message)
    this.offset = offset
  }
}

/** The tokens of a text. Throws {@link SyntaxFault} for a character that HCL does not know, and for an invalid escape. */
export function scanTokens(text: string): Token[] {
  const scanner = new Scanner(text)
  while (!scanner.isAtEnd) scanner.next()
  scanner.add('end of file', text.length)
  return scanner.tokens
}

/** What the scanner is inside of: configuration with its open braces, a quoted template, or a heredoc with its mark. */
type Mode =
  | { readonly kind: 'configuration'; braces: number }
  | { readonly kind: 'quote' }
  | { readonly kind: 'heredoc'; readonly mark: string; isLineStart: boolean }

const BLANK = /[ \t]+|\/\*[\s\S]*?\*\//y
const COMMENT = /(?:#|\/\/)[^\n]*\n?/y
const NEWLINE = /\r?\n/y
const NUMBER = /\d(?:\.*(?:\d|[eE][-+]?\d))*/y
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy
const SIGN = /==|!=|>=|<=|&&|\|\||::|\.\.\.|=>|~\}|[[\](){}.,*/%+\-=<>!?:"]/y
const SEQUENCE = /[$%]\{~?/y
// In parts, as the engine keeps a state for every character of a match.
const QUOTED = /(?:\$\$\{~?|%%\{~?|[$%](?!\{)|\\[^\r\n]|[^$%"\\\r\n]){1,1000}/uy
const LINE = /([^$%\r\n]*)(\r?\n)/y
const LINE_PART = /\$\$\{~?|%%\{~?|[$%](?!\{)|[^$%\r\n]+/y
const ESCAPE = /\\(?:[nrt"\\]|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|[\s\S])/gu

class Scanner {
  readonly tokens: Token[] = []
  readonly #text: string
  readonly #modes: Mode[] = [{ kind: 'configuration', braces: 0 }]
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  add(type: string, end: number): void {
    this.tokens.push({ type, start: this.#at, end })
    this.#at = end
  }

  next(): void {
    const mode = this.#modes.at(-1)
    if (mode?.kind === 'quote') this.#quoted()
    else if (mode?.kind === 'heredoc') this.#heredoc(mode)
    else if (mode !== undefined) this.#configuration(mode)
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#text)
  }

  #take(type: string, pattern: RegExp): boolean {
    const match = this.#match(pattern)
    if (match !== null) this.add(type, this.#at + match[0].length)
    return match !== null
  }

  #configuration(mode: Extract<Mode, { kind: 'configuration' }>): void {
    const [skipped] = this.#match(BLANK) ?? this.#match(COMMENT) ?? []
    if (skipped !== undefined) {
      if (skipped.endsWith('\n')) this.add('newline', this.#at + skipped.length)
      else this.#at += skipped.length
      return
    }
    if (this.#take('newline', NEWLINE) || this.#take('number', NUMBER) || this.#take('name', NAME)) return
    const [heredoc, mark] = this.#match(HEREDOC) ?? []
    if (heredoc !== undefined && mark !== undefined) {
      this.#modes.push({ kind: 'heredoc', mark, isLineStart: true })
      this.add('heredoc', this.#at + heredoc.length)
    } else this.#sign(mode)
  }

  #sign(mode: Extract<Mode, { kind: 'configuration' }>): void {
    const [sign] = this.#match(SIGN) ?? []
    if (sign === undefined) throw new SyntaxFault(this.#at, 'this character is not part of the language')
    const isSequenceEnd = /\}$/.test(sign) && mode.braces === 0 && this.#modes.length > 1
    if (sign === '{') mode.braces += 1
    if (sign === '}') mode.braces -= 1
    if (sign === '"') this.#modes.push({ kind: 'quote' })
    if (isSequenceEnd) this.#modes.pop()
    this.add(isSequenceEnd ? 'template end' : sign === '"' ? 'quote' : sign, this.#at + sign.length)
  }

  /** `${` and `%{` begin configuration inside of a template. */
  #sequence(): boolean {
    const isFound = this.#take(this.#text.slice(this.#at, this.#at + 2), SEQUENCE)
    if (isFound) this.#modes.push({ kind: 'configuration', braces: 0 })
    return isFound
  }

  #quoted(): void {
    if (this.#text[this.#at] === '"') {
      this.#modes.pop()
      this.add('end of quote', this.#at + 1)
    } else if (!this.#sequence()) {
      const [part] = this.#match(QUOTED) ?? []
      if (part === undefined) throw new SyntaxFault(this.#at, 'a quoted string ends on its line')
      this.#checkEscapes(part)
      this.add('text', this.#at + part.length)
    }
  }

  #checkEscapes(part: string): void {
    for (const { 0: sequence, 1: short, 2: long, index } of part.matchAll(ESCAPE)) {
      const code = Number.parseInt(short ?? long ?? '0', 16)
      const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      if (!isCharacter || /^\\[^nrt"\\]$/u.test(sequence))
        throw new SyntaxFault(this.#at + index, 'this escape sequence is not valid')
    }
  }

  /** The mark on a line of its own ends a heredoc; its line end is a token of the configuration. */
  #heredoc(mode: Extract<Mode, { kind: 'heredoc' }>): void {
    const [line, content = '', newline = ''] = this.#match(LINE) ?? []
    if (mode.isLineStart && line !== undefined && content.trim() === mode.mark) {
      this.#modes.pop()
      this.add('end of heredoc', this.#at + content.length)
      this.add('newline', this.#at + newline.length)
    } else if (line !== undefined) {
      mode.isLineStart = true
      this.add('text', this.#at + line.length)
    } else {
      mode.isLineStart = false
      if (!this.#sequence() && !this.#take('text', LINE_PART))
        throw new SyntaxFault(this.#at, 'this character is not part of the language')
    }
  }
}
