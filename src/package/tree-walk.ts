import { quote, RegistryError } from '../base/error.ts'
import type { Problem } from './file-problem.ts'
import { rootPrefix } from './package.ts'
import { followLink, type Linked } from './symlink.ts'

export const MAX_PACKAGE_FILES = 50_000
export const MAX_PATH_BYTES = 1024

/** What a commit's tree says of one path that is no directory. */
export interface TreeEntry {
  /** Relative to the module, with slashes. */
  readonly path: string
  /** As Git writes it: `100644`, `100755`, `120000` (a symbolic link), `160000` (a submodule). */
  readonly mode: string
  readonly oid: string
  /** False when the name is no UTF-8, so that `path` only resembles it. */
  readonly decodable: boolean
}

export interface ModuleTree {
  /** Directory of the module in the repository; `''` is the root. */
  readonly root: string
  readonly entries: readonly TreeEntry[]
  /** Targets of the symbolic links by their paths. */
  readonly targets: ReadonlyMap<string, string>
  /** Whether `export-ignore` or `.terraformignore` leaves a path out. */
  excluded(path: string): boolean
}

/** A file of the package: `path` in it, `source` in the module (another one only behind a symbolic link). */
export interface PlannedFile {
  readonly path: string
  readonly source: string
  readonly oid: string
  readonly executable: boolean
}

/** From the root of the module through all directories, and through links wherever they lead inside the module. */
export class Walk implements Linked {
  readonly files: PlannedFile[] = []
  readonly problems = new Map<string, Problem>()
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

  target(path: string): string | undefined {
    return this.#tree.targets.get(path)
  }

  has(path: string): boolean {
    return this.#entries.has(path) || this.#children.has(path)
  }

  /** Plans what lies below the real directory `source` for `path` in the package; `active` are the walks this one is part of. */
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
    if (!entry.decodable) this.#refuse(entry, 'the name is not UTF-8', 'rename it')
    else if (entry.mode === '160000') this.#refuse(entry, SUBMODULE_RULE, SUBMODULE_FIX)
    else if (entry.mode === '120000') this.#link(entry, path, active)
    else this.#file(entry, path)
  }

  #link(link: TreeEntry, path: string, active: readonly string[]): void {
    const destination = followLink(this, link.path)
    if ('rule' in destination) {
      this.#refuse(link, destination.rule, LINK_FIX)
    } else if (active.includes(destination.path)) {
      const target = quote(this.target(link.path) ?? '')
      this.#refuse(link, `links to ${target}, a directory that holds it: a loop`, LINK_FIX)
    } else {
      const entry = this.#entries.get(destination.path)
      if (entry === undefined) this.#directory(destination.path, path, active)
      else this.#entry(entry, path, active)
    }
  }

  #file(entry: TreeEntry, path: string): void {
    const executable = entry.mode === '100755'
    this.files.push({ path, source: entry.path, oid: entry.oid, executable })
    if (this.files.length > MAX_PACKAGE_FILES) throw tooManyFiles()
  }

  // Links to directories of links can name 2^n paths in n lines, so that the way is bounded, not only what it finds.
  #step(): void {
    this.#steps += 1
    if (this.#steps > this.#entries.size + this.#children.size + MAX_PACKAGE_FILES) throw tooManyFiles()
  }

  #refuse(entry: TreeEntry, rule: string, fix: string): void {
    const path = `${rootPrefix(this.#tree.root)}${entry.path}`
    this.problems.set(path, { path, rule, fix })
  }
}

const SUBMODULE_RULE = 'a submodule, whose files are not part of the commit'
const SUBMODULE_FIX =
  'commit the files of the submodule, or leave it out with "export-ignore" in .gitattributes'
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the module'

function tooManyFiles(): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the package has more than ${MAX_PACKAGE_FILES} files`,
    'leave files out with "export-ignore" in .gitattributes or with .terraformignore',
  )
}

export function pathTooLong(path: string): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${quote(path)}`,
    'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes',
  )
}
