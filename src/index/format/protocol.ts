import { z } from 'zod'
import { compactJson } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'
import type { dependencyJson, providerJson } from '../../interface/interface-formats.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from './documents.ts'
import { locationKind, parseLocation } from './location.ts'
import { MODULES_BASE_PATH, versionPath } from './paths.ts'

/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */

/** @param basePath of a server that is not at the root of its host: `/registry` */
export function renderDiscovery(basePath = ''): string {
  return compactJson({ 'modules.v1': `${basePath}${MODULES_BASE_PATH}` })
}

interface DirectoryRequirements {
  readonly providers: readonly ReturnType<typeof providerJson>[]
  readonly dependencies: readonly ReturnType<typeof dependencyJson>[]
}

/** The providers and modules that a version requires, by directory. */
export interface VersionRequirements {
  readonly root: DirectoryRequirements
  readonly submodules: readonly (DirectoryRequirements & { readonly path: string })[]
}

/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS: VersionRequirements = { root: { providers: [], dependencies: [] }, submodules: [] }

/**
 * What the document says it is about: the web URL of the repository, where update bots look for changelogs, or the address of a
 * module without a known repository. Clients do not read it.
 */
function sourceOf({ owner, address }: ModuleDocument): string {
  return owner === null ? formatModuleAddress(address) : `https://${owner.host}/${owner.repository}`
}

/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks.
 */
export function renderVersions(
  module: ModuleDocument,
  requirements?: ReadonlyMap<Version, VersionRequirements>,
): string {
  const versions = listedVersions(module).map((version) => ({
    version,
    ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
  }))
  return compactJson({ modules: [{ source: sourceOf(module), versions }] })
}

const listed = z.looseObject({
  modules: z.array(z.looseObject({ versions: z.array(z.looseObject({ version: z.string() })) })),
})

/** The versions that a `versions` document lists; none where it is not one. */
export function versionsIn(bytes: Uint8Array): Set<string> {
  return new Set(parseJson(listed, bytes)?.modules[0]?.versions.map(({ version }) => version))
}

interface DownloadOptions {
  readonly sign?: Sign | undefined
  /** False for OpenTofu before 1.10, which gets the package that Terraform gets, if there is one. */
  readonly readsOci?: boolean
  /** Whether OpenTofu 1.12 and newer fetch a package in the index with the registry's token, and without its checksum. */
  readonly useRegistryCredentials?: boolean | undefined
}

/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
export function renderDownload(
  release: ReleaseDocument,
  { sign = (location) => location, readsOci = true, useRegistryCredentials = false }: DownloadOptions = {},
): string {
  const [first] = release.packages
  const location = (readsOci ? undefined : terraformLocation(release)) ?? first?.location
  if (location === undefined) return compactJson({})
  // A direct package is fetched from the location as it stands, `//` and all.
  const { kind, subdirectory } = parseLocation(location)
  const isDirect = useRegistryCredentials && subdirectory === '' && kind === 'relative'
  return compactJson({
    location: sign(location),
    ...(isDirect ? { use_registry_credentials: true } : {}),
  })
}

/** Adds to a location in the index the right to fetch it, in a private registry. Leaves other locations alone. */
export type Sign = (location: string) => string

/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
export function terraformLocation(release: ReleaseDocument): string | undefined {
  const isSame = release.package.equalsTree === true
  const locations = release.packages.map(({ location }) => location)
  return locations.find((location, place) => {
    const kind = locationKind(location)
    return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame)
  })
}

/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
export function sourcePageLocation(release: ReleaseDocument, registryUrl: string | null): string | undefined {
  const location = terraformLocation(release)
  if (location === undefined || locationKind(location) !== 'relative') return location
  if (registryUrl === null) return undefined
  const download = `${registryUrl}/${versionPath(release.address, release.version, 'download')}`
  return new URL(location, download).href
}
