import { quote } from '../../core/error.ts'
import { keyOf } from '../../core/interface/constant.ts'
import {
  BLOCK_SCHEMAS,
  type Block,
  type BlockSchema,
  type Expression,
  type FileProblem,
  type ParsedFile,
} from '../../core/interface/syntax.ts'
import { parseJsonText } from './json-text.ts'

type ObjectExpression = Extract<Expression, { kind: 'object' }>

/**
 * Configuration in JSON. @param parseExpression for strings that hold one: types and addresses
 * https://developer.hashicorp.com/terraform/language/syntax/json
 */
export function parseJsonSyntax(
  text: string,
  parseExpression: (text: string) => Expression | undefined,
): ParsedFile {
  const root = parseJsonText(text)
  if ('message' in root) return { blocks: [], problems: [root] }
  if (root.kind !== 'object') {
    return {
      blocks: [],
      problems: [{ line: root.line, column: 1, message: 'the file holds no JSON object' }],
    }
  }
  const reader = new JsonBlocks(parseExpression)
  const { blocks } = reader.body(root, { labels: 0, attributes: [], blocks: BLOCK_SCHEMAS })
  return { blocks, problems: reader.problems }
}

class JsonBlocks {
  readonly problems: FileProblem[] = []
  readonly #parseExpression: (text: string) => Expression | undefined

  constructor(parseExpression: (text: string) => Expression | undefined) {
    this.#parseExpression = parseExpression
  }

  body(object: ObjectExpression, schema: BlockSchema): Pick<Block, 'attributes' | 'blocks'> {
    const attributes = new Map<string, Expression>()
    const blocks: Block[] = []
    for (const { key, value } of object.members) {
      const name = keyOf(key) ?? ''
      const inner =
        schema.blocks !== undefined && Object.hasOwn(schema.blocks, name) ? schema.blocks[name] : undefined
      if (inner !== undefined) blocks.push(...this.#blocks(name, inner, { value, labels: [] }))
      else if (schema.attributes === 'all' ? name !== '//' : schema.attributes.includes(name))
        attributes.set(name, this.#attribute(value, schema.expressions?.includes(name) ?? false))
    }
    return { attributes, blocks }
  }

  /** Each label is an object around the next; an array is several of what stands in it. */
  #blocks(
    type: string,
    schema: BlockSchema,
    { value, labels }: { readonly value: Expression; readonly labels: readonly string[] },
  ): Block[] {
    if (value.kind === 'tuple')
      return value.members.flatMap((member) => this.#blocks(type, schema, { value: member, labels }))
    if (value.kind !== 'object') {
      if (value.kind !== 'literal' || value.value !== null)
        this.problems.push({ line: value.line, column: 1, message: `${quote(type)} holds no JSON object` })
      return []
    }
    if (labels.length === schema.labels)
      return [{ type, labels, ...this.body(value, schema), line: value.line }]
    return value.members
      .filter(({ key }) => keyOf(key) !== '//')
      .flatMap(({ key, value: inner }) =>
        this.#blocks(type, schema, { value: inner, labels: [...labels, keyOf(key) ?? ''] }),
      )
  }

  #attribute(value: Expression, isExpression: boolean): Expression {
    if (value.kind !== 'literal' || typeof value.value !== 'string') return value
    const parsed = isExpression ? this.#parseExpression(value.value) : undefined
    if (parsed !== undefined) return { ...parsed, line: value.line }
    return /[$%]\{/.test(value.value) ? template(value, value.value) : value
  }
}

/** A string with interpolations has no value of its own. */
function template({ text, line }: Expression, content: string): Expression {
  const [, whole] = /^\$\{([^{}]*)\}$/.exec(content) ?? []
  return { kind: 'other', tokens: (whole ?? text).trim(), text, line }
}
