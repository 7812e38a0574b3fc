import { quote, RegistryError } from '../base/error.ts'
import {
  MAX_IGNORE_BYTES,
  MAX_PACKAGE_BYTES,
  MAX_PACKAGE_FILE_BYTES,
  MAX_PACKAGE_FILES,
  MAX_PATH_BYTES,
  MAX_TREE_ENTRIES,
  MAX_TREE_PATH_BYTES,
} from './limits.ts'

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

/** @param where `.terraformignore`, or the key of a file */
export function patternsTooCostly(where: string): RegistryError {
  return exceeded(
    `the patterns of ${where} take too long to be compared with all paths of the module`,
    'write fewer of them, with fewer wildcards',
  )
}

export function ignoreFileTooLarge(bytes: number): RegistryError {
  return exceeded(
    `.terraformignore has ${bytes} bytes, the limit is ${MAX_IGNORE_BYTES}`,
    'write fewer patterns: a directory leaves out all that is below it',
  )
}

const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore'

function exceeded(message: string, hint: string): RegistryError {
  return new RegistryError('LIMIT_EXCEEDED', message, hint)
}
