import { bundleToJSON, type SerializedBundle } from '@sigstore/bundle'
import { DSSEBundleBuilder, FulcioSigner, RekorWitness, TSAWitness, type Witness } from '@sigstore/sign'
import { STATEMENT_MEDIA_TYPE } from '../../publish/provenance.ts'
import type { Sigstore } from '../../publish/sigstore.ts'

/** How a statement is signed. */
export interface SigningOptions {
  readonly sigstore: Sigstore
  /** Proves to the certificate authority who signs. */
  readonly identityToken: string
  /** Of each attempt; every service is asked twice at most. */
  readonly timeoutMs: number
}

/** Signs a statement with a new key that is then thrown away, and returns it as a Sigstore bundle. https://docs.sigstore.dev/about/bundle/ */
export async function signStatement(statement: object, signing: SigningOptions): Promise<SerializedBundle> {
  const { sigstore, identityToken, timeoutMs } = signing
  const { fulcioUrl, rekorUrl, timestampUrl } = sigstore
  const attempts = { timeout: timeoutMs, retry: 1 }
  const signer = new FulcioSigner({
    identityProvider: { getToken: async () => identityToken },
    fulcioBaseURL: fulcioUrl,
    ...attempts,
  })
  const witnesses: Witness[] = []
  if (rekorUrl !== undefined)
    witnesses.push(new RekorWitness({ rekorBaseURL: rekorUrl, fetchOnConflict: true, ...attempts }))
  if (timestampUrl !== undefined) witnesses.push(new TSAWitness({ tsaBaseURL: timestampUrl, ...attempts }))
  const artifact = { data: Buffer.from(JSON.stringify(statement)), type: STATEMENT_MEDIA_TYPE }
  return bundleToJSON(await new DSSEBundleBuilder({ signer, witnesses }).create(artifact))
}
