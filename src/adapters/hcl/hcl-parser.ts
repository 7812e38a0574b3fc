import { counted } from '../../base/count.ts'
import { quote } from '../../base/error.ts'
import type { Expression } from '../../interface/read/expression.ts'
import {
  type Block,
  type BlockSchema,
  FILE_SCHEMA,
  type FileProblem,
  innerSchema,
  type ParsedFile,
} from '../../interface/read/parsed-file.ts'
import { checkExpression, quotedText, readExpression } from './hcl-expressions.ts'
import { SyntaxFault, TokenReader, TooManyTokens } from './hcl-tokens.ts'

/** Diagnostics of one file. The rest is left out. */
const MAX_PROBLEMS = 5

/**
 * Parses a file in HCL's own syntax, by the rules of HashiCorp's parser. A statement that does not parse becomes a problem; the rest
 * of the file is read. https://github.com/hashicorp/hcl/blob/main/hclsyntax/parser.go
 */
export function parseHcl(text: string, schema: BlockSchema = FILE_SCHEMA): ParsedFile {
  const parser = new HclParser(text)
  try {
    const { blocks } = parser.body(schema, 'end of file')
    return { blocks, problems: parser.problems.slice(0, MAX_PROBLEMS) }
  } catch (error) {
    if (!(error instanceof TooManyTokens)) throw error
    return { blocks: [], problems: [{ line: error.at.line, column: 1, message: error.message }] }
  }
}

/** Parses one HCL expression, such as JSON configuration holds in a string; undefined for text that is none. */
export function parseHclExpression(text: string): Expression | undefined {
  const reader = new TokenReader(text)
  try {
    const expression = readExpression(reader)
    while (reader.take('newline'));
    return reader.is('end of file') ? expression : undefined
  } catch (error) {
    if (error instanceof SyntaxFault) return undefined
    throw error
  }
}

type Body = Pick<Block, 'attributes' | 'blocks'>

interface OpenBody {
  readonly attributes: Map<string, Expression>
  readonly blocks: Block[]
  readonly names: Set<string>
}

/** Of a block that is not part of an interface only the syntax counts. */
const SKIPPED: BlockSchema = { labels: 0, attributes: [] }

const ON_ONE_LINE = 'a block on one line has a single argument: write each on a line of its own'

class HclParser {
  readonly problems: FileProblem[] = []
  readonly #text: string
  readonly #reader: TokenReader

  constructor(text: string) {
    this.#text = text
    this.#reader = new TokenReader(text)
  }

  body(schema: BlockSchema, end: '}' | 'end of file'): Body {
    const reader = this.#reader
    const body: OpenBody = { attributes: new Map(), blocks: [], names: new Set() }
    for (let isOpen = true; isOpen && this.problems.length <= MAX_PROBLEMS; ) {
      const { place } = reader
      try {
        isOpen = this.#statement(schema, body, end)
      } catch (error) {
        if (!(error instanceof SyntaxFault) || error instanceof TooManyTokens) throw error
        this.#report(error.at, error.message)
        isOpen = !reader.isAtEnd
        if (isOpen) reader.skipStatement(place, error, end === '}')
      }
    }
    return body
  }

  #statement(schema: BlockSchema, body: OpenBody, end: '}' | 'end of file'): boolean {
    const reader = this.#reader
    while (reader.take('newline'));
    if (reader.take(end)) return false
    const first = reader.peek()
    if (first.type !== 'name') reader.refuse('an argument or a block is expected here')
    const name = reader.textOf(reader.read())
    if (reader.is('=')) {
      if (body.names.has(name)) reader.refuse(`${quote(name)} is set twice`, first)
      body.names.add(name)
      this.#argument(name, schema, body)
    } else {
      body.blocks.push(...this.#block(name, first, schema))
    }
    if (!reader.is('end of file')) reader.expect('newline', 'a new line is missing before this')
    return true
  }

  #argument(name: string, schema: BlockSchema, { attributes }: OpenBody): void {
    this.#reader.expect('=', ON_ONE_LINE)
    const isWanted = schema.attributes === 'all' || schema.attributes.includes(name)
    if (isWanted) attributes.set(name, readExpression(this.#reader))
    else checkExpression(this.#reader)
  }

  #block(type: string, at: SyntaxFault['at'], outer: BlockSchema): Block[] {
    const schema = innerSchema(outer, type)
    const labels = this.#labels()
    const { attributes, blocks } = this.#reader.nested(() => this.#blockBody(schema ?? SKIPPED), {
      hasNewlines: true,
    })
    if (outer.attributes === 'all')
      this.#report(at, `${quote(type)} is an argument, not a block: "=" is missing after it`)
    if (schema === undefined) return []
    if (labels.length !== schema.labels) {
      this.#report(at, `${quote(type)} has ${counted(labels.length, 'label')}, not ${schema.labels}`)
      return []
    }
    return [{ type, labels, attributes, blocks, line: at.line }]
  }

  #labels(): string[] {
    const reader = this.#reader
    const labels: string[] = []
    while (!reader.take('{')) {
      const token = reader.peek()
      if (reader.take('quote')) {
        while (reader.take('text'));
        reader.expect('end of quote', 'a label is a plain string')
        labels.push(quotedText(reader.textOf({ start: token.start, end: reader.end })))
      } else if (reader.take('string')) labels.push(quotedText(reader.textOf(token)))
      else if (reader.take('name')) labels.push(reader.textOf(token))
      else reader.refuse('a label or "{" is expected here')
    }
    return labels
  }

  #blockBody(schema: BlockSchema): Body {
    const reader = this.#reader
    if (reader.is('newline', '}', 'end of file')) return this.body(schema, '}')
    const body: OpenBody = { attributes: new Map(), blocks: [], names: new Set() }
    const name = reader.peek()
    if (!reader.take('name')) reader.refuse('an argument is expected here')
    this.#argument(reader.textOf(name), schema, body)
    reader.expect('}', ON_ONE_LINE)
    return body
  }

  #report({ start, line }: SyntaxFault['at'], message: string): void {
    const column = start === 0 ? 1 : start - this.#text.lastIndexOf('\n', start - 1)
    const last = this.problems.at(-1)
    // All blocks that are open at the end of the file end too early.
    if (last?.line === line && last.column === column) return
    this.problems.push({ line, column, message })
  }
}
