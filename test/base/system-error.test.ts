import { expect, it } from 'vitest'
import { noSpaceLeft, systemRefusal } from '../../src/base/system-error.ts'

function systemError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: it failed`), { code, syscall: 'open', ...more })
}

/** With its cause, and a hint. */
function expectRefusal(cause: Error, code: string, message: string, hint = expect.stringMatching(/./)): void {
  expect(systemRefusal(cause)).toMatchObject({ code, message, hint, cause })
}

it.each([
  ['EISDIR', { path: '/a' }, '"/a": it is a directory'],
  ['EMFILE', {}, 'the call "open": too many files are open'],
  ['ENFILE', { path: '/a' }, '"/a": too many files are open'],
  ['ENOTDIR', { dest: '/b' }, '"/b": a part of the path is a file'],
  ['ENAMETOOLONG', {}, 'the call "open": the name is too long'],
  ['ELOOP', { path: '/a' }, '"/a": its links lead in a circle'],
  ['EIO', { path: '/a' }, '"/a": the disk does not work'],
])('%s with %j is refused', (code, more, said) => {
  const message = `the operating system refuses ${said} (${code}, open)`
  expectRefusal(systemError(code, more), 'SYSTEM_REFUSED', message)
})

it.each(['EROFS', 'EACCES', 'EPERM'])('%s is a permission that is missing', (code) => {
  const message = `the operating system refuses "/a": this user may not do it (${code}, open)`
  const hint = 'give this user the right to it, or name another path'
  expectRefusal(systemError(code, { path: '/a' }), 'PERMISSION', message, hint)
})

it.each(['ENOSPC', 'EDQUOT'])('%s is a full disk', (code) => {
  const message = `there is no space left on a disk: "${code}: it failed"`
  const hint = `free space there, then run the same command again; temporary files go to the directory that TMPDIR names (on a runner: RUNNER_TEMP)`
  expectRefusal(systemError(code), 'SYSTEM_REFUSED', message, hint)
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
