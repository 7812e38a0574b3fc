import { RegistryError } from '../../base/error.ts'
import { listedVersions, type ModuleDocument } from '../../index/format/documents.ts'
import { ociManifestOf } from '../../index/format/location.ts'
import type { MovingName } from '../../lifecycle/ports.ts'
import type { Version } from '../../module/version.ts'
import { planFollowingTags } from '../../oci/moving-tags.ts'
import { formatOciRepository } from '../../oci/oci-repository.ts'
import type { OciClient } from './client.ts'

export interface FollowedModule {
  readonly module: ModuleDocument
  /** The versions that have changed. */
  readonly marked: readonly Version[]
  readonly dryRun: boolean
}

/** The manifest of each version of a module that is, or was, in an OCI repository. */
export function manifestsIn(repository: string, { versions, removed }: ModuleDocument): Map<string, Version> {
  const all = [...versions, ...removed].flatMap(({ version, packages = [] }) =>
    packages.flatMap(({ location }) => {
      const manifest = ociManifestOf(location)
      return manifest?.repository === repository ? [[manifest.digest, version] as const] : []
    }),
  )
  return new Map(all)
}

/**
 * Points the tags `1.2`, `1` and `latest` of a repository at the highest listed release, as far as they exist and name a version of the
 * module. A refusal is a result.
 */
export async function followTags(client: OciClient, followed: FollowedModule): Promise<MovingName[]> {
  const { module, marked } = followed
  const manifests = manifestsIn(formatOciRepository(client.repository), module)
  const digests = new Map([...manifests].map(([digest, version]) => [version, digest]))
  const listed = listedVersions(module).filter((version) => digests.has(version))
  const plan = planFollowingTags(marked, listed)
  try {
    const tags = new Set(await client.tags())
    const names: MovingName[] = []
    for (const [tag, version] of [...plan].filter(([each]) => tags.has(each))) {
      const target = version && { version, digest: digests.get(version) ?? '' }
      names.push(...(await followTag(client, { tag, target, manifests }, followed.dryRun)))
    }
    return names
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    const name = `tags ${[...plan.keys()].join(', ')} of ${formatOciRepository(client.repository)}`
    return [{ name, status: 'kept', version: null, reason: error.message, fix: error.hint }]
  }
}

interface FollowedTag {
  readonly tag: string
  /** Undefined where no listed version is left that the tag could name. */
  readonly target: { readonly version: Version; readonly digest: string } | undefined
  readonly manifests: ReadonlyMap<string, Version>
}

async function followTag(
  client: OciClient,
  { tag, target, manifests }: FollowedTag,
  dryRun: boolean,
): Promise<MovingName[]> {
  const current = await client.resolveTag(tag)
  if (current === undefined || current === target?.digest) return []
  const name = `tag ${tag} of ${formatOciRepository(client.repository)}`
  const before = manifests.get(current) ?? null
  const kept = (reason: string): MovingName[] => [{ name, status: 'kept', version: before, reason }]
  if (before === null) return kept('it names no version of the module')
  if (target === undefined)
    return kept(`it names ${before}: no listed version is left that it could name instead`)
  if (dryRun) return [{ name, status: 'planned', version: target.version }]
  const manifest = await client.readManifest(target.digest)
  if (manifest === undefined) return kept(`it names ${before}: the package of ${target.version} is gone`)
  await client.putManifest(tag, manifest)
  return [{ name, status: 'moved', version: target.version }]
}
