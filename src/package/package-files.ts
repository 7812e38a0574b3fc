import { quote, RegistryError } from '../base/error.ts'
import { MAX_COMPONENT_BYTES, MAX_PACKAGE_FILES, MAX_PATH_BYTES, pathTooLong, tooMany } from './limits.ts'
import {
  directoriesAbove,
  isModuleConfiguration,
  isNeeded,
  isWithin,
  type PackageProblem,
  packageRefusal,
  rootPrefix,
} from './package.ts'

/** Directories with configuration that a hint suggests for --module-path. The rest is not named. */
const MAX_SUGGESTED_PATHS = 5

/**
 * Symbolic links that one path follows, as on Linux
 * (https://man7.org/linux/man-pages/man7/path_resolution.7.html). A longer chain is UNSAFE_PACKAGE.
 */
export const MAX_LINKS_FOLLOWED = 40

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
 * @param paths files and directories of the repository that the package holds
 */
export function planPackage(
  tree: ModuleTree,
  module = tree.root,
  paths: readonly string[] = [tree.root],
): PackagePlan {
  requireConfiguration(tree, module)
  const { files, problems } = new TreeWalk(tree, paths)
  const hostile = files.filter(({ path }) => isGitDirectory(path))
  if (hostile.length > 0) throw gitDirectories(hostile, rootPrefix(tree.root))
  const unportable = files.flatMap(({ path }): PackageProblem[] => {
    const rule = path.split('/').map(componentRule).find(Boolean)
    return rule === undefined
      ? []
      : [{ path, rule, fix: 'rename it', isInClone: true, isNeeded: isNeeded(path) }]
  })
  const names = new Set(unportable.map(({ path }) => path))
  const stored = files.filter(({ path }) => !names.has(path))
  const keyed = stored.map((file) => ({ file, bytes: Buffer.from(file.path) }))
  return {
    files: keyed.sort((a, b) => Buffer.compare(a.bytes, b.bytes)).map(({ file }) => file),
    leftOut: [...problems.values(), ...unportable],
    collisions: findCollisions(stored.map(({ path }) => path)),
  }
}

function gitDirectories(files: readonly PlannedFile[], prefix: string): RegistryError {
  const rule = 'a ".git" in a package could take over the repository into which it is unpacked'
  const problems = files.map(({ path }) => ({ path: `${prefix}${path}`, rule, fix: 'rename it' }))
  return packageRefusal('UNSAFE_PACKAGE', 'these files cannot be packaged', problems)
}

/** The module may be a collection: its root has no configuration, and callers name directories below it. */
function requireConfiguration(tree: ModuleTree, module: string): void {
  const below = rootPrefix(module)
  const configuration = tree.entries.map(({ path }) => path).filter((path) => !tree.excluded(path))
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
  const [first, ...others] = [...found]
    .sort()
    .slice(0, MAX_SUGGESTED_PATHS)
    .map((directory) =>
      /^\w[\w./-]*$/.test(directory) ? directory : directory === '' ? '.' : quote(directory),
    )
  const also = others.length > 0 ? ` (or ${others.join(', ')})` : ''
  return new RegistryError(
    'NOT_A_MODULE',
    `${where} has no .tf or .tofu file at this commit, nor has a directory below it (examples and tests aside)`,
    first === undefined
      ? 'commit the configuration of the module before it is tagged'
      : root === ''
        ? `name the directory of the module: --module-path ${first}${also}, or "module-path" in .module-registry.yml or registry.yml`
        : `correct its path (--module-path, or "path" in .module-registry.yml) to ${first}${also}`,
  )
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

/** A file, symbolic link or submodule in the tree of a commit. */
export interface TreeEntry {
  /** From the root of the repository, with slashes. */
  readonly path: string
  /** As Git writes it: `100644`, `100755`, `120000` (a symbolic link), `160000` (a submodule). */
  readonly mode: string
  readonly oid: string
  /** False where the name is not UTF-8: `path` is then not exactly the name. */
  readonly decodable: boolean
}

/** What the tree of a commit has in the directory of a module, and wherever its links lead to. All paths are from the root of the repository. */
export interface ModuleTree {
  /** Directory of the module; `''` is the root. */
  readonly root: string
  readonly entries: readonly TreeEntry[]
  readonly targets: ReadonlyMap<string, string>
  /** The files and directories outside of the module at which its links end. */
  readonly linked: readonly string[]
  /** Whether `export-ignore` or `.terraformignore` excludes the path from the package. */
  excluded(path: string): boolean
}

export interface PlannedFile {
  readonly path: string
  /** Its path in the repository: that of another file only behind a symbolic link. */
  readonly source: string
  readonly oid: string
  readonly executable: boolean
}

/**
 * Walks from the root of the module through all directories, and through symbolic links to files and directories of the
 * repository. `files` are those of the package, `problems` what it has to leave out, by path. Throws LIMIT_EXCEEDED.
 * Of the package it has only what is at `paths`, from the root of the repository.
 */
export class TreeWalk {
  readonly files: PlannedFile[] = []
  readonly problems = new Map<string, PackageProblem>()
  readonly #tree: ModuleTree
  readonly #paths: readonly string[]
  readonly #entries = new Map<string, TreeEntry>()
  readonly #children = new Map<string, Set<string>>([['', new Set()]])
  #steps = 0

  constructor(tree: ModuleTree, paths: readonly string[] = [tree.root]) {
    this.#tree = tree
    this.#paths = paths
    for (const entry of tree.entries) {
      this.#entries.set(entry.path, entry)
      this.#attach(entry.path)
    }
    this.#directory(tree.root, '', directoriesAbove(tree.root))
  }

  /** Adds the files of the directory `source` at `path` in the package. `active`: the directories that the walk is in. */
  #directory(source: string, path: string, active: readonly string[]): void {
    const within = [...active, source]
    for (const child of this.#children.get(source) ?? []) {
      this.#step()
      const from = `${rootPrefix(source)}${child}`
      const to = `${rootPrefix(path)}${child}`
      const named = `${rootPrefix(this.#tree.root)}${to}`
      // What is on the way to a path may be a link.
      if (!this.#paths.some((each) => isWithin(named, each) || isWithin(each, named))) continue
      if (Buffer.byteLength(to) > MAX_PATH_BYTES) throw pathTooLong(to)
      const entry = this.#entries.get(from)
      if (entry === undefined) this.#directory(from, to, within)
      else if (!this.#tree.excluded(from) && !this.#tree.excluded(named)) this.#entry(entry, to, within)
    }
  }

  #attach(path: string): void {
    const slash = path.lastIndexOf('/')
    const parent = slash < 0 ? '' : path.slice(0, slash)
    const siblings = this.#children.get(parent)
    if (siblings !== undefined) {
      siblings.add(path.slice(slash + 1))
      return
    }
    this.#children.set(parent, new Set([path.slice(slash + 1)]))
    this.#attach(parent)
  }

  #entry(entry: TreeEntry, path: string, active: readonly string[]): void {
    if (!entry.decodable) this.#leaveOut(entry, path, NOT_UTF_8)
    else if (entry.mode === '160000') this.#leaveOut(entry, path, SUBMODULE)
    else if (entry.mode === '120000') this.#link(entry, path, active)
    else this.#file(entry, path)
  }

  #link(link: TreeEntry, path: string, active: readonly string[]): void {
    const destination = this.#destinationOf(link.path)
    if ('rule' in destination) {
      this.#leaveOut(link, path, { ...destination, fix: LINK_FIX })
    } else if (active.includes(destination.path)) {
      const target = quote(this.#tree.targets.get(link.path) ?? '')
      const rule = `links to ${target}, a directory that holds it: a loop`
      this.#leaveOut(link, path, { rule, fix: LINK_FIX })
    } else {
      const entry = this.#entries.get(destination.path)
      if (entry === undefined) this.#directory(destination.path, path, active)
      else this.#entry(entry, path, active)
    }
  }

  /**
   * Follows the link at this path, and links behind it, as a file system does: to a file or directory of the repository (`''`
   * is its root), or to the rule that the link breaks. No parent of `link` may be a link.
   */
  #destinationOf(link: string): { readonly path: string } | Pick<PackageProblem, 'rule'> {
    const { targets } = this.#tree
    const named = quote(targets.get(link) ?? '')
    const real = link.split('/')
    const rest = real.splice(-1)
    let followed = 0
    for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
      if (part === '' || part === '.') continue
      if (part === '..') {
        if (real.pop() === undefined) return { rule: `links to ${named}, ${NO_FILE}` }
        continue
      }
      const path = [...real, part].join('/')
      const target = targets.get(path)
      if (target === undefined) {
        if (!this.#entries.has(path) && !this.#children.has(path))
          return { rule: `links to ${named}, ${NO_FILE}` }
        real.push(part)
        continue
      }
      followed += 1
      if (followed > MAX_LINKS_FOLLOWED)
        return { rule: `links to ${named}, a chain of links that has no end` }
      if (target.startsWith('/')) return { rule: `links to ${named}, an absolute path` }
      if (target.length > MAX_PATH_BYTES) return { rule: `links to ${named}, ${NO_FILE}` }
      rest.unshift(...target.split('/'))
    }
    return { path: real.join('/') }
  }

  #file(entry: TreeEntry, path: string): void {
    const executable = entry.mode === '100755'
    this.files.push({ path, source: entry.path, oid: entry.oid, executable })
    if (this.files.length > MAX_PACKAGE_FILES) throw tooMany('files')
  }

  // Links to directories of links can make 2^n paths of n links, so the steps have a limit, not only the files.
  #step(): void {
    this.#steps += 1
    if (this.#steps > this.#entries.size + this.#children.size + MAX_PACKAGE_FILES) throw tooMany('files')
  }

  /** Once, by its own path in the module, however many links lead to it. */
  #leaveOut(
    { path: own, decodable }: TreeEntry,
    packaged: string,
    why: Omit<PackageProblem, 'path' | 'isNeeded'>,
  ): void {
    const prefix = rootPrefix(this.#tree.root)
    const path = own.startsWith(prefix) ? own.slice(prefix.length) : packaged
    const needed = decodable ? isModuleConfiguration(path) : isNeeded(path)
    this.problems.set(path, { path, ...why, isNeeded: needed })
  }
}

const NOT_UTF_8 = { rule: 'the name is not UTF-8', fix: 'rename it', isInClone: true }

const SUBMODULE = {
  rule: 'a submodule, whose files are not part of the commit',
  fix: 'commit the files of the submodule in its place',
  isInClone: true,
}

/** After what a link names. */
const NO_FILE = 'which is no tracked file of the repository'
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the repository'
