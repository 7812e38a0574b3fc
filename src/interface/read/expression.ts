import type { Json } from '../../base/json.ts'
import type { Expression } from './parsed-file.ts'

/** The value of an expression that needs no evaluation; undefined where it has to be computed. */
export function constantOf(expression: Expression | undefined): Json | undefined {
  switch (expression?.kind) {
    case 'literal':
      return expression.value
    case 'tuple':
      return tupleOf(expression.members)
    case 'object':
      return objectOf(expression.members)
    default:
      return undefined
  }
}

/** The text that an attribute says; `''` where there is none, or one that has to be computed. */
export function textOf(expression: Expression | undefined): string {
  return expression?.kind === 'literal' && typeof expression.value === 'string' ? expression.value : ''
}

/** `true` written as a value or, as JSON allows, as a string. */
export function isTrue(expression: Expression | undefined): boolean {
  return expression?.kind === 'literal' && String(expression.value) === 'true'
}

/** The name that a key of an object stands for: `name`, `"name"`; undefined where it has to be computed. */
export function keyOf(key: Expression): string | undefined {
  if (key.kind === 'literal' && key.value !== null) return String(key.value)
  return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined
}

function tupleOf(members: readonly Expression[]): Json | undefined {
  const values = members.map(constantOf)
  return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null)
}

function objectOf(members: readonly { readonly key: Expression; readonly value: Expression }[]) {
  const pairs: [string, Json][] = []
  for (const { key, value } of members) {
    const name = keyOf(key)
    const constant = constantOf(value)
    if (name === undefined || constant === undefined) return undefined
    pairs.push([name, constant])
  }
  return Object.fromEntries(pairs)
}
