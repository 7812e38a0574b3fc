import { isLocal } from '../leaving-calls.ts'
import type { DirectoryInterface, ModuleInterface, SourcePosition } from '../module-interface.ts'
import { resolvePath } from '../read/module-files.ts'
import { type Change, changesOf, type Severities } from './change.ts'
import { compareInputs } from './input-changes.ts'
import { compareOutputs } from './output-changes.ts'
import { pairByName } from './pair-by-name.ts'
import { compareRequirements } from './requirement-changes.ts'
import { compareResources } from './resource-changes.ts'

/**
 * The changes between two versions of a module that callers of the module notice: those of the root first, then those of each
 * submodule. Examples never count. Formatting, comments and the order of declarations make no change. docs/interface.md has
 * the rules.
 * @param severities in the place of those of docs/interface.md
 */
export function compareInterfaces(
  before: ModuleInterface,
  after: ModuleInterface,
  severities: Severities = {},
): Change[] {
  if (before === after) return []
  return compareModules(before, after).map((change) => ({
    ...change,
    severity: severities[change.kind] ?? change.severity,
  }))
}

function compareModules(before: ModuleInterface, after: ModuleInterface): Change[] {
  const { removed, added, kept } = pairByName(before.submodules, after.submodules, ({ path }) => path)
  const [wasInternal, isInternal] = [internalSubmodules(before), internalSubmodules(after)]
  const appears = ({ path }: DirectoryInterface) => !isInternal.has(path)
  return [
    ...compareDirectories(before.root, after.root),
    ...removed
      .filter(({ path }) => !wasInternal.has(path))
      .flatMap((gone) =>
        changesOf(gone.path, firstPosition(gone), ['submodule-removed', 'the submodule was removed']),
      ),
    ...[...added, ...kept.flatMap(([a, b]) => (wasInternal.has(a.path) ? [b] : []))]
      .filter(appears)
      .flatMap((fresh) =>
        changesOf(fresh.path, firstPosition(fresh), ['submodule-added', 'a submodule was added']),
      ),
    ...kept.flatMap(([a, b]) =>
      (wasInternal.has(a.path) ? compareInternals(a, b) : compareDirectories(a, b)).map((change) => ({
        ...change,
        subject: `${b.path}: ${change.subject}`,
      })),
    ),
  ]
}

/**
 * The submodules that are not for callers: the module calls them itself, no example does, and they have no README or are part of
 * another submodule. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function internalSubmodules({ root, submodules, examples }: ModuleInterface): ReadonlySet<string> {
  const called = calledBy([root, ...submodules])
  const shown = calledBy(examples)
  const isPart = ({ path }: DirectoryInterface) =>
    submodules.some((other) => path.startsWith(`${other.path}/`))
  const internal = submodules.filter(
    (each) => called.has(each.path) && !shown.has(each.path) && (each.readme === '' || isPart(each)),
  )
  return new Set(internal.map(({ path }) => path))
}

/** The directories of the module that these call. */
function calledBy(directories: readonly DirectoryInterface[]): ReadonlySet<string> {
  return new Set(
    directories.flatMap(({ path, calls }) =>
      calls.filter(({ source }) => isLocal(source)).map(({ source }) => resolvePath(path, source)),
    ),
  )
}

/** What callers notice of a submodule that only the module itself calls: what it creates, and what that needs. */
function compareInternals(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const withoutAliases = (directory: DirectoryInterface) => ({
    ...directory,
    providers: directory.providers.map((provider) => ({ ...provider, aliases: [] })),
  })
  return [
    ...compareResources(before, after),
    ...compareRequirements(withoutAliases(before), withoutAliases(after)),
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
