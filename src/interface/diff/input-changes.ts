import { quote } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import type { Input } from '../module-interface.ts'
import { type Change, changesOf } from './change.ts'
import { pairByName } from './pair-by-name.ts'
import { compareTypes } from './type-changes.ts'

/** The changes of input variables: what callers have to pass and may pass. */
export function compareInputs(before: readonly Input[], after: readonly Input[]): Change[] {
  const { removed, added, kept } = pairByName(before, after, ({ name }) => name)
  return [
    ...removed.flatMap(({ name }) =>
      changesOf(`var.${name}`, [true, 'major', 'input-removed', 'the input was removed']),
    ),
    ...added.flatMap(({ name, required }) =>
      changesOf(
        `var.${name}`,
        [required, 'major', 'required-input-added', 'an input without default was added'],
        [!required, 'minor', 'input-added', 'an optional input was added'],
      ),
    ),
    ...kept.flatMap(([a, b]) => [
      ...defaultChanges(a, b),
      ...typeChanges(a, b),
      ...argumentChanges(a, b),
      ...validationChanges(a, b),
    ]),
  ]
}

function defaultChanges(before: Input, after: Input): Change[] {
  const isKept = before.required === after.required
  const message = `the default was ${quote(before.default)} and is ${quote(after.default)}`
  return changesOf(
    `var.${after.name}`,
    [
      !before.required && after.required,
      'major',
      'default-removed',
      'the default was removed: callers have to set the input',
    ],
    [
      before.required && !after.required,
      'minor',
      'default-added',
      'the input got a default: callers may leave it out',
    ],
    [isKept && defaultText(before) !== defaultText(after), 'patch', 'default-changed', message],
  )
}

function defaultText(input: Input): string {
  return input.value === undefined ? input.default : canonicalJson(input.value)
}

function typeChanges(before: Input, after: Input): Change[] {
  const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType)
  const isNarrowed = narrowed.length > 0
  return changesOf(
    `var.${after.name}`,
    [isNarrowed, 'major', 'type-narrowed', `the type takes less: ${narrowed.join('; ')}`],
    [
      !isNarrowed && widened.length > 0,
      'minor',
      'type-widened',
      `the type takes more: ${widened.join('; ')}`,
    ],
  )
}

type Flag = 'nullable' | 'ephemeral' | 'sensitive'

/**
 * Only ephemeral inputs take ephemeral values.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function argumentChanges(before: Input, after: Input): Change[] {
  const lost = (argument: Flag) => before[argument] && !after[argument]
  const gained = (argument: Flag) => !before[argument] && after[argument]
  return changesOf(
    `var.${after.name}`,
    [lost('nullable'), 'major', 'null-refused', 'null is no longer passed on: nullable was true'],
    [gained('nullable'), 'minor', 'null-allowed', 'the input may be null: nullable was false'],
    [lost('ephemeral'), 'major', 'ephemeral-refused', 'the input no longer takes ephemeral values'],
    [gained('ephemeral'), 'minor', 'ephemeral-allowed', 'the input takes ephemeral values'],
    [gained('sensitive'), 'patch', 'input-sensitivity', 'the input is now sensitive'],
    [lost('sensitive'), 'patch', 'input-sensitivity', 'the input is no longer sensitive'],
    [
      before.deprecated === '' && after.deprecated !== '',
      'minor',
      'input-deprecated',
      `the input was deprecated: ${quote(after.deprecated)}`,
    ],
  )
}

/** Nothing here evaluates a condition, so a new one may or may not refuse values: that is for people to decide. */
function validationChanges(before: Input, after: Input): Change[] {
  const known = new Set(before.validations.map(({ condition }) => condition))
  const kept = new Set(after.validations.map(({ condition }) => condition))
  const added = [...kept].filter((condition) => !known.has(condition)).map(quote)
  const isAdded = added.length > 0
  const isRemoved = [...known].some((condition) => !kept.has(condition))
  const warning = 'whether it refuses values that were taken cannot be decided here: compare them'
  return changesOf(
    `var.${after.name}`,
    [isAdded, 'minor', 'validation-changed', `a validation is new, ${warning}: ${added.join(', ')}`],
    [!isAdded && isRemoved, 'patch', 'validation-removed', 'a validation was removed'],
  )
}
