import type { FoundSecret } from './secret-files.ts'

/** The rules by which the bytes of a package are made (docs/package.md). A format that was released stays buildable. */
export const PACKAGE_FORMAT = 1

/** The facts of a package, which are the same in every package store. */
export interface PackageFacts {
  readonly format: number
  /** `sha256:<64 hex>` of the zip. */
  readonly digest: string
  /** Bytes of the zip. */
  readonly size: number
  /** Number of files in the zip. */
  readonly files: number
  /** Whether the package has exactly the files of the commit: none was left out, and no symbolic link replaced. */
  readonly equalsTree: boolean
}

/** A file in a package. */
export interface PackagedFile {
  readonly path: string
  /** `0644` or `0755`. */
  readonly mode: string
  readonly size: number
}

/** A file that holds a secret. */
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
