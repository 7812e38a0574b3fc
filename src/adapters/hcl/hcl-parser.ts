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
import { childrenOf, HclExpressions, quotedText } from './hcl-expressions.ts'
import { findSyntaxProblem } from './hcl-syntax.ts'
import { MAX_PROBLEMS } from './limits.ts'
import type { SyntaxNode, TreeSitter } from './tree-sitter.ts'

/** Parses a file in HCL's own syntax. A part that does not parse becomes a problem. The rest of the file is read. */
export function parseHcl(
  treeSitter: TreeSitter,
  text: string,
  schema: BlockSchema = FILE_SCHEMA,
): ParsedFile {
  const parsed = treeSitter.parse(text, (root) => {
    const body = new BodyReader(text)
    const blocks = childrenOf(root).flatMap((node) => body.read(node, schema).blocks)
    const syntax = root.hasError ? problemsBelow(root, text) : (findSyntaxProblem(text) ?? [])
    return { blocks, problems: [syntax, body.problems].flat().slice(0, MAX_PROBLEMS) }
  })
  return 'blocks' in parsed ? parsed : { blocks: [], problems: [parsed] }
}

/** Parses one HCL expression, such as JSON configuration holds in a string; undefined for text that is none. */
export function parseHclExpression(treeSitter: TreeSitter, text: string): Expression | undefined {
  const parsed = treeSitter.parse(`it = ${text}`, (root) => {
    const attribute = childrenOf(root)[0]?.namedChildren[0]
    const value = attribute === null || attribute === undefined ? undefined : childrenOf(attribute)[1]
    if (root.hasError || value === undefined) return undefined
    return new HclExpressions(`it = ${text}`).read(value)
  })
  return parsed === undefined || 'message' in parsed ? undefined : parsed
}

class BodyReader {
  readonly problems: FileProblem[] = []
  readonly #expressions: HclExpressions

  constructor(text: string) {
    this.#expressions = new HclExpressions(text)
  }

  read(body: SyntaxNode, schema: BlockSchema): Pick<Block, 'attributes' | 'blocks'> {
    const attributes = new Map<string, Expression>()
    const blocks: Block[] = []
    for (const node of childrenOf(body)) {
      if (node.type === 'block') blocks.push(...this.#block(node, schema))
      else if (node.type === 'attribute') this.#attribute(node, schema, attributes)
    }
    return { attributes, blocks }
  }

  #attribute(node: SyntaxNode, schema: BlockSchema, attributes: Map<string, Expression>): void {
    const [key, value] = childrenOf(node)
    if (key === undefined || value === undefined) return
    const name = this.#expressions.sourceOf(key)
    if (schema.attributes !== 'all' && !schema.attributes.includes(name)) return
    attributes.set(name, this.#expressions.read(value))
  }

  #block(node: SyntaxNode, outer: BlockSchema): Block[] {
    const [keyword, ...rest] = childrenOf(node)
    const type = keyword === undefined ? '' : this.#expressions.sourceOf(keyword)
    const schema = innerSchema(outer, type)
    if (outer.attributes === 'all' && !node.hasError)
      this.#report(node, `${quote(type)} is an argument, not a block: "=" is missing after it`)
    if (schema === undefined) return []
    const labels = rest.filter(({ type: each }) => each === 'identifier' || each === 'string_lit')
    if (labels.length !== schema.labels && !node.hasError) {
      this.#report(node, `${quote(type)} has ${counted(labels.length, 'label')}, not ${schema.labels}`)
      return []
    }
    const body = rest.find(({ type: each }) => each === 'body')
    const content = body === undefined ? { attributes: new Map(), blocks: [] } : this.read(body, schema)
    return [{ type, labels: labels.map((label) => this.#label(label)), ...content, line: lineOf(node) }]
  }

  #label(node: SyntaxNode): string {
    const text = this.#expressions.sourceOf(node)
    return node.type === 'string_lit' ? quotedText(text) : text
  }

  #report(node: SyntaxNode, message: string): void {
    this.problems.push({ line: lineOf(node), column: node.startPosition.column + 1, message })
  }
}

/** The first errors of a syntax tree, in the order of the text. */
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

/** Of a token that is missing only a bracket or a sign has a name that people understand. */
function missing(type: string): string {
  return /^\W$/.test(type) ? `${quote(type)} is missing` : 'this does not parse'
}

function lineOf(node: SyntaxNode): number {
  return node.startPosition.row + 1
}
