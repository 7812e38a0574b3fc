import { quote } from '../../base/error.ts'
import { quoteUrl } from '../../base/url.ts'
import { packageSubdirectory } from '../../module/release.ts'
import type { ModuleDocument, RegistryDocument, ReleaseDocument, StoredPackage } from '../format/documents.ts'
import { hostOfLocation, locationKind, subdirectoryOf } from '../format/location.ts'
import { versionPath } from '../format/paths.ts'
import { allowsLocation, isOwnLocation, namesLocation } from '../format/policy.ts'
import type { Fault } from './check-context.ts'
import { identityOf, namesOf } from './owner-check.ts'

/** What is wrong with the facts of a release that can be read. @param module undefined where it cannot be read */
export function releaseFaults(
  release: ReleaseDocument,
  module: ModuleDocument | undefined,
  registry: RegistryDocument,
): Fault[] {
  const path = versionPath(release.address, release.version, 'release.json')
  return [
    ...mismatches(release, module),
    ...release.packages.flatMap((stored) => locationFaults(stored, release, { module, registry })),
  ].map((fault) => ({ ...fault, path }))
}

type Problem = Omit<Fault, 'path'>

/** `module.json` repeats facts of the release, so that a change has to be made twice. */
function mismatches(release: ReleaseDocument, module: ModuleDocument | undefined): Problem[] {
  const listed = module?.versions.find(({ version }) => version === release.version)
  if (listed === undefined) return []
  const places = (packages: readonly Pick<StoredPackage, 'kind' | 'location'>[]) =>
    packages.map(({ kind, location }) => `${kind} ${location}`).join(', ')
  const facts: [name: string, one: string | number, other: string | number][] = [
    ['tag', release.tag, listed.tag],
    ['commit', release.commit, listed.commit],
    ['committedAt', release.committedAt, listed.committedAt],
    ['path', release.path, listed.path],
    ['packageRoot', release.packageRoot ?? release.path, listed.packageRoot ?? listed.path],
    ['digest', release.package.digest, listed.digest],
    ['packages', places(release.packages), places(listed.packages)],
    ['size', release.package.size, listed.size ?? release.package.size],
    ['files', release.package.files, listed.files ?? release.package.files],
  ]
  return facts
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => ({
      code: 'RELEASE_MISMATCH',
      message: `release.json says ${name} ${quote(String(one))}, and module.json says ${quote(String(other))}`,
    }))
}

function locationFaults(
  { location, digest }: StoredPackage,
  release: ReleaseDocument,
  { module, registry }: { readonly module: ModuleDocument | undefined; readonly registry: RegistryDocument },
): Problem[] {
  const faults: Problem[] = foreignHost(location, release, module, registry)
  const mismatch = (problem: string) => faults.push({ code: 'LOCATION_MISMATCH', message: problem })
  const directory = locationKind(location) === 'git' ? release.path : packageSubdirectory(release)
  if (subdirectoryOf(location) !== directory)
    mismatch(`the location ${quoteUrl(location)} does not name the directory ${quote(directory || '.')}`)
  const pin = location.slice(location.indexOf('?') + 1).replace(/^[a-z]+=/, '')
  switch (locationKind(location)) {
    case 'git':
      if (pin !== release.commit && pin !== release.tag)
        mismatch(`the location ${quoteUrl(location)} is neither at commit ${release.commit} nor at its tag`)
      break
    case 'oci':
      break
    default:
      if (pin !== release.package.digest)
        mismatch(`the location ${quoteUrl(location)} does not pin ${release.package.digest}`)
  }
  if (digest !== release.package.digest)
    mismatch(
      `the package at ${quoteUrl(location)} has ${digest}, and the release has ${release.package.digest}`,
    )
  return faults
}

/**
 * Packages are with their repository, where nobody else decides what clients get, or where `allowedHosts` says. Without it, OCI registries
 * and buckets may be anywhere as long as the version is new: docs/decisions/0058-places-of-packages.md
 */
function foreignHost(
  location: string,
  release: ReleaseDocument,
  module: ModuleDocument | undefined,
  registry: RegistryDocument,
): Problem[] {
  const host = hostOfLocation(location)
  const foreign = (message: string): Problem[] => [{ code: 'LOCATION_FOREIGN', message }]
  if (!allowsLocation(registry, location))
    return foreign(`the location ${quoteUrl(location)} is on ${quote(host ?? '')}, which is no allowed host`)
  const owners = [identityOf(release.repository) ?? [], namesOf(module?.owner ?? null)].flat()
  const isAnywhere = !['https', 'git'].includes(locationKind(location))
  if (owners.length === 0 || isOwnLocation(location, owners)) return []
  if (namesLocation(registry, location, owners) || (isAnywhere && registry.allowedHosts === undefined))
    return []
  return foreign(
    `the location ${quoteUrl(location)} is not in ${quote(release.repository.url)}, and allowedHosts does not name its path`,
  )
}
