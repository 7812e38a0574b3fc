import { quote } from '../../base/error.ts'
import { SyntaxFault, type Token } from './hcl-tokens.ts'
import { MAX_TOKEN_DEPTH } from './limits.ts'

/** Text that is nested too deeply to be checked. */
export class TooDeep extends Error {}

/** The tokens of a text, one after the other; newlines are tokens only where they end something. */
export class TokenReader {
  readonly #text: string
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0
  #hasNewlines = true

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text
    this.#tokens = tokens
  }

  /** Calls `check` for a nested part, in which newlines are tokens or not; without a word on that, as around it. */
  nested(check: () => void, { hasNewlines = this.#hasNewlines } = {}): void {
    const outer = this.#hasNewlines
    this.#depth += 1
    if (this.#depth > MAX_TOKEN_DEPTH) throw new TooDeep()
    this.#hasNewlines = hasNewlines
    check()
    this.#hasNewlines = outer
    this.#depth -= 1
  }

  peek(): Token {
    while (!this.#hasNewlines && this.#tokens[this.#at]?.type === 'newline') this.#at += 1
    return this.#tokens[this.#at] ?? { type: 'end of file', start: this.#text.length, end: this.#text.length }
  }

  read(): Token {
    const token = this.peek()
    this.#at += 1
    return token
  }

  /** Whether the next token is of this type. */
  is(...types: readonly string[]): boolean {
    return types.includes(this.peek().type)
  }

  /** Reads the next token if it is of one of these types. */
  take(...types: readonly string[]): boolean {
    const isNext = this.is(...types)
    if (isNext) this.#at += 1
    return isNext
  }

  expect(type: string, message = `${quote(type)} is missing before this`): void {
    if (!this.take(type)) this.refuse(message)
  }

  isKeyword(word: string): boolean {
    return this.is('name') && this.textOf(this.peek()) === word
  }

  textOf({ start, end }: Token): string {
    return this.#text.slice(start, end)
  }

  refuse(message = 'this does not parse', at = this.peek()): never {
    throw new SyntaxFault(at.start, at.type === 'end of file' ? 'the file ends too early' : message)
  }
}
