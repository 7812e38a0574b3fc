import { formatType, type ObjectAttribute, type TypeExpression } from '../type-expression.ts'

/** How the set of values that a type accepts changed: one reason for each part of the type, for people. */
interface TypeChanges {
  /** Why values that were accepted are refused, or mean something else. */
  readonly narrowed: readonly string[]
  /** Why values that were refused are accepted. */
  readonly widened: readonly string[]
}

type ObjectType = Extract<TypeExpression, { kind: 'object' }>

const SAME: TypeChanges = { narrowed: [], widened: [] }
const narrowed = (reason: string): TypeChanges => ({ narrowed: [reason], widened: [] })
const widened = (reason: string): TypeChanges => ({ narrowed: [], widened: [reason] })

/**
 * Compares two types by the values that callers may pass, with the conversions that clients make by themselves: a number or a
 * bool becomes a string, a tuple a list or a set, an object a map.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-complex-types
 *
 * @param where the path inside the type, such as `.tags`; `''` is the whole type
 */
export function compareTypes(before: TypeExpression, after: TypeExpression, where = ''): TypeChanges {
  const reason = () =>
    `${where === '' ? '' : `${where} `}was ${formatType(before)} and is ${formatType(after)}`
  if (before.kind === 'unknown' || after.kind === 'unknown')
    return formatType(before) === formatType(after) ? SAME : narrowed(reason())
  if (before.kind === after.kind) return compareMembers(before, after, where) ?? narrowed(reason())
  return after.kind === 'any' || converts(before, after) ? widened(reason()) : narrowed(reason())
}

/** Compares the members of two types of one kind; undefined for tuples of different lengths. */
function compareMembers(
  before: TypeExpression,
  after: TypeExpression,
  where: string,
): TypeChanges | undefined {
  if (before.kind === 'object' && after.kind === 'object') return compareObjects(before, after, where)
  if ('element' in before && 'element' in after)
    return compareTypes(before.element, after.element, `${where}[*]`)
  if (before.kind !== 'tuple' || after.kind !== 'tuple') return SAME
  if (before.elements.length !== after.elements.length) return undefined
  const pairs = before.elements.map((element, at) => [element, after.elements[at]] as const)
  return merged(pairs.map(([a, b], at) => (b === undefined ? SAME : compareTypes(a, b, `${where}[${at}]`))))
}

/** Whether clients convert every value of type `from` to the type `to`, which is of another kind. */
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

function compareObjects(before: ObjectType, after: ObjectType, where: string): TypeChanges {
  const own = ({ attributes }: ObjectType, name: string) =>
    Object.hasOwn(attributes, name) ? attributes[name] : undefined
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  return merged(
    [...names].map((name) => compareAttributes(own(before, name), own(after, name), `${where}.${name}`)),
  )
}

function compareAttributes(
  before: ObjectAttribute | undefined,
  after: ObjectAttribute | undefined,
  path: string,
): TypeChanges {
  if (after === undefined) return narrowed(`attribute ${path} was removed`)
  if (before === undefined)
    return after.optional
      ? widened(`optional attribute ${path} was added`)
      : narrowed(`required attribute ${path} was added`)
  const inner = compareTypes(before.type, after.type, path)
  const isNewDefault = (before.default ?? null) === null && (after.default ?? null) !== null
  if (before.optional === after.optional)
    return isNewDefault ? merged([widened(`attribute ${path} got a default`), inner]) : inner
  const change = after.optional
    ? widened(`attribute ${path} became optional`)
    : narrowed(`attribute ${path} became required`)
  return merged([change, inner])
}

function merged(changes: readonly TypeChanges[]): TypeChanges {
  return {
    narrowed: changes.flatMap((change) => change.narrowed),
    widened: changes.flatMap((change) => change.widened),
  }
}
