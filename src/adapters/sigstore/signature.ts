import { bundleToJSON, type SerializedBundle } from '@sigstore/bundle'
import { DSSEBundleBuilder, FulcioSigner, RekorWitness, TSAWitness, type Witness } from '@sigstore/sign'
import { STATEMENT_MEDIA_TYPE } from '../../publish/provenance.ts'
import type { Sigstore } from '../../publish/sigstore.ts'

export interface Signing {
  readonly sigstore: Sigstore
  /** Proves to the authority who signs. */
  readonly identityToken: string
  /** Of each attempt; every service is asked twice at most. */
  readonly timeoutMs: number
}

/** Signs a statement with a key that lives as long as the call. https://docs.sigstore.dev/about/bundle/ */
export async function signStatement(statement: object, signing: Signing): Promise<SerializedBundle> {
  const { sigstore, identityToken, timeoutMs } = signing
  const { fulcioUrl, rekorUrl, timestampUrl } = sigstore
  const attempts = { timeout: timeoutMs, retry: 1 }
  const signer = new FulcioSigner({
    identityProvider: { getToken: async () => identityToken },
    fulcioBaseURL: fulcioUrl,
    ...attempts,
  })
  const witnesses: Witness[] = [
    ...(rekorUrl === undefined
      ? []
      : [new RekorWitness({ rekorBaseURL: rekorUrl, fetchOnConflict: true, ...attempts })]),
    ...(timestampUrl === undefined ? [] : [new TSAWitness({ tsaBaseURL: timestampUrl, ...attempts })]),
  ]
  const data = Buffer.from(JSON.stringify(statement))
  const bundle = await new DSSEBundleBuilder({ signer, witnesses }).create({
    data,
    type: STATEMENT_MEDIA_TYPE,
  })
  return bundleToJSON(bundle)
}
