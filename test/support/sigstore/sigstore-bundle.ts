import type { AttachedDocument } from '../../../src/oci/referrers.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

/**
 * A provenance of these bytes in the form of a Sigstore bundle; nobody has signed it.
 * https://github.com/sigstore/protobuf-specs/blob/main/protos/sigstore_bundle.proto, and how it hangs on a manifest:
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
export function sigstoreBundle(digest: string, predicate: object = {}): AttachedDocument {
  const mediaType = 'application/vnd.dev.sigstore.bundle.v0.3+json'
  const predicateType = 'https://slsa.dev/provenance/v1'
  const subject = [{ name: 'acme/vpc/aws', digest: { sha256: digest.replace('sha256:', '') } }]
  const statement = { _type: 'https://in-toto.io/Statement/v1', subject, predicateType, predicate }
  const payload = base64(JSON.stringify(statement))
  const signatures = [{ sig: base64('a signature') }]
  const dsseEnvelope = { payload, payloadType: 'application/vnd.in-toto+json', signatures }
  return {
    artifactType: mediaType,
    name: 'provenance.sigstore.json',
    bytes: new TextEncoder().encode(JSON.stringify({ mediaType, dsseEnvelope })),
    annotations: {
      'dev.sigstore.bundle.content': 'dsse-envelope',
      'dev.sigstore.bundle.predicateType': predicateType,
    },
  }
}
