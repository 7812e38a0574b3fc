import { quote, RegistryError, shortList } from '../base/error.ts'
import type { Diagnostic, ModuleInterface } from './module-interface.ts'
import { directoryOf } from './read/module-files.ts'

/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
export function formatDiagnostic({ file, line, column, message }: Diagnostic, root = ''): string {
  const path = root === '' ? file : `${root}/${file}`
  return `${quote(path).slice(1, -1)}:${line}:${column}: ${message}`
}

/** The errors of files that do not parse: of the root, and of submodules if those count. Examples never count. */
export function brokenFiles(module: ModuleInterface, counted: 'root' | 'with submodules'): Diagnostic[] {
  return module.diagnostics.filter(({ severity, file }) => {
    const isCounted = directoryOf(file) === '' || (counted === 'with submodules' && /^modules\//.test(file))
    return severity === 'error' && isCounted
  })
}

/** The refusal INVALID_HCL of a module whose files do not parse. @param of the version: `HEAD`, `tag "v1.0.0"` */
export function invalidHcl(diagnostics: readonly Diagnostic[], of: string, root = ''): RegistryError {
  const listed = shortList(diagnostics.map((each) => formatDiagnostic(each, root)))
  return new RegistryError(
    'INVALID_HCL',
    [`the configuration of ${of} does not parse:`, ...listed].join('\n  '),
    'correct the files and commit them; terraform fmt -check or tofu fmt -check shows the same errors',
  )
}
