import { expect, it } from 'vitest'
import { systemRefusal } from '../../src/base/system-error.ts'

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
])('%s is none of them', (error) => {
  expect(systemRefusal(error)).toBeUndefined()
})
