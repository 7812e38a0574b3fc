import { counted } from '../../base/count.ts'
import { quote } from '../../base/error.ts'
import { type Expression, keyName } from '../../interface/read/expression.ts'
import {
  type Block,
  type BlockSchema,
  FILE_SCHEMA,
  type FileProblem,
  innerSchema,
  type ParsedFile,
} from '../../interface/read/parsed-file.ts'
import { parseJsonExpression } from './json-expressions.ts'

type ObjectExpression = Extract<Expression, { kind: 'object' }>

/**
 * Parses configuration in JSON syntax. @param parseExpression parses the strings that hold HCL: types and addresses
 * https://developer.hashicorp.com/terraform/language/syntax/json
 */
export function parseJson(
  text: string,
  parseExpression: (text: string) => Expression | undefined,
): ParsedFile {
  const root = parseJsonExpression(text)
  if ('message' in root) return { blocks: [], problems: [root] }
  const reader = new JsonBlocks(parseExpression)
  // The top level may also be a list of objects.
  const objects = root.kind === 'tuple' ? root.members : [root]
  const blocks = objects.flatMap((object) => reader.root(object))
  return { blocks, problems: reader.problems }
}

class JsonBlocks {
  readonly problems: FileProblem[] = []
  readonly #parseExpression: (text: string) => Expression | undefined

  constructor(parseExpression: (text: string) => Expression | undefined) {
    this.#parseExpression = parseExpression
  }

  root(value: Expression): readonly Block[] {
    if (value.kind === 'object') return this.body(value, FILE_SCHEMA).blocks
    this.#report(value, 'the file holds no JSON object')
    return []
  }

  body(object: ObjectExpression, schema: BlockSchema): Pick<Block, 'attributes' | 'blocks'> {
    const attributes = new Map<string, Expression>()
    const blocks: Block[] = []
    for (const { key, value } of object.members) {
      const name = keyName(key) ?? ''
      const inner = innerSchema(schema, name)
      if (inner !== undefined) blocks.push(...this.#blocks({ type: name, labels: [] }, inner, value))
      else if (schema.attributes === 'all' ? name !== '//' : schema.attributes.includes(name)) {
        if (attributes.has(name)) this.#report(key, `${quote(name)} is set twice`)
        attributes.set(name, this.#attribute(value, schema.expressions?.includes(name) ?? false))
      }
    }
    return { attributes, blocks }
  }

  /** Each label is a key of an object around the next. A list stands for several blocks, all at the line of the list. */
  #blocks(header: Pick<Block, 'type' | 'labels'>, schema: BlockSchema, value: Expression): Block[] {
    const { type, labels } = header
    const { line } = value
    const members = value.kind === 'tuple' ? value.members : [value]
    if (labels.length === schema.labels)
      return members.flatMap((member) =>
        this.#isObject(type, member) ? [{ ...header, ...this.body(member, schema), line }] : [],
      )
    const named = members.flatMap((member) => (this.#isObject(type, member) ? member.members : []))
    if (named.length === 0)
      this.#report(value, `${quote(type)} has ${counted(labels.length, 'label')}, not ${schema.labels}`)
    return named.flatMap(({ key, value: inner }) =>
      this.#blocks({ type, labels: [...labels, keyName(key) ?? ''] }, schema, inner),
    )
  }

  /** `null` stands for no block, and is not a problem. */
  #isObject(type: string, value: Expression): value is ObjectExpression {
    const isNull = value.kind === 'literal' && value.value === null
    if (value.kind !== 'object' && !isNull) this.#report(value, `${quote(type)} holds no JSON object`)
    return value.kind === 'object'
  }

  #report({ line }: Expression, message: string): void {
    this.problems.push({ line, column: 1, message })
  }

  #attribute(value: Expression, isExpression: boolean): Expression {
    if (value.kind !== 'literal' || typeof value.value !== 'string') return value
    const parsed = isExpression ? this.#parseExpression(value.value) : undefined
    if (parsed !== undefined) return { ...parsed, line: value.line }
    return /[$%]\{/.test(value.value) ? template(value, value.value) : value
  }
}

/** A string with interpolations has to be evaluated. */
function template({ text, line }: Expression, content: string): Expression {
  const [, whole] = /^\$\{([^{}]*)\}$/.exec(content) ?? []
  return { kind: 'other', tokens: (whole ?? text).trim(), text, line }
}
