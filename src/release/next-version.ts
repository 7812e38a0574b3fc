import { quote, RegistryError } from '../base/error.ts'
import { isPrerelease, isVersion, parseVersion, type Version } from '../module/version.ts'

/** Which versions a maintenance branch releases: `release/1.x` and `1.x` those below 2.0.0. */
export interface ReleaseLine {
  readonly branch: string
  readonly major: bigint
}

/** @param branch the branch of HEAD; undefined is none */
export function releaseLineOf(branch: string | undefined): ReleaseLine | undefined {
  const [, major] = /^(?:release\/)?(\d{1,9})\.x$/.exec(branch ?? '') ?? []
  return branch === undefined || major === undefined ? undefined : { branch, major: BigInt(major) }
}

/** The first version of a module, unless somebody names another. */
export const INITIAL_VERSION = parseVersion('0.1.0')

export interface VersionRequest {
  readonly initialVersion: Version
  /** `beta` for `1.4.0-beta.1`; undefined: a release. */
  readonly preRelease: string | undefined
}

/** A name of pre-releases: `beta`. Throws INVALID_INPUT. */
export function parsePreRelease(text: string): string {
  const isName = /^[A-Za-z][A-Za-z-]*$/.test(text) && isVersion(`1.0.0-${text}.1`)
  if (isName) return text
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(text)} is no name of pre-releases`,
    'use letters alone, such as alpha, beta or rc: the number is counted up by itself',
  )
}

/** A version that releases begin with. Throws INVALID_INPUT. */
export function parseInitialVersion(text: string): Version {
  const version = parseVersion(text)
  if (!isPrerelease(version)) return version
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(text)} is a pre-release`,
    `write --initial-version ${version.split('-')[0]} --pre-release NAME`,
  )
}
