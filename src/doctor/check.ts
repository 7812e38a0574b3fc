import type { PackageProblem } from '../index/packages/remote-package.ts'

/** The closed list of the codes of checks; `docs/reference/doctor.md` explains each. Add a code if none fits; never rename one. */
export type CheckCode =
  | PackageProblem['code']
  | 'HOST_NAME'
  | 'DISCOVERY'
  | 'DISCOVERY_UNREACHABLE'
  | 'DISCOVERY_REDIRECTS'
  | 'DISCOVERY_STATUS'
  | 'DISCOVERY_TOO_LARGE'
  | 'DISCOVERY_CONTENT_TYPE'
  | 'DISCOVERY_JSON'
  | 'DISCOVERY_SERVICE'
  | 'CLI_HOST_BLOCK'
  | 'NO_MODULE'
  | 'VERSIONS'
  | 'VERSIONS_UNREACHABLE'
  | 'VERSIONS_STATUS'
  | 'VERSIONS_JSON'
  | 'VERSIONS_SHAPE'
  | 'VERSIONS_EMPTY'
  | 'MODULE_NOT_FOUND'
  | 'VERSION_NOT_LISTED'
  | 'VERSION_YANKED'
  | 'VERSION_REMOVED'
  | 'VERSION_SPELLING'
  | 'VERSION_IGNORED'
  | 'ONLY_PRERELEASES'
  | 'DOWNLOAD'
  | 'DOWNLOAD_UNREACHABLE'
  | 'DOWNLOAD_STATUS'
  | 'DOWNLOAD_NO_HEADER'
  | 'DOWNLOAD_BODY_JSON'
  | 'DOWNLOAD_NO_LOCATION'
  | 'LOCATION_FORM'
  | 'LOCATION_SCHEME'
  | 'LOCATION_CHECKSUM'
  | 'LOCATION_UNPINNED'
  | 'LOCATION_PLAIN_HTTP'
  | 'LOCATION_NOT_FOLLOWED'
  | 'SOURCE_PAGE'
  | 'SOURCE_PAGE_UNREACHABLE'
  | 'SOURCE_PAGE_STATUS'
  | 'SOURCE_PAGE_HEADER'
  | 'SOURCE_PAGE_NO_META'
  | 'SOURCE_PAGE_LOCATION'
  | 'SOURCE_PAGE_LOOP'
  | 'SOURCE_PAGE_SIBLINGS'
  | 'PACKAGE'
  | 'PACKAGE_HEAD'
  | 'PACKAGE_PATHS'
  | 'PACKAGE_SUBDIRECTORY'
  | 'PACKAGE_NO_MODULE'
  | 'PACKAGE_LINKS'
  | 'PACKAGE_NOT_SAME'
  | 'GIT_ARGUMENTS'
  | 'OCI_ARGUMENTS'

export interface Check {
  readonly code: CheckCode
  /**
   * `passed`; `note`: worth knowing, the client installs; `wrong`: the client installs something wrong; `broken`: the client
   * stops here.
   */
  readonly verdict: 'passed' | 'note' | 'wrong' | 'broken'
  readonly message: string
  /** What to do; empty for a check that passed. */
  readonly fix: string
  /** The registry does not intend to serve this client, so its failure is not a fault. */
  readonly isNotIntended?: true
}

/** The result of one step of a client; without a value the client stops. */
export interface Step<T> {
  readonly checks: readonly Check[]
  readonly value: T | undefined
}

export function passed<T>(code: CheckCode, message: string, value: T): Step<T> {
  return { checks: [{ code, verdict: 'passed', message, fix: '' }], value }
}

export function broken(code: CheckCode, message: string, fix: string): Step<never> {
  return { checks: [{ code, verdict: 'broken', message, fix }], value: undefined }
}

/** The same for a client that the registry does not intend to serve. */
export function notIntended({ checks }: Step<never>): Step<never> {
  return { checks: checks.map((check) => ({ ...check, isNotIntended: true as const })), value: undefined }
}

export function note(code: CheckCode, message: string, fix: string): Check {
  return { code, verdict: 'note', message, fix }
}

export function after<T>(checks: readonly Check[], step: Step<T>): Step<T> {
  return { checks: [...checks, ...step.checks], value: step.value }
}
