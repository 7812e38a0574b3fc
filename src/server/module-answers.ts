import { canonicalJson } from '../base/json.ts'
import type { ModuleDocument, ReleaseDocument } from '../index/format/documents.ts'
import { listedVersions } from '../index/format/documents.ts'
import { versionDetails } from '../index/format/module-details.ts'
import { versionPath } from '../index/format/paths.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import type { ServerFacts } from './module-lists.ts'
import type { VersionNeeds } from './version-requirements.ts'

/** Answers of the registry HTTP API that a static host has no room for. */

/** The versions, highest first, each with what it asks for. */
export function renderVersionsWithNeeds(
  module: ModuleDocument,
  needsOf: (version: Version) => VersionNeeds,
): string {
  const versions = listedVersions(module).map((version) => ({ version, ...needsOf(version) }))
  return canonicalJson({ modules: [{ source: formatModuleAddress(module.address), versions }] })
}

export interface FullVersion {
  readonly module: ModuleDocument
  readonly release: ReleaseDocument
  readonly moduleInterface: ModuleInterface | undefined
  /** Every system of the module's name. */
  readonly providers: readonly string[]
}

/** "Get a specific module". https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */
export function renderFullVersion(full: FullVersion, { isVerified, downloads }: ServerFacts): string {
  const { module, release, moduleInterface, providers } = full
  const { address, version } = release
  const mark = module.deprecations.find((deprecation) => deprecation.version === version)
  return canonicalJson({
    ...versionDetails(release, moduleInterface),
    verified: isVerified(address.namespace),
    downloads: downloads(formatModuleAddress(address), version),
    versions: listedVersions(module),
    providers,
    deprecation: mark === undefined ? null : { reason: mark.reason, link: '' },
  })
}

/** Where the download of a version is asked for: an absolute path, so that no answer depends on the host's name. */
export function downloadPath(release: Pick<ReleaseDocument, 'address' | 'version'>): string {
  return `/${versionPath(release.address, release.version, 'download')}`
}
