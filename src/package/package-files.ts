import { quote, RegistryError } from '../base/error.ts'
import { MAX_SUGGESTED_PATHS } from './limits.ts'
import { isModuleConfiguration, isNeeded } from './needed-files.ts'
import { rootPrefix } from './package.ts'
import { type PackageProblem, packageRefusal } from './package-problem.ts'
import { findCollisions, isGitDirectory, storageRule } from './portable-path.ts'
import { type ModuleTree, type PlannedFile, TreeWalk } from './tree-walk.ts'

/** The files of a package, and what is to say about those that it lacks. Paths are relative to the package. */
export interface PackagePlan {
  /** Sorted by the bytes of their paths. */
  readonly files: readonly PlannedFile[]
  /** Files and directories of the commit that the package cannot hold: submodules, links without target, names. */
  readonly leftOut: readonly PackageProblem[]
  readonly collisions: readonly PackageProblem[]
}

/**
 * The files that go into the package of a module. A symbolic link is replaced by the file or directory that it points at. Throws
 * NOT_A_MODULE, UNSAFE_PACKAGE for a path that Git checks out nowhere, and LIMIT_EXCEEDED.
 * @param module directory of the module in the repository, which is in the tree
 */
export function planPackage(tree: ModuleTree, module = tree.root): PackagePlan {
  requireConfiguration(tree, module)
  const { files, problems } = new TreeWalk(tree)
  const hostile = files.filter(({ path }) => isGitDirectory(path))
  if (hostile.length > 0) throw gitDirectories(hostile, rootPrefix(tree.root))
  const unportable = files.flatMap(({ path }): PackageProblem[] => {
    const rule = storageRule(path)
    return rule === undefined
      ? []
      : [{ path, rule, fix: 'rename it', isInClone: true, isNeeded: isNeeded(path) }]
  })
  const names = new Set(unportable.map(({ path }) => path))
  const stored = files.filter(({ path }) => !names.has(path))
  return {
    files: sortedByBytes(stored),
    leftOut: [...problems.values(), ...unportable],
    collisions: findCollisions(stored.map(({ path }) => path)),
  }
}

/** Whether the package has exactly the files of the tree: none is left out, and no symbolic link is replaced. */
export function equalsTree({ entries }: ModuleTree, files: readonly PlannedFile[]): boolean {
  return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'))
}

function gitDirectories(files: readonly PlannedFile[], prefix: string): RegistryError {
  const rule = 'a ".git" in a package could take over the repository into which it is unpacked'
  const problems = files.map(({ path }) => ({ path: `${prefix}${path}`, rule, fix: 'rename it' }))
  return packageRefusal('UNSAFE_PACKAGE', 'these files cannot be packaged', problems)
}

function sortedByBytes(files: readonly PlannedFile[]): PlannedFile[] {
  return files
    .map((file) => ({ file, bytes: Buffer.from(file.path) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ file }) => file)
}

/** The module may be a collection: its root has no configuration, and callers name directories below it. */
function requireConfiguration(tree: ModuleTree, module: string): void {
  const root = rootPrefix(tree.root)
  const below = rootPrefix(module)
  const configuration = tree.entries
    .filter(({ path }) => !tree.excluded(path))
    .map(({ path }) => `${root}${path}`)
  const isOfModule = (path: string) =>
    path.startsWith(below) && isModuleConfiguration(path.slice(below.length))
  if (!configuration.some(isOfModule)) throw notAModule(module, configuration)
}

/** A NOT_A_MODULE for a directory without configuration. The hint suggests directories of those files that are some. */
export function notAModule(root: string, files: readonly string[]): RegistryError {
  const where = root === '' ? 'the root of the repository' : `the directory ${quote(root)}`
  const found = new Set(
    files.filter(isModuleConfiguration).map((path) => path.split('/').slice(0, -1).join('/')),
  )
  const [first, ...others] = [...found].sort().slice(0, MAX_SUGGESTED_PATHS).map(argument)
  const also = others.length > 0 ? ` (or ${others.join(', ')})` : ''
  return new RegistryError(
    'NOT_A_MODULE',
    `${where} has no .tf or .tofu file at this commit, nor has a directory below it (examples and tests aside)`,
    first === undefined
      ? 'commit the configuration of the module before it is tagged'
      : `name the directory of the module: --module-path ${first}${also}`,
  )
}

function argument(directory: string): string {
  if (directory === '') return '.'
  return /^\w[\w./-]*$/.test(directory) ? directory : quote(directory)
}
