import { join, normalize } from 'node:path/posix'
import { quote } from '../base/error.ts'
import type { Diagnostic, DirectoryInterface, ModuleInterface } from './module-interface.ts'

/**
 * What is worth mending although nothing refuses it, by file and line: relative module sources that would break where the
 * module is installed, README links that lead nowhere, inputs that do not say what they are.
 * @param files paths of the package
 */
export function adviceOn(module: ModuleInterface, files: readonly string[]): Diagnostic[] {
  const places = new Set(['', ...files.flatMap(withParents)])
  const offered = [module.root, ...module.submodules]
  return [
    ...[...offered, ...module.examples].flatMap((directory) => sourceAdvice(directory, places)),
    ...offered.flatMap((directory) => readmeAdvice(directory, places)),
    ...offered.flatMap(inputAdvice),
  ]
}

function sourceAdvice({ path, calls }: DirectoryInterface, places: ReadonlySet<string>): Diagnostic[] {
  return calls
    .filter(({ source }) => /^\.\.?\//.test(source) || source === '.' || source === '..')
    .flatMap(({ name, source, file, line }) => {
      const target = placeOf(path, source)
      if (places.has(target)) return []
      const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package'
      return [
        warning(
          { file, line },
          `module ${quote(name)}: the source ${quote(source)} ${why}, and breaks where the module is installed`,
        ),
      ]
    })
}

const LINK = /\]\(\s*<?([^)\s>]+)/g

function readmeAdvice({ path, readme }: DirectoryInterface, places: ReadonlySet<string>): Diagnostic[] {
  const file = path === '' ? 'README.md' : `${path}/README.md`
  return readme.split('\n').flatMap((text, at) =>
    [...text.matchAll(LINK)].flatMap(([, link = '']) => {
      const target = link.replace(/[?#].*$/, '')
      if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target)) return []
      return places.has(placeOf(path, target))
        ? []
        : [warning({ file, line: at + 1 }, `the link ${quote(link)} leads to nothing in the package`)]
    }),
  )
}

function inputAdvice({ inputs }: DirectoryInterface): Diagnostic[] {
  return inputs.flatMap(({ name, description, type, file, line }) => {
    const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])]
    return missing.length === 0
      ? []
      : [warning({ file, line }, `input ${quote(name)} has no ${missing.join(' and no ')}`)]
  })
}

/** From the package's root; what leaves it begins with `..`. */
function placeOf(directory: string, target: string): string {
  const place = normalize(join(directory, target)).replace(/\/$/, '')
  return place === '.' ? '' : place
}

function withParents(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function warning(at: { readonly file: string; readonly line: number }, message: string): Diagnostic {
  return { severity: 'warning', file: at.file, line: at.line, column: 1, message }
}
