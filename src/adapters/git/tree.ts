import { isUtf8 } from 'node:buffer'
import { BoundedMap } from '../../base/bounded-map.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { pathTooLong, tooManyTreeEntries, treePathsTooLong } from '../../package/limit-errors.ts'
import { MAX_PATH_BYTES, MAX_TREE_ENTRIES, MAX_TREE_PATH_BYTES } from '../../package/limits.ts'
import { rootPrefix } from '../../package/package.ts'
import type { TreeEntry } from '../../package/package-files.ts'
import { MAX_CACHED_TREE_BYTES, TREE_ENTRY_BYTES } from './limits.ts'
import { type GitObject, type GitObjects, notFound, type WantedObject } from './objects.ts'

export const DIRECTORY_MODE = '40000'
const OID_BYTES = 20

/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
export class GitTrees {
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
