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

/** Unix seconds → the one form of a date in the index. */
export function formatCommitDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** Seven digits, as git shows commits to people. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 7)
}
