import { expect, it } from 'vitest'
import { noSpaceLeft, systemRefusal } from '../../src/base/system-error.ts'

function systemError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: it failed`), { code, syscall: 'open', ...more })
}

const HINT = expect.stringMatching(/./)
const RIGHT = 'give this user the right to it, or name another path'
const SPACE = `free space there, then run the same command again; temporary files go to the directory that TMPDIR names (on a runner: RUNNER_TEMP)`
const path = '/a'

it.each([
  ['EISDIR', { path }, '"/a": it is a directory', 'SYSTEM_REFUSED', HINT],
  ['EMFILE', {}, 'the call "open": too many files are open', 'SYSTEM_REFUSED', HINT],
  ['ENFILE', { path }, '"/a": too many files are open', 'SYSTEM_REFUSED', HINT],
  ['ENOTDIR', { dest: '/b' }, '"/b": a part of the path is a file', 'SYSTEM_REFUSED', HINT],
  ['ENAMETOOLONG', {}, 'the call "open": the name is too long', 'SYSTEM_REFUSED', HINT],
  ['ELOOP', { path }, '"/a": its links lead in a circle', 'SYSTEM_REFUSED', HINT],
  ['EIO', { path }, '"/a": the disk does not work', 'SYSTEM_REFUSED', HINT],
  ['EROFS', { path }, '"/a": this user may not do it', 'PERMISSION', RIGHT],
  ['EACCES', { path }, '"/a": this user may not do it', 'PERMISSION', RIGHT],
  ['EPERM', { path }, '"/a": this user may not do it', 'PERMISSION', RIGHT],
])('%s with %j is refused', (errno, more, said, code, hint) => {
  const cause = systemError(errno, more)
  const message = `the operating system refuses ${said} (${errno}, open)`
  expect(systemRefusal(cause)).toMatchObject({ code, message, hint, cause })
})

it.each(['ENOSPC', 'EDQUOT'])('%s is a full disk', (errno) => {
  const message = `there is no space left on a disk: "${errno}: it failed"`
  expect(systemRefusal(systemError(errno))).toMatchObject({ code: 'SYSTEM_REFUSED', message, hint: SPACE })
})

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
