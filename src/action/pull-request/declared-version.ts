import { quote, RegistryError } from '../../base/error.ts'
import type { CheckReport, Declaration } from '../../check/check.ts'
import type { WorkflowEvent } from '../event.ts'
import type { Inputs } from '../inputs.ts'

const LABEL = /^next-version:\s*(\S+)$/i

/** The refusal of a pull request that has to declare its next version and does not. */
export function missingDeclaration({ bump }: Pick<CheckReport, 'bump'>): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    'the pull request does not declare its next version, and input "check-label" is "required"',
    `add the label "next-version: ${bump}" to the pull request, or set the input next-version`,
  )
}

/** The next version that the input or a label of the pull request declares. Throws INVALID_INPUT for two labels. */
export function declaredVersion(
  inputs: Pick<Inputs, 'next-version'>,
  { payload }: Pick<WorkflowEvent, 'payload'>,
): Declaration | undefined {
  const input = inputs['next-version']
  if (input !== undefined) return { text: input, called: 'input "next-version"' }
  const declared = (payload.pull_request?.labels ?? []).flatMap(({ name }) => LABEL.exec(name)?.[1] ?? [])
  const [label, ...others] = new Set(declared)
  if (others.length > 0) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the pull request has ${others.length + 1} labels for its next version: ${declared.map(quote).join(', ')}`,
      'remove all but one of them',
    )
  }
  return label === undefined ? undefined : { text: label, called: 'label next-version:' }
}
