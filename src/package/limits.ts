import { quote, RegistryError } from '../base/error.ts'

/** Packages. */

/** Files in a package. More are LIMIT_EXCEEDED. */
export const MAX_PACKAGE_FILES = 50_000

/** Bytes of one file of a package. A larger file is LIMIT_EXCEEDED. */
export const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024

/** Bytes of all files of a package together. More are LIMIT_EXCEEDED. */
export const MAX_PACKAGE_BYTES = 512 * 1024 * 1024

/** Bytes of a path in a package, in UTF-8. A longer path is LIMIT_EXCEEDED. */
export const MAX_PATH_BYTES = 1024

/** Files and directories of a repository that a package holds beside one another. A package that needs more holds all beside them, too. */
export const MAX_PACKAGE_PATHS = 100

/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
export const MAX_TREE_ENTRIES = 200_000

/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
export const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024

/** Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it. */
export const MAX_COMPONENT_BYTES = 255

const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore'
const SMALLER = 'publish a smaller directory: --module-path'

const EXCEEDED = {
  files: [`the package has more than ${MAX_PACKAGE_FILES} files`, LEAVE_OUT],
  bytes: [`the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, LEAVE_OUT],
  treeEntries: [`the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, SMALLER],
  treePaths: [
    `the paths of the module have more than ${MAX_TREE_PATH_BYTES} characters together at this commit`,
    SMALLER,
  ],
} as const

/** The LIMIT_EXCEEDED of a module of which there is too much. docs/explanation/package.md */
export function tooMany(what: keyof typeof EXCEEDED): RegistryError {
  const [message, hint] = EXCEEDED[what]
  return new RegistryError('LIMIT_EXCEEDED', message, hint)
}

export function fileTooLarge(path: string, bytes: number): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `${quote(path)} has ${bytes} bytes, the limit is ${MAX_PACKAGE_FILE_BYTES} bytes for each file`,
    'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes',
  )
}

export function pathTooLong(path: string): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${quote(path)}`,
    'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes',
  )
}
