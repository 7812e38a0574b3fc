import { isUtf8 } from 'node:buffer'
import { join, normalize } from 'node:path/posix'
import { BoundedMap } from '../base/bounded-map.ts'
import { quote, shortList, visible } from '../base/error.ts'
import { isConfiguration } from '../module/configuration-file.ts'
import {
  isModuleConfiguration,
  isNeeded,
  type Package,
  type PackageProblem,
  packageRefusal,
  rootPrefix,
  type SecretFile,
} from './package.ts'
import type { PackagePlan, PlannedFile } from './package-files.ts'
import { type FoundSecret, findSecret } from './secret-files.ts'

/** Paths that a notice about a package names. The rest is counted. */
const MAX_NOTICED_PATHS = 3

const WIDER = 'to package them, add "root: ." beside "path" in .module-registry.yml'

/** Bytes in memory of what files were searched. Those that were needed last are kept. */
const MAX_SEARCHED_BYTES = 4 * 1024 * 1024

/** Judges what a package lacks by what its files, seen one by one as they are packed, say about it. */
export class PackageScreening {
  readonly #prefix: string
  readonly #plan: PackagePlan
  readonly #isCommit: boolean
  readonly #named: string[] = []
  /** What is named, from the root of the repository, and the file that does. */
  readonly #outside = new Map<string, string>()
  readonly #problems: PackageProblem[] = []
  readonly #secrets: SecretFile[] = []

  /**
   * @param root the directory of the package in the repository
   * @param isCommit whether clients clone the repository: then the package lacks only what the clone lacks too
   */
  constructor(root: string, plan: PackagePlan, isCommit: boolean) {
    this.#prefix = rootPrefix(root)
    this.#plan = plan
    this.#isCommit = isCommit
  }

  screen({ path, source, oid }: Omit<PlannedFile, 'executable'>, bytes: Uint8Array): void {
    const problem = contentProblem(path, bytes)
    if (problem !== undefined) this.#problems.push(problem)
    const own = `${this.#prefix}${path}`
    if (isModuleConfiguration(path)) {
      const { called, read } = namedPaths(path, Buffer.from(bytes).toString())
      this.#named.push(...called, ...read)
      // What it calls there is refused.
      for (const named of read) if (named.startsWith('../')) this.#outside.set(join(this.#prefix, named), own)
    }
    const secret = this.#secretIn(own === source ? [own] : [own, source], oid, bytes)
    if (secret !== undefined) this.#secrets.push({ path: own, ...secret })
  }

  #secretIn(paths: readonly string[], oid: string, bytes: Uint8Array): FoundSecret | undefined {
    const key = [oid, ...paths].join('\0')
    const known = searched.get(key)
    if (known !== undefined) return known.secret
    const secret = findSecret(paths, bytes)
    searched.set(key, { secret }, 0)
    return secret
  }

  /** Throws UNSAFE_PACKAGE, with every file that the module needs and its clients would not get. */
  finish(): Pick<Package, 'notices' | 'secrets'> {
    const isAbsent = ({ isInClone }: PackageProblem) => !this.#isCommit || !isInClone
    const leftOut = this.#plan.leftOut.filter(isAbsent)
    const collisions = this.#plan.collisions.filter(isAbsent)
    const broken = this.#problems.filter(isAbsent)
    const lost = [...leftOut, ...collisions, ...broken].filter(
      (each) => each.isNeeded || this.#isRead(each.path),
    )
    if (lost.length > 0)
      throw packageRefusal(
        'UNSAFE_PACKAGE',
        'the module needs these files, and not every client would get them',
        lost.map((each) => ({ ...each, path: `${this.#prefix}${each.path}` })),
      )
    return {
      secrets: this.#secrets,
      notices: [
        ...this.#notice('left out of the package', leftOut),
        ...this.#notice('not the same on every client', collisions),
        ...this.#notice('not as it should be', broken),
        ...this.#outsideNotice(),
      ],
    }
  }

  /** Whether configuration of the module names the path, or one below it. */
  #isRead(path: string): boolean {
    return this.#named.some((named) => named === path || named.startsWith(`${path}/`))
  }

  /** What configuration names in the repository and clients lack, but for directories that have the package. */
  #outsideNotice(): string[] {
    const outside = [...this.#outside].filter(
      ([path]) => !/^\.(?:\.?$|\.\/)/.test(path) && !this.#prefix.startsWith(`${path}/`),
    )
    if (this.#isCommit || outside.length === 0) return []
    const named = shortList(outside.map(([path, by]) => `${quote(path)} (${visible(by)})`)).join(', ')
    return [`configuration names what is outside of the package: ${named}; ${WIDER}`]
  }

  #notice(what: string, problems: readonly PackageProblem[]): string[] {
    if (problems.length === 0) return []
    const named = problems
      .slice(0, MAX_NOTICED_PATHS)
      .map(({ path, rule }) => `${quote(`${this.#prefix}${path}`)}: ${rule}`)
    const more = problems.length - named.length
    return [`${what}: ${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`]
  }
}

/** What files hold, by their ids and paths: the next tag, and the next module of a commit, have most of them again. */
const searched = new BoundedMap<{ readonly secret: FoundSecret | undefined }>(MAX_SEARCHED_BYTES)

const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n')

function contentProblem(path: string, bytes: Uint8Array): PackageProblem | undefined {
  if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
    return {
      path,
      rule: 'a Git LFS pointer is packaged instead of the file itself',
      fix: 'commit the file itself (git lfs migrate export), or leave it out with "export-ignore" in .gitattributes',
      isInClone: true,
      isNeeded: isNeeded(path),
    }
  }
  if (!isConfiguration(path) || isUtf8(bytes)) return undefined
  const isModule = isModuleConfiguration(path)
  return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8', isNeeded: isModule }
}

const LOCAL_SOURCE = /^[ \t]*"?source"?[ \t]*[=:][ \t]*"(\.\.?(?:\/[^"\r\n]*)?)"/gm
const MODULE_PATH = /\$\{[ \t]*path\.module[ \t]*\}\/([^"$\\]*)/g
const COMMENT = /^[ \t]*(#|\/\/).*$/gm

/** Most files name no path; the pattern of comments takes far longer to say so. */
const MAY_NAME_PATHS = /"\.|path\.module/

/**
 * The paths that a file of configuration names in the package: sources of local modules, and texts that begin with `path.module`. A
 * path that goes on with an expression is named up to there.
 */
export function namedPaths(path: string, text: string): Record<'called' | 'read', readonly string[]> {
  if (!MAY_NAME_PATHS.test(text)) return { called: [], read: [] }
  const directory = path.split('/').slice(0, -1).join('/')
  const code = text.replaceAll(COMMENT, '')
  const named = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, target = '']) =>
      normalize(join(directory, target)).replace(/\/$/, ''),
    )
  return { called: named(LOCAL_SOURCE), read: named(MODULE_PATH) }
}
