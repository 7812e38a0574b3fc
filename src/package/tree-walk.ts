import { quote } from '../base/error.ts'
import { pathTooLong, tooManyFiles } from './limit-errors.ts'
import { MAX_LINKS_FOLLOWED, MAX_PACKAGE_FILES, MAX_PATH_BYTES } from './limits.ts'
import { isModuleConfiguration, isNeeded } from './needed-files.ts'
import { rootPrefix } from './package.ts'
import type { PackageProblem } from './package-problem.ts'

/** A file, symbolic link or submodule in the tree of a commit. */
export interface TreeEntry {
  /** Relative to the module, with slashes. */
  readonly path: string
  /** As Git writes it: `100644`, `100755`, `120000` (a symbolic link), `160000` (a submodule). */
  readonly mode: string
  readonly oid: string
  /** False where the name is not UTF-8: `path` is then not exactly the name. */
  readonly decodable: boolean
}

/** What the tree of a commit has in the directory of a module. */
export interface ModuleTree {
  /** Directory of the module in the repository; `''` is the root. */
  readonly root: string
  readonly entries: readonly TreeEntry[]
  /** The targets of the symbolic links, by the path of the link. */
  readonly targets: ReadonlyMap<string, string>
  /** Whether `export-ignore` or `.terraformignore` excludes the path from the package. */
  excluded(path: string): boolean
}

/** A file that goes into the package. */
export interface PlannedFile {
  /** Its path in the package. */
  readonly path: string
  /** Its path in the module: another one than `path` only behind a symbolic link. */
  readonly source: string
  readonly oid: string
  readonly executable: boolean
}

/**
 * Walks from the root of the module through all directories, and through symbolic links to files and directories of the
 * module. `files` are those of the package, `problems` what it has to leave out, by path. Throws LIMIT_EXCEEDED.
 */
export class TreeWalk {
  readonly files: PlannedFile[] = []
  readonly problems = new Map<string, PackageProblem>()
  readonly #tree: ModuleTree
  readonly #entries = new Map<string, TreeEntry>()
  readonly #children = new Map<string, Set<string>>([['', new Set()]])
  #steps = 0

  constructor(tree: ModuleTree) {
    this.#tree = tree
    for (const entry of tree.entries) {
      this.#entries.set(entry.path, entry)
      this.#attach(entry.path)
    }
    this.#directory('', '', [])
  }

  /** Adds the files of the directory `source` at `path` in the package. `active`: the directories that the walk is in. */
  #directory(source: string, path: string, active: readonly string[]): void {
    const within = [...active, source]
    for (const child of this.#children.get(source) ?? []) {
      this.#step()
      const from = `${rootPrefix(source)}${child}`
      const to = `${rootPrefix(path)}${child}`
      if (Buffer.byteLength(to) > MAX_PATH_BYTES) throw pathTooLong(to)
      const entry = this.#entries.get(from)
      if (entry === undefined) this.#directory(from, to, within)
      else if (!this.#tree.excluded(from) && !this.#tree.excluded(to)) this.#entry(entry, to, within)
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
    if (!entry.decodable) this.#leaveOut(entry, NOT_UTF_8)
    else if (entry.mode === '160000') this.#leaveOut(entry, SUBMODULE)
    else if (entry.mode === '120000') this.#link(entry, path, active)
    else this.#file(entry, path)
  }

  #link(link: TreeEntry, path: string, active: readonly string[]): void {
    const destination = this.#destinationOf(link.path)
    if ('rule' in destination) {
      this.#leaveOut(link, { ...destination, fix: LINK_FIX })
    } else if (active.includes(destination.path)) {
      const target = quote(this.#tree.targets.get(link.path) ?? '')
      const rule = `links to ${target}, a directory that holds it: a loop`
      this.#leaveOut(link, { rule, fix: LINK_FIX })
    } else {
      const entry = this.#entries.get(destination.path)
      if (entry === undefined) this.#directory(destination.path, path, active)
      else this.#entry(entry, path, active)
    }
  }

  /**
   * Follows the link at this path, and links behind it, as a file system does: to a file or directory of the module (`''` is
   * the root), or to the rule that the link breaks. No parent of `link` may be a link.
   */
  #destinationOf(link: string): { readonly path: string } | Pick<PackageProblem, 'rule' | 'isInClone'> {
    const { targets } = this.#tree
    const named = quote(targets.get(link) ?? '')
    const real = link.split('/')
    const rest = real.splice(-1)
    let followed = 0
    for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
      if (part === '' || part === '.') continue
      if (part === '..') {
        if (real.pop() === undefined)
          return { rule: `links to ${named}, which leaves the module`, isInClone: this.#isInRepository(rest) }
        continue
      }
      const path = [...real, part].join('/')
      const target = targets.get(path)
      if (target === undefined) {
        if (!this.#entries.has(path) && !this.#children.has(path))
          return { rule: `links to ${named}, which is not a tracked file of the module` }
        real.push(part)
        continue
      }
      followed += 1
      if (followed > MAX_LINKS_FOLLOWED)
        return { rule: `links to ${named}, a chain of links that has no end` }
      if (target.startsWith('/')) return { rule: `links to ${named}, an absolute path` }
      rest.unshift(...target.split('/'))
    }
    return { path: real.join('/') }
  }

  #file(entry: TreeEntry, path: string): void {
    const executable = entry.mode === '100755'
    this.files.push({ path, source: entry.path, oid: entry.oid, executable })
    if (this.files.length > MAX_PACKAGE_FILES) throw tooManyFiles()
  }

  // Links to directories of links can make 2^n paths of n links, so the steps have a limit, not only the files.
  #step(): void {
    this.#steps += 1
    if (this.#steps > this.#entries.size + this.#children.size + MAX_PACKAGE_FILES) throw tooManyFiles()
  }

  /** Whether a path that has left the module, and goes on like this, may still lead to a place in the repository. */
  #isInRepository(rest: readonly string[]): boolean {
    const depth = this.#tree.root.split('/').filter((name) => name !== '').length
    return rest.filter((name) => name === '..').length < depth
  }

  #leaveOut({ path, decodable }: TreeEntry, why: Omit<PackageProblem, 'path' | 'isNeeded'>): void {
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
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the module'
