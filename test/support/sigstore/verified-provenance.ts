import { verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { SigstoreAuthority } from './sigstore-authority.ts'

const bundleSchema = z.object({
  mediaType: z.literal('application/vnd.dev.sigstore.bundle.v0.3+json'),
  verificationMaterial: z.object({
    certificate: z.object({ rawBytes: z.string() }),
    tlogEntries: z.array(z.looseObject({})),
    timestampVerificationData: z.object({
      rfc3161Timestamps: z.array(z.object({ signedTimestamp: z.string() })),
    }),
  }),
  dsseEnvelope: z.object({
    payload: z.string(),
    payloadType: z.literal('application/vnd.in-toto+json'),
    signatures: z.tuple([z.looseObject({ sig: z.string() })]),
  }),
})

const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.looseObject({}),
})

/**
 * What a bundle proves, checked with nothing of the code under test: the certificate is the authority's, the signature over
 * the statement is that of the certificate's key, and the timestamps are over that signature. Throws where it is not so.
 * https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
 */
export async function verifyProvenance(bundle: unknown, authority: SigstoreAuthority) {
  const { verificationMaterial: material, dsseEnvelope: envelope } = bundleSchema.parse(bundle)
  const certificate = new X509Certificate(Buffer.from(material.certificate.rawBytes, 'base64'))
  const ca = new X509Certificate(authority.caCertificate)
  if (!certificate.verify(ca.publicKey)) throw new Error('the certificate is not of this authority')
  const payload = Buffer.from(envelope.payload, 'base64')
  const signature = Buffer.from(envelope.signatures[0].sig, 'base64')
  const type = envelope.payloadType
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `
  if (!verify('sha256', Buffer.concat([Buffer.from(head), payload]), certificate.publicKey, signature))
    throw new Error('the signature is not over the statement')
  const timestamps: string[] = []
  for (const { signedTimestamp } of material.timestampVerificationData.rfc3161Timestamps)
    timestamps.push(await authority.verifyTimestamp(Buffer.from(signedTimestamp, 'base64'), signature))
  return {
    statement: statementSchema.parse(JSON.parse(payload.toString())),
    /** Whom the authority has given the certificate to. */
    identity: certificate.subjectAltName,
    logEntries: material.tlogEntries.length,
    timestamps,
  }
}
