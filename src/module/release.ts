import { RegistryError } from '../base/error.ts'
import { formatModuleAddress, type ModuleAddress } from './module-address.ts'
import type { Version } from './version.ts'

/** A version of a module, with the tag and the commit that it is made from. */
export interface Release {
  readonly address: ModuleAddress
  readonly version: Version
  readonly tag: string
  /** 40 hex. */
  readonly commit: string
  /** Committer date in UTC, `YYYY-MM-DDTHH:MM:SSZ`. The index has no other dates. */
  readonly committedAt: string
  /** Directory of the module in its repository; `''` is the root. */
  readonly path: string
  /** Directory of the repository that the package holds, where that is more than the module: one above `path`. */
  readonly packageRoot?: string
  /**
   * Files and directories of the repository, all in `packageRoot`, that the package holds of it; absent where that is all. Sorted, and none
   * is in another one.
   */
  readonly packagePaths?: string[]
}

/** What of its repository the package of a release holds. */
export type PackageExtent = Pick<Release, 'packageRoot' | 'packagePaths'>

/** That of a release, or of a document of the index, and nothing else of it. */
export function packageExtent({ packageRoot, packagePaths }: PackageExtent): PackageExtent {
  return {
    ...(packageRoot === undefined ? {} : { packageRoot }),
    ...(packagePaths === undefined ? {} : { packagePaths }),
  }
}

/** The directory of the module in its package; `''` is the root of the package. */
export function packageSubdirectory({ path, packageRoot }: Pick<Release, 'path' | 'packageRoot'>): string {
  if (packageRoot === undefined || packageRoot === '') return packageRoot === undefined ? '' : path
  return path.slice(packageRoot.length + 1)
}

/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
export function formatRelease(release: Pick<Release, 'address' | 'version'>): string {
  return `${formatModuleAddress(release.address)} ${release.version}`
}

const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1

/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
export function formatCommitDate(seconds: number): string {
  if (seconds >= 0 && seconds <= LAST_SECOND)
    return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
  throw new RegistryError(
    'INVALID_INPUT',
    `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`,
    'tag a commit with a valid date: git commit --amend --reset-author --no-edit',
  )
}

/** Seven digits, as git shows commits to people. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 7)
}

/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
export function formatModuleBlock(
  release: Pick<Release, 'address' | 'version'>,
  registryUrl: string,
  directory = '',
): string {
  const source = `${new URL(registryUrl).host}/${formatModuleAddress(release.address)}${directory === '' ? '' : `//${directory}`}`
  return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`
}
