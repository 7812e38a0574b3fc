import { quote, RegistryError } from '../../base/error.ts'
import { formatRelease } from '../../module/release.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { MANIFEST_TYPE, packageLayer, renderModuleManifest, type StoredManifest } from '../../oci/manifest.ts'
import { formatOciRepository } from '../../oci/oci-repository.ts'
import type { Package } from '../../package/package.ts'
import type { PublishedPackage } from '../../publish/ports.ts'
import type { OciClient } from '../oci/client.ts'
import { packageAnnotations } from '../oci/manifest-annotations.ts'

/** How the OCI repository differs from what a published release left there. */
export interface OciDamage {
  /** Whether the manifest that the location names is gone. */
  readonly isGone: boolean
  /** What the version's tag is now; `intact` for another manifest of the same package. */
  readonly tag: 'intact' | 'gone' | 'other'
  /** For the end of a sentence: `its manifest sha256:… is gone`. */
  readonly problem: string
}

/** One request where nothing is wrong: a tag that resolves to the manifest proves that it is there. Undefined then. */
export async function findDamage(
  client: OciClient,
  { release, digest }: PublishedPackage,
  manifest: string,
): Promise<OciDamage | undefined> {
  const { version } = release
  const tagged = await client.resolveTag(version)
  if (tagged === manifest) return undefined
  const isGone = (await client.resolveTag(manifest)) === undefined
  const stored = tagged === undefined ? undefined : await client.readManifest(version)
  const tag = stored === undefined ? 'gone' : holdsPackage(stored, digest) ? 'intact' : 'other'
  if (!isGone && tag === 'intact') return undefined
  const problems = [
    ...(isGone ? [`its manifest ${manifest} is gone`] : []),
    ...(tag === 'gone' ? [`tag ${version} is gone`] : []),
    ...(tag === 'other' ? [`tag ${version} names another package, ${tagged}`] : []),
  ]
  return { isGone, tag, problem: problems.join(', and ') }
}

function holdsPackage(manifest: StoredManifest, digest: string): boolean {
  const layer = packageLayer(manifest)
  return typeof layer !== 'string' && layer.digest === digest
}

/** The manifest of a release, made again. Throws STORE_REFUSED where its bytes are not those that were published. */
export async function remakeManifest(
  client: OciClient,
  { release }: PublishedPackage,
  { pkg, digest, repositoryUrl }: { readonly pkg: Package; readonly digest: string; repositoryUrl: string },
): Promise<StoredManifest> {
  const metadata = { release, repositoryUrl, ...(await packageAnnotations(pkg)) }
  const bytes = renderModuleManifest(metadata, pkg.facts)
  const made = digestOfBytes(bytes)
  if (made === digest) return { mediaType: MANIFEST_TYPE, digest, bytes }
  throw new RegistryError(
    'STORE_REFUSED',
    `the manifest ${digest} of ${formatRelease(release)} is gone from ${quote(formatOciRepository(client.repository))}, and is not made again byte by byte: this run makes ${made}`,
    'somebody else pushed it, or with other annotations: copy it back from a mirror (oras cp, skopeo copy), or tag the commit with a new version',
  )
}

/** A VERSION_EXISTS: the tag of a published version was moved in the OCI registry. */
export function tagMovedAway(
  client: OciClient,
  { release, digest }: PublishedPackage,
  { problem }: OciDamage,
): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} was published to ${quote(formatOciRepository(client.repository))} with the package ${digest}, but ${problem}`,
    'find out who moved the tag; to set it back, run this once with --repair',
  )
}
