import { quote, RegistryError } from '../base/error.ts'
import { isConfiguration } from '../module/configuration-file.ts'
import { MAX_SUGGESTED_PATHS } from './limits.ts'
import { rootPrefix } from './package.ts'
import { packageRefusal } from './package-problem.ts'
import { findUnportable } from './portable-path.ts'
import { type ModuleTree, type PlannedFile, TreeWalk } from './tree-walk.ts'

/**
 * The files that go into the package of a module, sorted by the bytes of their paths. A symbolic link is replaced by the file
 * or directory that it points at. Throws NOT_A_MODULE, UNSAFE_PACKAGE with every path that is refused, and LIMIT_EXCEEDED.
 * @param module directory of the module in the repository, which is in the tree
 */
export function selectPackageFiles(tree: ModuleTree, module = tree.root): PlannedFile[] {
  requireConfiguration(tree, module)
  const walk = new TreeWalk(tree)
  const root = rootPrefix(tree.root)
  const paths = walk.files.map(({ path }) => path)
  const problems = [...walk.problems.values(), ...findUnportable(paths, root)]
  if (problems.length > 0) {
    throw packageRefusal('UNSAFE_PACKAGE', 'these files cannot be packaged portably', problems)
  }
  return sortedByBytes(walk.files)
}

/** Whether the package has exactly the files of the tree: none is left out, and no symbolic link is replaced. */
export function equalsTree({ entries }: ModuleTree, files: readonly PlannedFile[]): boolean {
  return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'))
}

function sortedByBytes(files: readonly PlannedFile[]): PlannedFile[] {
  return files
    .map((file) => ({ file, bytes: Buffer.from(file.path) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ file }) => file)
}

function requireConfiguration(tree: ModuleTree, module: string): void {
  const directories = new Set(
    tree.entries
      .filter(({ path }) => isConfiguration(path) && !tree.excluded(path))
      .map(({ path }) => `${rootPrefix(tree.root)}${path}`.split('/').slice(0, -1).join('/')),
  )
  if (directories.has(module)) return
  throw notAModule(module, [...directories])
}

/** A NOT_A_MODULE for a directory without configuration. The hint suggests `directories`, which have some. */
export function notAModule(root: string, directories: readonly string[]): RegistryError {
  const where = root === '' ? 'the root of the repository' : `the directory ${quote(root)}`
  const [first, ...others] = [...directories].sort().slice(0, MAX_SUGGESTED_PATHS).map(argument)
  const also = others.length > 0 ? ` (or ${others.join(', ')})` : ''
  return new RegistryError(
    'NOT_A_MODULE',
    `${where} has no .tf or .tofu file at this commit`,
    first === undefined
      ? 'commit the configuration of the module before it is tagged'
      : `name the directory of the module: --module-path ${first}${also}`,
  )
}

function argument(directory: string): string {
  if (directory === '') return '.'
  return /^\w[\w./-]*$/.test(directory) ? directory : quote(directory)
}
