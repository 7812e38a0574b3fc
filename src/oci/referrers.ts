import { z } from 'zod'
import { canonicalJson } from '../base/json.ts'
import type { Descriptor } from './descriptor.ts'

/** What hangs on a manifest. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-referrers */

export const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json'

/** The tag that holds the list in registries that have no referrers API (same specification, "Referrers Tag Schema"). */
export function referrersTag(digest: string): string {
  return digest.replace(':', '-')
}

const imageIndex = z.looseObject({ manifests: z.array(z.looseObject({ digest: z.string() })) })

type ImageIndex = z.output<typeof imageIndex>

/** Digests of the manifests that an image index lists; none for anything else. */
export function digestsIn(index: Uint8Array | undefined): string[] {
  return read(index).manifests.map(({ digest }) => digest)
}

/** The index with one more manifest in it, others as they are. */
export function withReferrer(index: Uint8Array | undefined, referrer: Descriptor): Uint8Array {
  const { manifests } = read(index)
  const others = manifests.filter(({ digest }) => digest !== referrer.digest)
  const all = z.json().parse([...others, referrer])
  return new TextEncoder().encode(canonicalJson({ schemaVersion: 2, mediaType: INDEX_TYPE, manifests: all }))
}

function read(index: Uint8Array | undefined): ImageIndex {
  try {
    return imageIndex.parse(JSON.parse(new TextDecoder().decode(index)))
  } catch {
    return { manifests: [] }
  }
}
