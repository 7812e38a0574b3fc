import { quote } from '../../base/error.ts'
import { Scanner, type Token } from './hcl-tokens.ts'
import { MAX_DEPTH, MAX_TOKENS } from './limits.ts'

/** A fault of a text, at a place. */
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
  /** Where the token that was read last ends. */
  end = 0
  readonly #text: string
  #scanner: Scanner
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

  /** Whether the next token is of this type. */
  is(...types: readonly string[]): boolean {
    return types.includes(this.peek().type)
  }

  /** Reads the next token if it is of one of these types. */
  take(...types: readonly string[]): boolean {
    const isNext = types.includes(this.peek().type)
    if (isNext) this.read()
    return isNext
  }

  expect(type: string, message = `${quote(type)} is missing before this`): void {
    if (!this.take(type)) this.refuse(message)
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

  /** Where the next token is. */
  get place(): { readonly start: number; readonly line: number; readonly depth: number } {
    const { start, line } = this.#next ?? this.#scanner.place
    return { start, line, depth: this.#depth }
  }

  /**
   * Goes from the beginning of a statement to the end of the line that ends it, behind `fault`; brackets in it may be wrong.
   * @param isNested whether a brace may end the body around it
   */
  skipStatement(from: TokenReader['place'], fault: SyntaxFault, isNested: boolean): void {
    this.#scanner = new Scanner(this.#text, from)
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
