import type { Expression } from '../../interface/read/expression.ts'
import type { FileProblem } from '../../interface/read/parsed-file.ts'
import { MAX_DEPTH } from './limits.ts'

/** Parses JSON text to an expression, as `JSON.parse` tells no lines; a problem for text that is not JSON. https://www.rfc-editor.org/rfc/rfc8259 */
export function parseJsonExpression(text: string): Expression | FileProblem {
  const reader = new JsonReader(text)
  try {
    return reader.readAll()
  } catch (error) {
    if (error instanceof JsonError) return reader.problem(error.message)
    throw error
  }
}

class JsonError extends Error {}

const BLANK = /[ \t\r\n]*/y
const SCALAR =
  /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y

class JsonReader {
  readonly #text: string
  #at = 0
  #line = 1

  constructor(text: string) {
    this.#text = text
  }

  readAll(): Expression {
    const value = this.#value(0)
    this.#blank()
    if (this.#at < this.#text.length) throw new JsonError('unexpected text after the end of the value')
    return value
  }

  problem(message: string): FileProblem {
    const start = this.#text.lastIndexOf('\n', this.#at - 1) + 1
    return { line: this.#line, column: this.#at - start + 1, message }
  }

  #value(depth: number): Expression {
    if (depth > MAX_DEPTH) throw new JsonError(`values are nested deeper than ${MAX_DEPTH} levels`)
    this.#blank()
    const from = { at: this.#at, line: this.#line }
    if (this.#take('{')) {
      const members = this.#list('}', () => this.#member(depth))
      return { kind: 'object', members, text: this.#text.slice(from.at, this.#at), line: from.line }
    }
    if (this.#take('[')) {
      const members = this.#list(']', () => this.#value(depth + 1))
      return { kind: 'tuple', members, text: this.#text.slice(from.at, this.#at), line: from.line }
    }
    return this.#scalar()
  }

  #member(depth: number): { key: Expression; value: Expression } {
    const key = this.#value(depth + 1)
    if (key.kind !== 'literal' || typeof key.value !== 'string')
      throw new JsonError('a name in double quotes is missing')
    this.#blank()
    if (!this.#take(':')) throw new JsonError('":" is missing')
    return { key, value: this.#value(depth + 1) }
  }

  #list<T>(end: string, read: () => T): T[] {
    const members: T[] = []
    this.#blank()
    if (this.#take(end)) return members
    for (;;) {
      members.push(read())
      this.#blank()
      if (this.#take(end)) return members
      if (!this.#take(',')) throw new JsonError(`"," or "${end}" is missing`)
    }
  }

  #scalar(): Expression {
    SCALAR.lastIndex = this.#at
    const [text] = SCALAR.exec(this.#text) ?? []
    if (text === undefined)
      throw new JsonError(this.#at < this.#text.length ? 'a value is missing' : 'the file ends too early')
    this.#at += text.length
    return { kind: 'literal', value: JSON.parse(text), text, line: this.#line }
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false
    this.#at += 1
    return true
  }

  #blank(): void {
    BLANK.lastIndex = this.#at
    const [blank = ''] = BLANK.exec(this.#text) ?? []
    this.#at += blank.length
    this.#line += blank.split('\n').length - 1
  }
}
