import { canonicalJson } from '../../base/json.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from './documents.ts'
import { absoluteLocation, formatLocation, isTerraformReadable, parseLocation } from './location.ts'
import { versionPath } from './paths.ts'

/**
 * The answers of the module registry protocol, for the static tree and for the server alike.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */

export const MODULES_BASE_PATH = '/v1/modules/'

export function renderDiscovery(): string {
  return canonicalJson({ 'modules.v1': MODULES_BASE_PATH })
}

/** `versions`. An entry has `version` only: clients check the types of the other keys, and fail on the whole list. */
export function renderVersions(module: ModuleDocument): string {
  const versions = listedVersions(module).map((version) => ({ version }))
  return canonicalJson({ modules: [{ source: formatModuleAddress(module.address), versions }] })
}

/** `download`, from whose body OpenTofu reads the location. */
export function renderDownload(release: ReleaseDocument, sign: Sign = (location) => location): string {
  const [first] = release.packages
  return canonicalJson({ location: first === undefined ? undefined : sign(first.location) })
}

/** Adds the right to fetch it to the location of a package in the index. */
export type Sign = (location: string) => string

/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
export function terraformLocation(release: ReleaseDocument): string | undefined {
  const isSame = release.package.equalsTree === true
  const [first, ...others] = release.packages.map(({ location }) => parseLocation(location))
  const readable = [first, ...others.filter(({ kind }) => kind !== 'git' || isSame)].find(
    (location) => location !== undefined && isTerraformReadable(location),
  )
  return readable === undefined ? undefined : formatLocation(readable)
}

/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
export function sourcePageLocation(release: ReleaseDocument, registryUrl: string | null): string | undefined {
  const text = terraformLocation(release)
  if (text === undefined) return undefined
  const location = parseLocation(text)
  if (location.kind !== 'relative') return text
  if (registryUrl === null) return undefined
  const download = versionPath(release.address, release.version, 'download')
  return formatLocation(absoluteLocation(location, `${registryUrl}/${download.slice(0, -'download'.length)}`))
}

/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
export function renderHostHeaders(): string {
  return `${MODULES_BASE_PATH}*/download\n  X-Terraform-Get: ./source\n`
}
