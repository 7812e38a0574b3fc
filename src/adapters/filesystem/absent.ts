import { messageOf, quote, RegistryError } from '../../base/error.ts'

/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
export function absent<T>(path: string, codes: readonly string[], value: T): (cause: unknown) => T {
  return (cause) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (codes.includes(code)) return value
    throw new RegistryError(
      code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE',
      `the index cannot be read at ${quote(path)}: ${code || messageOf(cause)}`,
      'name a directory that this user may read with --index',
      { cause },
    )
  }
}
