import { quote } from '../../base/error.ts'
import type { Output } from '../module-interface.ts'
import { type Change, changesOf } from './change.ts'
import { pairByName } from './pair-by-name.ts'

/** The changes of output values: what callers can read, and where they may use it. */
export function compareOutputs(before: readonly Output[], after: readonly Output[]): Change[] {
  const { removed, added, kept } = pairByName(before, after, ({ name }) => name)
  return [
    ...removed.flatMap(({ name }) =>
      changesOf(`output.${name}`, [true, 'major', 'output-removed', 'the output was removed']),
    ),
    ...added.flatMap(({ name }) =>
      changesOf(`output.${name}`, [true, 'minor', 'output-added', 'an output was added']),
    ),
    ...kept.flatMap(([a, b]) => outputChanges(a, b)),
  ]
}

/**
 * An ephemeral value cannot be used where it would be stored, so that uses of it break.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function outputChanges(before: Output, after: Output): Change[] {
  const isHidden = !before.sensitive && after.sensitive
  const isRevealed = before.sensitive && !after.sensitive
  return changesOf(
    `output.${after.name}`,
    [isHidden, 'major', 'output-made-sensitive', 'the output was made sensitive'],
    [isRevealed, 'patch', 'output-not-sensitive', 'the output is no longer sensitive'],
    [!before.ephemeral && after.ephemeral, 'major', 'output-made-ephemeral', 'the output was made ephemeral'],
    [
      before.deprecated === '' && after.deprecated !== '',
      'minor',
      'output-deprecated',
      `the output was deprecated: ${quote(after.deprecated)}`,
    ],
  )
}
