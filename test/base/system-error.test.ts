import { expect, it } from 'vitest'
import { noSpaceLeft, systemRefusal } from '../../src/base/system-error.ts'

function systemError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: it failed`), { code, syscall: 'open', ...more })
}

it.each([
  [
    'EISDIR',
    { path: '/a' },
    'SYSTEM_REFUSED',
    'the operating system refuses "/a": it is a directory (EISDIR, open)',
  ],
  [
    'EMFILE',
    {},
    'SYSTEM_REFUSED',
    'the operating system refuses the call "open": too many files are open (EMFILE, open)',
  ],
  ['ENOTDIR', { path: '/a', dest: '/b' }, 'SYSTEM_REFUSED', 'refuses "/b": a part of the path is a file'],
  ['EROFS', { path: '/a' }, 'PERMISSION', 'refuses "/a": this user may not do it (EROFS, open)'],
  ['ENOSPC', {}, 'SYSTEM_REFUSED', 'there is no space left on a disk: "ENOSPC: it failed"'],
  ['EDQUOT', {}, 'SYSTEM_REFUSED', 'there is no space left on a disk'],
] as const)('%s with %j is %s', (code, more, expected, message) => {
  const refusal = systemRefusal(systemError(code, more))
  expect(refusal?.code).toBe(expected)
  expect(refusal?.message).toContain(message)
  expect(refusal?.hint).not.toBe('')
})

it.each([
  systemError('ENOENT'),
  Object.assign(new Error('no code'), { syscall: 'open' }),
  new Error('no call of the system'),
  'no error',
])('%s is none of them', (error) => expect(systemRefusal(error)).toBeUndefined())

it.each([
  ['ENAMETOOLONG', 'the name is too long'],
  ['ELOOP', 'its links lead in a circle'],
  ['EIO', 'the disk does not work'],
  ['ENFILE', 'too many files are open'],
])('%s is said in words, with its cause', (code, problem) => {
  const error = systemError(code, { path: '/a' })
  const refusal = systemRefusal(error)
  expect(refusal?.message).toBe(`the operating system refuses "/a": ${problem} (${code}, open)`)
  expect([refusal?.code, refusal?.cause]).toEqual(['SYSTEM_REFUSED', error])
})

it.each([
  ['ENOENT', 'mkdir', 'PERMISSION'],
  ['ENOENT', 'open', undefined],
  ['EEXIST', 'mkdir', undefined],
])('%s of %s is %s', (code, syscall, expected) =>
  expect(systemRefusal(systemError(code, { path: '/a', syscall }))?.code).toBe(expected),
)

it('what is no error of the system is none', () => {
  expect(systemRefusal({ syscall: 'open', code: 'EIO' })).toBeUndefined()
  expect(systemRefusal(Object.assign(new Error('x'), { syscall: 'open' }))).toBeUndefined()
})

it.each([
  [
    'EACCES',
    'the operating system refuses "/a": this user may not do it (EACCES, open)',
    'give this user the right to it, or name another path',
  ],
  [
    'EPERM',
    'the operating system refuses "/a": this user may not do it (EPERM, open)',
    'give this user the right to it, or name another path',
  ],
  [
    'EDQUOT',
    'there is no space left on a disk: "EDQUOT: it failed"',
    'free space there, then run the same command again; temporary files go to the directory that TMPDIR names (on a runner: RUNNER_TEMP)',
  ],
])('%s has a hint, and its cause', (code, message, hint) => {
  const error = systemError(code, { path: '/a' })
  expect(systemRefusal(error)).toMatchObject({ message, hint, cause: error })
})

it('git, too, says that a disk is full', () => {
  expect(noSpaceLeft('No space left\n').toRefusal()).toMatchObject({
    code: 'SYSTEM_REFUSED',
    message: 'there is no space left on a disk: "No space left\\u{a}"',
  })
})
