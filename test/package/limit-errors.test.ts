import { describe, expect, it } from 'vitest'
import {
  fileTooLarge,
  packageTooLarge,
  pathTooLong,
  tooManyFiles,
  tooManyTreeEntries,
  treePathsTooLong,
} from '../../src/package/limit-errors.ts'

const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore'
const SMALLER = 'publish a smaller directory: --module-path'

describe('the error of a module that exceeds a limit', () => {
  it.each([
    [tooManyFiles, 'the package has more than 50000 files', LEAVE_OUT],
    [
      () => fileTooLarge('a\n', 104_857_601),
      '"a\\u{a}" has 104857601 bytes, the limit is 104857600 bytes for each file',
      'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes',
    ],
    [packageTooLarge, 'the files of the package have more than 536870912 bytes', LEAVE_OUT],
    [
      () => pathTooLong('é'),
      'a path has 2 bytes, the limit is 1024: "é"',
      'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes',
    ],
    [tooManyTreeEntries, 'the module has more than 200000 files and directories at this commit', SMALLER],
    [
      treePathsTooLong,
      'the paths of the module have more than 33554432 characters together at this commit',
      SMALLER,
    ],
  ])('of %o', (make, message, hint) => {
    expect(make()).toMatchObject({ code: 'LIMIT_EXCEEDED', message, hint })
  })
})
