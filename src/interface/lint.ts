import { quote } from '../base/error.ts'
import { isLocal } from './leaving-calls.ts'
import type { Diagnostic, DirectoryInterface, ModuleInterface } from './module-interface.ts'
import { resolvePath } from './read/module-files.ts'

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
    const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package'
    return warning(
      { file, line },
      `module ${quote(name)}: the source ${quote(source)} ${why}, and breaks where the module is installed`,
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
        : warning({ file, line: at + 1 }, `the link ${quote(link)} leads to nothing in the package`)
    })
  })
}

/** The path without query and fragment, its backslash escapes (https://spec.commonmark.org/0.31.2/#backslash-escapes) and percent encoding decoded. */
function linkedPath(link: string): string {
  const path = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function lintInputs({ inputs }: DirectoryInterface): Diagnostic[] {
  return inputs.flatMap(({ name, description, type, file, line }) => {
    const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])]
    if (missing.length === 0) return []
    return warning({ file, line }, `input ${quote(name)} has no ${missing.join(' and no ')}`)
  })
}

function warning(at: { readonly file: string; readonly line: number }, message: string): Diagnostic {
  return { severity: 'warning', file: at.file, line: at.line, column: 1, message }
}
