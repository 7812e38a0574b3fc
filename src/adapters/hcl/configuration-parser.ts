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
import { parseHcl, parseHclExpression } from './hcl-parser.ts'
import { MAX_CONFIGURATION_BYTES, MAX_DEPTH } from './limits.ts'

/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
const MAX_MODULE_BYTES = 32 * 1024 * 1024

export class ConfigurationLimits {
  #bytes = 0

  /** Why a file of this size is not read; undefined within all limits. */
  refuse(size: number): string | undefined {
    if (size > MAX_CONFIGURATION_BYTES)
      return `the file has ${size} bytes; files over ${MAX_CONFIGURATION_BYTES} bytes are not read`
    this.#bytes += size
    return this.isExceeded
      ? `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`
      : undefined
  }

  get isExceeded(): boolean {
    return this.#bytes > MAX_MODULE_BYTES
  }
}

/** The name of the file of a Terragrunt unit, which deploys the module that `source` names. https://docs.terragrunt.com/reference/hcl/blocks/#terraform */
export const UNIT_FILE = 'terragrunt.hcl'

const UNIT_SCHEMA: BlockSchema = {
  labels: 0,
  attributes: [],
  blocks: { terraform: { labels: 0, attributes: ['source'] } },
}

/**
 * Parses a configuration file. Its name says whether it is HCL, with `.json` at its end JSON, or of a Terragrunt unit.
 * @param refusal why it is not parsed
 */
export function parseConfiguration(path: string, text: string, refusal?: string): ParsedFile {
  if (refusal !== undefined) return { blocks: [], problems: [{ line: 1, column: 1, message: refusal }] }
  if (path === UNIT_FILE) return parseHcl(text, UNIT_SCHEMA)
  return path.endsWith('.json') ? parseJson(text) : parseHcl(text)
}

type ObjectExpression = Extract<Expression, { kind: 'object' }>

/** https://developer.hashicorp.com/terraform/language/syntax/json */
function parseJson(text: string): ParsedFile {
  const root = parseJsonExpression(text)
  if ('message' in root) return { blocks: [], problems: [root] }
  const reader = new JsonBlocks()
  // The top level may also be a list of objects.
  const objects = root.kind === 'tuple' ? root.members : [root]
  const blocks = objects.flatMap((object) => reader.root(object))
  return { blocks, problems: reader.problems }
}

class JsonBlocks {
  readonly problems: FileProblem[] = []

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
      if (inner !== undefined) {
        // One by one: a call takes fewer arguments than a file may have blocks.
        for (const block of this.#blocks({ type: name, labels: [] }, inner, value)) blocks.push(block)
      } else if (schema.attributes === 'all' ? name !== '//' : schema.attributes.includes(name)) {
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
    // Types and addresses are HCL in a string.
    const parsed = isExpression ? parseHclExpression(value.value) : undefined
    if (parsed !== undefined) return { ...parsed, line: value.line }
    return /[$%]\{/.test(value.value) ? template(value, value.value) : value
  }
}

/** A string with interpolations has to be evaluated. */
function template({ text, line }: Expression, content: string): Expression {
  const [, whole] = /^\$\{([^{}]*)\}$/.exec(content) ?? []
  return { kind: 'other', tokens: (whole ?? text).trim(), text, line }
}

/** Parses JSON text to an expression, as `JSON.parse` tells no lines; a problem for text that is not JSON. https://www.rfc-editor.org/rfc/rfc8259 */
function parseJsonExpression(text: string): Expression | FileProblem {
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
