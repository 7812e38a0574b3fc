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

/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
export const MAX_TREE_ENTRIES = 200_000

/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
export const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024

/** Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it. */
export const MAX_COMPONENT_BYTES = 255

/** The LIMIT_EXCEEDED errors of modules that exceed the limits of a package. docs/explanation/package.md */

export function tooManyFiles(): RegistryError {
  return exceeded(`the package has more than ${MAX_PACKAGE_FILES} files`, LEAVE_OUT)
}

export function fileTooLarge(path: string, bytes: number): RegistryError {
  return exceeded(
    `${quote(path)} has ${bytes} bytes, the limit is ${MAX_PACKAGE_FILE_BYTES} bytes for each file`,
    'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes',
  )
}

export function packageTooLarge(): RegistryError {
  return exceeded(`the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, LEAVE_OUT)
}

export function pathTooLong(path: string): RegistryError {
  return exceeded(
    `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${quote(path)}`,
    'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes',
  )
}

export function tooManyTreeEntries(): RegistryError {
  return exceeded(
    `the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`,
    'publish a smaller directory: --module-path',
  )
}

export function treePathsTooLong(): RegistryError {
  return exceeded(
    `the paths of the module have more than ${MAX_TREE_PATH_BYTES} characters together at this commit`,
    'publish a smaller directory: --module-path',
  )
}

const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore'

function exceeded(message: string, hint: string): RegistryError {
  return new RegistryError('LIMIT_EXCEEDED', message, hint)
}
