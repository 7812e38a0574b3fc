import { quote, RegistryError } from '../base/error.ts'
import { isConfiguration } from '../module/configuration-file.ts'
import { type Problem, refusalOf } from './file-problem.ts'
import { rootPrefix } from './package.ts'
import { findCollisions, unportableRule } from './portable-path.ts'
import { type ModuleTree, type PlannedFile, Walk } from './tree-walk.ts'

export const MAX_FILE_BYTES = 100 * 1024 * 1024
export const MAX_PACKAGE_BYTES = 512 * 1024 * 1024

/**
 * The files of the package, sorted by the bytes of their paths, symbolic links replaced by what they name.
 * Throws NOT_A_MODULE, UNSAFE_PACKAGE with every offending path, or LIMIT_EXCEEDED.
 */
export function planFiles(tree: ModuleTree): PlannedFile[] {
  requireConfiguration(tree)
  const walk = new Walk(tree)
  const root = rootPrefix(tree.root)
  const paths = walk.files.map(({ path }) => path)
  const problems = [
    ...walk.problems.values(),
    ...paths.flatMap((path) => unportable(path, root)),
    ...findCollisions(paths, root),
  ]
  if (problems.length > 0) {
    throw refusalOf('UNSAFE_PACKAGE', 'these files would not arrive everywhere as they are', problems)
  }
  return sortedByBytes(walk.files)
}

/** Whether these are the files of the tree as it is: nothing is left out, and no link is replaced by what it names. */
export function equalsTree({ entries }: ModuleTree, files: readonly PlannedFile[]): boolean {
  return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'))
}

function unportable(path: string, root: string): Problem[] {
  const rule = unportableRule(path)
  return rule === undefined ? [] : [{ path: `${root}${path}`, rule, fix: 'rename it' }]
}

function sortedByBytes(files: readonly PlannedFile[]): PlannedFile[] {
  return files
    .map((file) => ({ file, bytes: Buffer.from(file.path) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ file }) => file)
}

function requireConfiguration(tree: ModuleTree): void {
  const kept = tree.entries.map(({ path }) => path).filter((path) => isConfiguration(path))
  const directories = new Set(
    kept
      .filter((path) => !tree.excluded(path))
      .map((path) => `${rootPrefix(tree.root)}${path}`.split('/').slice(0, -1).join('/')),
  )
  if (directories.has(tree.root)) return
  throw notAModule(tree.root, [...directories])
}

const MAX_SUGGESTED = 5

/** The refusal of a directory without configuration; `directories` are those of the repository that have some. */
export function notAModule(root: string, directories: readonly string[]): RegistryError {
  const where = root === '' ? 'the root of the repository' : `the directory ${quote(root)}`
  const [first, ...others] = [...directories].sort().slice(0, MAX_SUGGESTED).map(argument)
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
