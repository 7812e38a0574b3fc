import { type ErrorCode, quote, RegistryError, shortList } from '../base/error.ts'
import { isConfiguration, isExampleOrTest } from '../module/configuration-file.ts'
import type { FoundSecret } from './secret-files.ts'

/** The rules by which the bytes of a package are made (docs/explanation/package.md). A format that was released stays buildable. */
export const PACKAGE_FORMAT = 1

/** The facts of a package, which are the same in every package store. */
export interface PackageFacts {
  readonly format: number
  /** `sha256:<64 hex>` of the zip. */
  readonly digest: string
  /** Bytes of the zip. */
  readonly size: number
  readonly files: number
  /** Whether the package has exactly the files of the commit: none was left out, and no symbolic link replaced. */
  readonly equalsTree: boolean
}

export interface PackagedFile {
  readonly path: string
  readonly mode: string
  readonly size: number
}

export interface SecretFile extends FoundSecret {
  /** From the root of the repository. */
  readonly path: string
}

/** A zip on local disk. The same commit, module directory and package format give the same bytes. */
export interface Package {
  readonly facts: PackageFacts
  readonly contents: readonly PackagedFile[]
  /** What of it is worth knowing, one line each: files that it lacks, and those that some clients do not get. */
  readonly notices: readonly string[]
  /** Whoever publishes it decides whether it may hold them. */
  readonly secrets: readonly SecretFile[]
  /** Absolute path of the zip; it lives until the run ends. */
  readonly file: string
}

/** The prefix of paths in a directory: `''` for the root, else the directory and a slash. */
export function rootPrefix(root: string): string {
  return root === '' ? '' : `${root}/`
}

/** Whether a directory of a repository is another one, or in it; `''` is the root. */
export function isWithin(path: string, directory: string): boolean {
  return directory === '' || path === directory || path.startsWith(`${directory}/`)
}

/** The directories that a path is in: `''` and `modules` of `modules/vpc`. */
export function directoriesAbove(path: string): string[] {
  const names = path === '' ? [] : path.split('/')
  return names.map((_, depth) => names.slice(0, depth).join('/'))
}

/** Those of the paths that are in none of the others, sorted. */
export function outermost(paths: ReadonlySet<string>): string[] {
  return [...paths].filter((path) => !directoriesAbove(path).some((each) => paths.has(each))).sort()
}

/** A path that a package cannot hold, or that not every client gets from it: the rule that it breaks, and how to fix it. */
export interface PackageProblem {
  readonly path: string
  readonly rule: string
  readonly fix: string
  /** Whether the module needs it, by its name and place. */
  readonly isNeeded: boolean
  /** Whether clients that clone the repository have the file all the same. */
  readonly isInClone?: boolean
}

/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
export function packageRefusal(
  code: ErrorCode,
  summary: string,
  problems: readonly Pick<PackageProblem, 'path' | 'rule' | 'fix'>[],
): RegistryError {
  const listed = shortList(problems.map(({ path, rule }) => `${quote(path)}: ${rule}`))
  const fixes = new Set(problems.map(({ fix }) => fix))
  return new RegistryError(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '))
}

/** What of a module's files its configuration can need: a package may lack the others. */

const DOCUMENTATION = /(^|\/)docs?\/|\.(md|png|jpe?g|gif|svg|webp|ico|pdf|mp4|mov|drawio)$/i

/** Whether clients load or may read the file: no example, no test, nothing hidden, no documentation. */
export function isNeeded(path: string): boolean {
  return !isExampleOrTest(path) && (isConfiguration(path) || !DOCUMENTATION.test(path))
}

/** Whether a directory that is a module of its own, or the root, has the file as configuration. */
export function isModuleConfiguration(path: string): boolean {
  return isConfiguration(path) && !isExampleOrTest(path)
}
