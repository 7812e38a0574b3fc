import { quote } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { Version } from '../../module/version.ts'
import {
  EMPTY_CONFIG_BYTES,
  MODULE_ARTIFACT_TYPE,
  parseManifest,
  type StoredManifest,
} from '../../oci/manifest.ts'
import { planMovingTags } from '../../oci/moving-tags.ts'
import type { Package } from '../../package/package.ts'
import { blobOfBytes, blobOfFile } from './blob.ts'
import { wrongContent } from './blob-upload.ts'
import type { OciClient } from './client.ts'
import { MAX_TAG_ROUNDS } from './limits.ts'

/**
 * Blobs, then the manifest by its digest, read back, and last the tag: nothing has a name before all of it is there. With
 * `tag` undefined the manifest is there already, and only its package is made sure of.
 * @returns whether the tag is another manifest's, which then was left alone
 */
export async function putModulePackage(
  client: OciClient,
  pkg: Package,
  { manifest, tag }: { readonly manifest: StoredManifest; readonly tag: string | undefined },
): Promise<boolean> {
  if (tag === undefined) {
    await client.pushBlob(blobOfFile(pkg.file, pkg.facts))
    return false
  }
  await putUntagged(client, pkg, manifest)
  // Some registries let a tag be overwritten whatever is asked of them, so it is read before as well.
  const taken = await client.resolveTag(tag)
  if (taken !== undefined) return taken !== manifest.digest
  await client.putManifest(tag, manifest, { isNew: true })
  return (await client.resolveTag(tag)) !== manifest.digest
}

/** Blobs, then the manifest by its digest, read back. Throws what the client throws. */
export async function putUntagged(
  client: OciClient,
  { file, facts }: Package,
  manifest: StoredManifest,
): Promise<void> {
  await client.pushBlob(blobOfFile(file, facts))
  await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
  await client.putManifest(manifest.digest, manifest)
  const stored = await client.readManifest(manifest.digest)
  if (stored?.mediaType !== manifest.mediaType)
    throw wrongContent(client.repository, `the manifest ${manifest.digest} cannot be read back`)
}

interface TaggedRelease {
  readonly version: Version
  readonly manifest: StoredManifest
  /** Yanked and removed versions of the module: no tag shall name them. */
  readonly withdrawn: ReadonlySet<Version>
  readonly log: Log
}

/**
 * Points the tags `1.2`, `1` and `latest` at the release where it is the highest version. OCI registries have no
 * compare-and-swap, so each change is followed by another read of the tags: of two runs at the same time, the one that reads
 * last sees both versions. Where versions are withdrawn, tags that may still name one are pointed at the highest release too. A tag
 * that is not a module package is left alone, with a warning. Throws what the client throws.
 */
export async function moveTags(client: OciClient, release: TaggedRelease): Promise<void> {
  const moved = new Set<string>()
  for (let round = 0; round < MAX_TAG_ROUNDS; round += 1) {
    const plan = planMovingTags(release.version, await client.tags(), release.withdrawn)
    const isDue = (tag: string, version: Version) =>
      version === release.version || moved.has(tag) || release.withdrawn.size > 0
    const due = [...plan].filter(([tag, version]) => isDue(tag, version))
    let changes = 0
    for (const [tag, version] of due) {
      if (!(await moveTag(client, release, { tag, version }))) continue
      moved.add(tag)
      changes += 1
    }
    if (changes === 0) return
  }
}

/** Whether this call has written the tag. */
async function moveTag(
  client: OciClient,
  release: TaggedRelease,
  { tag, version }: { readonly tag: string; readonly version: Version },
): Promise<boolean> {
  const target = version === release.version ? release.manifest : await client.readManifest(version)
  if (target === undefined || (await client.resolveTag(tag)) === target.digest) return false
  const current = await client.readManifest(tag)
  if (current !== undefined && parseManifest(current.bytes)?.artifactType !== MODULE_ARTIFACT_TYPE) {
    release.log.warn(`tag ${quote(tag)} is not moved: it is not a module package`)
    return false
  }
  await client.putManifest(tag, target)
  return true
}
