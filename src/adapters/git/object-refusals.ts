import { quote, RegistryError } from '../../base/error.ts'

/** For a git that ended before it had answered. */
export function unreadable(stderr: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `git stopped while it read objects: ${quote(stderr.trim())}`,
    'look for damage with "git fsck" in the repository, and clone it anew if there is some',
  )
}

/** For an object that a commit names and the repository lacks. */
export function notFound(oid: string, path: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `the object ${oid} of ${quote(path)} is not in the repository, which may be a shallow or partial clone`,
    'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)',
  )
}
