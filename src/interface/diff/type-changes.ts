import { formatType, type ObjectAttribute, type TypeExpression } from '../type-expression.ts'

/** How the values that a type takes became other ones: each a reason, in words, with where it is in the type. */
export interface TypeChange {
  /** Values that were taken are refused, or mean something else. */
  readonly narrowed: readonly string[]
  /** Values that were refused are taken. */
  readonly widened: readonly string[]
}

type ObjectType = Extract<TypeExpression, { kind: 'object' }>

const SAME: TypeChange = { narrowed: [], widened: [] }

/**
 * Compares by what callers may pass, with the conversions that clients make by themselves: a number or a bool becomes a
 * string, a tuple a list or set, an object a map. What narrows in no way widens back to the same.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-complex-types
 *
 * @param where the place in the type, such as `.tags`; `''` is the whole
 */
export function compareTypes(before: TypeExpression, after: TypeExpression, where = ''): TypeChange {
  if (before.kind === 'unknown' || after.kind === 'unknown') {
    return formatType(before) === formatType(after) ? SAME : narrowed(before, after, where)
  }
  if (before.kind === 'any' || after.kind === 'any') {
    if (before.kind === after.kind) return SAME
    return after.kind === 'any' ? widened(before, after, where) : narrowed(before, after, where)
  }
  return compareKnown(before, after, where)
}

function compareKnown(before: TypeExpression, after: TypeExpression, where: string): TypeChange {
  if (before.kind === 'object' && after.kind === 'object') return compareObjects(before, after, where)
  if (before.kind === 'tuple' && after.kind === 'tuple') {
    if (before.elements.length !== after.elements.length) return narrowed(before, after, where)
    const pairs = before.elements.map((element, at) => [element, after.elements[at]] as const)
    return merged(pairs.map(([a, b], at) => (b === undefined ? SAME : compareTypes(a, b, `${where}[${at}]`))))
  }
  if ('element' in before && 'element' in after && before.kind === after.kind)
    return compareTypes(before.element, after.element, `${where}[*]`)
  if (before.kind === after.kind) return SAME
  return converts(before, after) ? widened(before, after, where) : narrowed(before, after, where)
}

/** Whether every value of one type is taken where the other, of another kind, is asked for. */
function converts(from: TypeExpression, to: TypeExpression): boolean {
  if (to.kind === 'string') return from.kind === 'number' || from.kind === 'bool'
  if (!('element' in to)) return false
  const fits = (type: TypeExpression) => compareTypes(type, to.element).narrowed.length === 0
  if (from.kind === 'tuple') return to.kind !== 'map' && from.elements.every(fits)
  return (
    from.kind === 'object' &&
    to.kind === 'map' &&
    Object.values(from.attributes).every(({ type }) => fits(type))
  )
}

function compareObjects(before: ObjectType, after: ObjectType, where: string): TypeChange {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  return merged(
    [...names].map((name) => compareAttributes(own(before, name), own(after, name), `${where}.${name}`)),
  )
}

function own(type: ObjectType, name: string): ObjectAttribute | undefined {
  return Object.hasOwn(type.attributes, name) ? type.attributes[name] : undefined
}

function compareAttributes(
  before: ObjectAttribute | undefined,
  after: ObjectAttribute | undefined,
  path: string,
): TypeChange {
  if (after === undefined) return { narrowed: [`attribute ${path} was removed`], widened: [] }
  if (before === undefined) {
    return after.optional
      ? { narrowed: [], widened: [`optional attribute ${path} was added`] }
      : { narrowed: [`required attribute ${path} was added`], widened: [] }
  }
  const inner = compareTypes(before.type, after.type, path)
  if (before.optional === after.optional) return inner
  const change = after.optional
    ? { narrowed: [], widened: [`attribute ${path} became optional`] }
    : { narrowed: [`attribute ${path} became required`], widened: [] }
  return merged([change, inner])
}

function narrowed(before: TypeExpression, after: TypeExpression, where: string): TypeChange {
  return { narrowed: [reason(before, after, where)], widened: [] }
}

function widened(before: TypeExpression, after: TypeExpression, where: string): TypeChange {
  return { narrowed: [], widened: [reason(before, after, where)] }
}

function reason(before: TypeExpression, after: TypeExpression, where: string): string {
  const place = where === '' ? '' : `${where} `
  return `${place}was ${formatType(before)} and is ${formatType(after)}`
}

function merged(changes: readonly TypeChange[]): TypeChange {
  return {
    narrowed: changes.flatMap((change) => change.narrowed),
    widened: changes.flatMap((change) => change.widened),
  }
}
