import type { DirectoryInterface, ModuleInterface } from '../module-interface.ts'
import { type Change, changesOf, pairBy } from './change.ts'
import { compareInputs, compareOutputs } from './input-changes.ts'
import { compareRequirements } from './requirement-changes.ts'
import { compareResources } from './resource-changes.ts'

/**
 * What changed for those who call the module, the root first and then each submodule; examples never count. The order of
 * declarations, formatting and comments make no change. docs/interface.md has the rules.
 */
export function compareInterfaces(before: ModuleInterface, after: ModuleInterface): Change[] {
  if (before === after) return []
  const { removed, added, kept } = pairBy(before.submodules, after.submodules, ({ path }) => path)
  return [
    ...compareDirectories(before.root, after.root),
    ...removed.map(({ path }) => changesOf(path)('major', 'submodule-removed', 'the submodule was removed')),
    ...added.map(({ path }) => changesOf(path)('minor', 'submodule-added', 'a submodule was added')),
    ...kept.flatMap(([a, b]) => compareDirectories(a, b).map((change) => inSubmodule(b.path, change))),
  ]
}

function compareDirectories(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  return [
    ...compareInputs(before, after),
    ...compareOutputs(before, after),
    ...compareResources(before, after),
    ...compareRequirements(before, after),
  ]
}

function inSubmodule(path: string, change: Change): Change {
  return { ...change, subject: `${path}: ${change.subject}` }
}
