import { RegistryError } from '../base/error.ts'
import { formatModuleAddress, type ModuleAddress } from './module-address.ts'
import type { Version } from './version.ts'

/** This tag, at this commit, is this version of this module. */
export interface Release {
  readonly address: ModuleAddress
  readonly version: Version
  readonly tag: string
  /** 40 hex. */
  readonly commit: string
  /** Committer date in UTC, `YYYY-MM-DDTHH:MM:SSZ`: the only date that ever enters the index. */
  readonly committedAt: string
  /** Directory of the module in its repository; `''` is the root. */
  readonly path: string
}

/** `acme/vpc/aws 1.2.3`, as logs and commit messages say it. */
export function formatRelease(release: Pick<Release, 'address' | 'version'>): string {
  return `${formatModuleAddress(release.address)} ${release.version}`
}

const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1

/** Unix seconds → the one form of a date in the index. Throws INVALID_INPUT for a year that it cannot hold. */
export function formatCommitDate(seconds: number): string {
  if (seconds >= 0 && seconds <= LAST_SECOND)
    return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
  throw new RegistryError(
    'INVALID_INPUT',
    `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`,
    'tag a commit with a true date: git commit --amend --reset-author --no-edit',
  )
}

/** Seven digits, as git shows commits to people. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 7)
}
