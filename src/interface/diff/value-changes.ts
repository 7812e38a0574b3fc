import { quote, unquoted } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import type { DirectoryInterface, Input, Output } from '../module-interface.ts'
import { accepts, formatType, type ObjectAttribute, type TypeExpression } from '../type-expression.ts'
import { type Change, compareByName, type Finding } from './change.ts'

/** The changes of inputs, which callers have to pass and may pass, and of outputs: what callers can read, and where they may use it. */
export function compareValues(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  return [
    ...compareByName(before.inputs, after.inputs, {
      subjectOf: ({ name }) => `var.${name}`,
      removed: () => ['input-removed', 'the input was removed'],
      added: ({ required }) =>
        required
          ? ['required-input-added', 'an input without default was added']
          : ['input-added', 'an optional input was added'],
      kept: (a, b) => [
        defaultChange(a, b),
        typeChange(a, b),
        ...argumentChanges(a, b),
        validationChange(a, b),
      ],
    }),
    ...compareByName(before.outputs, after.outputs, {
      subjectOf: ({ name }) => `output.${name}`,
      removed: () => ['output-removed', 'the output was removed'],
      added: () => ['output-added', 'an output was added'],
      kept: outputChanges,
    }),
  ]
}

function defaultChange(before: Input, after: Input): Finding {
  if (!before.required && after.required)
    return ['default-removed', 'the default was removed: callers have to set the input']
  if (before.required && !after.required)
    return ['default-added', 'the input got a default: callers may leave it out']
  if (defaultText(before) === defaultText(after)) return false
  const [was, is] = [before, after].map((input) => unquoted(input.default.replaceAll(/\s+/g, ' ')))
  return ['default-changed', `the default was ${was} and is ${is}`]
}

/** Clients convert a default to the type, so that "true" is true. */
function defaultText({ value, default: text }: Input): string {
  if (value === undefined) return text
  return canonicalJson(typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)
}

function typeChange(before: Input, after: Input): Finding {
  if (isDeclared(before, after))
    return ['type-declared', `the type is declared: ${formatType(after.parsedType)}`]
  const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType)
  if (narrowed.length > 0) return ['type-narrowed', `the type takes less: ${narrowed.join('; ')}`]
  return widened.length > 0 && ['type-widened', `the type takes more: ${widened.join('; ')}`]
}

/**
 * Whether an input got the type that its values had all along: a primitive type where any was allowed, of the value or of each
 * element; the collection that the default of an input without a type shows; and the type of the default where it was a string, as
 * Terraform 0.11 wrote numbers and bools.
 */
function isDeclared({ type, parsedType: from, value = null }: Input, { parsedType: to }: Input): boolean {
  const fits = accepts(to, value)
  if (from.kind === 'string') return fits && value !== null && (to.kind === 'number' || to.kind === 'bool')
  if (from.kind === 'any' && 'element' in to)
    return type === '' && fits && value !== null && (to.element.kind === 'any' || isPrimitive(to.element))
  const areElements = 'element' in from && 'element' in to && from.kind === to.kind
  const [before, after] = areElements ? [from.element, to.element] : [from, to]
  return before.kind === 'any' && fits && isPrimitive(after)
}

function isPrimitive({ kind }: TypeExpression): boolean {
  return kind === 'string' || kind === 'number' || kind === 'bool'
}

type Flag = 'nullable' | 'ephemeral' | 'const' | 'sensitive'

/**
 * Only ephemeral inputs take ephemeral values, and those with `const` take no value that is known later than `init`.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 * https://developer.hashicorp.com/terraform/language/block/variable#const
 */
function argumentChanges(before: Input, after: Input): Finding[] {
  const lost = (argument: Flag) => before[argument] && !after[argument]
  const gained = (argument: Flag) => !before[argument] && after[argument]
  return [
    lost('nullable') &&
      (after.required
        ? ['null-refused', 'null is no longer passed on: nullable was true']
        : ['null-replaced', 'null is the default from now on: nullable was true']),
    gained('nullable') && ['null-allowed', 'the input may be null: nullable was false'],
    lost('ephemeral') && ['ephemeral-refused', 'the input no longer takes ephemeral values'],
    gained('ephemeral') && ['ephemeral-allowed', 'the input takes ephemeral values'],
    gained('const') && [
      'input-made-const',
      'the input takes only values that are known at init: const was false',
    ],
    lost('const') && ['input-not-const', 'the input takes any value: const was true'],
    gained('sensitive') && ['input-sensitivity', 'the input is now sensitive'],
    lost('sensitive') && ['input-sensitivity', 'the input is no longer sensitive'],
    before.deprecated === '' &&
      after.deprecated !== '' && ['input-deprecated', `the input was deprecated: ${quote(after.deprecated)}`],
  ]
}

/** Nothing here evaluates a condition, so a new one may or may not refuse values: that is for people to decide. */
function validationChange(before: Input, after: Input): Finding {
  const known = new Set(before.validations.map(({ condition }) => condition))
  const kept = new Set(after.validations.map(({ condition }) => condition))
  const added = after.validations.filter(({ condition }) => !known.has(condition)).map(validationPlace)
  const warning = 'whether it refuses values that were taken cannot be decided here: compare them'
  if (added.length > 0) return ['validation-changed', `a validation is new, ${warning}: ${added.join(', ')}`]
  const isRemoved = [...known].some((condition) => !kept.has(condition))
  return isRemoved && ['validation-removed', 'a validation was removed']
}

/** Its message and where it is: a condition has no text for people. */
function validationPlace({ message, file, line }: Input['validations'][number]): string {
  const place = `${file}:${line}`
  return message === '' ? place : `${quote(message)} (${place})`
}

/** How a type changed: one reason for each part of it, for people. */
interface TypeChanges {
  /** Why values that were accepted are refused, or mean something else; what callers no longer read as they did. */
  readonly narrowed: readonly string[]
  /** Why values that were refused are accepted; what callers read beside. */
  readonly widened: readonly string[]
}

type ObjectType = Extract<TypeExpression, { kind: 'object' }>

const SAME: TypeChanges = { narrowed: [], widened: [] }
const narrowedBy = (reason: string): TypeChanges => ({ narrowed: [reason], widened: [] })
const widenedBy = (reason: string): TypeChanges => ({ narrowed: [], widened: [reason] })

/**
 * Compares two types by the values that callers may pass, with the conversions that clients make by themselves: a number or a
 * bool becomes a string, a tuple a list or a set, an object a map.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-complex-types
 *
 * @param where the path inside the type, such as `.tags`; `''` is the whole type
 */
export function compareTypes(before: TypeExpression, after: TypeExpression, where = ''): TypeChanges {
  const reason = () => difference(before, after, where)
  if (before.kind === 'unknown' || after.kind === 'unknown')
    return formatType(before) === formatType(after) ? SAME : narrowedBy(reason())
  if (before.kind === after.kind) return compareMembers(before, after, where) ?? narrowedBy(reason())
  return after.kind === 'any' || converts(before, after) ? widenedBy(reason()) : narrowedBy(reason())
}

function difference(before: TypeExpression, after: TypeExpression, where: string): string {
  return `${where === '' ? '' : `${where} `}was ${formatType(before)} and is ${formatType(after)}`
}

/** Compares the members of two types of one kind; undefined for tuples of different lengths. */
function compareMembers(
  before: TypeExpression,
  after: TypeExpression,
  where: string,
): TypeChanges | undefined {
  if (before.kind === 'object' && after.kind === 'object')
    return compareObjects(before, after, where, compareAttributes)
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

function compareObjects(
  before: ObjectType,
  after: ObjectType,
  where: string,
  compare: typeof compareAttributes,
): TypeChanges {
  const own = ({ attributes }: ObjectType, name: string) =>
    Object.hasOwn(attributes, name) ? attributes[name] : undefined
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  return merged([...names].map((name) => compare(own(before, name), own(after, name), `${where}.${name}`)))
}

function compareAttributes(
  before: ObjectAttribute | undefined,
  after: ObjectAttribute | undefined,
  path: string,
): TypeChanges {
  if (after === undefined) return narrowedBy(`attribute ${path} was removed`)
  if (before === undefined)
    return after.optional
      ? widenedBy(`optional attribute ${path} was added`)
      : narrowedBy(`required attribute ${path} was added`)
  const inner = compareTypes(before.type, after.type, path)
  const isNewDefault = (before.default ?? null) === null && (after.default ?? null) !== null
  if (before.optional === after.optional)
    return isNewDefault ? merged([widenedBy(`attribute ${path} got a default`), inner]) : inner
  const change = after.optional
    ? widenedBy(`attribute ${path} became optional`)
    : narrowedBy(`attribute ${path} became required`)
  return merged([change, inner])
}

function merged(changes: readonly TypeChanges[]): TypeChanges {
  return {
    narrowed: changes.flatMap((change) => change.narrowed),
    widened: changes.flatMap((change) => change.widened),
  }
}

/**
 * An ephemeral value cannot be used where it would be stored, so that uses of it break.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function outputChanges(before: Output, after: Output): Finding[] {
  const isHidden = !before.sensitive && after.sensitive
  const isRevealed = before.sensitive && !after.sensitive
  const { narrowed, widened } = compareResultTypes(before.type, after.type)
  return [
    narrowed.length > 0 && ['output-type-changed', `the type changed: ${narrowed.join('; ')}`],
    widened.length > 0 && ['output-type-extended', `the value has more: ${widened.join('; ')}`],
    isHidden && ['output-made-sensitive', 'the output was made sensitive'],
    isRevealed && ['output-not-sensitive', 'the output is no longer sensitive'],
    !before.ephemeral && after.ephemeral && ['output-made-ephemeral', 'the output was made ephemeral'],
    before.deprecated === '' &&
      after.deprecated !== '' && [
        'output-deprecated',
        `the output was deprecated: ${quote(after.deprecated)}`,
      ],
  ]
}

/**
 * Compares the types of a value that callers read, as far as both are known. They read an object like a map, and a tuple like a list;
 * all else they read in another way. @param where the path inside the value, such as `.tags`; `''` is the whole value
 */
function compareResultTypes(
  before: TypeExpression | undefined,
  after: TypeExpression | undefined,
  where = '',
): TypeChanges {
  if (before === undefined || after === undefined || isUnknown(before) || isUnknown(after)) return SAME
  if (before.kind === 'object' && after.kind === 'object')
    return compareObjects(before, after, where, (from, to, path) => {
      if (to === undefined) return narrowedBy(`attribute ${path} was removed`)
      return from === undefined
        ? widenedBy(`attribute ${path} was added`)
        : compareResultTypes(from.type, to.type, path)
    })
  if (familyOf(before) !== familyOf(after)) return narrowedBy(difference(before, after, where))
  const isNested = 'element' in before && 'element' in after
  return isNested ? compareResultTypes(before.element, after.element, `${where}[*]`) : SAME
}

function isUnknown({ kind }: TypeExpression): boolean {
  return kind === 'any' || kind === 'unknown'
}

function familyOf({ kind }: TypeExpression): TypeExpression['kind'] {
  if (kind === 'tuple') return 'list'
  return kind === 'object' ? 'map' : kind
}
