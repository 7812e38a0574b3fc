/** Names the rules of DESIGN.md "The package" that made the bytes; released formats stay buildable for ever. */
export const PACKAGE_FORMAT = 1

/** What is said of a package everywhere: of the zip's bytes, whatever the place it lies in. */
export interface PackageFacts {
  readonly format: number
  /** `sha256:<64 hex>` of the zip. */
  readonly digest: string
  /** Bytes of the zip. */
  readonly size: number
  /** Number of files in the zip. */
  readonly files: number
  /** Whether a clone of the commit has the same files: nothing was left out, and no link replaced. */
  readonly equalsTree: boolean
}

export interface PackagedFile {
  readonly path: string
  /** `0644` or `0755`. */
  readonly mode: string
  readonly size: number
}

/** One zip on local disk: same commit tree, same path, same format → same bytes. */
export interface Package {
  readonly facts: PackageFacts
  readonly contents: readonly PackagedFile[]
  /** Absolute path of the zip; it lives until the run ends. */
  readonly file: string
}
/** `''` or the directory with its trailing slash: what stands before a path of the module in the repository. */

export function rootPrefix(root: string): string {
  return root === '' ? '' : `${root}/`
}
