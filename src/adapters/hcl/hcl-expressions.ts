import { quote } from '../../base/error.ts'
import type { Expression, ResultKind } from '../../interface/read/expression.ts'
import { Scanner, type Token, type TokenReader } from './hcl-tokens.ts'

type Begin = Pick<Token, 'start' | 'line'>

/** An expression of which nothing is kept. */
const CHECKED: Expression = { kind: 'other', tokens: '', text: '', line: 0 }

/** What operators give. */
const OPERATORS: ReadonlyMap<string, ResultKind> = new Map([
  ...['||', '&&', '==', '!=', '>', '>=', '<', '<='].map((sign) => [sign, 'bool'] as const),
  ...['+', '-', '*', '/', '%'].map((sign) => [sign, 'number'] as const),
])
const LITERALS: ReadonlyMap<string, true | false | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** The next expression. Throws `SyntaxFault`. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#expressions */
export function readExpression(reader: TokenReader): Expression {
  return new HclExpressions(reader, true).read()
}

/** Checks the next expression, and keeps nothing of it. Throws `SyntaxFault`. */
export function checkExpression(reader: TokenReader): void {
  new HclExpressions(reader, false).read()
}

class HclExpressions {
  readonly #reader: TokenReader
  readonly #isKept: boolean

  constructor(reader: TokenReader, isKept: boolean) {
    this.#reader = reader
    this.#isKept = isKept
  }

  /** Operands with operators between them, and conditions. */
  read(): Expression {
    const begin = this.#begin()
    let value = this.#operand()
    for (;;) {
      const result = this.#operations()
      if (result !== undefined) value = this.#other(begin, result)
      if (!this.#reader.take('?')) return value
      this.#reader.nested(() => this.read())
      this.#reader.expect(':')
      this.#operand()
      this.#operations()
      value = this.#other(begin)
    }
  }

  /** The operators that follow, with their operands; what they give together, or undefined without one. */
  #operations(): ResultKind | undefined {
    let result: ResultKind | undefined
    for (;;) {
      const given = OPERATORS.get(this.#reader.peek().type)
      if (given === undefined) return result
      // Operators that compare bind less than those that calculate.
      if (result !== 'bool') result = given
      this.#reader.read()
      this.#operand()
    }
  }

  #begin(): Begin {
    const { start, line } = this.#reader.peek()
    return { start, line }
  }

  #source({ start, line }: Begin): Pick<Expression, 'text' | 'line'> {
    return { text: this.#isKept ? this.#reader.textOf({ start, end: this.#reader.end }) : '', line }
  }

  /** What was read since `begin`, as its tokens. Most such expressions become part of a larger one, and nobody asks for their tokens. */
  #other(begin: Begin, result?: ResultKind): Expression {
    if (!this.#isKept) return CHECKED
    const source = this.#source(begin)
    const inner = source.text
    return {
      kind: 'other',
      get tokens() {
        return tokensOf(inner)
      },
      ...(result && { result }),
      ...source,
    }
  }

  #operand(): Expression {
    const begin = this.#begin()
    const sign = this.#reader.is('-', '!') ? this.#reader.read().type : undefined
    if (sign === undefined) return this.#traversal(begin)
    while (this.#reader.take('-', '!'));
    const value = this.#traversal(this.#begin())
    const { text, line } = this.#source(begin)
    const isNumber = value.kind === 'literal' && !Number.isNaN(Number(text))
    if (isNumber) return { kind: 'literal', value: Number(text), text, line }
    return this.#other(begin, sign === '-' ? 'number' : 'bool')
  }

  /** A term with the attributes and indexes behind it: `a.b[0].c` is `['a', 'b', 'c']`. */
  #traversal(begin: Begin): Expression {
    const isName = this.#reader.is('name')
    const term = this.#term(begin)
    const steps = isName && term.kind === 'reference' ? [...term.steps] : undefined
    let splat: '.*' | '[*]' | undefined
    let isTerm = true
    for (let step = this.#step(); step !== undefined; step = this.#step()) {
      isTerm = false
      if (step === '.*' || step === '[*]') splat = step
      else steps?.push(...step)
    }
    if (isTerm) return term
    if (steps === undefined || splat !== undefined)
      return this.#other(begin, splat === '[*]' ? 'list' : undefined)
    return { kind: 'reference', steps, ...this.#source(begin) }
  }

  /** The names that the next step of a traversal adds, or what kind of splat it is; undefined behind the last. */
  #step(): readonly string[] | '.*' | '[*]' | undefined {
    const reader = this.#reader
    if (reader.take('.')) return reader.take('*') ? '.*' : this.#attribute()
    if (!reader.take('[')) return undefined
    if (reader.take('*')) {
      reader.expect(']')
      return '[*]'
    }
    this.#inBrackets(() => this.read(), ']')
    return []
  }

  /** What follows a dot: a name, or a number instead of an index. */
  #attribute(): readonly string[] {
    const reader = this.#reader
    const token = reader.peek()
    if (token.type !== 'number') {
      reader.expect('name', 'the name of an attribute is expected here')
      return [reader.textOf(token)]
    }
    if (reader.textOf(reader.read()).includes('.')) reader.refuse('two indexes need brackets: [0][1]', token)
    this.#requireNumber(token)
    return []
  }

  #requireNumber(token: Token): void {
    const text = this.#reader.textOf(token)
    if (!/^\d+(\.\d*)?([eE][-+]?\d+)?$/.test(text))
      this.#reader.refuse(`${quote(text)} is not a number`, token)
  }

  #term(begin: Begin): Expression {
    const reader = this.#reader
    const token = reader.read()
    switch (token.type) {
      case 'number':
        this.#requireNumber(token)
        return { kind: 'literal', value: Number(reader.textOf(token)), ...this.#source(begin) }
      case 'name':
        return this.#named(token, begin)
      case 'string':
        return { kind: 'literal', value: quotedText(reader.textOf(token)), ...this.#source(begin) }
      case 'quote':
        return this.#template(begin, 'end of quote', quotedText)
      case 'heredoc':
        return this.#template(begin, 'end of heredoc', heredocText)
      case '(':
        return this.#parentheses(begin)
      case '[':
        return this.#tuple(begin)
      case '{':
        return this.#object(begin)
      default:
        return reader.refuse('a value is expected here', token)
    }
  }

  #named(token: Token, begin: Begin): Expression {
    const name = this.#reader.textOf(token)
    if (this.#reader.is('(', '::')) return this.#call(name, begin)
    const value = LITERALS.get(name)
    return value === undefined
      ? { kind: 'reference', steps: [name], ...this.#source(begin) }
      : { kind: 'literal', value, ...this.#source(begin) }
  }

  /** The parentheses are part of the text, but not of what it is. */
  #parentheses(begin: Begin): Expression {
    const value = this.#inBrackets(() => this.read(), ')')
    return this.#isKept ? Object.assign(value, this.#source(begin)) : value
  }

  /** Inside of brackets a newline ends nothing. */
  #inBrackets<T>(read: () => T, end: string): T {
    const readAll = () => {
      const value = read()
      this.#reader.expect(end)
      return value
    }
    return this.#reader.nested(readAll, { hasNewlines: false })
  }

  #call(first: string, begin: Begin): Expression {
    const reader = this.#reader
    let name = first
    while (reader.take('::')) {
      const part = reader.peek()
      reader.expect('name', 'the name of a function is expected here')
      name += `::${reader.textOf(part)}`
    }
    reader.expect('(')
    const passed: Expression[] = []
    let isExpanded = false
    const readArguments = () => {
      while (!reader.is(')')) {
        this.#keep(passed, this.read())
        isExpanded = reader.take('...')
        if (isExpanded || !reader.take(',')) return
      }
    }
    this.#inBrackets(readArguments, ')')
    return isExpanded ? this.#other(begin) : { kind: 'call', name, arguments: passed, ...this.#source(begin) }
  }

  #keep<T>(list: T[], value: T): void {
    if (this.#isKept) list.push(value)
  }

  #tuple(begin: Begin): Expression {
    const reader = this.#reader
    const members: Expression[] = []
    let isFor = false
    const readAll = () => {
      isFor = reader.isKeyword('for')
      if (isFor) return this.#for(']')
      while (!reader.is(']')) {
        this.#keep(members, this.read())
        if (!reader.take(',')) return
      }
    }
    this.#inBrackets(readAll, ']')
    return isFor ? this.#other(begin, 'list') : { kind: 'tuple', members, ...this.#source(begin) }
  }

  /** In an object newlines count: each member ends with one, or with a comma. */
  #object(begin: Begin): Expression {
    const reader = this.#reader
    while (reader.take('newline'));
    if (!reader.isKeyword('for')) return this.#members(begin)
    this.#inBrackets(() => this.#for('}'), '}')
    return this.#other(begin, 'map')
  }

  #members(begin: Begin): Expression {
    const reader = this.#reader
    const members: { readonly key: Expression; readonly value: Expression }[] = []
    const readAll = () => {
      while (!reader.take('}')) {
        if (reader.take('newline')) continue
        const key = this.read()
        if (!reader.take('=', ':')) reader.refuse('"=" is missing before this')
        this.#keep(members, { key, value: this.read() })
        if (!reader.is('}') && !reader.take(',', 'newline'))
          reader.refuse('a new line or a comma is missing before this')
      }
    }
    reader.nested(readAll, { hasNewlines: true })
    return { kind: 'object', members, ...this.#source(begin) }
  }

  /** `[for v in list : v if v]`, `{for k, v in map : k => v...}`. */
  #for(end: '}' | ']'): void {
    const reader = this.#reader
    this.#forHeader()
    reader.expect(':')
    this.read()
    if (end === '}') {
      reader.expect('=>', 'an object needs a key: "=>" is missing before this')
      this.read()
      reader.take('...')
    }
    if (!reader.isKeyword('if')) return
    reader.read()
    this.read()
  }

  #forHeader(): void {
    const reader = this.#reader
    reader.read()
    reader.expect('name', 'the name of a variable is expected here')
    if (reader.take(',')) reader.expect('name', 'the name of a variable is expected here')
    if (!reader.isKeyword('in')) reader.refuse('"in" is missing before this')
    reader.read()
    this.read()
  }

  /** A template up to its end: text, interpolations, and directives that open and close each other. */
  #template(begin: Begin, end: string, toValue: (text: string) => string): Expression {
    const reader = this.#reader
    const open: string[] = []
    const parts: string[] = []
    const readAll = () => {
      while (!reader.take(end)) {
        const { type } = reader.peek()
        if (parts.length < 2 || type !== 'text') parts.push(type)
        if (reader.take('text')) continue
        if (reader.take('${')) this.#inBrackets(() => this.read(), 'template end')
        else if (reader.take('%{')) this.#inBrackets(() => this.#directive(open), 'template end')
        else reader.refuse('the string does not end')
      }
      const unclosed = open.at(-1)
      if (unclosed !== undefined) reader.refuse(`the string ends inside of its %{ ${unclosed} }`)
    }
    reader.nested(readAll)
    const source = this.#source(begin)
    if (parts.every((part) => part === 'text'))
      return { kind: 'literal', value: toValue(source.text), ...source }
    // A text that is one interpolation has the type of what it holds.
    const isWhole = end === 'end of quote' && parts.length === 1 && parts[0] === '${'
    return this.#other(begin, isWhole ? undefined : 'string')
  }

  /** @param open the directives that are open, the innermost last */
  #directive(open: string[]): void {
    const reader = this.#reader
    const keyword = reader.textOf(reader.peek())
    const innermost = open.at(-1)
    const closes = CLOSED_BY.get(keyword)
    if (keyword === 'for') this.#forHeader()
    else if (keyword === 'if') {
      reader.read()
      this.read()
    } else if (closes?.includes(innermost ?? '')) {
      reader.read()
      open.pop()
    } else reader.refuse('a template directive is expected here: if, else, endif, for or endfor')
    if (closes === undefined || keyword === 'else') open.push(keyword)
  }
}

/** The tokens of a valid expression without comments and optional commas, joined by blanks. */
function tokensOf(text: string): string {
  const open: string[] = []
  let tokens = ''
  let [last, beforeLast] = ['', '']
  for (const { type, start, end } of new Scanner(text)) {
    if (type === 'newline' || type === 'comment') continue
    const part = text.slice(start, end)
    // Optional is a comma in an object, and one after the last member of a list.
    if (last === ',' && (open.at(-1) === '{' || type === ']' || type === ')')) tokens = tokens.slice(0, -2)
    if (/[([{]$/.test(type)) open.push(type)
    else if (/^([)\]}]|template end)$/.test(type)) open.pop()
    else if (last === '{' && part === 'for') open.splice(-1, 1, part)
    const isOne =
      type === '::' ||
      last === '::' ||
      (type === '*' && /^[.[]$/.test(last)) ||
      (type === ']' && last === '*' && beforeLast === '[')
    tokens += `${isOne || tokens === '' ? '' : ' '}${partsOf(type, part).join(' ')}`
    beforeLast = last
    last = type
  }
  return tokens
}

/** A token with a mark in it is several: `<<-EOT`, `${~`, `~}`. */
function partsOf(type: string, token: string): readonly string[] {
  if (type === 'string') return ['"', token.slice(1, -1), '"'].filter((part) => part !== '')
  if (type === 'heredoc') return token.match(/^<<-?|\S+/g) ?? []
  if (type === 'end of heredoc') return [token.trim()]
  return (type !== 'text' && token.match(/[$%]\{(?=~)|~|(?<=~)\}/g)) || [token]
}

const CLOSED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['else', ['if']],
  ['endif', ['if', 'else']],
  ['endfor', ['for']],
])

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' }

/** The value of a quoted string without interpolation. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#quoted-templates */
export function quotedText(text: string): string {
  const content = text.slice(1, -1)
  if (!/[\\$%]/.test(content)) return content
  const escapes = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))|([$%])\4\{/gs
  return content.replaceAll(escapes, (whole, short, long, letter, mark) => {
    if (mark !== undefined) return `${mark}{`
    const code = Number.parseInt(short ?? long ?? '', 16)
    if (code <= 0x10ffff) return String.fromCodePoint(code)
    return ESCAPES[letter ?? ''] ?? whole
  })
}

/** The value of a heredoc without interpolation; `<<-` removes the smallest indentation from all lines. */
function heredocText(text: string): string {
  const lines = text.split('\n').slice(1, -1)
  const body = text.startsWith('<<-') ? withoutIndentation(lines) : lines
  return body.map((line) => `${line.replaceAll(/([$%])\1\{/g, '$1{')}\n`).join('')
}

function withoutIndentation(lines: readonly string[]): string[] {
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const least = widths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  return lines.map((line) => line.slice(Math.min(least, line.length)))
}
