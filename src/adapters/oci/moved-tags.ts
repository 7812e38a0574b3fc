import { quote } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { Version } from '../../module/version.ts'
import { MODULE_ARTIFACT_TYPE, parseManifest } from '../../oci/manifest.ts'
import { planMovingTags } from '../../oci/moving-tags.ts'
import type { StoredManifest } from '../../oci/stored-manifest.ts'
import type { OciClient } from './client.ts'

export interface TaggedRelease {
  readonly version: Version
  readonly manifest: StoredManifest
  readonly log: Log
}

const MAX_ROUNDS = 4

/**
 * Points `1.2`, `1` and `latest` at the release where it is the highest. Registries know no compare-and-swap, so the tags are
 * looked at again after each change: of two runs at the same moment the last to look sees both versions.
 */
export async function moveTags(client: OciClient, release: TaggedRelease): Promise<void> {
  const moved = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const plan = planMovingTags(release.version, await client.tags())
    const due = [...plan].filter(([tag, version]) => version === release.version || moved.has(tag))
    let changes = 0
    for (const [tag, version] of due) {
      if (!(await moveTag(client, release, { tag, version }))) continue
      moved.add(tag)
      changes += 1
    }
    if (changes === 0) return
  }
}

/** Whether the tag was written. */
async function moveTag(
  client: OciClient,
  release: TaggedRelease,
  { tag, version }: { readonly tag: string; readonly version: Version },
): Promise<boolean> {
  const target = version === release.version ? release.manifest : await client.readManifest(version)
  if (target === undefined || (await client.resolveTag(tag)) === target.digest) return false
  const current = await client.readManifest(tag)
  if (current !== undefined && parseManifest(current.bytes)?.artifactType !== MODULE_ARTIFACT_TYPE) {
    release.log.warn(`tag ${quote(tag)} is left as it is: it is no module package`)
    return false
  }
  await client.putManifest(tag, target)
  return true
}
