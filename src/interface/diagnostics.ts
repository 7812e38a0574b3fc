import { quote, RegistryError } from '../base/error.ts'
import type { Diagnostic, ModuleInterface } from './module-interface.ts'
import { directoryOf } from './read/module-files.ts'

const MAX_LISTED = 20

/** `modules/a/main.tf:3:7: unexpected …`; `root` is the module's directory in its repository. */
export function formatDiagnostic({ file, line, column, message }: Diagnostic, root = ''): string {
  const path = root === '' ? file : `${root}/${file}`
  return `${quote(path).slice(1, -1)}:${line}:${column}: ${message}`
}

/** Files that do not parse in the module's root, and in its submodules where those count too. */
export function brokenFiles(module: ModuleInterface, counted: 'root' | 'with submodules'): Diagnostic[] {
  return module.diagnostics.filter(({ severity, file }) => {
    const isCounted = directoryOf(file) === '' || (counted === 'with submodules' && /^modules\//.test(file))
    return severity === 'error' && isCounted
  })
}

/** The refusal of a module by its files that do not parse. @param of `HEAD`, `tag "v1.0.0"` */
export function invalidHcl(diagnostics: readonly Diagnostic[], of: string, root = ''): RegistryError {
  const listed = diagnostics.slice(0, MAX_LISTED).map((each) => formatDiagnostic(each, root))
  const more = diagnostics.length > MAX_LISTED ? [`and ${diagnostics.length - MAX_LISTED} more`] : []
  return new RegistryError(
    'INVALID_HCL',
    [`the configuration of ${of} does not parse:`, ...listed, ...more].join('\n  '),
    'correct the files, commit them, and look again: terraform fmt -check, or tofu fmt -check',
  )
}
