import type { Json } from '../../base/json.ts'

/** An expression of a file in either syntax, HCL or JSON: plain data that outlives the parser. */
export type Expression = {
  /** As it is written in the file. */
  readonly text: string
  /** From 1. */
  readonly line: number
} & (
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'tuple'; readonly members: readonly Expression[] }
  | {
      readonly kind: 'object'
      readonly members: readonly { readonly key: Expression; readonly value: Expression }[]
    }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Expression[] }
  /** `aws_vpc.this[0]` is `['aws_vpc', 'this']`. */
  | { readonly kind: 'reference'; readonly steps: readonly string[] }
  /** Anything else: its tokens without comments, joined by blanks. */
  | { readonly kind: 'other'; readonly tokens: string; readonly result?: ResultKind }
)

/** What the syntax of an expression alone says of the type of its value: a `for` in brackets gives a list. */
export type ResultKind = 'string' | 'number' | 'bool' | 'list' | 'map'

/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
export function constantValue(expression: Expression | undefined): Json | undefined {
  switch (expression?.kind) {
    case 'literal':
      return expression.value
    case 'tuple': {
      const values = expression.members.map(constantValue)
      return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null)
    }
    case 'object': {
      const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)] as const)
      return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs)
    }
    default:
      return undefined
  }
}

/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
export function stringValue(expression: Expression | undefined): string {
  return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : ''
}

/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
export function isTrue(expression: Expression | undefined): boolean {
  return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value as string | boolean)
}

/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
export function keyName(key: Expression): string | undefined {
  if (key.kind === 'literal' && key.value !== null) return String(key.value)
  return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined
}

/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
export function canonicalText(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text
    case 'tuple':
      return `[${expression.members.map(canonicalText).join(',')}]`
    case 'object':
      return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`
    case 'call':
      return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`
    case 'reference':
      return expression.text.replaceAll(/\s/g, '')
    case 'other':
      return expression.tokens
  }
}
