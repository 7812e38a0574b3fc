import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { join, posix } from 'node:path'
import { BoundedMap } from '../../base/bounded-map.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { pathTooLong, tooManyTreeEntries, treePathsTooLong } from '../../package/limit-errors.ts'
import { MAX_PATH_BYTES, MAX_TREE_ENTRIES, MAX_TREE_PATH_BYTES } from '../../package/limits.ts'
import { rootPrefix } from '../../package/package.ts'
import {
  type LinkedEntry,
  MAX_LINKS_FOLLOWED,
  type ModuleTree,
  notAModule,
  type TreeEntry,
} from '../../package/package-files.ts'
import { parseTerraformIgnore } from '../../package/path-pattern.ts'
import { isWithin } from '../../publish/config.ts'
import type { ModulePath } from '../../publish/ports.ts'
import { type GitObject, type GitObjects, notFound, type WantedObject } from './objects.ts'

/** Bytes of what .gitattributes files say of paths, about. What was not used for longest is asked again. */
const MAX_CACHED_ATTRIBUTE_BYTES = 8 * 1024 * 1024

/** Bytes of memory for each entry of a directory. */
const TREE_ENTRY_BYTES = 250

/** Bytes of the directories of commits that are kept in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_TREE_BYTES = 16 * 1024 * 1024

export const DIRECTORY_MODE = '40000'
const LINK_MODE = '120000'
const OID_BYTES = 20

/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
  readonly #objects: GitObjects
  readonly #cache = new BoundedMap<readonly TreeEntry[]>(MAX_CACHED_TREE_BYTES)

  constructor(objects: GitObjects) {
    this.#objects = objects
  }

  /**
   * Returns all files, links and submodules below a tree, with paths relative to it. Throws LIMIT_EXCEEDED over 200,000
   * entries or 32 MiB of paths, and for a path that is too long; NOT_FOUND when a tree is missing, UNSAFE_PACKAGE when one is
   * damaged. A tree that is named many times is read once, and nothing beyond a limit is expanded.
   */
  async readBelow(oid: string): Promise<TreeEntry[]> {
    const found: TreeEntry[] = []
    const budget = new TreeBudget()
    for (let level: readonly WantedObject[] = [{ oid, path: '' }]; level.length > 0; ) {
      const directories: TreeEntry[] = []
      for (const entry of await this.read(level, budget)) {
        if (entry.mode === DIRECTORY_MODE) directories.push(entry)
        else found.push(entry)
      }
      level = directories
    }
    return found
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
    const unknown = [...named].flatMap(([oid, [first]]) =>
      first === undefined || found.has(oid) ? [] : first,
    )
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
    if (this.#entries > MAX_TREE_ENTRIES) throw tooManyTreeEntries()
    const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0)
    for (const { path } of directories) {
      if (path.length > MAX_PATH_BYTES) throw pathTooLong(path)
      this.#pathLength += nameLength + path.length * lines.length
    }
    if (this.#pathLength > MAX_TREE_PATH_BYTES) throw treePathsTooLong()
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

const SUBMODULE_MODE = '160000'

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
    if (lines.length > most) throw tooManyTreeEntries()
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
  /** Has the contents of the files too. */
  readonly objects: GitObjects
  readonly #trees: GitTrees
  readonly #exportIgnore: ExportIgnore

  constructor(objects: GitObjects) {
    this.objects = objects
    this.#trees = new GitTrees(objects)
    this.#exportIgnore = new ExportIgnore(objects)
  }

  /**
   * Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory, LIMIT_EXCEEDED when
   * there are too many files, UNSAFE_PACKAGE for a damaged directory or attribute file.
   */
  async read({ commit, path: root }: ModulePath): Promise<ModuleTree> {
    const rootTree = await this.#rootTree(commit)
    const { tree, attributeFiles } = await this.#findTree(rootTree, root)
    const entries = await this.#trees.readBelow(tree)
    const prefix = rootPrefix(root)
    const absolute = entries.map((entry) => ({ ...entry, path: `${prefix}${entry.path}` }))
    const exported = await this.#exportIgnore.select(
      [...attributeFiles, ...absolute.filter(isAttributeFile)],
      absolute.map(({ path }) => path),
    )
    const ignored = await this.#terraformIgnore(entries)
    const targets = await this.#linkTargets(entries)
    const links = new RepositoryLinks(this.objects, this.#trees, rootTree)
    return {
      root,
      entries,
      targets,
      linked: root === '' ? new Map() : await links.behind([...targets.keys()], root),
      excluded: (path) => exported.has(`${prefix}${path}`) || ignored(path),
    }
  }

  async #rootTree(commit: string): Promise<string> {
    const object = await this.objects.read(commit)
    const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? []
    if (object?.type === 'commit' && tree !== undefined) return tree
    throw new RegistryError(
      'NOT_FOUND',
      `the commit ${commit} is not in the repository`,
      `fetch it: git fetch origin ${commit}`,
    )
  }

  /** The tree of the module, and the attribute files of the directories above it. */
  async #findTree(rootTree: string, root: string): Promise<{ tree: string; attributeFiles: WantedObject[] }> {
    const attributeFiles: WantedObject[] = []
    let directory: WantedObject = { oid: rootTree, path: '' }
    for (const name of root.split('/').filter((component) => component !== '')) {
      const entries = await this.#trees.read([directory])
      const wanted = `${rootPrefix(directory.path)}${name}`
      const found = entries.find(({ path, mode }) => path === wanted && mode === DIRECTORY_MODE)
      if (found === undefined) throw notAModule(root, await this.#filesBelow(rootTree))
      attributeFiles.push(...entries.filter(isAttributeFile))
      directory = found
    }
    return { tree: directory.oid, attributeFiles }
  }

  async #filesBelow(rootTree: string): Promise<string[]> {
    return (await this.#trees.readBelow(rootTree)).map(({ path }) => path)
  }

  async #terraformIgnore(entries: readonly TreeEntry[]): Promise<(path: string) => boolean> {
    const file = entries.filter(({ path, mode }) => path === '.terraformignore' && isRegular(mode))
    for await (const [, { bytes }] of this.objects.readEach('blob', file)) {
      return parseTerraformIgnore(bytes.toString())
    }
    return () => false
  }

  async #linkTargets(entries: readonly TreeEntry[]): Promise<Map<string, string>> {
    const targets = new Map<string, string>()
    const links = entries.filter(({ mode }) => mode === LINK_MODE)
    for await (const [{ path }, { bytes }] of this.objects.readEach('blob', links)) {
      targets.set(path, bytes.toString())
    }
    return targets
  }
}

/** The symbolic links of a commit, followed as a file system follows them, up to the root of the repository. */
class RepositoryLinks {
  readonly #objects: GitObjects
  readonly #trees: GitTrees
  readonly #rootTree: string
  /** The entries of directories, by tree and name. */
  readonly #entries = new Map<string, ReadonlyMap<string, TreeEntry>>()
  #found = 0

  constructor(objects: GitObjects, trees: GitTrees, rootTree: string) {
    this.#objects = objects
    this.#trees = trees
    this.#rootTree = rootTree
  }

  /** Those of the links of a module that lead out of it, with the files behind them. Throws LIMIT_EXCEEDED. */
  async behind(links: readonly string[], module: string): Promise<Map<string, readonly LinkedEntry[]>> {
    const found = new Map<string, readonly LinkedEntry[]>()
    for (const link of links) {
      const target = await this.#follow(`${module}/${link}`)
      const files =
        target && !isWithin(target.path, module) ? await this.#filesOf(target, [module]) : undefined
      const inModule = files?.map((each) => ({ ...each, source: posix.relative(module, each.source) }))
      if (inModule !== undefined) found.set(link, inModule)
    }
    return found
  }

  /** The files of a file or directory; undefined for a directory that holds one of those that it was reached through. */
  async #filesOf(target: TreeEntry, active: readonly string[]): Promise<LinkedEntry[] | undefined> {
    if (target.mode !== DIRECTORY_MODE) return [{ ...target, path: '', source: target.path }]
    if (active.some((directory) => isWithin(directory, target.path))) return undefined
    const files: LinkedEntry[] = []
    for (const entry of await this.#trees.readBelow(target.oid)) {
      this.#found += 1
      if (this.#found > MAX_TREE_ENTRIES) throw tooManyTreeEntries()
      const origin = `${rootPrefix(target.path)}${entry.path}`
      const next = entry.mode === LINK_MODE ? await this.#follow(origin) : undefined
      const behind = next && (await this.#filesOf(next, [...active, target.path]))
      if (behind === undefined) files.push({ ...entry, source: origin })
      else files.push(...behind.map((each) => ({ ...each, path: joined(entry.path, each.path) })))
    }
    return files
  }

  /** What the repository has at a path, behind all links on it; undefined for nothing, a submodule, and a place outside. */
  async #follow(path: string): Promise<TreeEntry | undefined> {
    const directories: TreeEntry[] = [
      { path: '', mode: DIRECTORY_MODE, oid: this.#rootTree, decodable: true },
    ]
    const rest = path.split('/')
    let followed = 0
    for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
      const directory = directories.at(-1)
      if (directory === undefined) return undefined
      if (name === '' || name === '.') continue
      if (name === '..') {
        directories.pop()
        continue
      }
      const entry = await this.#entryOf(directory, name)
      if (entry?.mode === DIRECTORY_MODE) directories.push(entry)
      else if (entry?.mode === LINK_MODE) {
        const target = (await this.#objects.read(entry.oid))?.bytes.toString() ?? '/'
        followed += 1
        if (target.startsWith('/') || followed > MAX_LINKS_FOLLOWED) return undefined
        rest.unshift(...target.split('/'))
      } else return entry !== undefined && isRegular(entry.mode) && rest.length === 0 ? entry : undefined
    }
    return directories.at(-1)
  }

  async #entryOf({ oid, path }: TreeEntry, name: string): Promise<TreeEntry | undefined> {
    const known =
      this.#entries.get(oid) ??
      new Map((await this.#trees.read([{ oid, path: '' }])).map((each) => [each.path, each]))
    this.#entries.set(oid, known)
    const entry = known.get(name)
    return entry && { ...entry, path: `${rootPrefix(path)}${name}` }
  }
}

function joined(directory: string, path: string): string {
  return path === '' ? directory : `${directory}/${path}`
}

function isAttributeFile({ path, mode }: TreeEntry): boolean {
  return isRegular(mode) && /(^|\/)\.gitattributes$/.test(path)
}

function isRegular(mode: string): boolean {
  return mode.startsWith('100')
}

/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
class ExportIgnore {
  readonly #objects: GitObjects
  readonly #mentions = new Map<string, boolean>()
  readonly #verdicts = new BoundedMap<Map<string, boolean>>(MAX_CACHED_ATTRIBUTE_BYTES)

  constructor(objects: GitObjects) {
    this.#objects = objects
  }

  /**
   * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
   * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
   */
  async select(attributeFiles: readonly WantedObject[], paths: readonly string[]): Promise<Set<string>> {
    if (!(await this.#mentioned(attributeFiles))) return new Set()
    const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('')
    const verdicts = this.#verdicts.get(key) ?? new Map<string, boolean>()
    const unknown = [...withDirectories(paths)].filter((path) => !verdicts.has(path))
    if (unknown.length > 0) {
      for (const [path, ignored] of await this.#checkAttributes(attributeFiles, unknown))
        verdicts.set(path, ignored)
      this.#verdicts.set(key, verdicts, verdicts.size * TREE_ENTRY_BYTES)
    }
    return excludedOf(paths, verdicts)
  }

  async #mentioned(attributeFiles: readonly WantedObject[]): Promise<boolean> {
    const unread = attributeFiles.filter(({ oid }) => !this.#mentions.has(oid))
    for await (const [, { oid, bytes }] of this.#objects.readEach('blob', unread)) {
      this.#mentions.set(oid, bytes.includes('export-ignore'))
    }
    return attributeFiles.some(({ oid }) => this.#mentions.get(oid))
  }

  async #checkAttributes(
    attributeFiles: readonly WantedObject[],
    paths: readonly string[],
  ): Promise<Map<string, boolean>> {
    const indexFile = join(this.#objects.gitDirectory, `index-${randomUUID()}`)
    const run = async (args: readonly string[], lines: readonly string[]) => {
      const input = lines.map((line) => `${line}\0`).join('')
      const { code, stdout, stderr } = await this.#objects.run(args, { indexFile, input })
      if (code === 0) return stdout
      throw new RegistryError(
        'UNSAFE_PACKAGE',
        `git could not apply the .gitattributes files of the commit: ${stderr.trim()}`,
        'correct the line that git names',
      )
    }
    const files = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}`)
    await run(['update-index', '-z', '--add', '--index-info'], files)
    const checked = await run(['check-attr', '-z', '--stdin', '--cached', 'export-ignore'], paths)
    const fields = checked.split('\0')
    return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']))
  }
}

/** The paths and the directories above them, each once. Directories end in a slash: Git applies rules for directories to those only. */
function withDirectories(paths: readonly string[]): Set<string> {
  const names = new Set(paths)
  for (const path of paths) {
    for (let name = parentOf(path); name !== '' && !names.has(name); name = parentOf(name)) names.add(name)
  }
  return names
}

/** Those of the paths that have a verdict against them or against a directory above them. */
function excludedOf(paths: readonly string[], verdicts: ReadonlyMap<string, boolean>): Set<string> {
  const known = new Map([['', false]])
  const isExcluded = (name: string): boolean => {
    const isOut = known.get(name) ?? (verdicts.get(name) === true || isExcluded(parentOf(name)))
    known.set(name, isOut)
    return isOut
  }
  return new Set(paths.filter(isExcluded))
}

/** The directory above, with a slash at its end; `''` for the root. */
function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1)
}
