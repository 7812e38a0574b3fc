import { quote, RegistryError, shortList } from '../base/error.ts'
import type { Diagnostic, ModuleInterface } from './module-interface.ts'
import { directoryOf } from './read/module-files.ts'

/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
export function formatDiagnostic({ file, line, column, message }: Diagnostic, root = ''): string {
  const path = root === '' ? file : `${root}/${file}`
  return `${quote(path).slice(1, -1)}:${line}:${column}: ${message}`
}

/** The errors of files that clients do not load: of the root, and of submodules if those count. Examples never count. */
export function brokenFiles(module: ModuleInterface, counted: 'root' | 'with submodules'): Diagnostic[] {
  return module.diagnostics.filter(({ severity, file }) => {
    const isCounted = directoryOf(file) === '' || (counted === 'with submodules' && /^modules\//.test(file))
    return severity === 'error' && isCounted
  })
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
