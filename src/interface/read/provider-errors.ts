import { quote } from '../../base/error.ts'
import { errorAt } from '../diagnostics.ts'
import type { Diagnostic } from '../module-interface.ts'
import { isConstraint } from '../version-constraint.ts'
import { type Expression, keyName, stringValue } from './expression.ts'
import type { FileBlock } from './parsed-file.ts'

/**
 * What clients call an error in the provider requirements of one directory: a second block of them, a name, a source or a version
 * constraint that is none. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
export function requirementErrors(blocks: readonly FileBlock[]): Diagnostic[] {
  const required = blocks.flatMap(({ type, file, blocks: inner }) =>
    type === 'terraform' ? inner.map((block) => ({ ...block, file })) : [],
  )
  const [, second] = required
  return [
    ...(second === undefined ? [] : [errorAt(second, 'a second required_providers block: a module has one')]),
    ...required.flatMap(({ file, attributes }) =>
      [...attributes].flatMap(([name, value]) =>
        requirementProblems(name, value).map(([problem, line]) =>
          errorAt({ file, line }, `provider ${quote(name)}: ${problem}`),
        ),
      ),
    ),
  ]
}

/** A message, and the line that it is about. */
type Problem = readonly [message: string, line: number]

function requirementProblems(name: string, value: Expression): Problem[] {
  const local =
    isPart(name) && name === name.toLowerCase() ? [] : [['the name is not valid', value.line] as const]
  if (value.kind === 'literal') return [...local, ...versionProblems(value, stringValue(value))]
  if (value.kind !== 'object') return [...local, ['this is no object with source and version', value.line]]
  return [
    ...local,
    ...value.members.flatMap(({ key, value: member }): Problem[] => {
      const argument = keyName(key) ?? ''
      if (argument === 'source') return sourceProblems(member)
      if (argument === 'version') return versionProblems(member, textValue(member))
      return argument === 'configuration_aliases'
        ? []
        : [
            [
              `${quote(argument)} is not an argument: only source, version and configuration_aliases are`,
              key.line,
            ],
          ]
    }),
  ]
}

function versionProblems(version: Expression, text: string): Problem[] {
  if (version.kind === 'other' || isConstraint(text)) return []
  return [[`the version constraint ${quote(version.text)} is not valid`, version.line]]
}

/** `[[host/]namespace/]type`. */
function sourceProblems(source: Expression): Problem[] {
  // Text that has to be evaluated may be anything.
  if (source.kind === 'other') return []
  const parts = textValue(source).split('/')
  const [type = '', namespace = 'hashicorp', host = 'host'] = parts.toReversed()
  const isValid =
    parts.length <= 3 &&
    isPart(type) &&
    !/^terraform-/i.test(type) &&
    (isPart(namespace) || namespace === '-') &&
    /^[^\s/]+$/.test(host)
  return isValid
    ? []
    : [
        [
          `the source ${quote(source.text)} is not valid: use namespace/name, such as hashicorp/aws`,
          source.line,
        ],
      ]
}

/** The value of a text. Inside of an object a number is none. */
function textValue(expression: Expression): string {
  return expression.kind === 'literal' && typeof expression.value === 'string' ? expression.value : ''
}

/** Letters, digits and single dashes between them. */
function isPart(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(text)
}
