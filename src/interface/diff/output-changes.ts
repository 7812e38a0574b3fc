import { quote } from '../../base/error.ts'
import type { Output } from '../module-interface.ts'
import type { Change, Finding } from './change.ts'
import { compareResultTypes } from './output-type-changes.ts'
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
