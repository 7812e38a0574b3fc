import type { ModuleCall, ModuleInterface } from './module-interface.ts'
import { resolvePath } from './read/module-files.ts'

/** A module call, and the path of its source from the module's root: it begins with `..` where it leaves the module. */
export interface LocalCall {
  readonly call: ModuleCall
  readonly target: string
}

/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
export function leavingCalls({ root, submodules }: ModuleInterface, from = ''): LocalCall[] {
  const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]))
  const reached = new Set([from])
  const leaving: LocalCall[] = []
  for (const path of reached) {
    for (const call of directories.get(path)?.calls ?? []) {
      if (!isLocal(call.source)) continue
      const target = resolvePath(path, call.source)
      if (target === '..' || target.startsWith('../')) leaving.push({ call, target })
      else reached.add(target)
    }
  }
  return leaving
}

/** Whether a module source is a path in the same package. */
export function isLocal(source: string): boolean {
  return /^\.\.?(\/|$)/.test(source)
}
