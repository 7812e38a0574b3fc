import { RegistryError } from '../../base/error.ts'
import type { AttachedDocuments, FoundDocument } from '../../index/packages/ports.ts'
import { parseManifest } from '../../oci/manifest.ts'
import { parseOciRepository } from '../../oci/oci-repository.ts'
import { digestsIn, isProvenance, referrersTag } from '../../oci/referrers.ts'
import type { ArtifactHostSettings } from './artifact-hosts.ts'
import { OciClient } from './client.ts'
import { MAX_ATTACHED_DOCUMENTS, MAX_BUNDLE_BYTES } from './limits.ts'
import { findOpenTofuCredentials } from './opentofu-credentials.ts'

/** What is attached in OCI registries, read with the credentials that OpenTofu finds. */
export function networkAttachedDocuments({
  transport,
  environment,
}: Pick<ArtifactHostSettings, 'transport' | 'environment'>): AttachedDocuments {
  return {
    async read({ repository: name, reference }) {
      try {
        const repository = parseOciRepository(name)
        const findCredentials = () => findOpenTofuCredentials(repository, environment)
        const client = new OciClient({ repository, access: 'pull', findCredentials, transport })
        const listed = await client.referrers(reference)
        const digests = listed ?? digestsIn((await client.readManifest(referrersTag(reference)))?.bytes)
        if (digests.length > MAX_ATTACHED_DOCUMENTS)
          return { kind: 'unreachable', message: `${digests.length} documents are attached to ${reference}` }
        const documents: FoundDocument[] = []
        for (const digest of digests) documents.push(...(await readDocument(client, digest)))
        return { kind: 'found', documents }
      } catch (error) {
        if (error instanceof RegistryError) return { kind: 'unreachable', message: error.message }
        throw error
      }
    },
  }
}

/** None where the list names a manifest that is gone, or one that is no document of ours. */
async function readDocument(client: OciClient, digest: string): Promise<FoundDocument[]> {
  const stored = await client.readManifest(digest)
  const { artifactType = '', layers: [layer] = [] } = (stored && parseManifest(stored.bytes)) ?? {}
  if (layer === undefined) return []
  if (!isProvenance(artifactType)) return [{ artifactType, digest: layer.digest, bytes: undefined }]
  const pieces: Uint8Array[] = []
  const isRead = await client.readBlob(layer.digest, {
    maxBytes: MAX_BUNDLE_BYTES,
    into: async (piece) => {
      pieces.push(Uint8Array.from(piece))
    },
  })
  return [{ artifactType, digest: layer.digest, bytes: isRead ? Buffer.concat(pieces) : undefined }]
}
