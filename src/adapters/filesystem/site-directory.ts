import {
  closeSync,
  type Dirent,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import { canonicalJson } from '../../base/json.ts'
import type { SiteOutput } from '../../site/ports.ts'
import type { SiteSize } from '../../site/profile.ts'
import { parseSiteState, SITE_STATE_PATH, type SiteState } from '../../site/site-state.ts'
import { createDirectory } from './directory-paths.ts'

/** A file that is being written; a killed run leaves at most this one. */
const STAGED = '.module-registry-site.new'

/**
 * A site in a directory. Each file is written aside and renamed, so a web server never sends half of one. While a run is at work
 * the directory has no state: after a killed run the next one writes everything.
 */
export class SiteDirectory implements SiteOutput {
  readonly state: SiteState | undefined
  readonly #root: string
  readonly #directories = new Set<string>()

  private constructor(root: string, state: SiteState | undefined) {
    this.#root = resolve(root)
    this.state = state
  }

  /** Throws INVALID_INPUT for a directory that has files and was not made by this tool. */
  static open(root: string): SiteDirectory {
    const entries = entriesIn(root)
    const isOurs = entries.some(({ name }) => name === SITE_STATE_PATH)
    if (entries.length > 0 && !isOurs)
      throw new RegistryError(
        'INVALID_INPUT',
        `the output ${quote(root)} has files, and was not made by this command: it has no ${SITE_STATE_PATH}`,
        'name a directory that does not exist yet: --output ./site',
      )
    const state = isOurs ? parseSiteState(readFileSync(join(root, SITE_STATE_PATH))) : undefined
    return new SiteDirectory(root, state)
  }

  /** Makes the directory, and proves that files can be written to it. */
  prepare(): void {
    createDirectory(this.#root)
    const staged = join(this.#root, STAGED)
    rmSync(staged, { force: true })
    writeFileSync(staged, '')
    rmSync(staged)
  }

  begin(): void {
    this.prepare()
    this.write(SITE_STATE_PATH, '{}\n')
  }

  finish(state: SiteState): void {
    this.write(SITE_STATE_PATH, canonicalJson(state))
  }

  has(path: string): boolean {
    return existsSync(this.#at(path))
  }

  list(directory: string): string[] {
    return entriesIn(join(this.#root, directory)).flatMap((entry) => {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`
      return entry.isDirectory() ? this.list(path) : path
    })
  }

  size(): SiteSize {
    let [files, bytes, largest] = [0, 0, { path: '', bytes: 0 }]
    for (const path of this.list('')) {
      const { size } = statSync(this.#at(path))
      files += 1
      bytes += size
      if (size > largest.bytes) largest = { path, bytes: size }
    }
    return { files, bytes, largest }
  }

  read(path: string): Uint8Array | undefined {
    return this.has(path) ? readFileSync(this.#at(path)) : undefined
  }

  write(path: string, content: string | Uint8Array): void {
    const staged = join(this.#root, STAGED)
    const target = this.#prepare(path)
    writeFileSync(staged, content)
    renameSync(staged, target)
  }

  async stream(
    path: string,
    from: (into: (bytes: Uint8Array) => void) => Promise<boolean>,
  ): Promise<boolean> {
    const staged = join(this.#root, STAGED)
    const target = this.#prepare(path)
    const file = openSync(staged, 'w')
    try {
      if (!(await from((bytes) => writeFileSync(file, bytes)))) return false
    } finally {
      closeSync(file)
    }
    renameSync(staged, target)
    return true
  }

  remove(path: string): void {
    rmSync(this.#at(path), { force: true })
  }

  removeOthers(directory: string, kept: ReadonlySet<string>): number {
    let removed = 0
    const visit = (path: string): boolean => {
      const entries = entriesIn(join(this.#root, path))
      const left = entries.filter((entry) => {
        const child = path === '' ? entry.name : `${path}/${entry.name}`
        if (entry.isDirectory()) return visit(child)
        if (kept.has(child) || child === SITE_STATE_PATH) return true
        rmSync(join(this.#root, child), { force: true })
        removed += 1
        return false
      })
      if (left.length === 0 && path !== '') rmSync(join(this.#root, path), { recursive: true, force: true })
      return left.length > 0
    }
    visit(directory.replace(/\/$/, ''))
    this.#directories.clear()
    return removed
  }

  #prepare(path: string): string {
    const target = this.#at(path)
    const parent = dirname(target)
    this.#makeDirectory(parent)
    return target
  }

  /** Throws INVALID_INPUT for a link in its place, which may lead anywhere; the output itself may be one. */
  #makeDirectory(path: string): void {
    if (this.#directories.has(path)) return
    if (path !== this.#root) this.#makeDirectory(dirname(path))
    createDirectory(path)
    if (path !== this.#root && lstatSync(path).isSymbolicLink())
      throw new RegistryError('INVALID_INPUT', `${quote(path)} in the output is a link`, 'remove the link')
    this.#directories.add(path)
  }

  /** Paths come from an index that anybody may have written. */
  #at(path: string): string {
    const parts = path.split('/')
    if (
      path.includes('\\') ||
      parts.some((part) => part === '' || part === '.' || part === '..' || part === '.git')
    )
      throw new RegistryError(
        'INDEX_INVALID',
        `${quote(path)} in the index is no path for a site`,
        'remove the file from the index: an index holds only files of its own',
      )
    return join(this.#root, path)
  }
}

function entriesIn(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new RegistryError(
      'INVALID_INPUT',
      `the output ${quote(path)} cannot be read: ${messageOf(cause)}`,
      'name a directory that does not exist yet, or that this command made: --output ./site',
      { cause },
    )
  }
}

interface PlacedSite {
  readonly state: SiteState | undefined
  has(path: string): Promise<boolean>
  /** Undefined where there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>
}

/** The files of a site that another place is to get: those that changed are written to a directory, and the others stay where they are. */
export class StagedSite implements SiteOutput {
  readonly root: string
  readonly removed = new Set<string>()
  readonly #placed: PlacedSite
  readonly #directory: SiteDirectory
  readonly #reads = new Map<string, Promise<Uint8Array | undefined>>()
  /** What the site was made from; undefined where nothing had to be made. */
  finished: SiteState | undefined

  constructor(temporary: string, placed: PlacedSite) {
    this.root = join(temporary, 'site')
    this.#placed = placed
    this.#directory = SiteDirectory.open(this.root)
  }

  get state(): SiteState | undefined {
    return this.#placed.state
  }

  begin(): void {}

  finish(state: SiteState): void {
    this.finished = state
  }

  has(path: string): Promise<boolean> {
    return this.#placed.has(path)
  }

  /** As it was placed, whatever has been written since. */
  read(path: string): Promise<Uint8Array | undefined> {
    return getOrInsert(this.#reads, path, () => this.#placed.read(path))
  }

  write(path: string, content: string | Uint8Array): void {
    this.removed.delete(path)
    this.#directory.write(path, content)
  }

  stream(path: string, from: (into: (bytes: Uint8Array) => void) => Promise<boolean>): Promise<boolean> {
    return this.#directory.stream(path, from)
  }

  remove(path: string): void {
    this.removed.add(path)
  }

  /** Nobody knows here which others there are. */
  removeOthers(): number {
    return 0
  }
}
