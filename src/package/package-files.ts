import { quote, RegistryError } from '../base/error.ts'
import { MAX_COMPONENT_BYTES, MAX_SUGGESTED_PATHS } from './limits.ts'
import { isModuleConfiguration, isNeeded } from './needed-files.ts'
import { rootPrefix } from './package.ts'
import { type PackageProblem, packageRefusal } from './package-problem.ts'
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

// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i
const RESERVED_CHARACTER = /[<>:"|?*\\]/
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/** Whether the name of a file or directory in the path is `.git` on some file system: Git itself checks no such commit out. */
function isGitDirectory(path: string): boolean {
  return path
    .split('/')
    .some((component) => /^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, '')))
}

/** Why Linux, macOS or Windows cannot store a file of this path; undefined where all can. */
function storageRule(path: string): string | undefined {
  return path.split('/').map(componentRule).find(Boolean)
}

function componentRule(component: string): string | undefined {
  if (/\p{Cc}/u.test(component)) return 'the name contains a control character'
  if (RESERVED_CHARACTER.test(component)) return 'the name contains one of < > : " | ? * \\'
  if (RESERVED_NAME.test(component)) return 'the name is reserved on Windows'
  if (/[. ]$/.test(component)) return 'the name ends in a dot or a blank, which Windows drops'
  if (Buffer.byteLength(component) > MAX_COMPONENT_BYTES) {
    return `the name is longer than ${MAX_COMPONENT_BYTES} bytes`
  }
  return undefined
}

/** Paths, or directories in them, that a file system without letter case or with another Unicode form takes for one. */
function findCollisions(paths: readonly string[]): PackageProblem[] {
  const spellings = new Map<string, string>()
  const collisions = new Map<string, PackageProblem>()
  for (const name of namesOf(paths)) {
    const folded = fold(name)
    const other = spellings.get(folded)
    if (other === undefined) spellings.set(folded, name)
    else collisions.set(name, collision(name, other, paths))
  }
  return [...collisions.values()]
}

/** Every file, duplicates included, and every directory once, with a slash at the end. */
function namesOf(paths: readonly string[]): string[] {
  const directories = new Set<string>()
  for (const path of paths) {
    let end = path.lastIndexOf('/')
    while (end > 0 && !directories.has(path.slice(0, end + 1))) {
      directories.add(path.slice(0, end + 1))
      end = path.lastIndexOf('/', end - 1)
    }
  }
  return [...directories, ...paths]
}

function collision(name: string, other: string, paths: readonly string[]): PackageProblem {
  // Directories are merged, so that nothing is lost but the border between two modules.
  const isMerged = name.endsWith('/') && other.endsWith('/')
  return {
    path: trimmed(name),
    rule: `the same name as ${quote(trimmed(other))} on file systems that ignore letter case or Unicode form`,
    fix: 'rename one of the two',
    isInClone: true,
    isNeeded: isMerged
      ? paths.some((path) => path.startsWith(name) && isModuleConfiguration(path))
      : isNeeded(trimmed(name)) || isNeeded(trimmed(other)),
  }
}

/** Unicode's full case folding, under which ẞ, ß and ss are one: no single conversion has it. https://www.unicode.org/versions/latest/core-spec/chapter-3/#G34145 */
function fold(name: string): string {
  return trimmed(name).normalize('NFD').toLowerCase().toUpperCase().normalize('NFD')
}

function trimmed(name: string): string {
  return name.endsWith('/') ? name.slice(0, -1) : name
}
