import { quote } from '../../base/error.ts'
import type { DirectoryInterface, Input, ModuleInterface } from '../module-interface.ts'
import { formatType } from '../type-expression.ts'
import type { Change } from './change.ts'

/** Which part of the words of two names has to be equal, so that one may be the other's new name. */
const SIMILAR = 0.5

/**
 * What callers have to do about the major changes between two interfaces, one sentence each: which inputs to rename, to set and to leave
 * out. A new name is told by the type, and by the description or the words of the name.
 */
export function upgradeSteps(
  before: ModuleInterface,
  after: ModuleInterface,
  changes: readonly Change[],
): string[] {
  const renames = new Map<string, Named>()
  for (const old of [before.root, ...before.submodules]) {
    const current = [after.root, ...after.submodules].find(({ path }) => path === old.path)
    for (const [from, to] of current === undefined ? [] : renamedBetween(old, current)) renames.set(from, to)
  }
  const breaking = changes.filter(({ severity }) => severity === 'major')
  const targets = new Set(breaking.map(({ subject }) => renames.get(subject)?.subject))
  const steps = breaking
    .filter(({ subject }) => !targets.has(subject))
    .map((change) => stepOf(change, { renamed: renames.get(change.subject)?.name, before, after }))
  return [...new Set(steps)]
}

/** An input or output, as changes name it and as callers do. */
interface Named {
  readonly subject: string
  readonly name: string
  readonly type: string
  readonly description: string
}

/** What inputs and outputs that are gone are called now, by their subjects. */
function renamedBetween(before: DirectoryInterface, after: DirectoryInterface): Map<string, Named> {
  const renames = new Map<string, Named>()
  const [old, current] = [valuesIn(before), valuesIn(after)]
  const lacks = (others: readonly Named[]) => (each: Named) =>
    others.every(({ subject }) => subject !== each.subject)
  const [removed, added] = [old.filter(lacks(current)), current.filter(lacks(old))]
  for (const gone of removed) {
    const [only, ...others] = added.filter((each) => isRenamed(gone, each))
    if (only === undefined || others.length > 0) continue
    // Of two that may have become one, neither has.
    if (removed.every((each) => each === gone || !isRenamed(each, only))) renames.set(gone.subject, only)
  }
  return renames
}

/** The inputs of a directory, and its outputs, which have no type here, so that none is like an input. */
function valuesIn({ path, inputs, outputs }: DirectoryInterface): Named[] {
  const prefix = path === '' ? '' : `${path}: `
  return [
    ...inputs.map(({ name, parsedType, description }) => ({
      subject: `${prefix}var.${name}`,
      name,
      type: formatType(parsedType),
      description,
    })),
    ...outputs.map(({ name, description }) => ({
      subject: `${prefix}output.${name}`,
      name,
      type: '',
      description,
    })),
  ]
}

function isRenamed(one: Named, other: Named): boolean {
  if (one.type !== other.type) return false
  if (one.description !== '' && one.description === other.description) return true
  const [words, others] = [new Set(one.name.split('_')), new Set(other.name.split('_'))]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared / Math.max(words.size, others.size) >= SIMILAR && shared > 0
}

interface StepContext {
  readonly renamed: string | undefined
  readonly before: ModuleInterface
  readonly after: ModuleInterface
}

function stepOf({ kind, subject, message }: Change, { renamed, before, after }: StepContext): string {
  const [, directory = '', address = ''] = /^(?:(.*): )?(.*)$/s.exec(subject) ?? []
  const name = quote(address.replace(/^(?:var|output|provider)\./, ''))
  const of = directory === '' ? '' : ` of ${quote(directory)}`
  const inputIn = ({ root, submodules }: ModuleInterface): Input | undefined =>
    [root, ...submodules]
      .find(({ path }) => path === directory)
      ?.inputs.find((input) => `var.${input.name}` === address)
  if (renamed !== undefined)
    return `rename the ${kind === 'input-removed' ? 'input' : 'output'} ${name}${of} to ${quote(renamed)}`
  switch (kind) {
    case 'input-removed':
      return `take the input ${name}${of} out`
    case 'required-input-added':
      return `set the input ${name}${of}${typeText(inputIn(after))}`
    case 'default-removed':
      return `set the input ${name}${of}: its default was ${quote(inputIn(before)?.default ?? '')}`
    case 'null-refused':
      return `give the input ${name}${of} a value instead of null`
    case 'type-narrowed':
      return `look at the value of the input ${name}${of}: ${message}`
    case 'output-removed':
      return `use the output ${name}${of} no more`
    case 'resource-removed':
    case 'resource-keys-changed':
    case 'module-call-removed':
    case 'module-call-keys-changed':
      return `read the plan before you apply it${of && `, for what is${of}`}: ${message}`
    case 'submodule-removed':
      return `call the submodule ${quote(subject)} no more`
    default:
      return `look at ${quote(subject)}: ${message}`
  }
}

function typeText(input: Input | undefined): string {
  return input === undefined || input.type === ''
    ? ''
    : `, a value of the type ${formatType(input.parsedType)}`
}
