import { expect, it } from 'vitest'
import { noSpaceLeft, systemRefusal } from '../../src/base/system-error.ts'

function systemError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: it failed`), { code, syscall: 'open', ...more })
}

const refuses = (what: string, problem: string) => `the operating system refuses ${what}: ${problem}`
const RIGHT = 'give this user the right to it, or name another path'
const SPACE = `free space there, then run the same command again; temporary files go to the directory that TMPDIR names (on a runner: RUNNER_TEMP)`

it.each<[code: string, more: object, refusal: string, message: string, hint?: string]>([
  ['EISDIR', { path: '/a' }, 'SYSTEM_REFUSED', refuses('"/a"', 'it is a directory (EISDIR, open)')],
  ['EMFILE', {}, 'SYSTEM_REFUSED', refuses('the call "open"', 'too many files are open (EMFILE, open)')],
  ['ENFILE', { path: '/a' }, 'SYSTEM_REFUSED', refuses('"/a"', 'too many files are open (ENFILE, open)')],
  [
    'ENOTDIR',
    { dest: '/b' },
    'SYSTEM_REFUSED',
    refuses('"/b"', 'a part of the path is a file (ENOTDIR, open)'),
  ],
  [
    'ENAMETOOLONG',
    {},
    'SYSTEM_REFUSED',
    refuses('the call "open"', 'the name is too long (ENAMETOOLONG, open)'),
  ],
  ['ELOOP', { path: '/a' }, 'SYSTEM_REFUSED', refuses('"/a"', 'its links lead in a circle (ELOOP, open)')],
  ['EIO', { path: '/a' }, 'SYSTEM_REFUSED', refuses('"/a"', 'the disk does not work (EIO, open)')],
  ['EROFS', { path: '/a' }, 'PERMISSION', refuses('"/a"', 'this user may not do it (EROFS, open)'), RIGHT],
  ['EACCES', { path: '/a' }, 'PERMISSION', refuses('"/a"', 'this user may not do it (EACCES, open)'), RIGHT],
  ['EPERM', { path: '/a' }, 'PERMISSION', refuses('"/a"', 'this user may not do it (EPERM, open)'), RIGHT],
  ['ENOSPC', {}, 'SYSTEM_REFUSED', 'there is no space left on a disk: "ENOSPC: it failed"', SPACE],
  ['EDQUOT', {}, 'SYSTEM_REFUSED', 'there is no space left on a disk: "EDQUOT: it failed"', SPACE],
])(
  '%s with %j is %s, and keeps its cause',
  (code, more, refusal, message, hint = expect.stringMatching(/./)) => {
    const cause = systemError(code, more)
    expect(systemRefusal(cause)).toMatchObject({ code: refusal, message, hint, cause })
  },
)

it.each([
  systemError('ENOENT'),
  Object.assign(new Error('no code'), { syscall: 'open' }),
  { syscall: 'open', code: 'EIO' },
  new Error('no call of the system'),
  'no error',
])('%s is none of them', (error) => expect(systemRefusal(error)).toBeUndefined())

it.each([
  ['ENOENT', 'mkdir', 'PERMISSION'],
  ['ENOENT', 'open', undefined],
  ['EEXIST', 'mkdir', undefined],
])('%s of %s is %s', (code, syscall, expected) =>
  expect(systemRefusal(systemError(code, { path: '/a', syscall }))?.code).toBe(expected),
)

it('git, too, says that a disk is full', () =>
  expect(noSpaceLeft('No space left\n').toRefusal()).toMatchObject({
    code: 'SYSTEM_REFUSED',
    message: 'there is no space left on a disk: "No space left\\u{a}"',
  }))
