import { quote, RegistryError, shortList } from '../base/error.ts'
import type { Diagnostic, ModuleInterface } from './module-interface.ts'
import { directoryOf } from './read/module-files.ts'

/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
export function formatDiagnostic({ file, line, column, message }: Diagnostic, root = ''): string {
  const path = root === '' ? file : `${root}/${file}`
  return `${quote(path).slice(1, -1)}:${line}:${column}: ${message}`
}

/**
 * The errors of files that clients do not load: of the root, and of submodules if those count. Examples never count. A module without
 * configuration at its root is broken where no directory of it loads.
 */
export function brokenFiles(module: ModuleInterface, counted: 'root' | 'with submodules'): Diagnostic[] {
  const errors = module.diagnostics.filter(({ severity }) => severity === 'error')
  const errorsIn = (path: string) => errors.filter(({ file }) => directoryOf(file) === path)
  const ofRoot = errorsIn('')
  const ofSubmodules = module.submodules.map(({ path }) => errorsIn(path))
  const isBroken = module.root.empty && ofSubmodules.every(({ length }) => length > 0)
  return counted === 'root' && !isBroken ? ofRoot : [...ofRoot, ...ofSubmodules.flat()]
}

/** An error about a line of a file. */
export function errorAt({ file, line }: Pick<Diagnostic, 'file' | 'line'>, message: string): Diagnostic {
  return { severity: 'error', file, line, column: 1, message }
}

/** The refusal INVALID_HCL of a module that clients do not load. @param of the version: `HEAD`, `tag "v1.0.0"` */
export function invalidHcl(diagnostics: readonly Diagnostic[], of: string, root = ''): RegistryError {
  const listed = shortList(diagnostics.map((each) => formatDiagnostic(each, root)))
  return new RegistryError(
    'INVALID_HCL',
    [`the configuration of ${of} is not valid:`, ...listed].join('\n  '),
    'correct the files and commit them; terraform validate or tofu validate shows the same errors',
  )
}
