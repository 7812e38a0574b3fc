import { quote, RegistryError, shortList } from '../base/error.ts'
import { formatDiagnostic } from '../interface/diagnostics.ts'
import { isLocal } from '../interface/leaving-calls.ts'
import type { ModuleCall } from '../interface/module-interface.ts'
import { resolvePath } from '../interface/read/module-files.ts'
import type { Release } from '../module/release.ts'
import { CONFIG_PATH } from './config.ts'
import { isWithin } from './module-directory.ts'
import type { InterfaceSource } from './ports.ts'

/** A module whose package may hold directories beside it. */
export interface RootedModule extends Pick<Release, 'commit' | 'path' | 'tag'> {
  /** As its configuration says: the package holds nothing above it. Undefined: the package is the module's own directory. */
  readonly root: string | undefined
}

/**
 * The smallest directory that has the module and each local module that it calls, and that these call; undefined where that is the
 * module's own. Throws NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have.
 */
export async function findPackageRoot(
  { commit, path, tag, root }: RootedModule,
  interfaces: Pick<InterfaceSource, 'atCommit'>,
): Promise<string | undefined> {
  if (root === undefined) return undefined
  const reached = new Set([path])
  const leaving: string[] = []
  for (const directory of reached) {
    const { root: module } = await interfaces.atCommit({ commit, path: directory })
    for (const call of module.calls) {
      if (!isLocal(call.source)) continue
      const target = resolvePath(directory, call.source)
      if (!isLocal(target) && isWithin(target, root)) reached.add(target)
      else leaving.push(leavingCall(root, call, directory))
    }
  }
  if (leaving.length > 0) throw leavesRoot(tag, root, leaving)
  const common = [...reached].reduce(commonDirectory)
  return common === path ? undefined : common
}

function commonDirectory(one: string, other: string): string {
  const [names, others] = [one.split('/'), other.split('/')]
  const at = names.findIndex((name, place) => name !== others[place])
  return names.slice(0, at < 0 ? names.length : at).join('/')
}

function leavingCall(root: string, call: ModuleCall, directory: string): string {
  const message = `module ${quote(call.name)} calls ${quote(call.source)}, which is outside of root ${quote(root || '.')}`
  return formatDiagnostic({ ...call, severity: 'error', column: 1, message }, directory)
}

function leavesRoot(tag: string, root: string, leaving: readonly string[]): RegistryError {
  return new RegistryError(
    'NOT_A_MODULE',
    [`no client can install tag ${quote(tag)}:`, ...shortList(leaving)].join('\n  '),
    root === ''
      ? 'move the called module into the repository, or call it by a registry address or a Git URL'
      : `let the package hold more of the repository: "root: ." beside "path" in ${CONFIG_PATH}`,
  )
}
