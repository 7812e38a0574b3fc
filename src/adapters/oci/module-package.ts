import { EMPTY_CONFIG_BYTES } from '../../oci/manifest.ts'
import type { StoredManifest } from '../../oci/stored-manifest.ts'
import type { Package } from '../../package/package.ts'
import { blobOfBytes, blobOfFile } from './blob.ts'
import { wrongContent } from './blob-upload.ts'
import type { OciClient } from './client.ts'

/**
 * Blobs, then the manifest by its digest, read back, and last the tag: nothing has a name before all of it is there. With
 * `tag` undefined the manifest is there already, and only its package is made sure of.
 * @returns whether the tag is another manifest's, which then was left alone
 */
export async function putModulePackage(
  client: OciClient,
  { file, facts }: Package,
  { manifest, tag }: { readonly manifest: StoredManifest; readonly tag: string | undefined },
): Promise<boolean> {
  await client.pushBlob(blobOfFile(file, facts))
  if (tag === undefined) return false
  await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
  await client.putManifest(manifest.digest, manifest)
  const stored = await client.readManifest(manifest.digest)
  if (stored?.mediaType !== manifest.mediaType)
    throw wrongContent(client.repository, `the manifest ${manifest.digest} cannot be read back`)
  // Some registries let a tag be overwritten whatever is asked of them, so it is read before as well.
  const taken = await client.resolveTag(tag)
  if (taken !== undefined) return taken !== manifest.digest
  await client.putManifest(tag, manifest, { isNew: true })
  return (await client.resolveTag(tag)) !== manifest.digest
}
