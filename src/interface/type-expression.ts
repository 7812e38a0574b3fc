import { quote } from '../base/error.ts'
import type { Json } from '../base/json.ts'
import {
  canonicalText,
  constantValue,
  type Expression,
  keyName,
  PROTO_KEY,
  stringValue,
} from './read/expression.ts'

const SIMPLE = ['any', 'string', 'number', 'bool'] as const
const COLLECTIONS = ['list', 'set', 'map'] as const

/** A type constraint of an input. https://developer.hashicorp.com/terraform/language/expressions/type-constraints */
export type TypeExpression =
  | { readonly kind: (typeof SIMPLE)[number] }
  | { readonly kind: (typeof COLLECTIONS)[number]; readonly element: TypeExpression }
  | { readonly kind: 'tuple'; readonly elements: readonly TypeExpression[] }
  | { readonly kind: 'object'; readonly attributes: Readonly<Record<string, ObjectAttribute>> }
  /** Text that is no type constraint, or one that this tool does not know yet. */
  | { readonly kind: 'unknown'; readonly text: string }

export interface ObjectAttribute {
  readonly type: TypeExpression
  readonly optional: boolean
  /** The default of an optional attribute, where it is constant. */
  readonly default?: Json
}

const ANY: TypeExpression = { kind: 'any' }

/** Gets a part of a type constraint that clients refuse, and why. */
type Refuse = (message: string, part: Expression) => void

/** The type constraint that an input declares; `any` without one. What clients refuse of it is read, too, as far as that goes. */
export function typeFromExpression(
  expression: Expression | undefined,
  refuse: Refuse = () => {},
): TypeExpression {
  if (expression === undefined) return ANY
  if (expression.text.startsWith('(')) refuseType(expression, refuse)
  const known = knownType(expression, refuse)
  if (known !== undefined) return known
  refuseType(expression, refuse)
  return { kind: 'unknown', text: canonicalText(expression) }
}

function knownType(expression: Expression, refuse: Refuse): TypeExpression | undefined {
  if (expression.kind === 'call') return typeByCall(expression, refuse)
  const name = expression.kind === 'reference' ? expression.steps.join('.') : stringValue(expression)
  // Before Terraform 0.12 types were strings.
  if (expression.kind !== 'reference' || name === 'set') refuseType(expression, refuse)
  return typeByName(name)
}

function refuseType(type: Expression, refuse: Refuse): void {
  const [, quoted] = /^"(string|list|map)"$/.exec(type.text) ?? []
  const unquoted = quoted === 'string' ? quoted : `${quoted}(any)`
  const message =
    quoted === undefined
      ? `the type ${quoteExpression(type)} is not valid`
      : `the type ${type.text} is in quotes, as in Terraform 0.11: write ${unquoted}`
  refuse(message, type)
}

/** The type as Terraform writes it, on one line. */
export function formatType(type: TypeExpression): string {
  if ('element' in type) return `${type.kind}(${formatType(type.element)})`
  switch (type.kind) {
    case 'tuple':
      return `tuple([${type.elements.map(formatType).join(', ')}])`
    case 'object':
      return `object({ ${Object.entries(type.attributes).map(formatAttribute).join(', ')} })`
    case 'unknown':
      return type.text
    default:
      return type.kind
  }
}

function formatAttribute([name, { type, optional }]: [string, ObjectAttribute]): string {
  return `${name} = ${optional ? `optional(${formatType(type)})` : formatType(type)}`
}

function typeByName(name: string): TypeExpression | undefined {
  const simple = SIMPLE.find((kind) => kind === name)
  if (simple !== undefined) return { kind: simple }
  const collection = COLLECTIONS.find((kind) => kind === name)
  return collection && { kind: collection, element: ANY }
}

function typeByCall(call: Extract<Expression, { kind: 'call' }>, refuse: Refuse): TypeExpression | undefined {
  const { name } = call
  const [argument, ...others] = call.arguments
  if (argument === undefined || others.length > 0) return undefined
  if (name === 'object' && argument.kind === 'object') return objectType(argument, refuse)
  if (name === 'tuple' && argument.kind === 'tuple')
    return { kind: 'tuple', elements: argument.members.map((each) => typeFromExpression(each, refuse)) }
  const collection = COLLECTIONS.find((kind) => kind === name)
  return collection && { kind: collection, element: typeFromExpression(argument, refuse) }
}

function objectType(
  object: Extract<Expression, { kind: 'object' }>,
  refuse: Refuse,
): TypeExpression | undefined {
  const names = new Set<string>()
  const attributes = object.members.map(({ key, value }) => {
    const isName = key.kind === 'reference' && key.steps.length === 1 && !key.text.startsWith('(')
    if (!isName) refuse(`${quote(key.text)} is no name of an attribute`, key)
    else if (names.has(key.text)) refuse(`the object type has the attribute ${quote(key.text)} twice`, key)
    names.add(key.text)
    return [keyName(key), attributeOf(value, refuse)] as const
  })
  if (attributes.some(([name]) => name === undefined)) return undefined
  if (attributes.some(([name]) => name === PROTO_KEY))
    return { kind: 'unknown', text: `object(${canonicalText(object)})` }
  return { kind: 'object', attributes: Object.fromEntries(attributes) }
}

function attributeOf(expression: Expression, refuse: Refuse): ObjectAttribute {
  if (expression.kind !== 'call' || expression.name !== 'optional')
    return { type: typeFromExpression(expression, refuse), optional: false }
  const [inner, value, ...others] = expression.arguments
  if (inner === undefined || others.length > 0) refuseType(expression, refuse)
  const type = typeFromExpression(inner, refuse)
  const constant = constantValue(value)
  if (value?.kind === 'reference' || value?.kind === 'call')
    refuse(`a default is constant, not ${quoteExpression(value)}`, value)
  else if (inner !== undefined && value !== undefined && constant !== undefined && !accepts(type, constant))
    refuse(`the default ${quoteExpression(value)} does not fit the type ${quoteExpression(inner)}`, value)
  return {
    type,
    optional: true,
    ...(constant === undefined ? {} : { default: constant }),
  }
}

/** Whether clients convert a value to a type. True where that cannot be told here. */
export function accepts(type: TypeExpression, value: Json): boolean {
  return misfit(type, value) === undefined
}

/**
 * The first part of a value that clients do not convert to the type, such as `.rules[0].port is no number`.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 *
 * @param path of the value in the whole, which is `''`
 */
export function misfit(type: TypeExpression, value: Json, path = ''): string | undefined {
  if (value === null || type.kind === 'any' || type.kind === 'unknown') return undefined
  if (Array.isArray(value)) return misfitInList(type, value, path)
  if (typeof value === 'object') return misfitInObject(type, value as Readonly<Record<string, Json>>, path)
  return isConverted(type, value) ? undefined : wrongType(type, path)
}

function wrongType({ kind }: TypeExpression, path: string): string {
  return `${path || 'it'} is no ${kind}`
}

function isConverted({ kind }: TypeExpression, value: string | number | boolean): boolean {
  switch (kind) {
    case 'string':
      return true
    case 'number':
      return (
        typeof value === 'number' ||
        (typeof value === 'string' && /\d/.test(value) && !Number.isNaN(Number(value)))
      )
    case 'bool':
      return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(value as string)
    default:
      return false
  }
}

function misfitInList(type: TypeExpression, values: readonly Json[], path: string): string | undefined {
  const isList = type.kind === 'list' || type.kind === 'set'
  const elements = isList ? values.map(() => type.element) : type.kind === 'tuple' ? type.elements : undefined
  if (elements?.length !== values.length) return wrongType(type, path)
  return firstOf(elements.map((element, at) => misfit(element, values[at] ?? null, `${path}[${at}]`)))
}

function misfitInObject(
  type: TypeExpression,
  value: Readonly<Record<string, Json>>,
  path: string,
): string | undefined {
  if (type.kind === 'map')
    return firstOf(Object.entries(value).map(([name, each]) => misfit(type.element, each, `${path}.${name}`)))
  if (type.kind !== 'object') return wrongType(type, path)
  return firstOf(
    Object.entries(type.attributes).map(([name, attribute]) => {
      const inner = `${path}.${name}`
      if (Object.hasOwn(value, name)) return misfit(attribute.type, value[name] ?? null, inner)
      return attribute.optional ? undefined : `${inner} is missing`
    }),
  )
}

function firstOf(misfits: readonly (string | undefined)[]): string | undefined {
  return misfits.find((each) => each !== undefined)
}

/** As the file has it, on one line. */
export function quoteExpression({ text }: Pick<Expression, 'text'>): string {
  return quote(text.replaceAll(/\s+/g, ' '))
}
