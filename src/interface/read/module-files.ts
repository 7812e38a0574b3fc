import { isConfiguration, isExampleOrTest } from '../../module/configuration-file.ts'
import type { ModuleCall } from '../module-interface.ts'

/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000

export interface ModuleFile {
  /** From the module's root, with slashes. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Bytes of a file that is too large to be read; `bytes` is empty then. */
  readonly size?: number
}

/** The directory of a path; `''` is the root. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}

/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
export function resolvePath(directory: string, target: string): string {
  const parts: string[] = []
  for (const part of `${directory}/${target}`.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function isSubmodule(directory: string): boolean {
  return !isExampleOrTest(directory) && !/(^|\/)wrappers(\/|$)/.test(directory)
}

function hasRoot(paths: readonly string[]): boolean {
  return paths.some((path) => !path.includes('/') && isConfiguration(path))
}

/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
export function selectDirectories(paths: readonly string[]): { submodules: string[]; examples: string[] } {
  const directories = [...new Set(paths.filter(isConfiguration).map(directoryOf))].sort()
  const below = (name: string) => directories.filter((directory) => directory.startsWith(`${name}/`))
  const examples = below('examples')
  const isOuter = (directory: string) =>
    !examples.some((other) => directory !== other && directory.startsWith(`${other}/`))
  return {
    submodules: (hasRoot(paths) ? below('modules') : directories)
      .filter(isSubmodule)
      .slice(0, MAX_NESTED_MODULES),
    examples: examples.filter(isOuter).slice(0, MAX_NESTED_MODULES),
  }
}

/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
export function selectInterfaceFiles<T extends { readonly path: string }>(files: readonly T[]): T[] {
  const isCollection = !hasRoot(files.map(({ path }) => path))
  return files.filter(({ path }) => {
    if (!isConfiguration(path) && !isReadme(path)) return false
    const directory = directoryOf(path)
    return directory === '' || /^(modules|examples)\//.test(path) || (isCollection && isSubmodule(directory))
  })
}

/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
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
  const isOverride = ({ path }: T) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(fileName(path))
  return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) }
}

const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt']

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function isReadme(path: string): boolean {
  return README_NAMES.includes(fileName(path).toLowerCase())
}

/** The README among the files of one directory, Markdown first; undefined without one. */
export function selectReadme<T extends { readonly path: string }>(files: readonly T[]): T | undefined {
  const rank = ({ path }: T) => README_NAMES.indexOf(fileName(path).toLowerCase())
  return files
    .filter(({ path }) => isReadme(path))
    .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0]
}

/** A module call, and the path of its source from the module's root: it begins with `..` where it leaves the module. */
interface LocalCall<C> {
  readonly call: C
  readonly target: string
}

interface CallingDirectory<C> {
  readonly path: string
  readonly calls: readonly C[]
}

interface CallingModule<C> {
  readonly root: CallingDirectory<C>
  readonly submodules: readonly CallingDirectory<C>[]
}

/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
export function leavingCalls<C extends Pick<ModuleCall, 'source'>>(
  module: CallingModule<C>,
  from = '',
): LocalCall<C>[] {
  return followCalls(module, from).leaving
}

/** The directories that clients load with this one, itself among them, and the calls that lead out of the module. */
export function followCalls<C extends Pick<ModuleCall, 'source'>>(
  { root, submodules }: CallingModule<C>,
  from = '',
) {
  const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]))
  const reached = new Set([from])
  const leaving: LocalCall<C>[] = []
  for (const path of reached) {
    for (const call of directories.get(path)?.calls ?? []) {
      if (!isLocal(call.source)) continue
      const target = resolvePath(path, call.source)
      if (isLocal(target)) leaving.push({ call, target })
      else reached.add(target)
    }
  }
  return { reached, leaving }
}

export function isLocal(source: string): boolean {
  return /^\.\.?(\/|$)/.test(source)
}
