import type { Json } from '../base/json.ts'
import { canonicalText, constantValue, type Expression, keyName, stringValue } from './read/expression.ts'

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

/** The type constraint that an input declares; `any` without one. */
export function typeFromExpression(expression: Expression | undefined): TypeExpression {
  if (expression === undefined) return ANY
  return knownType(expression) ?? { kind: 'unknown', text: canonicalText(expression) }
}

function knownType(expression: Expression): TypeExpression | undefined {
  if (expression.kind === 'call') return typeByCall(expression)
  if (expression.kind === 'reference') return typeByName(expression.steps.join('.'))
  // Before Terraform 0.12 types were strings.
  return typeByName(stringValue(expression))
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

function typeByCall(call: Extract<Expression, { kind: 'call' }>): TypeExpression | undefined {
  const { name } = call
  const [argument, ...others] = call.arguments
  if (argument === undefined || others.length > 0) return undefined
  if (name === 'object' && argument.kind === 'object') return objectType(argument)
  if (name === 'tuple' && argument.kind === 'tuple')
    return { kind: 'tuple', elements: argument.members.map(typeFromExpression) }
  const collection = COLLECTIONS.find((kind) => kind === name)
  return collection && { kind: collection, element: typeFromExpression(argument) }
}

function objectType(object: Extract<Expression, { kind: 'object' }>): TypeExpression | undefined {
  const attributes = object.members.map(({ key, value }) => [keyName(key), attributeOf(value)] as const)
  if (attributes.some(([name]) => name === undefined)) return undefined
  return { kind: 'object', attributes: Object.fromEntries(attributes) }
}

function attributeOf(expression: Expression): ObjectAttribute {
  if (expression.kind !== 'call' || expression.name !== 'optional')
    return { type: typeFromExpression(expression), optional: false }
  const [type, value] = expression.arguments
  const constant = constantValue(value)
  return {
    type: typeFromExpression(type),
    optional: true,
    ...(constant === undefined ? {} : { default: constant }),
  }
}

/**
 * Whether clients convert a value to a type. True where that cannot be told here.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 */
export function accepts(type: TypeExpression, value: Json): boolean {
  if (value === null || type.kind === 'any' || type.kind === 'unknown') return true
  if (Array.isArray(value)) return acceptsList(type, value)
  if (typeof value === 'object') return acceptsObject(type, value as Readonly<Record<string, Json>>)
  switch (type.kind) {
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

function acceptsList(type: TypeExpression, values: readonly Json[]): boolean {
  if (type.kind === 'list' || type.kind === 'set')
    return values.every((value) => accepts(type.element, value))
  if (type.kind !== 'tuple' || type.elements.length !== values.length) return false
  return type.elements.every((element, at) => accepts(element, values[at] ?? null))
}

function acceptsObject(type: TypeExpression, value: Readonly<Record<string, Json>>): boolean {
  if (type.kind === 'map') return Object.values(value).every((each) => accepts(type.element, each))
  if (type.kind !== 'object') return false
  return Object.entries(type.attributes).every(([name, attribute]) =>
    Object.hasOwn(value, name) ? accepts(attribute.type, value[name] ?? null) : attribute.optional,
  )
}
