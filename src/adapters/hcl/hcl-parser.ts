import { quote } from '../../base/error.ts'
import {
  BLOCK_SCHEMAS,
  type Block,
  type BlockSchema,
  type Expression,
  type FileProblem,
  type ParsedFile,
} from '../../interface/read/parsed-file.ts'
import { contentOf, Expressions } from './hcl-expressions.ts'
import { quotedText } from './strings.ts'
import type { HclParser, SyntaxNode } from './tree-sitter.ts'

const MAX_PROBLEMS = 5

/** HCL in its own syntax. What cannot be read is a problem; the rest is there. */
export function parseHcl(parser: HclParser, text: string): ParsedFile {
  const parsed = parser.parse(text, (root) => {
    const body = new BodyReader(text)
    const blocks = contentOf(root).flatMap((node) => body.read(node, ROOT).blocks)
    const syntax = root.hasError ? problemsBelow(root, text) : []
    return { blocks, problems: [...syntax, ...body.problems].slice(0, MAX_PROBLEMS) }
  })
  return 'blocks' in parsed ? parsed : { blocks: [], problems: [parsed] }
}

/** One expression out of a JSON string; undefined where it is none. */
export function parseHclExpression(parser: HclParser, text: string): Expression | undefined {
  const parsed = parser.parse(`it = ${text}`, (root) => {
    const attribute = contentOf(root)[0]?.namedChildren[0]
    const value = attribute === null || attribute === undefined ? undefined : contentOf(attribute)[1]
    if (root.hasError || value === undefined) return undefined
    return new Expressions(`it = ${text}`).from(value)
  })
  return parsed === undefined || 'message' in parsed ? undefined : parsed
}

const ROOT: BlockSchema = { labels: 0, attributes: [], blocks: BLOCK_SCHEMAS }

class BodyReader {
  readonly problems: FileProblem[] = []
  readonly #expressions: Expressions

  constructor(text: string) {
    this.#expressions = new Expressions(text)
  }

  read(body: SyntaxNode, schema: BlockSchema): Pick<Block, 'attributes' | 'blocks'> {
    const attributes = new Map<string, Expression>()
    const blocks: Block[] = []
    let endRow = -1
    for (const node of contentOf(body)) {
      if (node.startPosition.row === endRow) this.#report(node, 'a new line is missing before this')
      endRow = node.endPosition.row
      if (node.type === 'block') blocks.push(...this.#block(node, schema))
      else if (node.type === 'attribute') this.#attribute(node, schema, attributes)
    }
    return { attributes, blocks }
  }

  #attribute(node: SyntaxNode, schema: BlockSchema, attributes: Map<string, Expression>): void {
    const [key, value] = contentOf(node)
    if (key === undefined || value === undefined) return
    const name = this.#expressions.textOf(key)
    if (schema.attributes !== 'all' && !schema.attributes.includes(name)) return
    if (attributes.has(name)) this.#report(node, `${quote(name)} is set twice`)
    attributes.set(name, this.#expressions.from(value))
  }

  #block(node: SyntaxNode, outer: BlockSchema): Block[] {
    const [keyword, ...rest] = contentOf(node)
    const type = keyword === undefined ? '' : this.#expressions.textOf(keyword)
    const schema =
      outer.blocks !== undefined && Object.hasOwn(outer.blocks, type) ? outer.blocks[type] : undefined
    if (schema === undefined) return []
    const labels = rest.filter(({ type: each }) => each === 'identifier' || each === 'string_lit')
    if (labels.length !== schema.labels && !node.hasError) {
      this.#report(node, `${quote(type)} has ${labels.length} labels, not ${schema.labels}`)
      return []
    }
    const body = rest.find(({ type: each }) => each === 'body')
    const content = body === undefined ? { attributes: new Map(), blocks: [] } : this.read(body, schema)
    return [{ type, labels: labels.map((label) => this.#label(label)), ...content, line: lineOf(node) }]
  }

  #label(node: SyntaxNode): string {
    const text = this.#expressions.textOf(node)
    return node.type === 'string_lit' ? quotedText(text) : text
  }

  #report(node: SyntaxNode, message: string): void {
    this.problems.push({ line: lineOf(node), column: node.startPosition.column + 1, message })
  }
}

/** The first errors of a tree, in the order of the text. */
function problemsBelow(root: SyntaxNode, text: string): FileProblem[] {
  const problems: FileProblem[] = []
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined && problems.length < MAX_PROBLEMS; node = waiting.pop()) {
    if (node.isError || node.isMissing) problems.push(problemAt(node, text))
    else if (node.hasError) waiting.push(...node.children.filter((child) => child !== null).toReversed())
  }
  return problems
}

function problemAt(node: SyntaxNode, text: string): FileProblem {
  const [line = ''] = text.slice(node.startIndex, node.endIndex).split('\n')
  const message = node.isMissing ? missing(node.type) : `unexpected ${quote(line.trim())}`
  return { line: lineOf(node), column: node.startPosition.column + 1, message }
}

/** What the parser would put in to go on is a good name only for brackets and signs. */
function missing(type: string): string {
  return /^\W$/.test(type) ? `${quote(type)} is missing` : 'this does not parse'
}

function lineOf(node: SyntaxNode): number {
  return node.startPosition.row + 1
}
