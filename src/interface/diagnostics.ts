import { quote, RegistryError, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { percentDecoded } from '../base/url.ts'
import type { Diagnostic, DirectoryInterface, ModuleInterface, SourcePosition } from './module-interface.ts'
import { directoryOf, followCalls, isLocal, resolvePath } from './read/module-files.ts'

/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
export function formatDiagnostic({ file, line, column, message }: Diagnostic, root = ''): string {
  const path = root === '' ? file : `${root}/${file}`
  return `${quote(path).slice(1, -1)}:${line}:${column}: ${message}`
}

/**
 * The errors of files that clients do not load: of the root and what it calls, and of the other submodules if those count. Examples never
 * count. A module without configuration at its root is broken where no directory of it loads.
 */
export function brokenFiles(module: ModuleInterface, counted: 'root' | 'with submodules'): Diagnostic[] {
  const errors = module.diagnostics.filter(({ severity }) => severity === 'error')
  const inDirectories = groupBy(errors, ({ file }) => directoryOf(file))
  const errorsIn = (path: string) => inDirectories.get(path) ?? []
  const submodules = module.submodules.map(({ path }) => path)
  const isBroken = module.root.empty && submodules.every((path) => errorsIn(path).length > 0)
  const loaded = counted === 'root' && !isBroken ? followCalls(module).reached : new Set(submodules)
  return ['', ...submodules.filter((path) => loaded.has(path))].flatMap(errorsIn)
}

export function errorAt({ file, line }: SourcePosition, message: string): Diagnostic {
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

/**
 * Warnings about a module that nothing refuses, by file and line: relative module sources and README links to files that the
 * package does not have, and inputs without description or type.
 * @param exists whether the module has a file or directory of this path; undefined: links and sources are not looked at
 */
export function lintModule(module: ModuleInterface, exists?: (path: string) => boolean): Diagnostic[] {
  const callable = [module.root, ...module.submodules]
  const inputs = callable.flatMap(lintInputs)
  if (exists === undefined) return inputs
  return [
    ...[...callable, ...module.examples].flatMap((directory) => lintSources(directory, exists)),
    ...callable.flatMap((directory) => lintReadme(directory, exists)),
    ...inputs,
  ]
}

function lintSources({ path, calls }: DirectoryInterface, exists: (path: string) => boolean): Diagnostic[] {
  return calls.flatMap(({ name, source, file, line }) => {
    const target = resolvePath(path, source)
    if (!isLocal(source) || exists(target)) return []
    const why = isLocal(target) ? 'leaves the module' : 'names nothing in the module'
    const unless = isLocal(target) ? ', unless "root" in .module-registry.yml is above both' : ''
    return warningAt(
      { file, line },
      `module ${quote(name)}: the source ${quote(source)} ${why}, and breaks where the module is installed${unless}`,
    )
  })
}

const LINK = /\]\(\s*<?([^)\s>]+)/g
const FENCE = /^\s*(?:```|~~~)/

function lintReadme({ path, readme }: DirectoryInterface, exists: (path: string) => boolean): Diagnostic[] {
  const file = path === '' ? 'README.md' : `${path}/README.md`
  let isCode = false
  return readme.split('\n').flatMap((text, at) => {
    if (FENCE.test(text)) isCode = !isCode
    if (isCode) return []
    return [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, link = '']) => {
      const target = linkedPath(link)
      if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target)) return []
      return exists(resolvePath(path, target))
        ? []
        : warningAt({ file, line: at + 1 }, `the link ${quote(link)} leads to nothing in the package`)
    })
  })
}

/** The path without query and fragment, its backslash escapes (https://spec.commonmark.org/0.31.2/#backslash-escapes) and percent encoding decoded. */
function linkedPath(link: string): string {
  const path = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replace(/[?#].*$/s, '')
  return percentDecoded(path) ?? path
}

function lintInputs({ inputs }: DirectoryInterface): Diagnostic[] {
  return inputs.flatMap(({ name, description, type, file, line }) => {
    const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])]
    if (missing.length === 0) return []
    return warningAt({ file, line }, `input ${quote(name)} has no ${missing.join(' and no ')}`)
  })
}

function warningAt(at: SourcePosition, message: string): Diagnostic {
  return { ...errorAt(at, message), severity: 'warning' }
}
