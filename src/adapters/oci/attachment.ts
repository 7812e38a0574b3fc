import { RegistryError } from '../../base/error.ts'
import { type Descriptor, descriptorOf, digestOfBytes } from '../../oci/descriptor.ts'
import { EMPTY_CONFIG_BYTES, MANIFEST_TYPE, renderAttachment } from '../../oci/manifest.ts'
import {
  type AttachedDocument,
  digestsIn,
  INDEX_TYPE,
  referrersTag,
  withReferrer,
} from '../../oci/referrers.ts'
import { blobOfBytes } from './blob.ts'
import type { OciClient } from './client.ts'
import { MAX_ATTACHMENT_TRIES } from './limits.ts'

/**
 * Attaches a document to a manifest, as a referrer with one layer: in the registry's own list, and where it has none, in the
 * index under the tag that the specification names. The same document twice is once. Answers the digest of its manifest.
 */
export async function attach(
  client: OciClient,
  subject: Descriptor,
  document: AttachedDocument,
): Promise<string> {
  const { artifactType, annotations } = document
  const manifest = renderAttachment(subject, document)
  const digest = digestOfBytes(manifest)
  if ((await listed(client, subject.digest)).includes(digest)) return digest
  await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
  await client.pushBlob(blobOfBytes(document.bytes))
  const { isLinked } = await client.putManifest(digest, { mediaType: MANIFEST_TYPE, bytes: manifest })
  const referrer = { ...descriptorOf(MANIFEST_TYPE, manifest), artifactType, annotations }
  if (!isLinked) await list(client, subject.digest, referrer)
  return digest
}

async function listed(client: OciClient, subject: string): Promise<string[]> {
  const referrers = await client.referrers(subject)
  return referrers ?? digestsIn((await client.readManifest(referrersTag(subject)))?.bytes)
}

/** There is no compare-and-swap for tags: what another writer has overwritten is written again. */
async function list(client: OciClient, subject: string, referrer: Descriptor): Promise<void> {
  const tag = referrersTag(subject)
  for (let attempt = 0; attempt < MAX_ATTACHMENT_TRIES; attempt += 1) {
    const current = (await client.readManifest(tag))?.bytes
    if (digestsIn(current).includes(referrer.digest)) return
    await client.putManifest(tag, { mediaType: INDEX_TYPE, bytes: withReferrer(current, referrer) })
  }
  if (digestsIn((await client.readManifest(tag))?.bytes).includes(referrer.digest)) return
  throw new RegistryError(
    'STORE_REFUSED',
    `the tag ${tag} does not keep the list of what is attached to ${subject}`,
    'run it again when nobody else attaches anything',
  )
}
