import { quote } from '../../base/error.ts'
import { errorAt } from '../diagnostics.ts'
import type { Diagnostic } from '../module-interface.ts'
import { misfit, quoteExpression, typeFromExpression } from '../type-expression.ts'
import { isConstraint } from '../version-constraint.ts'
import { constantValue, type Expression, isTrue, keyName, stringValue } from './expression.ts'
import type { FileBlock } from './parsed-file.ts'

/**
 * What Terraform and OpenTofu call an error when they load a block, although its file parses: arguments that are missing or of another
 * type, defaults that do not fit. Says nothing of what has to be evaluated, and of blocks and arguments that it does not know, as a newer
 * client may know them.
 */
export function blockErrors(block: FileBlock): Diagnostic[] {
  const problems = CHECKS[block.type]?.(block) ?? []
  return problems.map(([message, at = block]) => errorAt({ file: block.file, line: at.line }, message))
}

/** The same of a directory as a whole: names that are declared twice, provider requirements. @param declared without those of override files */
export function directoryErrors(declared: readonly FileBlock[]): Diagnostic[] {
  return [...duplicateErrors(declared), ...requirementErrors(declared)]
}

const NAMED: readonly string[] = ['variable', 'output', 'module', 'resource', 'data', 'ephemeral', 'action']

function duplicateErrors(blocks: readonly FileBlock[]): Diagnostic[] {
  const seen = new Map<string, FileBlock>()
  return blocks.flatMap((block) => {
    if (!NAMED.includes(block.type)) return []
    const key = [block.type, ...block.labels].join('\0')
    const first = seen.get(key)
    seen.set(key, first ?? block)
    if (first === undefined) return []
    const name = [block.type, ...block.labels.map(quote)].join(' ')
    return [errorAt(block, `${name} is declared twice: also in ${first.file}:${first.line}`)]
  })
}

/** A message, and the place where it is not the beginning of the block. */
type Problem = readonly [message: string, at?: { readonly line: number }]

const CHECKS: Readonly<Record<string, (block: FileBlock) => Problem[]>> = {
  variable: (block) => [
    ...nameProblems(block),
    ...typedProblems(block),
    ...typeProblems(block),
    ...defaultProblems(block),
  ],
  output: (block) => [
    ...nameProblems(block),
    ...typedProblems(block),
    ...typeProblems(block),
    ...missing(block, 'value'),
  ],
  module: (block) => [...nameProblems(block), ...missing(block, 'source')],
  resource: nameProblems,
  data: nameProblems,
  terraform: ({ attributes }) => {
    const version = attributes.get('required_version')
    const isRead = version?.kind === 'literal' && !isConstraint(stringValue(version))
    return isRead
      ? [[`required_version ${quoteExpression(version)} is not a version constraint`, version]]
      : []
  },
}

/** Arguments of a `module` block cannot be names of inputs. */
const RESERVED = ['source', 'version', 'providers', 'count', 'for_each', 'lifecycle', 'depends_on', 'locals']

function nameProblems({ type, labels }: FileBlock): Problem[] {
  const name = labels.at(-1) ?? ''
  if (!/^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name))
    return [[`${type} ${quote(name)}: the name is not valid`]]
  const isReserved = type === 'variable' && RESERVED.includes(name)
  return isReserved ? [[`${type} ${quote(name)}: the name is reserved for an argument of module blocks`]] : []
}

function missing({ type, labels, attributes }: FileBlock, name: string): Problem[] {
  return attributes.has(name) ? [] : [[`${type} ${quote(labels[0] ?? '')} has no ${quote(name)}`]]
}

const TEXTS = ['description', 'deprecated']
const FLAGS = ['sensitive', 'nullable', 'ephemeral', 'const']

/** Arguments that are texts or flags: clients convert literals to them, and evaluate nothing. */
function typedProblems({ attributes }: FileBlock): Problem[] {
  return [...attributes].flatMap(([name, value]): Problem[] => {
    const isFlag = FLAGS.includes(name)
    if (value.kind === 'other' || !(isFlag || TEXTS.includes(name))) return []
    const isFitting = isFlag
      ? isTrue(value) || isFalse(value)
      : value.kind === 'literal' && value.value !== null
    return isFitting
      ? []
      : [[`${name} is ${isFlag ? 'true or false' : 'a text'}, not ${quoteExpression(value)}`, value]]
  })
}

function isFalse(expression: Expression | undefined): boolean {
  return (
    expression?.kind === 'literal' && [false, 'false', '0'].includes(expression.value as string | boolean)
  )
}

function defaultProblems({ attributes }: FileBlock): Problem[] {
  const value = attributes.get('default')
  if (value === undefined) return []
  if (value.kind === 'reference' || value.kind === 'call')
    return [[`a default is constant, not ${quoteExpression(value)}`, value]]
  const constant = constantValue(value)
  if (constant === undefined) return []
  const isNullRefused = constant === null && isFalse(attributes.get('nullable'))
  const type = typeFromExpression(attributes.get('type'))
  const part = isNullRefused ? 'nullable is false' : misfit(type, constant)
  return part === undefined
    ? []
    : [[`the default ${quoteExpression(value)} does not fit the type of the input: ${part}`, value]]
}

/**
 * The first part of a type constraint that clients refuse.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */
function typeProblems({ attributes }: FileBlock): Problem[] {
  const problems: Problem[] = []
  typeFromExpression(attributes.get('type'), (...problem) => problems.push(problem))
  return problems.slice(0, 1)
}

/**
 * What clients call an error in the provider requirements of one directory: a second block of them, a name, a source or a version
 * constraint that is none. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function requirementErrors(blocks: readonly FileBlock[]): Diagnostic[] {
  const required = blocks.flatMap(({ type, file, blocks: inner }) =>
    type === 'terraform' ? inner.map((block) => ({ ...block, file })) : [],
  )
  const [, second] = required
  return [
    ...(second === undefined ? [] : [errorAt(second, 'a second required_providers block: a module has one')]),
    ...required.flatMap(({ file, attributes }) =>
      [...attributes].flatMap(([name, value]) =>
        requirementProblems(name, value).map(([problem, at = value]) =>
          errorAt({ file, line: at.line }, `provider ${quote(name)}: ${problem}`),
        ),
      ),
    ),
  ]
}

function requirementProblems(name: string, value: Expression): Problem[] {
  const local: Problem[] = isPart(name) && name === name.toLowerCase() ? [] : [['the name is not valid']]
  if (value.kind === 'literal') return [...local, ...versionProblems(value, stringValue(value))]
  if (value.kind !== 'object') return [...local, ['this is no object with source and version']]
  return [
    ...local,
    ...value.members.flatMap(({ key, value: member }): Problem[] => {
      const argument = keyName(key) ?? ''
      if (argument === 'source') return sourceProblems(member)
      if (argument === 'version') return versionProblems(member, textValue(member))
      if (argument === 'configuration_aliases') return []
      return [
        [`${quote(argument)} is not an argument: only source, version and configuration_aliases are`, key],
      ]
    }),
  ]
}

function versionProblems(version: Expression, text: string): Problem[] {
  if (version.kind === 'other' || isConstraint(text)) return []
  return [[`the version constraint ${quoteExpression(version)} is not valid`, version]]
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
  if (isValid) return []
  return [
    [`the source ${quote(source.text)} is not valid: use namespace/name, such as hashicorp/aws`, source],
  ]
}

/** The value of a text. Inside of an object a number is none. */
function textValue(expression: Expression): string {
  return expression.kind === 'literal' && typeof expression.value === 'string' ? expression.value : ''
}

function isPart(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(text)
}
