import type { PackageSource } from '../index/packages/package-source.ts'
import type { PackageHosts } from '../index/packages/ports.ts'

/** The digests of modules in use, with the directory in the package, by `host/namespace/name/system` and version. */
export type Lock = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The package of a version, as its registry names it today. */
export interface ModulePackage {
  readonly source: PackageSource | undefined
  /**
   * `sha256:<hex>` of a zip, `commit:<id>`, `manifest:sha256:<hex>` of an OCI artifact, and then `//` and the directory, if it is
   * not the root; null where the location pins no bytes or cannot be had.
   */
  readonly digest: string | null
  /** Why there is no digest; empty where there is one. */
  readonly problem: string
}

/** What the bytes of a package are. A zip without a checksum is fetched. @param source text for why it cannot be told */
export async function modulePackage(
  source: PackageSource | string,
  packages: Pick<PackageHosts, 'archive'>,
): Promise<ModulePackage> {
  if (typeof source === 'string') return { source: undefined, digest: null, problem: source }
  const found = await digestOf(source, packages)
  if ('problem' in found) return { source, digest: null, ...found }
  const directory = 'subdirectory' in source && source.subdirectory !== '' ? `//${source.subdirectory}` : ''
  return { source, digest: `${found.digest}${directory}`, problem: '' }
}

async function digestOf(
  source: PackageSource,
  packages: Pick<PackageHosts, 'archive'>,
): Promise<{ readonly digest: string } | { readonly problem: string }> {
  switch (source.kind) {
    case 'archive': {
      if (source.expected !== undefined)
        return { digest: `${source.expected.algorithm}:${source.expected.hex}` }
      const fetched = await packages.archive(source)
      if (fetched.kind !== 'fetched') return { problem: fetched.message }
      if (fetched.status === 200) return { digest: `sha256:${fetched.digests.sha256}` }
      return { problem: `the package answers ${fetched.status}` }
    }
    case 'git':
      if (/^[0-9a-f]{40}$/.test(source.ref)) return { digest: `commit:${source.ref}` }
      return { problem: `the location names ${JSON.stringify(source.ref)}, which can move` }
    case 'oci':
      if (source.reference.startsWith('sha256:')) return { digest: `manifest:${source.reference}` }
      return { problem: `the location names the tag ${source.reference}, which can move` }
    default:
      return { problem: 'the location is of a kind that is not followed' }
  }
}
