import { isUtf8 } from 'node:buffer'
import { BoundedMap } from '../../base/bounded-map.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import {
  MAX_PATH_BYTES,
  MAX_TREE_ENTRIES,
  MAX_TREE_PATH_BYTES,
  pathTooLong,
  tooMany,
} from '../../package/limits.ts'
import { isWithin, rootPrefix } from '../../package/package.ts'
import {
  MAX_LINKS_FOLLOWED,
  type ModuleTree,
  notAModule,
  type TreeEntry,
} from '../../package/package-files.ts'
import { parseTerraformIgnore } from '../../package/path-pattern.ts'
import type { ModulePath } from '../../publish/ports.ts'
import { exportIgnore } from './export-ignore.ts'
import { type GitObject, type GitObjects, notFound, type WantedObject } from './objects.ts'

/** Bytes of memory for each entry of a directory. */
const TREE_ENTRY_BYTES = 250

/** Bytes of the directories of commits that are kept in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_TREE_BYTES = 8 * 1024 * 1024

/** Bytes of the names of root directories that are kept in memory. */
const MAX_ROOTS_BYTES = 1024 * 1024

export const DIRECTORY_MODE = '40000'
const LINK_MODE = '120000'
export const SUBMODULE_MODE = '160000'
const OID_BYTES = 20

/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
  readonly #objects: GitObjects
  readonly #cache = new BoundedMap<readonly TreeEntry[]>(MAX_CACHED_TREE_BYTES)

  constructor(objects: GitObjects) {
    this.#objects = objects
  }

  /**
   * Returns all files, links and submodules below a directory, with its path before theirs. Throws LIMIT_EXCEEDED over 200,000
   * entries or 32 MiB of paths, and for a path that is too long; NOT_FOUND when a tree is missing, UNSAFE_PACKAGE when one is
   * damaged. A tree that is named many times is read once, and nothing beyond a limit is expanded.
   */
  async readBelow(directory: WantedObject, budget = new TreeBudget()): Promise<TreeEntry[]> {
    const found: TreeEntry[] = []
    for (let level: readonly WantedObject[] = [directory]; level.length > 0; ) {
      const directories: TreeEntry[] = []
      for (const entry of await this.read(level, budget)) {
        if (entry.mode === DIRECTORY_MODE) directories.push(entry)
        else found.push(entry)
      }
      level = directories
    }
    return found
  }

  /** Returns the entry of a name in a directory, with the path of the directory before it. Throws as `readBelow`. */
  async entryOf({ oid, path }: WantedObject, name: string): Promise<TreeEntry | undefined> {
    let lines = this.#cache.get(oid)
    if (lines === undefined) lines = await this.read([{ oid, path: '' }])
    const line = lines.find((each) => each.path === name)
    return line && { ...line, path: `${rootPrefix(path)}${name}` }
  }

  /** Returns the entries of some directories, with the path of the directory before the name. Throws as `readBelow`. */
  async read(directories: readonly WantedObject[], budget = new TreeBudget()): Promise<TreeEntry[]> {
    const named = groupBy(directories, ({ oid }) => oid)
    const found = new Map<string, readonly TreeEntry[]>()
    for (const [oid, paths] of named) {
      const lines = this.#cache.get(oid)
      if (lines === undefined) continue
      budget.count(lines, paths)
      found.set(oid, lines)
    }
    const unknown = [...named].flatMap(([oid, [first]]) => (found.has(oid) ? [] : first))
    for await (const [{ oid, path }, { bytes }] of this.#objects.readEach('tree', unknown)) {
      const lines = parseTree(bytes, path, MAX_TREE_ENTRIES)
      budget.count(lines, named.get(oid) ?? [])
      found.set(oid, lines)
      this.#cache.set(oid, lines, lines.length * TREE_ENTRY_BYTES)
    }
    return directories.flatMap(({ oid, path }) =>
      (found.get(oid) ?? []).map((line) => ({ ...line, path: `${rootPrefix(path)}${line.path}` })),
    )
  }
}

/** Counts what the expansion of trees would give before it is done: a few trees can name each other for ever. */
class TreeBudget {
  #entries = 0
  #pathLength = 0

  /** Counts the lines of one tree once for each of the directories that it is. Throws LIMIT_EXCEEDED. */
  count(lines: readonly TreeEntry[], directories: readonly WantedObject[]): void {
    this.#entries += lines.length * directories.length
    if (this.#entries > MAX_TREE_ENTRIES) throw tooMany('treeEntries')
    const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0)
    for (const { path } of directories) {
      if (path.length > MAX_PATH_BYTES) throw pathTooLong(path)
      this.#pathLength += nameLength + path.length * lines.length
    }
    if (this.#pathLength > MAX_TREE_PATH_BYTES) throw tooMany('treePaths')
  }
}

/**
 * What a commit has at a path, `''` for its root; undefined where it has nothing there. Git says the same of what is not in a repository
 * as of what is in no tree: throws `lost`, or else NOT_FOUND, for an object that the commit names and the repository lacks.
 */
export async function readAt(
  objects: GitObjects,
  { commit, path }: { readonly commit: string; readonly path: string },
  lost: (oid: string, path: string) => Error = notFound,
): Promise<GitObject | undefined> {
  const found = await objects.read(`${commit}:${path}`)
  if (found !== undefined) return found
  let [oid, at] = [`${commit}^{tree}`, '']
  for (const name of path.split('/')) {
    const tree = await objects.read(oid)
    if (tree === undefined) throw lost(oid, at)
    const entry = parseTree(tree.bytes, at).find((each) => each.path === name)
    if (entry === undefined || entry.mode === SUBMODULE_MODE) return undefined
    at = `${rootPrefix(at)}${name}`
    oid = entry.oid
    if (at !== path && entry.mode !== DIRECTORY_MODE) return undefined
  }
  throw lost(oid, at)
}

/** What is in a directory of a commit; nothing where there is none. For what is thrown see {@link readAt}. */
export async function entriesAt(
  objects: GitObjects,
  at: { readonly commit: string; readonly path: string },
  lost?: (oid: string, path: string) => Error,
): Promise<TreeEntry[]> {
  const tree = await readAt(objects, at, lost)
  return tree?.type === 'tree' ? parseTree(tree.bytes, at.path) : []
}

const BLANK = 0x20

/** All that Git writes, and 100664, which it wrote until 2005. https://git-scm.com/docs/git-fsck#_fsck_messages (badFilemode) */
const MODES: ReadonlySet<string> = new Set([DIRECTORY_MODE, '100644', '100664', '100755', '120000', '160000'])

/**
 * Parses a tree object into entries with bare names. Throws UNSAFE_PACKAGE for a damaged one, LIMIT_EXCEEDED over `most` entries.
 * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_tree_objects
 */
export function parseTree(bytes: Buffer, path: string, most = Number.POSITIVE_INFINITY): TreeEntry[] {
  const lines: TreeEntry[] = []
  // Two readers may take different ones of two entries with one name, so a tree that has some is not read at all.
  const names = new Set<string>()
  for (let at = 0; at < bytes.length; ) {
    const blank = bytes.indexOf(BLANK, at)
    const end = bytes.indexOf(0, blank)
    const next = end + 1 + OID_BYTES
    if (blank < 0 || end < 0 || next > bytes.length) throw damaged(path, 'an entry is not complete')
    const name = bytes.toString('utf8', blank + 1, end)
    const mode = bytes.toString('latin1', at, blank)
    if (/^\.{0,2}$|\//.test(name)) throw damaged(path, `${quote(name)} is no name of a file`)
    if (!MODES.has(mode)) throw damaged(path, `${quote(name)} has the unknown mode ${quote(mode)}`)
    names.add(bytes.toString('latin1', blank + 1, end))
    const decodable = !name.includes('\u{fffd}') || isUtf8(bytes.subarray(blank + 1, end))
    lines.push({ path: name, mode, oid: bytes.toString('hex', end + 1, next), decodable })
    if (names.size < lines.length) throw damaged(path, `${quote(name)} is in it twice`)
    if (lines.length > most) throw tooMany('treeEntries')
    at = next
  }
  return lines
}

function damaged(path: string, problem: string): RegistryError {
  const directory = path === '' ? 'the root directory' : `the directory ${quote(path)}`
  return new RegistryError(
    'UNSAFE_PACKAGE',
    `${directory} of the commit is damaged: ${problem}`,
    'find the damage with "git fsck", then make the commit and its tag anew with Git itself',
  )
}

/** Reads the file names of a module at a commit, the targets of its links, and the paths that its ignore files exclude. */
export class ModuleTreeReader {
  readonly objects: GitObjects
  readonly #trees: GitTrees
  readonly #excluded: ReturnType<typeof exportIgnore>
  /** By commit. */
  readonly #roots = new BoundedMap<string>(MAX_ROOTS_BYTES)

  constructor(objects: GitObjects) {
    this.objects = objects
    this.#trees = new GitTrees(objects)
    this.#excluded = exportIgnore(objects)
  }

  /**
   * Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory, LIMIT_EXCEEDED when
   * there are too many files, UNSAFE_PACKAGE for a damaged directory or attribute file.
   */
  async read({ commit, path: root }: ModulePath): Promise<ModuleTree> {
    const rootTree = await this.#rootTree(commit)
    const { directory, attributeFiles } = await this.#findTree(rootTree, root)
    const budget = new TreeBudget()
    const own = await this.#trees.readBelow(directory, budget)
    const links = new RepositoryLinks(this.objects, this.#trees, { rootTree, module: root, budget })
    await links.follow(own)
    const entries = [...links.entries.values()]
    const exported = await this.#excluded(
      [...attributeFiles, ...entries.filter(isAttributeFile)],
      entries.map(({ path }) => path),
    )
    const prefix = rootPrefix(root)
    const ignored = await this.#terraformIgnore(own, prefix)
    const isIgnored = (path: string) => path.startsWith(prefix) && ignored(path.slice(prefix.length))
    return {
      root,
      entries,
      targets: links.targets,
      linked: [...links.places],
      excluded: (path) => exported.has(path) || isIgnored(path),
    }
  }

  /**
   * What a commit has at a path, `''` for its root; undefined where it has nothing there. Throws NOT_FOUND when the commit or a tree is
   * missing, UNSAFE_PACKAGE for a damaged one.
   */
  async find({ commit, path }: ModulePath): Promise<TreeEntry | undefined> {
    let found: TreeEntry | undefined = directoryEntry(await this.#rootTree(commit))
    for (const name of componentsOf(path)) {
      if (found?.mode !== DIRECTORY_MODE) return undefined
      found = await this.#trees.entryOf(found, name)
    }
    return found
  }

  /** The entries of a directory of a commit; none where there is no such directory. Throws as `find`. */
  async list(at: ModulePath): Promise<TreeEntry[]> {
    const found = await this.find(at)
    return found?.mode === DIRECTORY_MODE ? this.#trees.read([found]) : []
  }

  async #rootTree(commit: string): Promise<string> {
    const known = this.#roots.get(commit)
    if (known !== undefined) return known
    const object = await this.objects.read(commit)
    const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? []
    if (object?.type === 'commit' && tree !== undefined) {
      this.#roots.set(commit, tree, tree.length)
      return tree
    }
    throw new RegistryError(
      'NOT_FOUND',
      `the commit ${commit} is not in the repository`,
      `fetch it: git fetch origin ${commit}`,
    )
  }

  /** The tree of the module, and the attribute files of the directories above it. */
  async #findTree(
    rootTree: string,
    root: string,
  ): Promise<{ directory: WantedObject; attributeFiles: WantedObject[] }> {
    const attributeFiles: WantedObject[] = []
    let directory = directoryEntry(rootTree)
    for (const name of componentsOf(root)) {
      const [found, attributes] = [
        await this.#trees.entryOf(directory, name),
        await this.#trees.entryOf(directory, '.gitattributes'),
      ]
      if (found?.mode !== DIRECTORY_MODE) throw notAModule(root, await this.#filesBelow(rootTree))
      if (attributes !== undefined && isAttributeFile(attributes)) attributeFiles.push(attributes)
      directory = found
    }
    return { directory, attributeFiles }
  }

  async #filesBelow(rootTree: string): Promise<string[]> {
    return (await this.#trees.readBelow({ oid: rootTree, path: '' })).map(({ path }) => path)
  }

  async #terraformIgnore(entries: readonly TreeEntry[], prefix: string): Promise<(path: string) => boolean> {
    const name = `${prefix}.terraformignore`
    const file = entries.filter(({ path, mode }) => path === name && isRegular(mode))
    for await (const [, { bytes }] of this.objects.readEach('blob', file)) {
      return parseTerraformIgnore(bytes.toString())
    }
    return () => false
  }
}

/**
 * Finds what the links of a module lead to elsewhere in the repository, and the links behind them. Each directory and link is read once,
 * and all entries and steps together have a limit. Which file of a package a link is, `TreeWalk` decides.
 */
class RepositoryLinks {
  /** Of the module, and what its links need, by path. */
  readonly entries = new Map<string, TreeEntry>()
  /** The targets of links, by the path of the link. */
  readonly targets = new Map<string, string>()
  /** The files and directories outside of the module at which its links end. */
  readonly places = new Set<string>()
  readonly #objects: GitObjects
  readonly #trees: GitTrees
  readonly #commit: { readonly rootTree: string; readonly module: string; readonly budget: TreeBudget }
  readonly #names = new Map<string, ReadonlyMap<string, TreeEntry>>()
  #steps = 0

  constructor(
    objects: GitObjects,
    trees: GitTrees,
    commit: { readonly rootTree: string; readonly module: string; readonly budget: TreeBudget },
  ) {
    this.#objects = objects
    this.#trees = trees
    this.#commit = commit
  }

  /** Adds the entries of the module, and all that links among them lead to. Throws LIMIT_EXCEEDED, and as `readBelow`. */
  async follow(entries: readonly TreeEntry[]): Promise<void> {
    for (let links = this.#add(entries); links.length > 0; ) {
      for await (const [{ path }, { bytes }] of this.#objects.readEach('blob', links))
        this.targets.set(path, bytes.toString())
      const found: TreeEntry[] = []
      // In the root of the repository nothing is outside of the module.
      if (this.#commit.module !== '')
        for (const { path } of links) for (const entry of await this.#reach(path)) found.push(entry)
      links = this.#add(found)
    }
  }

  #add(entries: readonly TreeEntry[]): TreeEntry[] {
    const added = entries.filter(({ path }) => !this.entries.has(path))
    for (const entry of added) this.entries.set(entry.path, entry)
    return added.filter(({ mode }) => mode === LINK_MODE)
  }

  /** Follows a link as a file system does: what it passes and ends at, with all that is below, and the attribute files above. */
  async #reach(link: string): Promise<TreeEntry[]> {
    const found: TreeEntry[] = []
    const directories = [directoryEntry(this.#commit.rootTree)]
    const rest = link.split('/')
    let followed = 0
    for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
      this.#step()
      const directory = directories.at(-1)
      if (directory === undefined) return found
      if (name === '' || name === '.') continue
      if (name === '..') {
        directories.pop()
        continue
      }
      const entry = await this.#entryOf(directory, name)
      if (entry?.mode === DIRECTORY_MODE) {
        directories.push(entry)
        continue
      }
      if (entry === undefined) return found
      found.push(entry)
      if (entry.mode !== LINK_MODE) return [...found, ...(await this.#endAt(entry, directories))]
      followed += 1
      const target = await this.#targetOf(entry)
      if (target === undefined || followed > MAX_LINKS_FOLLOWED) return found
      rest.unshift(...target.split('/'))
    }
    const last = directories.at(-1)
    if (last === undefined || isWithin(this.#commit.module, last.path)) return found
    return [...found, ...(await this.#endAt(last, directories))]
  }

  /** Where a link ends: nothing is new inside of the module, and at a place where another link has ended. */
  async #endAt(place: TreeEntry, directories: readonly TreeEntry[]): Promise<TreeEntry[]> {
    if (isWithin(place.path, this.#commit.module) || this.places.has(place.path)) return []
    this.places.add(place.path)
    const above = await Promise.all(directories.map((each) => this.#entryOf(each, '.gitattributes')))
    const attributes = above.filter((each) => each !== undefined).filter(isAttributeFile)
    const { budget } = this.#commit
    const below = place.mode === DIRECTORY_MODE ? await this.#trees.readBelow(place, budget) : []
    return [...attributes, ...below]
  }

  /** Undefined for a target that leads to nothing in any repository. */
  async #targetOf({ path, oid }: TreeEntry): Promise<string | undefined> {
    const target = this.targets.get(path) ?? (await this.#objects.read(oid))?.bytes.toString() ?? '/'
    this.targets.set(path, target)
    return target.startsWith('/') || target.length > MAX_PATH_BYTES ? undefined : target
  }

  async #entryOf({ oid, path }: TreeEntry, name: string): Promise<TreeEntry | undefined> {
    const known = this.#names.get(oid)
    const names =
      known ?? new Map((await this.#trees.read([{ oid, path: '' }])).map((each) => [each.path, each]))
    if (known === undefined) this.#names.set(oid, names)
    const entry = names.get(name)
    return entry && { ...entry, path: `${rootPrefix(path)}${name}` }
  }

  /** Links of links can make a path long, so the steps have a limit, not only the entries. */
  #step(): void {
    this.#steps += 1
    if (this.#steps > MAX_TREE_ENTRIES) throw tooMany('treeEntries')
  }
}

/** The root directory of a commit. */
function directoryEntry(oid: string): TreeEntry {
  return { path: '', mode: DIRECTORY_MODE, oid, decodable: true }
}

function componentsOf(path: string): string[] {
  return path === '' ? [] : path.split('/')
}

function isAttributeFile({ path, mode }: TreeEntry): boolean {
  return isRegular(mode) && /(^|\/)\.gitattributes$/.test(path)
}

function isRegular(mode: string): boolean {
  return mode.startsWith('100')
}
