import { quote } from '../../base/error.ts'
import type { Output } from '../module-interface.ts'
import { formatType, type ObjectAttribute, type TypeExpression } from '../type-expression.ts'
import type { Change, Finding } from './change.ts'
import { compareByName } from './pair-by-name.ts'

/** The changes of output values: what callers can read, and where they may use it. */
export function compareOutputs(before: readonly Output[], after: readonly Output[]): Change[] {
  return compareByName(before, after, {
    subjectOf: ({ name }) => `output.${name}`,
    removed: () => ['output-removed', 'the output was removed'],
    added: () => ['output-added', 'an output was added'],
    kept: outputChanges,
  })
}

/**
 * An ephemeral value cannot be used where it would be stored, so that uses of it break.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function outputChanges(before: Output, after: Output): Finding[] {
  const isHidden = !before.sensitive && after.sensitive
  const isRevealed = before.sensitive && !after.sensitive
  const { changed, added } = compareResultTypes(before.type, after.type)
  return [
    changed.length > 0 && ['output-type-changed', `the type changed: ${changed.join('; ')}`],
    added.length > 0 && ['output-type-extended', `the value has more: ${added.join('; ')}`],
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

/** How the type of an output's value changed: one reason for each part of it, for people. */
interface ResultChanges {
  /** What callers no longer read as they did. */
  readonly changed: readonly string[]
  readonly added: readonly string[]
}

const SAME: ResultChanges = { changed: [], added: [] }

type ObjectType = Extract<TypeExpression, { kind: 'object' }>

/**
 * Compares the types of a value, as far as both are known. Callers read an object like a map, and a tuple like a list; all else
 * they read in another way. @param where the path inside the value, such as `.tags`; `''` is the whole value
 */
export function compareResultTypes(
  before: TypeExpression | undefined,
  after: TypeExpression | undefined,
  where = '',
): ResultChanges {
  if (before === undefined || after === undefined || isUnknown(before) || isUnknown(after)) return SAME
  if (before.kind === 'object' && after.kind === 'object') return compareObjects(before, after, where)
  if (familyOf(before) !== familyOf(after)) {
    const place = where === '' ? '' : `${where} `
    return { changed: [`${place}was ${formatType(before)} and is ${formatType(after)}`], added: [] }
  }
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

function compareObjects(before: ObjectType, after: ObjectType, where: string): ResultChanges {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  const own = ({ attributes }: ObjectType, name: string) =>
    Object.hasOwn(attributes, name) ? attributes[name] : undefined
  const changes = [...names].map((name) =>
    compareAttributes(own(before, name), own(after, name), `${where}.${name}`),
  )
  return {
    changed: changes.flatMap(({ changed }) => changed),
    added: changes.flatMap(({ added }) => added),
  }
}

function compareAttributes(
  before: ObjectAttribute | undefined,
  after: ObjectAttribute | undefined,
  path: string,
): ResultChanges {
  if (after === undefined) return { changed: [`attribute ${path} was removed`], added: [] }
  if (before === undefined) return { changed: [], added: [`attribute ${path} was added`] }
  return compareResultTypes(before.type, after.type, path)
}
