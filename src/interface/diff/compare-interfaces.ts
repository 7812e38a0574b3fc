import type { DirectoryInterface, ModuleInterface, SourcePosition } from '../module-interface.ts'
import { type Change, changesOf, major, minor } from './change.ts'
import { compareInputs } from './input-changes.ts'
import { compareOutputs } from './output-changes.ts'
import { pairByName } from './pair-by-name.ts'
import { compareRequirements } from './requirement-changes.ts'
import { compareResources } from './resource-changes.ts'

/**
 * The changes between two versions of a module that callers of the module notice: those of the root first, then those of each
 * submodule. Examples never count. Formatting, comments and the order of declarations make no change. docs/interface.md has
 * the rules.
 */
export function compareInterfaces(before: ModuleInterface, after: ModuleInterface): Change[] {
  if (before === after) return []
  const { removed, added, kept } = pairByName(before.submodules, after.submodules, ({ path }) => path)
  return [
    ...compareDirectories(before.root, after.root),
    ...removed.flatMap((gone) =>
      changesOf(gone.path, firstPosition(gone), major('submodule-removed', 'the submodule was removed')),
    ),
    ...added.flatMap((fresh) =>
      changesOf(fresh.path, firstPosition(fresh), minor('submodule-added', 'a submodule was added')),
    ),
    ...kept.flatMap(([a, b]) =>
      compareDirectories(a, b).map((change) => ({ ...change, subject: `${b.path}: ${change.subject}` })),
    ),
  ]
}

function firstPosition({
  inputs,
  outputs,
  resources,
  calls,
}: DirectoryInterface): SourcePosition | undefined {
  return [...inputs, ...outputs, ...resources, ...calls][0]
}

function compareDirectories(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  return [
    ...compareInputs(before.inputs, after.inputs),
    ...compareOutputs(before.outputs, after.outputs),
    ...compareResources(before, after),
    ...compareRequirements(before, after),
  ]
}
