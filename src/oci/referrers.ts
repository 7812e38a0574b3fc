import { z } from 'zod'
import { canonicalJson } from '../base/json.ts'
import { listOf, parseJson } from '../base/schema.ts'
import type { Descriptor } from './descriptor.ts'

/** Manifests that refer to another manifest. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-referrers */

/** A document about a package, stored in the OCI registry as a referrer of the package's manifest. */
export interface AttachedDocument {
  /** Media type of the bytes; readers select documents by it. */
  readonly artifactType: string
  /** File name under which generic tools (`oras pull`) write it. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Shown in the list of referrers, so that readers need not fetch the bytes. */
  readonly annotations?: Readonly<Record<string, string>>
}

/** docs/guides/oci.md: a contract, as the format of `interface.json` is. */
export const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json'

/** Whether an attached document of this type is a Sigstore bundle, of any version. https://docs.sigstore.dev/about/bundle/ */
export function isProvenance(artifactType: string): boolean {
  return /^application\/vnd\.dev\.sigstore\.bundle\b.*\+json\b/.test(artifactType)
}

export const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json'

/** The tag that holds the list of referrers in registries without the referrers API ("Referrers Tag Schema"). */
export function referrersTag(digest: string): string {
  return digest.replace(':', '-')
}

const imageIndex = z.looseObject({ manifests: listOf(z.looseObject({ digest: z.string() })) })

/** Digests of the manifests that an image index lists; none where the bytes are not an image index. */
export function digestsIn(index: Uint8Array | undefined): string[] {
  return read(index).manifests.map(({ digest }) => digest)
}

/** Adds a manifest to an image index, or replaces the one with the same digest; the others stay as they are. */
export function withReferrer(index: Uint8Array | undefined, referrer: Descriptor): Uint8Array {
  const { manifests } = read(index)
  const others = manifests.filter(({ digest }) => digest !== referrer.digest)
  const list = { schemaVersion: 2, mediaType: INDEX_TYPE, manifests: [...others, referrer] }
  return new TextEncoder().encode(canonicalJson(list))
}

function read(index: Uint8Array | undefined): z.output<typeof imageIndex> {
  return (index && parseJson(imageIndex, index)) ?? { manifests: [] }
}
