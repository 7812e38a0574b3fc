import { quote, RegistryError, shortList } from '../base/error.ts'
import { formatDiagnostic } from '../interface/diagnostics.ts'
import { leavingCalls } from '../interface/leaving-calls.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { resolvePath } from '../interface/read/module-files.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { CONFIG_PATH } from './config.ts'
import type { Selection } from './selection.ts'

/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package: every client refuses to install it. The package
 * of the kind `git` is the whole repository, that of the other kinds is the module's own directory; with a `root` it has what the
 * module calls.
 */
export function refuseLeavingCalls(
  { release, kinds, root }: Selection,
  moduleInterface: ModuleInterface,
): void {
  if (root !== undefined) return
  const { path, tag, address } = release
  const leavesRepository = (target: string) => resolvePath(path, target).startsWith('..')
  const refused = kinds.filter((kind) => kind !== 'git')
  const leaving = leavingCalls(moduleInterface).filter(
    ({ target }) => refused.length > 0 || leavesRepository(target),
  )
  const [first] = leaving
  if (first === undefined) return
  const listed = leaving.map(({ call }) => {
    const message = `module ${quote(call.name)} calls ${quote(call.source)}, which is outside of the package`
    return formatDiagnostic({ ...call, severity: 'error', column: 1, message }, path)
  })
  throw new RegistryError(
    'NOT_A_MODULE',
    [`no client can install tag ${quote(tag)}${kindsOf(refused)}:`, ...shortList(listed)].join('\n  '),
    leaving.some(({ target }) => leavesRepository(target))
      ? 'move the called module into the repository, or call it by a registry address or a Git URL'
      : withRoot(path, formatModuleAddress(address)),
  )
}

/** What to write so that the package has the directories beside the module too. */
function withRoot(path: string, address: string): string {
  return `let its package hold them too, with "root" in ${CONFIG_PATH} of the tagged commit (docs/configuration.md):
  modules:
    - path: ${path}
      address: ${address}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`
}

function kindsOf(refused: readonly string[]): string {
  return refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`
}
