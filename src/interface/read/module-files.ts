import { isConfiguration } from '../../module/configuration-file.ts'

/** Which files of a module say what it offers, and which directories they make up. */

export interface ModuleFile {
  /** From the module's root, with slashes. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Of a file that is too large to be looked at, in place of its bytes. */
  readonly size?: number
}

const MAX_DIRECTORIES = 1000

/** Directory of a path; `''` is the root. */
export function directoryOf(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

/** Directories that are never offered, wherever they lie. */
const PRIVATE = /(^|\/)(\.[^/]*|tests?|examples?|fixtures|wrappers)(\/|$)/

/**
 * Submodules are the directories with configuration below `modules/`, at any depth; examples those below `examples/` that
 * lie in no other example. At most 1000 of each, by path.
 */
export function selectDirectories(paths: readonly string[]): { submodules: string[]; examples: string[] } {
  const directories = [...new Set(paths.filter(isConfiguration).map(directoryOf))].sort()
  const below = (name: string) => directories.filter((directory) => directory.startsWith(`${name}/`))
  const examples = below('examples')
  const isOuter = (directory: string) =>
    !examples.some((other) => directory !== other && directory.startsWith(`${other}/`))
  return {
    submodules: below('modules')
      .filter((directory) => !PRIVATE.test(directory))
      .slice(0, MAX_DIRECTORIES),
    examples: examples.filter(isOuter).slice(0, MAX_DIRECTORIES),
  }
}

/** Whether a file can say something of the interface. */
export function isInterfaceFile(path: string): boolean {
  const isPlace = !path.includes('/') || /^(modules|examples)\//.test(path)
  return isPlace && (isConfiguration(path) || isReadme(path))
}

const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt']

function isReadme(path: string): boolean {
  return README_NAMES.includes(nameOf(path).toLowerCase())
}

/** The README among the files of one directory: Markdown first. */
export function selectReadme<T extends { readonly path: string }>(files: readonly T[]): T | undefined {
  const rank = (file: T) => README_NAMES.indexOf(nameOf(file.path).toLowerCase())
  return files
    .filter((file) => rank(file) >= 0)
    .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0]
}

/**
 * The configuration files of one directory in the order in which they count: by name, then overrides by name. A `.tofu` file
 * replaces the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
export function selectConfiguration<T extends { readonly path: string }>(
  files: readonly T[],
): { readonly primary: T[]; readonly overrides: T[] } {
  const names = new Set(files.map(({ path }) => path))
  const read = files
    .filter(({ path }) => isConfiguration(path))
    .filter(
      ({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path),
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const isOverride = ({ path }: T) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(nameOf(path))
  return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
