import type { InputSchema } from './input-schema.ts'

export interface InputField {
  readonly name: string
  /** How its value is written: as text, a number, a bool, or HCL. */
  readonly kind: 'string' | 'number' | 'bool' | 'hcl'
  readonly type: string
  readonly description: string
  readonly isRequired: boolean
  /** As somebody would fill it in; empty where it is not known, or null. */
  readonly default: string
}

/** Whether HCL takes a name as it is. An index may hold any. */
export function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name)
}

/** The form of a module block: the same code in the browser and in the tests. @param block as usageBlock writes it */
export function usageForm(schema: InputSchema, block: string) {
  const fields = fieldsOf(schema)
  return {
    fields,
    /** Why a value cannot be written as it is; undefined where it can. */
    problemOf: fieldProblem,
    /**
     * The block with these values: those of required inputs, and those that differ from their default. Without a value a required
     * input keeps what the block has for it. @param values by name, as somebody filled them in
     */
    fill: (values: ReadonlyMap<string, string>) => filledBlock(block, fields, values),
  }
}

/** Required ones first; only those that a block can name. */
function fieldsOf({ properties, required }: InputSchema): InputField[] {
  const named = Object.entries(properties).filter(([name]) => isIdentifier(name))
  const fields = named.map(([name, property]): InputField => {
    const type = property['x-terraform-type']
    const kind = type === 'string' || type === 'number' || type === 'bool' ? type : 'hcl'
    const source = property['x-terraform-default'] ?? ''
    const value = property.default
    return {
      name,
      kind,
      type,
      description: property.description ?? '',
      isRequired: required.includes(name),
      default: kind === 'hcl' ? source : value === undefined || value === null ? '' : String(value),
    }
  })
  return fields.sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

function fieldProblem({ kind }: InputField, text: string): string | undefined {
  const value = text.trim()
  if (value === '') return undefined
  if (kind === 'number' && !/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)) return 'This is not a number.'
  return kind === 'hcl' ? hclProblem(value) : undefined
}

function filledBlock(
  block: string,
  fields: readonly InputField[],
  values: ReadonlyMap<string, string>,
): string {
  const lines = block.trimEnd().split('\n')
  const kept = new Map(lines.flatMap((line) => ((found) => (found ? [found] : []))(argumentIn(line))))
  const written = fields.flatMap((field): (readonly [string, string])[] => {
    const value = writtenValue(field, values.get(field.name) ?? '')
    if (value !== undefined) return [[field.name, value]]
    const before = kept.get(field.name)
    return field.isRequired && before !== undefined ? [[field.name, before]] : []
  })
  const width = Math.max(0, ...written.map(([name]) => name.length))
  const head = lines.slice(0, 3)
  const rest = written.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`)
  return [...head, ...(rest.length === 0 ? [] : ['', ...rest]), '}', ''].join('\n')
}

function argumentIn(line: string): readonly [name: string, value: string] | undefined {
  const [, name, value] = /^ {2}(\S+) += (.*)$/.exec(line) ?? []
  return name === undefined || value === undefined ? undefined : [name, value]
}

/** Undefined for what is not filled in, is the default, or cannot be written. */
function writtenValue(field: InputField, text: string): string | undefined {
  const value = field.kind === 'string' ? text : text.trim()
  const isDefault = !field.isRequired && value === field.default.trim()
  if (value === '' || isDefault || fieldProblem(field, value) !== undefined) return undefined
  return field.kind === 'string' ? hclString(value) : value
}

/** A string as HCL writes it: nothing in it is a template. https://developer.hashicorp.com/terraform/language/expressions/strings */
function hclString(text: string): string {
  const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
  const escaped = text
    .replaceAll(/[\\"]/g, '\\$&')
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (character) => {
      return escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
    })
    .replaceAll('${', '$$${')
    .replaceAll('%{', '%%{')
  return `"${escaped}"`
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Brackets and quotes that do not match, or an end of a line that would end the argument. Other mistakes are for the client. */
function hclProblem(text: string): string | undefined {
  const open: string[] = []
  // A heredoc or a comment may hold anything.
  if (/<<|#|\/\/|\/\*/.test(text)) return undefined
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[\s\S]/g)) {
    const closing = CLOSING[token]
    if (token === '"') return 'A quote is not closed.'
    if (token === '\n' && open.length === 0) return 'Several lines have to be in brackets.'
    if (closing !== undefined) open.push(closing)
    else if (/^[)\]}]$/.test(token) && open.pop() !== token) return 'The brackets do not match.'
  }
  return open.length > 0 ? 'A bracket is not closed.' : undefined
}
