import { quote, RegistryError } from './error.ts'

/** What went wrong on this machine, by the codes of the operating system, and what to do. */
const PROBLEMS = new Map<string, { readonly problem: string; readonly hint: string }>([
  ['EISDIR', { problem: 'it is a directory', hint: 'move the directory away, or name a file' }],
  ['ENOTDIR', { problem: 'a part of the path is a file', hint: 'move the file away, or name a directory' }],
  ['ENAMETOOLONG', { problem: 'the name is too long', hint: 'work in a directory with a shorter path' }],
  ['ELOOP', { problem: 'its links lead in a circle', hint: 'replace the links by what they should name' }],
  ['EIO', { problem: 'the disk does not work', hint: 'check the disk, or name a path on another one' }],
  ['EMFILE', { problem: 'too many files are open', hint: 'allow more: ulimit -n 4096' }],
  ['ENFILE', { problem: 'too many files are open', hint: 'end programs on this machine that hold many' }],
])

/**
 * Turns an error of the operating system that is no fault of this tool into a refusal: SYSTEM_REFUSED, or PERMISSION where this
 * user may not do it. Undefined for any other error.
 */
export function systemRefusal(error: unknown): RegistryError | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined
  const {
    code = '',
    syscall,
    path,
    dest = path,
  } = error as NodeJS.ErrnoException & { readonly dest?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT') return noSpaceLeft(error.message, error)
  const found = PROBLEMS.get(code)
  // Node.js says ENOENT of a directory that cannot be made below one on a read-only disk.
  const isForbidden =
    ['EACCES', 'EPERM', 'EROFS'].includes(code) || (code === 'ENOENT' && syscall === 'mkdir')
  if (found === undefined && !isForbidden) return undefined
  const subject = dest === undefined ? `the call "${syscall}"` : quote(dest)
  const { problem, hint } = found ?? {
    problem: 'this user may not do it',
    hint: 'give this user the right to it, or name another path',
  }
  const message = `the operating system refuses ${subject}: ${problem} (${code}, ${syscall})`
  return new RegistryError(isForbidden ? 'PERMISSION' : 'SYSTEM_REFUSED', message, hint, { cause: error })
}

/** SYSTEM_REFUSED for a full disk. @param reason what the operating system or git says */
export function noSpaceLeft(reason: string, cause?: Error): RegistryError {
  return new RegistryError(
    'SYSTEM_REFUSED',
    `there is no space left on a disk: ${quote(reason)}`,
    'free space there, then run the same command again; temporary files go to the directory that TMPDIR names (on a runner: RUNNER_TEMP)',
    { cause },
  )
}
