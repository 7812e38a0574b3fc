import { constantValue, type Expression } from './read/expression.ts'
import { typeFromExpression } from './type-expression.ts'
import { accepts } from './type-values.ts'

const COLLECTIONS = ['list', 'set', 'map']

/**
 * The part of a type constraint that clients refuse; undefined in a valid one.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */
export function invalidType(type: Expression): Expression | undefined {
  if (type.text.startsWith('(')) return type
  if (type.kind === 'reference')
    return /^(any|string|number|bool|list|map)$/.test(type.steps.join('.')) ? undefined : type
  if (type.kind !== 'call' || type.arguments.length !== 1) return type
  const [argument] = type.arguments
  if (argument !== undefined && COLLECTIONS.includes(type.name)) return invalidType(argument)
  if (type.name === 'tuple' && argument?.kind === 'tuple') return firstOf(argument.members, invalidType)
  return type.name === 'object' && argument?.kind === 'object' ? invalidObject(argument) : type
}

function invalidObject(object: Extract<Expression, { kind: 'object' }>): Expression | undefined {
  const names = new Set<string>()
  return firstOf(object.members, ({ key, value }) => {
    const isName = key.kind === 'reference' && key.steps.length === 1 && !key.text.startsWith('(')
    const isNew = !names.has(key.text)
    names.add(key.text)
    return isName && isNew ? invalidAttribute(value) : key
  })
}

function invalidAttribute(type: Expression): Expression | undefined {
  if (type.kind !== 'call' || type.name !== 'optional') return invalidType(type)
  const [inner, value, ...others] = type.arguments
  if (inner === undefined || others.length > 0) return type
  const constant = constantValue(value)
  const isFitting = constant === undefined || accepts(typeFromExpression(inner), constant)
  const isConstant = value?.kind !== 'reference' && value?.kind !== 'call'
  return invalidType(inner) ?? (isFitting && isConstant ? undefined : value)
}

function firstOf<T>(all: readonly T[], find: (each: T) => Expression | undefined): Expression | undefined {
  for (const each of all) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}
