import type { CodeToken, TokenKind } from '../../site/look/highlighter.ts'
import { Scanner } from './hcl-tokens.ts'

/** Cuts HCL into tokens, by the scanner that reads modules. Text that is no HCL has the colour of text. */
export function highlightHcl(code: string): readonly CodeToken[] {
  const pieces: { text: string; kind?: TokenKind }[] = []
  const add = (text: string, kind?: TokenKind) => {
    const last = pieces.at(-1)
    if (text === '') return
    if (last !== undefined && last.kind === kind) last.text += text
    else pieces.push(kind === undefined ? { text } : { text, kind })
  }
  const tokens = [...new Scanner(code)]
  const statements = new Statements()
  let end = 0
  for (const [at, token] of tokens.entries()) {
    const { start, type } = token
    const text = code.slice(start, token.end)
    const next = tokens[at + 1]?.type ?? ''
    const place = statements.next(type, next)
    add(code.slice(end, start))
    add(text, KINDS[type] ?? (type === 'name' ? (place ?? nameKind(text, next)) : undefined))
    end = token.end
  }
  add(code.slice(end))
  return pieces
}

const KINDS: Readonly<Record<string, TokenKind>> = {
  comment: 'comment',
  number: 'number',
  string: 'string',
  quote: 'string',
  heredoc: 'string',
  text: 'string',
  'end of quote': 'string',
  'end of heredoc': 'string',
}

/** What a name is inside of an expression. */
function nameKind(text: string, next: string): TokenKind | undefined {
  if (next === '(' || next === '::') return 'function'
  return /^(true|false|null)$/.test(text) ? 'number' : undefined
}

/** Knows where arguments and blocks begin: not in the objects and lists of an argument. */
class Statements {
  readonly #open: ('body' | 'value')[] = []
  #isStart = true
  #isHeader = false

  /** Of a name that begins a block or an argument, what it is. */
  next(type: string, next: string): TokenKind | undefined {
    const isBody = (this.#open.at(-1) ?? 'body') === 'body'
    const isFirst = this.#isStart && isBody && type === 'name'
    const isHeader = isFirst ? /^(name|string|quote|\{)$/.test(next) : this.#isHeader
    const opensBody = type === '{' && isHeader && isBody
    if (/[([{]$/.test(type)) this.#open.push(opensBody ? 'body' : 'value')
    else if (/^([)\]}]|template end)$/.test(type)) this.#open.pop()
    this.#isStart = type === 'newline' || opensBody || (this.#isStart && type === 'comment')
    this.#isHeader = isHeader && !this.#isStart
    if (!isFirst) return undefined
    return isHeader ? 'keyword' : next === '=' ? 'name' : undefined
  }
}
