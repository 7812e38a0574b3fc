import type { Json } from '../base/json.ts'
import type { TypeExpression } from './type-expression.ts'

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
