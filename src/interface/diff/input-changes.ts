import { quote } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import type { Input } from '../module-interface.ts'
import { type Change, type Finding, major, minor, patch } from './change.ts'
import { compareByName } from './pair-by-name.ts'
import { compareTypes } from './type-changes.ts'

/** The changes of input variables: what callers have to pass and may pass. */
export function compareInputs(before: readonly Input[], after: readonly Input[]): Change[] {
  return compareByName(before, after, {
    subjectOf: ({ name }) => `var.${name}`,
    removed: () => major('input-removed', 'the input was removed'),
    added: ({ required }) =>
      required
        ? major('required-input-added', 'an input without default was added')
        : minor('input-added', 'an optional input was added'),
    kept: (a, b) => [defaultChange(a, b), typeChange(a, b), ...argumentChanges(a, b), validationChange(a, b)],
  })
}

function defaultChange(before: Input, after: Input): Finding {
  if (!before.required && after.required)
    return major('default-removed', 'the default was removed: callers have to set the input')
  if (before.required && !after.required)
    return minor('default-added', 'the input got a default: callers may leave it out')
  const message = `the default was ${quote(before.default)} and is ${quote(after.default)}`
  return defaultText(before) !== defaultText(after) && patch('default-changed', message)
}

function defaultText(input: Input): string {
  return input.value === undefined ? input.default : canonicalJson(input.value)
}

function typeChange(before: Input, after: Input): Finding {
  const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType)
  if (narrowed.length > 0) return major('type-narrowed', `the type takes less: ${narrowed.join('; ')}`)
  return widened.length > 0 && minor('type-widened', `the type takes more: ${widened.join('; ')}`)
}

type Flag = 'nullable' | 'ephemeral' | 'sensitive'

/**
 * Only ephemeral inputs take ephemeral values.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function argumentChanges(before: Input, after: Input): Finding[] {
  const lost = (argument: Flag) => before[argument] && !after[argument]
  const gained = (argument: Flag) => !before[argument] && after[argument]
  return [
    lost('nullable') && major('null-refused', 'null is no longer passed on: nullable was true'),
    gained('nullable') && minor('null-allowed', 'the input may be null: nullable was false'),
    lost('ephemeral') && major('ephemeral-refused', 'the input no longer takes ephemeral values'),
    gained('ephemeral') && minor('ephemeral-allowed', 'the input takes ephemeral values'),
    gained('sensitive') && patch('input-sensitivity', 'the input is now sensitive'),
    lost('sensitive') && patch('input-sensitivity', 'the input is no longer sensitive'),
    before.deprecated === '' &&
      after.deprecated !== '' &&
      minor('input-deprecated', `the input was deprecated: ${quote(after.deprecated)}`),
  ]
}

/** Nothing here evaluates a condition, so a new one may or may not refuse values: that is for people to decide. */
function validationChange(before: Input, after: Input): Finding {
  const known = new Set(before.validations.map(({ condition }) => condition))
  const kept = new Set(after.validations.map(({ condition }) => condition))
  const added = after.validations.filter(({ condition }) => !known.has(condition)).map(validationPlace)
  const warning = 'whether it refuses values that were taken cannot be decided here: compare them'
  if (added.length > 0)
    return minor('validation-changed', `a validation is new, ${warning}: ${added.join(', ')}`)
  const isRemoved = [...known].some((condition) => !kept.has(condition))
  return isRemoved && patch('validation-removed', 'a validation was removed')
}

/** Its message and where it is: a condition has no text for people. */
function validationPlace({ message, file, line }: Input['validations'][number]): string {
  const place = `${file}:${line}`
  return message === '' ? place : `${quote(message)} (${place})`
}
