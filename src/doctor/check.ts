/** The closed list of what doctor can say; `docs/doctor.md` explains each. Add one where none fits, never rename one. */
export type CheckCode =
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
  | 'PACKAGE'
  | 'PACKAGE_UNREACHABLE'
  | 'PACKAGE_STATUS'
  | 'PACKAGE_HEAD'
  | 'PACKAGE_CHECKSUM'
  | 'PACKAGE_FORMAT'
  | 'PACKAGE_PATHS'
  | 'PACKAGE_SUBDIRECTORY'
  | 'PACKAGE_NO_MODULE'
  | 'PACKAGE_LINKS'
  | 'PACKAGE_NOT_SAME'
  | 'GIT_ARGUMENTS'
  | 'GIT_UNREACHABLE'
  | 'GIT_REF'
  | 'OCI_ARGUMENTS'
  | 'OCI_UNREACHABLE'
  | 'OCI_NOT_FOUND'
  | 'OCI_MANIFEST'
  | 'OCI_BLOB'

/** One thing that was looked at. */
export interface Check {
  readonly code: CheckCode
  /**
   * `passed`; `note`: worth knowing, installs all the same; `wrong`: installs, but not what it should; `broken`: the client
   * stops here.
   */
  readonly verdict: 'passed' | 'note' | 'wrong' | 'broken'
  readonly message: string
  /** What to do; empty where nothing is to be done. */
  readonly fix: string
  /** The registry does not set out to serve this client: that it fails is no fault. */
  readonly isUnclaimed?: true
}

/** What a step of the walk came to; without a value the client goes no further. */
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

/** The same, where the registry does not set out to serve the client. */
export function unclaimed({ checks }: Step<never>): Step<never> {
  return { checks: checks.map((check) => ({ ...check, isUnclaimed: true as const })), value: undefined }
}

export function note(code: CheckCode, message: string, fix: string): Check {
  return { code, verdict: 'note', message, fix }
}

export function wrong(code: CheckCode, message: string, fix: string): Check {
  return { code, verdict: 'wrong', message, fix }
}

/** The step with these checks in front of its own. */
export function after<T>(checks: readonly Check[], step: Step<T>): Step<T> {
  return { checks: [...checks, ...step.checks], value: step.value }
}
