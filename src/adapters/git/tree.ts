import { isUtf8 } from 'node:buffer'
import { quote, RegistryError } from '../../base/error.ts'
import { MAX_PATH_BYTES, MAX_TREE_ENTRIES, pathTooLong, tooManyTreeEntries } from '../../package/limits.ts'
import { rootPrefix } from '../../package/package.ts'
import type { TreeEntry } from '../../package/tree-walk.ts'
import type { GitObjects, WantedObject } from './objects.ts'

export const DIRECTORY_MODE = '40000'
const OID_BYTES = 20
const MAX_CACHED_LINES = 200_000

/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
export class GitTrees {
  readonly #objects: GitObjects
  #cache = new Map<string, readonly TreeEntry[]>()
  #cachedLines = 0

  constructor(objects: GitObjects) {
    this.#objects = objects
  }

  /**
   * Returns all files, links and submodules below a tree, with paths relative to it. Throws LIMIT_EXCEEDED over 200,000
   * entries or for a path that is too long, NOT_FOUND when a tree is missing, UNSAFE_PACKAGE when one is damaged.
   */
  async readBelow(oid: string): Promise<TreeEntry[]> {
    const found: TreeEntry[] = []
    let level: readonly WantedObject[] = [{ oid, path: '' }]
    for (let seen = 0; level.length > 0; ) {
      const entries = await this.read(level)
      seen += entries.length
      if (seen > MAX_TREE_ENTRIES) throw tooManyTreeEntries()
      level = entries.filter(({ mode }) => mode === DIRECTORY_MODE)
      for (const entry of entries) if (entry.mode !== DIRECTORY_MODE) found.push(entry)
    }
    return found
  }

  /** Returns the entries of some directories, with the path of the directory before the name. Throws as `readBelow`. */
  async read(directories: readonly WantedObject[]): Promise<TreeEntry[]> {
    if (this.#cachedLines > MAX_CACHED_LINES) {
      this.#cache = new Map()
      this.#cachedLines = 0
    }
    // A reader at the same time may start another one.
    const cache = this.#cache
    const unknown = directories.filter(({ oid }) => !cache.has(oid))
    for await (const [{ path }, object] of this.#objects.readEach('tree', unknown)) {
      const lines = parseTree(object.bytes, path)
      cache.set(object.oid, lines)
      this.#cachedLines += lines.length
    }
    return directories.flatMap(({ oid, path }) => {
      if (path.length > MAX_PATH_BYTES) throw pathTooLong(path)
      return (cache.get(oid) ?? []).map((line) => ({ ...line, path: `${rootPrefix(path)}${line.path}` }))
    })
  }
}

const BLANK = 0x20

/**
 * Parses a tree object into entries with bare names. Throws UNSAFE_PACKAGE for a damaged one.
 * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_tree_objects
 */
export function parseTree(bytes: Buffer, path: string): TreeEntry[] {
  const lines: TreeEntry[] = []
  for (let at = 0; at < bytes.length; ) {
    const blank = bytes.indexOf(BLANK, at)
    const end = bytes.indexOf(0, blank)
    const next = end + 1 + OID_BYTES
    if (blank < 0 || end < 0 || next > bytes.length) throw damaged(path)
    const name = bytes.toString('utf8', blank + 1, end)
    if (/^\.{0,2}$|\//.test(name)) throw damaged(path)
    const decodable = !name.includes('\u{fffd}') || isUtf8(bytes.subarray(blank + 1, end))
    lines.push({
      path: name,
      mode: bytes.toString('latin1', at, blank),
      oid: bytes.toString('hex', end + 1, next),
      decodable,
    })
    at = next
  }
  return lines
}

function damaged(path: string): RegistryError {
  return new RegistryError(
    'UNSAFE_PACKAGE',
    `the directory ${quote(path)} of the commit is damaged`,
    'find the damage: git fsck',
  )
}
