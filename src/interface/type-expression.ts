import type { Json } from '../base/json.ts'
import { canonicalText, constantValue, type Expression, keyName } from './read/expression.ts'

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
  switch (expression.kind) {
    case 'reference':
      return typeByName(expression.steps.join('.')) ?? unknown(expression)
    case 'literal':
      // Before Terraform 0.12 types were strings.
      return (typeof expression.value === 'string' && typeByName(expression.value)) || unknown(expression)
    case 'call':
      return typeByCall(expression) ?? unknown(expression)
    default:
      return unknown(expression)
  }
}

/** The type as Terraform writes it, on one line. */
export function formatType(type: TypeExpression): string {
  switch (type.kind) {
    case 'list':
    case 'set':
    case 'map':
      return `${type.kind}(${formatType(type.element)})`
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
  const attributes: [string, ObjectAttribute][] = []
  for (const { key, value } of object.members) {
    const name = keyName(key)
    if (name === undefined) return undefined
    attributes.push([name, attributeOf(value)])
  }
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

function unknown(expression: Expression): TypeExpression {
  return { kind: 'unknown', text: canonicalText(expression) }
}
