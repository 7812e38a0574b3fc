import { quote } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import type { DirectoryInterface, Input, Output } from '../module-interface.ts'
import { type Change, changesOf, pairBy } from './change.ts'
import { compareTypes } from './type-changes.ts'

/** What callers pass. */
export function compareInputs(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const { removed, added, kept } = pairBy(before.inputs, after.inputs, ({ name }) => name)
  return [
    ...removed.map(({ name }) => of(name)('major', 'input-removed', 'the input was removed')),
    ...added.map(({ name, required }) =>
      required
        ? of(name)('major', 'required-input-added', 'an input without default was added')
        : of(name)('minor', 'input-added', 'an optional input was added'),
    ),
    ...kept.flatMap(([a, b]) => [
      ...defaultChanges(a, b),
      ...typeChanges(a, b),
      ...markChanges(a, b),
      ...validationChanges(a, b),
    ]),
  ]
}

/** What callers read. */
export function compareOutputs(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const { removed, added, kept } = pairBy(before.outputs, after.outputs, ({ name }) => name)
  const of = (name: string) => changesOf(`output.${name}`)
  return [
    ...removed.map(({ name }) => of(name)('major', 'output-removed', 'the output was removed')),
    ...added.map(({ name }) => of(name)('minor', 'output-added', 'an output was added')),
    ...kept.flatMap(([a, b]) => outputChanges(a, b)),
  ]
}

const of = (name: string) => changesOf(`var.${name}`)

function outputChanges(before: Output, after: Output): Change[] {
  const change = changesOf(`output.${after.name}`)
  const changes: Change[] = []
  if (!before.sensitive && after.sensitive)
    changes.push(change('major', 'output-made-sensitive', 'the output was made sensitive'))
  if (before.sensitive && !after.sensitive)
    changes.push(change('patch', 'output-not-sensitive', 'the output is no longer sensitive'))
  // What is ephemeral cannot be used where the value would be stored, so that uses of it break.
  if (!before.ephemeral && after.ephemeral)
    changes.push(change('major', 'output-made-ephemeral', 'the output was made ephemeral'))
  if (before.deprecated === '' && after.deprecated !== '')
    changes.push(
      change('minor', 'output-deprecated', `the output was deprecated: ${quote(after.deprecated)}`),
    )
  return changes
}

function defaultChanges(before: Input, after: Input): Change[] {
  const change = of(after.name)
  if (!before.required && after.required)
    return [change('major', 'default-removed', 'the default was removed: callers have to set the input')]
  if (before.required && !after.required)
    return [change('minor', 'default-added', 'the input got a default: callers may leave it out')]
  return valueText(before) === valueText(after)
    ? []
    : [
        change(
          'patch',
          'default-changed',
          `the default was ${quote(before.default)} and is ${quote(after.default)}`,
        ),
      ]
}

function valueText(input: Input): string {
  return input.value === undefined ? input.default : canonicalJson(input.value)
}

function typeChanges(before: Input, after: Input): Change[] {
  const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType)
  const change = of(after.name)
  if (narrowed.length > 0)
    return [change('major', 'type-narrowed', `the type takes less: ${narrowed.join('; ')}`)]
  if (widened.length > 0)
    return [change('minor', 'type-widened', `the type takes more: ${widened.join('; ')}`)]
  return []
}

function markChanges(before: Input, after: Input): Change[] {
  const change = of(after.name)
  const changes: Change[] = []
  if (before.nullable && !after.nullable)
    changes.push(change('major', 'null-refused', 'null is no longer passed on: nullable was true'))
  if (!before.nullable && after.nullable)
    changes.push(change('minor', 'null-allowed', 'the input may be null: nullable was false'))
  // Ephemeral values are taken by ephemeral inputs alone.
  if (before.ephemeral && !after.ephemeral)
    changes.push(change('major', 'ephemeral-refused', 'the input no longer takes ephemeral values'))
  if (!before.ephemeral && after.ephemeral)
    changes.push(change('minor', 'ephemeral-allowed', 'the input takes ephemeral values'))
  if (before.sensitive !== after.sensitive)
    changes.push(
      change('patch', 'input-sensitivity', `the input is ${after.sensitive ? 'now' : 'no longer'} sensitive`),
    )
  if (before.deprecated === '' && after.deprecated !== '')
    changes.push(change('minor', 'input-deprecated', `the input was deprecated: ${quote(after.deprecated)}`))
  return changes
}

function validationChanges(before: Input, after: Input): Change[] {
  const known = new Set(before.validations.map(({ condition }) => condition))
  const kept = new Set(after.validations.map(({ condition }) => condition))
  const change = of(after.name)
  const added = [...kept].filter((condition) => !known.has(condition))
  if (added.length > 0) {
    const conditions = added.map(quote).join(', ')
    const warning = 'whether it refuses values that were taken cannot be decided: look'
    return [change('minor', 'validation-changed', `a validation is new, ${warning}: ${conditions}`)]
  }
  return [...known].every((condition) => kept.has(condition))
    ? []
    : [change('patch', 'validation-removed', 'a validation was removed')]
}
